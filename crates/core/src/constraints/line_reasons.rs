//! Why the exact pass over a line removed a height: as few facts as possible.
//!
//! The sets of taken places with their pairs are the nodes of a layered graph,
//! and a height at a place is an edge. The removed height has no path through
//! it. Going over the graph once from the tallest height down, every missing
//! edge is let back in unless it would join a node that is now within reach to
//! one from which the line can be finished; those that must stay out are the
//! reason. Two passes over the open places.
//!
//! Source: the greedy explanation of decision diagrams, Gange, Stuckey and
//! Szymanek, "MDD propagators with explanation", Constraints 16 (2011).

use core::ops::Range;

use crate::engine::{Fact, Past};
use crate::grid::{Cell, Size, Values, Word};

use super::line::ExactLine;
use super::pairs::Pairs;

/// Working memory, one for all lines of a puzzle.
#[derive(Default)]
pub struct Reasons {
    /// Steps from the tallest height to the shortest; the first has no open
    /// height of its own.
    steps: Vec<Step>,
    /// The places of all decided heights, tallest first.
    decided: Vec<usize>,
    /// The places without a decided height.
    open: Word,
    /// The bit of each open place in a set.
    bit: [u32; Size::MAX],
    /// The open places of each set.
    spread: Vec<Word>,
    /// For each set: the pairs from which the line can be finished, right after
    /// its last open height.
    finishing: Vec<Pairs>,
    /// For each set: the pairs that reach it.
    reached: Vec<Pairs>,
    /// The sets within reach of the step at hand, and of the next.
    layer: Vec<u32>,
    next: Vec<u32>,
    forced: u32,
}

/// One open height and the decided ones right after it.
struct Step {
    height: u32,
    /// Open places where it may stand.
    places: Word,
    /// Decided places that are taken before it.
    before: Word,
    /// The decided heights that follow it, in the list of all.
    run: Range<usize>,
}

impl Reasons {
    /// Adds facts that together leave no arrangement with `removed` in it, or
    /// where that is none, no arrangement at all.
    pub(super) fn explain(
        &mut self,
        line: &ExactLine,
        removed: Option<(Cell, u32)>,
        past: &Past<'_>,
        facts: &mut Vec<Fact>,
    ) {
        self.lay_out(line, past);
        self.force(line, past.size(), removed);
        self.spread_out();
        self.fill_finishing(line);
        self.reached.clear();
        self.reached.resize(self.spread.len(), 0);
        self.reached[0] = 1;
        self.layer.clear();
        self.layer.push(0);
        for number in 1..self.steps.len() {
            let closed = self.advance(line, number);
            let height = self.steps[number].height;
            facts.extend(places(closed).map(|place| {
                let cell = past.size().cell_of(line.line, place);
                Fact::is_not(cell, height)
            }));
        }
        self.add_decided(line, past.size(), facts);
    }

    /// Reads the line as it was.
    fn lay_out(&mut self, line: &ExactLine, past: &Past<'_>) {
        let size = past.size();
        let mut at = [0; Size::MAX];
        let mut decided = [None; Size::MAX];
        self.open = 0;
        for place in 0..line.n {
            let (values, known) = past.known(size.cell_of(line.line, place));
            if let Some(value) = known.single() {
                decided[value as usize - 1] = Some(place);
                continue;
            }
            self.bit[place] = 1_u32.checked_shl(self.open.count_ones()).unwrap_or(0);
            self.open |= 1 << place;
            for value in values.iter() {
                at[value as usize - 1] |= 1 << place;
            }
        }
        self.line_up(&at[..line.n], &decided[..line.n]);
    }

    /// Makes the steps from the places of each height.
    fn line_up(&mut self, at: &[Word], decided: &[Option<usize>]) {
        self.steps.clear();
        self.decided.clear();
        self.steps.push(Step { height: 0, places: 0, before: 0, run: 0..0 });
        let mut before: Word = 0;
        for height in (1..=at.len()).rev() {
            if let Some(place) = decided[height - 1] {
                before |= 1 << place;
                self.decided.push(place);
                if let Some(last) = self.steps.last_mut() {
                    last.run.end = self.decided.len();
                }
                continue;
            }
            let run = self.decided.len()..self.decided.len();
            self.steps.push(Step { height: height as u32, places: at[height - 1], before, run });
        }
    }

    /// The removed height stands where it was removed from, nowhere else.
    fn force(&mut self, line: &ExactLine, size: Size, removed: Option<(Cell, u32)>) {
        self.forced = 0;
        let Some((cell, value)) = removed else { return };
        self.forced = value;
        let place = (0..line.n).find(|place| size.cell_of(line.line, *place) == cell);
        let place = place.map_or(0, |place| 1 << place) & self.open;
        for step in self.steps.iter_mut().filter(|step| step.height == value) {
            step.places = place;
        }
    }

    fn spread_out(&mut self) {
        self.spread.clear();
        self.spread.push(0);
        for place in places(self.open) {
            for set in 0..self.spread.len() {
                self.spread.push(self.spread[set] | 1 << place);
            }
        }
    }

    fn fill_finishing(&mut self, line: &ExactLine) {
        self.finishing.clear();
        self.finishing.resize(self.spread.len(), 0);
        let full = self.spread.len() - 1;
        self.finishing[full] = self.unrun(line, full, line.seen.goal());
        for set in (0..full).rev() {
            let step = &self.steps[set.count_ones() as usize + 1];
            let taken = self.spread[set] | step.before;
            let free = line.allowed(step.places & !taken, taken);
            let after = |place: usize| self.finishing[set | self.bit[place] as usize];
            let mut pairs = 0;
            line.seen.unput_each(&line.seen.fan(0, taken), free, after, |_, from| pairs |= from);
            self.finishing[set] = self.unrun(line, set, pairs);
        }
    }

    /// Takes one step with every place open to its height that does no harm;
    /// returns the places that must stay closed.
    fn advance(&mut self, line: &ExactLine, number: usize) -> Word {
        for at in 0..self.layer.len() {
            let set = self.layer[at] as usize;
            self.reached[set] = self.run(line, set, self.reached[set]);
        }
        let (closed, open) = self.close(line, &self.steps[number]);
        let before = self.steps[number].before;
        self.next.clear();
        let Self { layer, next, reached, spread, bit, .. } = self;
        for set in layer.iter() {
            let taken = spread[*set as usize] | before;
            let fan = line.seen.fan(reached[*set as usize], taken);
            let free = line.allowed(open & !taken, taken);
            line.seen.put_each(&fan, free, |place, pairs| {
                let target = set | bit[place];
                if pairs != 0 && reached[target as usize] == 0 {
                    next.push(target);
                }
                reached[target as usize] |= pairs;
            });
        }
        core::mem::swap(&mut self.layer, &mut self.next);
        closed
    }

    /// The places that must stay closed to the height of a step, and those
    /// that may be open to it.
    fn close(&self, line: &ExactLine, step: &Step) -> (Word, Word) {
        if self.forced == step.height {
            return (0, step.places);
        }
        let mut closed = 0;
        for set in &self.layer {
            let pairs = self.reached[*set as usize];
            let taken = self.spread[*set as usize] | step.before;
            let shut = self.open & !step.places & !taken & !closed;
            let fan = line.seen.fan(pairs, taken);
            line.seen.put_each(&fan, line.allowed(shut, taken), |place, pairs| {
                let after = self.finishing[(set | self.bit[place]) as usize];
                closed |= Word::from(pairs & after != 0) << place;
            });
        }
        (closed, self.open & !closed)
    }

    /// Puts in the decided heights that follow the last open one of a set.
    fn run(&self, line: &ExactLine, set: usize, pairs: Pairs) -> Pairs {
        let step = &self.steps[set.count_ones() as usize];
        let mut taken = self.spread[set] | step.before;
        let mut pairs = pairs;
        for place in &self.decided[step.run.clone()] {
            let fits = line.allowed(1 << place, taken) != 0;
            let fan = line.seen.fan(pairs, taken);
            pairs = if fits { line.seen.put(&fan, *place) } else { 0 };
            taken |= 1 << place;
        }
        pairs
    }

    /// Takes them out again.
    fn unrun(&self, line: &ExactLine, set: usize, pairs: Pairs) -> Pairs {
        let step = &self.steps[set.count_ones() as usize];
        let run = &self.decided[step.run.clone()];
        let mut taken = self.spread[set] | step.before;
        taken = run.iter().fold(taken, |taken, place| taken | 1 << place);
        let mut pairs = pairs;
        for place in run.iter().rev() {
            taken &= !(1 << place);
            let fits = line.allowed(1 << place, taken) != 0;
            let fan = line.seen.fan(pairs, taken);
            pairs = if fits { line.seen.unput(pairs, &fan, *place) } else { 0 };
        }
        pairs
    }

    fn add_decided(&self, line: &ExactLine, size: Size, facts: &mut Vec<Fact>) {
        let mut height = line.n as u32 + 1;
        for step in &self.steps {
            height = if step.height == 0 { height } else { step.height };
            for place in &self.decided[step.run.clone()] {
                height -= 1;
                facts.push(Fact::is(size.cell_of(line.line, *place), height));
            }
        }
    }
}

/// The places of a set.
fn places(set: Word) -> impl Iterator<Item = usize> {
    Values(set).iter().map(|bit| bit as usize - 1)
}
