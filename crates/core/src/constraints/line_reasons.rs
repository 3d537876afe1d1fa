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

use crate::engine::{Fact, Past};
use crate::grid::{Cell, Values, Word};

use super::line::ExactLine;
use super::pairs::Pairs;

/// Facts that together leave no arrangement with `removed` in it, or where
/// that is none, no arrangement at all.
pub(super) fn explain(
    line: &ExactLine,
    removed: Option<(Cell, u32)>,
    past: &Past<'_>,
) -> Vec<Fact> {
    let size = past.size();
    let cells: Vec<Cell> = size.line_cells(line.line).collect();
    let forced = removed.and_then(|(cell, value)| {
        let place = cells.iter().position(|other| *other == cell)?;
        Some((place, value))
    });
    let graph = Graph::new(line, &cells, forced, past);
    let finishing = graph.finishing();
    let missing = graph.missing(&finishing);
    graph.facts(&cells, &missing)
}

struct Graph<'a> {
    line: &'a ExactLine,
    /// Steps from the tallest height to the shortest.
    steps: Vec<Step>,
    /// The places without a decided height.
    open: Vec<usize>,
    /// Taken places of each set of open places, without the decided ones.
    spread: Vec<Word>,
    forced: Option<(usize, u32)>,
}

/// One open height and the decided ones right after it.
struct Step {
    height: u32,
    /// Open places (as bits of a set) where it may stand.
    places: u32,
    /// Decided places that are taken before it.
    before: Word,
    /// Places of the decided heights that follow it, in order.
    run: Vec<usize>,
}

impl<'a> Graph<'a> {
    fn new(
        line: &'a ExactLine,
        cells: &[Cell],
        forced: Option<(usize, u32)>,
        past: &Past<'_>,
    ) -> Self {
        let decided: Vec<Option<u32>> = cells.iter().map(|cell| past.decided(*cell)).collect();
        let open: Vec<usize> = (0..line.n).filter(|place| decided[*place].is_none()).collect();
        let values: Vec<Values> = open.iter().map(|place| past.values(cells[*place])).collect();
        let steps = steps(line.n as u32, &decided, &values);
        let mut spread = vec![0; 1 << open.len()];
        for set in 1..spread.len() {
            let lowest = set.trailing_zeros() as usize;
            spread[set] = spread[set & (set - 1)] | 1 << open[lowest];
        }
        let mut graph = Self { line, steps, open, spread, forced };
        graph.force();
        graph
    }

    /// The forced height stands where it was removed from, nowhere else.
    fn force(&mut self) {
        if let Some((place, value)) = self.forced {
            let bit = self.open.iter().position(|open| *open == place);
            for step in self.steps.iter_mut().filter(|step| step.height == value) {
                step.places = bit.map_or(0, |bit| 1 << bit);
            }
        }
    }

    /// For each set: the pairs from which the line can be finished, right
    /// after its last open height.
    fn finishing(&self) -> Vec<Pairs> {
        let mut finishing = vec![0; self.spread.len()];
        let full = self.spread.len() - 1;
        finishing[full] = self.unrun(full, self.line.seen.goal());
        for set in (0..full).rev() {
            let step = &self.steps[set.count_ones() as usize + 1];
            let taken = self.spread[set] | step.before;
            let fan = self.line.seen.fan(0, taken);
            let mut pairs = 0;
            let mut free = step.places & !(set as u32);
            while free != 0 {
                let bit = free.trailing_zeros() as usize;
                free &= free - 1;
                let place = self.open[bit];
                let after = finishing[set | 1 << bit];
                if after != 0 && self.line.greater[place] & !taken == 0 {
                    pairs |= self.line.seen.unput(after, &fan, place);
                }
            }
            finishing[set] = self.unrun(set, pairs);
        }
        finishing
    }

    /// For each step, the places (as bits) that must stay closed to its height.
    fn missing(&self, finishing: &[Pairs]) -> Vec<u32> {
        let mut reached = vec![0; self.spread.len()];
        reached[0] = 1;
        let mut layer = vec![0];
        let close = |step: &Step| {
            let run = layer.iter().map(|set| (*set, self.run(*set, reached[*set])));
            let states: Vec<(usize, Pairs)> = run.collect();
            let (closed, open) = self.close(step, &states, finishing);
            layer.clear();
            for (set, pairs) in states {
                self.advance(set, pairs, open, step.before, &mut reached, &mut layer);
            }
            closed
        };
        self.steps[1..].iter().map(close).collect()
    }

    /// The places that must stay closed to the height of a step, and those
    /// that may be opened to it.
    fn close(&self, step: &Step, states: &[(usize, Pairs)], finishing: &[Pairs]) -> (u32, u32) {
        if self.forced.is_some_and(|(_, value)| value == step.height) {
            return (0, step.places);
        }
        let all = (1_u32 << self.open.len()).wrapping_sub(1);
        let mut closed = 0;
        for (set, pairs) in states {
            let candidates = all & !step.places & !(*set as u32) & !closed;
            closed |= self.harmful(*set, *pairs, candidates, step.before, finishing);
        }
        (closed, all & !closed)
    }

    /// Those of the candidates that lead from here to where the line can be finished.
    fn harmful(
        &self,
        set: usize,
        pairs: Pairs,
        candidates: u32,
        before: Word,
        finishing: &[Pairs],
    ) -> u32 {
        let taken = self.spread[set] | before;
        let fan = self.line.seen.fan(pairs, taken);
        let mut harmful = 0;
        let mut rest = candidates;
        while rest != 0 && pairs != 0 {
            let bit = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let place = self.open[bit];
            let after = finishing[set | 1 << bit];
            let fits = after != 0 && self.line.greater[place] & !taken == 0;
            if fits && self.line.seen.put(&fan, place) & after != 0 {
                harmful |= 1 << bit;
            }
        }
        harmful
    }

    fn advance(
        &self,
        set: usize,
        pairs: Pairs,
        open: u32,
        before: Word,
        reached: &mut [Pairs],
        next: &mut Vec<usize>,
    ) {
        let taken = self.spread[set] | before;
        let fan = self.line.seen.fan(pairs, taken);
        let mut free = open & !(set as u32);
        while free != 0 && pairs != 0 {
            let bit = free.trailing_zeros() as usize;
            free &= free - 1;
            let place = self.open[bit];
            if self.line.greater[place] & !taken != 0 {
                continue;
            }
            let put = self.line.seen.put(&fan, place);
            let target = set | 1 << bit;
            if put != 0 {
                if reached[target] == 0 {
                    next.push(target);
                }
                reached[target] |= put;
            }
        }
    }

    /// Puts in the decided heights that follow the last open one of a set.
    fn run(&self, set: usize, pairs: Pairs) -> Pairs {
        let step = &self.steps[set.count_ones() as usize];
        let mut taken = self.spread[set] | step.before;
        let mut pairs = pairs;
        for place in &step.run {
            let fits = self.line.greater[*place] & !taken == 0;
            let fan = self.line.seen.fan(pairs, taken);
            pairs = if fits { self.line.seen.put(&fan, *place) } else { 0 };
            taken |= 1 << place;
        }
        pairs
    }

    /// Takes them out again.
    fn unrun(&self, set: usize, pairs: Pairs) -> Pairs {
        let step = &self.steps[set.count_ones() as usize];
        let mut taken =
            step.run.iter().fold(self.spread[set] | step.before, |taken, place| taken | 1 << place);
        let mut pairs = pairs;
        for place in step.run.iter().rev() {
            taken &= !(1 << place);
            let fits = self.line.greater[*place] & !taken == 0;
            let fan = self.line.seen.fan(pairs, taken);
            pairs = if fits { self.line.seen.unput(pairs, &fan, *place) } else { 0 };
        }
        pairs
    }

    fn facts(&self, cells: &[Cell], missing: &[u32]) -> Vec<Fact> {
        let mut facts = Vec::new();
        for (step, missing) in self.steps[1..].iter().zip(missing) {
            let closed = Values(*missing).iter().map(|bit| self.open[bit as usize - 1]);
            facts.extend(closed.map(|place| Fact::is_not(cells[place], step.height)));
        }
        let mut height = self.line.n as u32 + 1;
        for step in &self.steps {
            height = if step.height == 0 { height } else { step.height };
            for place in &step.run {
                height -= 1;
                facts.push(Fact::is(cells[*place], height));
            }
        }
        facts
    }
}

/// The steps of a line; the first has no open height of its own.
fn steps(n: u32, decided: &[Option<u32>], values: &[Values]) -> Vec<Step> {
    let mut steps = vec![Step { height: 0, places: 0, before: 0, run: Vec::new() }];
    let mut before: Word = 0;
    for height in (1..=n).rev() {
        if let Some(place) = decided.iter().position(|value| *value == Some(height)) {
            before |= 1 << place;
            if let Some(last) = steps.last_mut() {
                last.run.push(place);
            }
            continue;
        }
        let at = values.iter().enumerate().filter(|(_, values)| values.contains(height));
        let places = at.fold(0, |places, (bit, _)| places | 1 << bit);
        steps.push(Step { height, places, before, run: Vec::new() });
    }
    steps
}
