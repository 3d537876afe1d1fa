//! The two passes over one line that `line.rs` describes.
//!
//! Only sets that can be reached are kept, in layers: all sets before the same
//! open height. Decided heights follow the open one before them at once, so
//! that they cost one step a set and no layer of their own.

use crate::grid::{Size, Word};

use super::line::ExactLine;
use super::pairs::Pairs;

/// Working memory, one for all lines of a puzzle.
#[derive(Default)]
pub struct Tables {
    /// For each set of open places: the pairs that reach it.
    reached: Vec<Pairs>,
    /// For each set: the pairs from which the line can be finished.
    finishing: Vec<Pairs>,
    states: Vec<State>,
    layers: Vec<Layer>,
}

/// One reachable set of taken places.
#[derive(Clone, Copy)]
struct State {
    /// One bit for each open place.
    set: u32,
    /// One bit for each place.
    taken: Word,
    /// The pairs that reach it, once the decided heights of its layer are in.
    pairs: Pairs,
}

/// The states before one open height, or at the end.
#[derive(Clone, Copy)]
struct Layer {
    /// The number of its first state.
    first: usize,
    /// The decided heights that are put in first: from this one, tallest first ...
    begin: usize,
    /// ... up to this one, which is open, or the end.
    end: usize,
}

/// The line as it stands: what branches and what is decided.
struct Position {
    /// Places of each height, tallest first.
    heights: [Word; Size::MAX],
    n: usize,
    /// The bit of each place in a set.
    bit: [u32; Size::MAX],
    open: usize,
}

impl Position {
    fn of(places: &[Word]) -> Self {
        let n = places.len();
        let mut heights = [0; Size::MAX];
        heights.iter_mut().zip(places.iter().rev()).for_each(|(height, at)| *height = *at);
        let decided = places.iter().filter(|at| at.is_power_of_two());
        let decided = decided.fold(0, |all: Word, at| all | at);
        let mut bit = [0; Size::MAX];
        let mut open = 0;
        for (place, bit) in bit.iter_mut().enumerate().take(n) {
            if decided >> place & 1 == 0 {
                *bit = 1_u32.checked_shl(open as u32).unwrap_or(0);
                open += 1;
            }
        }
        Self { heights, n, bit, open }
    }

    /// Where the run of decided heights from `begin` on ends.
    fn run_end(&self, begin: usize) -> usize {
        let run = self.heights[begin..self.n].iter().take_while(|at| at.is_power_of_two());
        begin + run.count()
    }

    /// The places of the decided heights of a layer, tallest first.
    fn run(&self, layer: Layer) -> &[Word] {
        &self.heights[layer.begin..layer.end]
    }
}

impl Tables {
    /// The supported heights of each place; nothing where the line has no
    /// arrangement. `places` are those of each height, the shortest first.
    pub(super) fn supported(
        &mut self,
        line: &ExactLine,
        places: &[Word],
    ) -> Option<[Word; Size::MAX]> {
        let position = Position::of(places);
        let sets = 1 << position.open;
        if self.reached.len() < sets {
            self.reached.resize(sets, 0);
            self.finishing.resize(sets, 0);
        }
        self.forwards(line, &position);
        let supported = self.backwards(line, &position);
        for state in &self.states {
            self.finishing[state.set as usize] = 0;
        }
        supported
    }

    /// Fills `states`, layer after layer.
    fn forwards(&mut self, line: &ExactLine, position: &Position) {
        self.layers.clear();
        self.states.clear();
        self.states.push(State { set: 0, taken: 0, pairs: 0 });
        self.reached[0] = 1;
        let (mut first, mut begin) = (0, 0);
        loop {
            let layer = Layer { first, begin, end: position.run_end(begin) };
            self.layers.push(layer);
            let end = self.states.len();
            for index in first..end {
                self.settle(line, position, layer, index);
                if layer.end < position.n {
                    self.step(line, position, self.states[index], position.heights[layer.end]);
                }
            }
            if layer.end == position.n {
                return;
            }
            (first, begin) = (end, layer.end + 1);
        }
    }

    /// Puts in the decided heights of a layer.
    #[inline]
    fn settle(&mut self, line: &ExactLine, position: &Position, layer: Layer, index: usize) {
        let State { set, mut taken, .. } = self.states[index];
        let mut pairs = core::mem::take(&mut self.reached[set as usize]);
        for at in position.run(layer) {
            let place = at.trailing_zeros() as usize;
            let allowed = line.allowed(*at, taken) != 0;
            pairs = if allowed { line.seen.put(&line.seen.fan(pairs, taken), place) } else { 0 };
            taken |= at;
        }
        self.states[index] = State { set, taken, pairs };
    }

    /// Puts the next open height wherever it can stand after one state.
    #[inline]
    fn step(&mut self, line: &ExactLine, position: &Position, state: State, places: Word) {
        let State { set, taken, pairs } = state;
        if pairs == 0 {
            return;
        }
        let Self { reached, states, .. } = self;
        let free = line.allowed(places & !taken, taken);
        line.seen.put_each(&line.seen.fan(pairs, taken), free, |place, pairs| {
            if pairs == 0 {
                return;
            }
            let set = set | position.bit[place];
            let reached = &mut reached[set as usize];
            if *reached == 0 {
                states.push(State { set, taken: taken | 1 << place, pairs: 0 });
            }
            *reached |= pairs;
        });
    }

    /// Fills `finishing` and notes what both passes support.
    fn backwards(&mut self, line: &ExactLine, position: &Position) -> Option<[Word; Size::MAX]> {
        let last = *self.layers.last()?;
        let end = *self.states.get(last.first)?;
        let goal = line.seen.goal() & end.pairs;
        if goal == 0 {
            return None;
        }
        let mut supported = [0; Size::MAX];
        for (number, at) in position.heights[..position.n].iter().enumerate() {
            if at.is_power_of_two() {
                supported[at.trailing_zeros() as usize] = 1 << (position.n - 1 - number);
            }
        }
        self.finishing[end.set as usize] = unsettle(line, position, last, end.taken, goal);
        for number in (1..self.layers.len()).rev() {
            let (layer, after) = (self.layers[number - 1], self.layers[number]);
            for index in layer.first..after.first {
                self.back(line, position, layer, self.states[index], &mut supported);
            }
        }
        Some(supported)
    }

    /// From where an open height can be put after one state.
    #[inline]
    fn back(
        &mut self,
        line: &ExactLine,
        position: &Position,
        layer: Layer,
        state: State,
        supported: &mut [Word; Size::MAX],
    ) {
        let State { set, taken, pairs } = state;
        if pairs == 0 {
            return;
        }
        let height = 1 << (position.n - 1 - layer.end);
        let free = line.allowed(position.heights[layer.end] & !taken, taken);
        let finishing = &self.finishing;
        let after = |place: usize| finishing[(set | position.bit[place]) as usize];
        let mut from = 0;
        line.seen.unput_each(&line.seen.fan(pairs, taken), free, after, |place, before| {
            if before & pairs != 0 {
                supported[place] |= height;
                from |= before & pairs;
            }
        });
        self.finishing[set as usize] = unsettle(line, position, layer, taken, from);
    }
}

/// Takes the decided heights of a layer out again.
#[inline]
fn unsettle(
    line: &ExactLine,
    position: &Position,
    layer: Layer,
    taken: Word,
    pairs: Pairs,
) -> Pairs {
    let (mut taken, mut pairs) = (taken, pairs);
    for at in position.run(layer).iter().rev() {
        taken &= !at;
        let fan = line.seen.fan(pairs, taken);
        pairs = line.seen.unput(pairs, &fan, at.trailing_zeros() as usize);
    }
    pairs
}
