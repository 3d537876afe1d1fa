//! A whole line at once: all-different, both clues and the signs between its
//! own cells, made fully consistent.
//!
//! ```text
//!   clue 3 |  .  .  6  .  .  .  | clue 2       tallest first
//!   clue 3 |  .  5  6  .  .  .  | clue 2       seen from the left: 2
//!   clue 3 |  .  5  6  .  4  .  | clue 2       ... from the right: 2
//! ```
//!
//! The heights are put in from the tallest to the shortest. A height is seen
//! from the left iff it stands left of everything taller, from the right iff
//! right of everything taller. So the only memory a partial line needs is the
//! *set* of places taken and the pair (seen from left, seen from right): each
//! set keeps its reachable pairs as the bits of one word, and one more seen is
//! a shift. A pass forwards over the sets, a pass backwards from the full one;
//! a height may stand at a place iff pairs of both passes meet there.
//!
//! A sign a < b between two places means: b is taken before a. Heights that are
//! already decided do not branch, so that a set is written with one bit for each
//! *open* place only. Cost: at most 2^k * k word operations for k open places.
//!
//! Source: the recursion over the tallest height is that of Khovanova and
//! Lewis, "Skyscraper numbers", 2013; counting over sets of taken places is
//! the dynamic programme of Held and Karp, 1962.

use std::cell::RefCell;
use std::rc::Rc;

use crate::engine::{Conflict, Cost, Domains, Effort, Fact, Lines, Past, Propagator};
use crate::grid::{Cell, Line, Size, Values, Word};
use crate::puzzle::GridPuzzle;

use super::pairs::{Pairs, Seen};

/// Lines with more open places are left to cheaper propagators: in a thorough
/// look, and in a quick one at a line with or without a clue.
const MOST_OPEN: usize = 12;
pub(super) const QUICK_WITH_CLUE: usize = 6;
const QUICK_WITHOUT: usize = 4;

/// What is written at and inside one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineClues {
    /// Which line.
    pub line: Line,
    /// The clues at its first and its last cell.
    pub clues: [Option<u32>; 2],
    /// Signs between its cells as (lesser place, greater place).
    pub signs: Vec<(usize, usize)>,
}

impl LineClues {
    /// What the puzzle says about a line.
    #[must_use]
    pub fn of(puzzle: &GridPuzzle, line: Line) -> Self {
        let clues = puzzle.facing_clues(line);
        Self { line, clues, signs: super::signs_within(puzzle, line) }
    }

    /// Whether there is anything but all-different.
    #[must_use]
    pub fn say_something(&self) -> bool {
        self.clues.iter().any(Option::is_some) || !self.signs.is_empty()
    }
}

/// The propagator of one line.
pub struct ExactLine {
    pub(super) line: Line,
    pub(super) n: usize,
    pub(super) seen: Seen,
    /// For each place, the places that hold greater heights.
    pub(super) greater: Vec<Word>,
    /// The most open places in a quick look.
    quick: usize,
    tables: Rc<RefCell<Tables>>,
}

/// Working memory, one for all lines of a puzzle.
#[derive(Default)]
pub struct Tables {
    /// For each set of open places: the pairs that reach it.
    reached: Vec<Pairs>,
    /// For each set: the pairs from which the line can be finished.
    finishing: Vec<Pairs>,
    states: Vec<State>,
}

/// One reachable set of taken places.
#[derive(Clone, Copy)]
struct State {
    /// One bit for each open place.
    set: u32,
    /// One bit for each place, before the decided heights that follow.
    taken: Word,
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

impl ExactLine {
    /// Whether the pass can run at all between such clues: the pairs that it
    /// counts must fit into a word. They do up to n = 15.
    #[must_use]
    pub fn fits(size: Size, clues: [Option<u32>; 2]) -> bool {
        Seen::new(size.n(), clues).fits()
    }

    /// The propagator for these clues, with working memory of its own.
    #[must_use]
    pub fn new(size: Size, clues: &LineClues) -> Self {
        Self::sharing(size, clues, Rc::default())
    }

    /// The propagator for these clues, sharing working memory with others.
    #[must_use]
    pub fn sharing(size: Size, clues: &LineClues, tables: Rc<RefCell<Tables>>) -> Self {
        let mut greater = vec![0; size.n()];
        for (low, high) in &clues.signs {
            greater[*low] |= 1 << high;
        }
        let seen = Seen::new(size.n(), clues.clues);
        let has_clue = clues.clues.iter().any(Option::is_some);
        let quick = if has_clue { QUICK_WITH_CLUE } else { QUICK_WITHOUT };
        Self { line: clues.line, n: size.n(), seen, greater, quick, tables }
    }
}

impl Propagator for ExactLine {
    fn watches(&self) -> Lines {
        Lines::only(self.line)
    }

    fn cost(&self) -> Cost {
        Cost::Dear
    }

    fn estimate(&self, domains: &Domains) -> u32 {
        let places = domains.places(self.line).iter();
        places.filter(|at| !at.is_power_of_two()).count() as u32
    }

    fn propagate(&mut self, domains: &mut Domains, effort: Effort) -> Result<(), Conflict> {
        let position = Position::of(domains.places(self.line));
        let most = if effort == Effort::Thorough { MOST_OPEN } else { self.quick };
        if position.open > most || !self.seen.fits() {
            return Ok(());
        }
        let tables = Rc::clone(&self.tables);
        let supported =
            Pass { line: self, position: &position, tables: &mut tables.borrow_mut() }.run()?;
        for (place, kept) in supported.iter().enumerate().take(self.n) {
            domains.keep(domains.size().cell_of(self.line, place), Values(*kept))?;
        }
        Ok(())
    }

    fn explain(&mut self, removed: Option<(Cell, u32)>, past: &Past<'_>) -> Vec<Fact> {
        super::line_reasons::explain(self, removed, past)
    }
}

impl Position {
    fn places(&self) -> &[Word] {
        &self.heights[..self.n]
    }

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
}

/// Both passes over one line.
struct Pass<'a> {
    line: &'a ExactLine,
    position: &'a Position,
    tables: &'a mut Tables,
}

impl Pass<'_> {
    /// The supported heights of each place.
    fn run(mut self) -> Result<[Word; Size::MAX], Conflict> {
        let sets = 1 << self.position.open;
        if self.tables.reached.len() < sets {
            self.tables.reached.resize(sets, 0);
            self.tables.finishing.resize(sets, 0);
        }
        let layers = self.forwards();
        let supported = self.backwards(&layers);
        for state in self.tables.states.drain(..) {
            self.tables.reached[state.set as usize] = 0;
            self.tables.finishing[state.set as usize] = 0;
        }
        supported.ok_or(Conflict)
    }

    /// Fills `reached`; returns where the states of each open height begin,
    /// with the number of that height in `places`.
    fn forwards(&mut self) -> Vec<(usize, usize)> {
        let Self { line, position, tables } = self;
        tables.states.push(State { set: 0, taken: 0 });
        tables.reached[0] = 1;
        let mut layers = vec![(0, 0)];
        let mut first = 0;
        for (number, at) in position.places().iter().enumerate() {
            if at.is_power_of_two() {
                continue;
            }
            let end = tables.states.len();
            for index in first..end {
                tables.step(line, position, index, number);
            }
            first = end;
            layers.push((first, number + 1));
        }
        let last = position.places().len();
        for index in first..tables.states.len() {
            tables.settle(line, position, index, layers[layers.len() - 1].1, last);
        }
        layers
    }

    /// Fills `finishing` and notes what both passes support.
    fn backwards(&mut self, layers: &[(usize, usize)]) -> Option<[Word; Size::MAX]> {
        let Self { line, position, tables } = self;
        let full = (1_usize << position.open) - 1;
        let goal = line.seen.goal() & tables.reached[full];
        if goal == 0 {
            return None;
        }
        let mut supported = [0; Size::MAX];
        for (number, at) in position.places().iter().enumerate() {
            if at.is_power_of_two() {
                supported[at.trailing_zeros() as usize] =
                    1 << (position.places().len() - 1 - number);
            }
        }
        let (last, begin) = layers[layers.len() - 1];
        let taken = tables.states[last].taken;
        tables.finishing[full] =
            line.unsettle(position, taken, begin, position.places().len(), goal);
        for pair in layers.windows(2).rev() {
            let [(first, begin), (end, after)] = [pair[0], pair[1]];
            for index in first..end {
                tables.back(line, position, index, begin, after - 1, &mut supported);
            }
        }
        Some(supported)
    }
}

impl Tables {
    /// Puts in the decided heights `begin..end` of one state.
    fn settle(
        &mut self,
        line: &ExactLine,
        position: &Position,
        index: usize,
        begin: usize,
        end: usize,
    ) -> Word {
        let State { set, mut taken } = self.states[index];
        let mut pairs = self.reached[set as usize];
        for at in &position.places()[begin..end] {
            let place = at.trailing_zeros() as usize;
            pairs = if line.greater[place] & !taken == 0 {
                line.seen.put(&line.seen.fan(pairs, taken), place)
            } else {
                0
            };
            taken |= at;
        }
        self.reached[set as usize] = pairs;
        taken
    }

    /// Puts the open height `number` wherever it can stand after one state.
    fn step(&mut self, line: &ExactLine, position: &Position, index: usize, number: usize) {
        let begin = decided_before(position, number);
        let taken = self.settle(line, position, index, begin, number);
        let set = self.states[index].set;
        let pairs = self.reached[set as usize];
        if pairs == 0 {
            return;
        }
        let fan = line.seen.fan(pairs, taken);
        let mut free = position.places()[number] & !taken;
        while free != 0 {
            let place = free.trailing_zeros() as usize;
            free &= free - 1;
            if line.greater[place] & !taken != 0 {
                continue;
            }
            let reached = line.seen.put(&fan, place);
            if reached != 0 {
                self.reach(set | position.bit[place], taken | 1 << place, reached);
            }
        }
    }

    fn reach(&mut self, set: u32, taken: Word, pairs: Pairs) {
        let reached = &mut self.reached[set as usize];
        if *reached == 0 {
            self.states.push(State { set, taken });
        }
        *reached |= pairs;
    }

    fn back(
        &mut self,
        line: &ExactLine,
        position: &Position,
        index: usize,
        begin: usize,
        number: usize,
        supported: &mut [Word; Size::MAX],
    ) {
        let State { set, taken: before } = self.states[index];
        let pairs = self.reached[set as usize];
        let taken = position.places()[begin..number].iter().fold(before, |taken, at| taken | at);
        let height = 1 << (position.places().len() - 1 - number);
        let fan = line.seen.fan(pairs, taken);
        let mut finishing = 0;
        let mut free = position.places()[number] & !taken;
        while free != 0 && pairs != 0 {
            let place = free.trailing_zeros() as usize;
            free &= free - 1;
            let after = self.finishing[(set | position.bit[place]) as usize];
            if after == 0 || line.greater[place] & !taken != 0 {
                continue;
            }
            let from = line.seen.unput(after, &fan, place) & pairs;
            if from != 0 {
                supported[place] |= height;
                finishing |= from;
            }
        }
        self.finishing[set as usize] = line.unsettle(position, before, begin, number, finishing);
    }
}

/// Where the run of decided heights right before height `number` begins.
fn decided_before(position: &Position, number: usize) -> usize {
    let run = position.places()[..number].iter().rev();
    number - run.take_while(|at| at.is_power_of_two()).count()
}

impl ExactLine {
    /// Takes the decided heights `begin..end` out again.
    fn unsettle(
        &self,
        position: &Position,
        before: Word,
        begin: usize,
        end: usize,
        pairs: Pairs,
    ) -> Pairs {
        let run = &position.places()[begin..end];
        let mut taken = run.iter().fold(before, |taken, at| taken | at);
        let mut pairs = pairs;
        for at in run.iter().rev() {
            taken &= !at;
            let fan = self.seen.fan(pairs, taken);
            pairs = self.seen.unput(pairs, &fan, at.trailing_zeros() as usize);
        }
        pairs
    }
}
