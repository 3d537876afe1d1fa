//! Why the exact pass over a line removed a height, with as few literals as possible.
//!
//! The line is first reduced to its open places (`open_line.rs`). The sets of taken
//! places with their states are the nodes of a layered graph, and a height at a place
//! is an edge. No path uses the edges of the removed height. The graph is walked once
//! from the tallest height down. Every missing edge is added back unless it would
//! connect a reachable node to a node from which the line can be completed. The edges
//! that must stay out are the reason. This takes two passes over the open places.
//!
//! Source: the greedy explanation of decision diagrams, Gange, Stuckey and
//! Szymanek, "MDD propagators with explanation", Constraints 16 (2011).

use crate::engine::{ExplanationContext, Literal};
use crate::grid::{Cell, Size, Values, Word};

use super::open_line::OpenLine;
use super::prepared_line::PreparedLine;
use super::visibility_states::States;

/// Working memory, shared by all lines of a puzzle.
#[derive(Default)]
pub struct Explainer {
    open_line: OpenLine,
    /// For each set of open places, the states from which the line can be completed
    /// right after the last open height of the set.
    finishing: Vec<States>,
    /// For each set, the states that reach it, including the decided heights after it.
    reached: Vec<States>,
    /// The removed height, if it was not known to be elsewhere.
    forced: u32,
}

impl Explainer {
    /// Adds literals that together rule out every arrangement with `removed` in it or,
    /// without `removed`, every arrangement.
    pub(super) fn explain(
        &mut self,
        line: &PreparedLine,
        removed: Option<(Cell, u32)>,
        context: &ExplanationContext<'_>,
        explanation: &mut Vec<Literal>,
    ) {
        let cell = |place| context.size().cell_of(line.clues.line, place);
        let (at, decided) = self.read(line, removed, context);
        let missing = at[..line.n].iter().position(|at| *at == 0);
        if let (None, Some(height)) = (removed, missing) {
            let values = Values(1 << height);
            let cells = context.size().line_cells(line.clues.line);
            return cells.for_each(|cell| context.explain_absence(cell, values, explanation));
        }
        // If the decided heights contradict each other, nothing else is needed.
        if self.open_line.lay_out(line, &at[..line.n], decided) {
            self.fill_finishing(line);
            self.reached.clear();
            self.reached.resize(self.finishing.len(), 0);
            self.reached[0] = 1;
            for number in 0..self.open_line.steps.len() - 1 {
                let closed = self.advance(number);
                let height = self.open_line.steps[number].height;
                let closed = self.open_line.places_of(closed);
                explanation.extend(closed.map(|place| Literal::is_not(cell(place), height)));
            }
        }
        for height in (0..line.n).rev().filter(|height| decided >> height & 1 == 1) {
            let place = at[height].trailing_zeros() as usize;
            explanation.push(Literal::is(cell(place), height as u32 + 1));
        }
    }

    /// Reads the line as it was, except that the removed height is only at the
    /// place from which it was removed. Returns the places of each height and
    /// which heights were decided.
    fn read(
        &mut self,
        line: &PreparedLine,
        removed: Option<(Cell, u32)>,
        context: &ExplanationContext<'_>,
    ) -> ([Word; Size::MAX], Word) {
        let mut at = [0; Size::MAX];
        let mut decided = 0;
        let mut forced = 0;
        for place in 0..line.n {
            let cell = context.size().cell_of(line.clues.line, place);
            let (values, known) = context.known(cell);
            forced |= Word::from(removed.is_some_and(|(at, _)| at == cell)) << place;
            if let Some(value) = known.single() {
                decided |= known.0;
                at[value as usize - 1] = 1 << place;
                continue;
            }
            for value in values.iter().filter(|value| decided >> (value - 1) & 1 == 0) {
                at[value as usize - 1] |= 1 << place;
            }
        }
        self.forced = 0;
        if let Some((_, value)) = removed.filter(|(_, value)| decided >> (value - 1) & 1 == 0) {
            self.forced = value;
            at[value as usize - 1] = forced;
        }
        (at, decided)
    }

    fn fill_finishing(&mut self, line: &PreparedLine) {
        let Self { open_line, finishing, .. } = self;
        let full = open_line.full();
        finishing.clear();
        finishing.resize(full as usize + 1, 0);
        for set in (0..=full).rev() {
            let step = &open_line.steps[set.count_ones() as usize];
            let mut states = if set == full { line.states.goal() } else { 0 };
            let after = |one: u32| finishing[(set | one) as usize];
            open_line.unplace(step, set, step.places, after, |_, before| states |= before);
            finishing[set as usize] = open_line.unplace_decided(step, set, states);
        }
    }

    /// Takes one step in which its height may be at every harmless place;
    /// returns the places that must stay closed.
    fn advance(&mut self, number: usize) -> u32 {
        let Self { open_line, finishing, reached, forced } = self;
        let step = &open_line.steps[number];
        let full = open_line.full();
        let mut closed = 0;
        for set in sets(number, full) {
            let states = open_line.place_decided(step, set, reached[set as usize]);
            reached[set as usize] = states;
            if states != 0 && *forced != step.height {
                let shut = step.free & !step.places & !closed;
                open_line.place(step, set, shut, states, |one, states| {
                    if states & finishing[(set | one) as usize] != 0 {
                        closed |= one;
                    }
                });
            }
        }
        let open = if *forced == step.height { step.places } else { step.free & !closed };
        for set in sets(number, full) {
            let states = reached[set as usize];
            if states != 0 {
                open_line.place(step, set, open, states, |one, states| {
                    reached[(set | one) as usize] |= states;
                });
            }
        }
        closed
    }
}

/// The subsets with this many places.
fn sets(size: usize, full: u32) -> impl Iterator<Item = u32> {
    let mut set = (1_u32 << size) - 1;
    core::iter::from_fn(move || {
        let this = set;
        if set == 0 {
            set = Word::MAX;
            return Some(this);
        }
        let low = set & set.wrapping_neg();
        let ripple = set.wrapping_add(low);
        set = ripple | ((set ^ ripple) >> 2) >> low.trailing_zeros();
        (this <= full).then_some(this)
    })
}
