//! A cheap relaxation of one number at the border that is the sum of the visible
//! heights; it ignores that values must differ.
//!
//! The tallest so far and the sum are followed from the clue and back again
//! (`sum_states.rs`). A height stays if it leads from a possible state before it to a
//! wanted state after it; other propagators make sure that no height is used twice. The
//! sums are a range, so that one propagator can express "this sum", "less" and "more".

use core::ops::RangeInclusive;
use std::cell::RefCell;
use std::rc::Rc;

use crate::engine::{
    Conflict, Cost, Domains, ExplanationContext, Lines, Literal, PropagationLevel, Propagator, Twin,
};
use crate::grid::{Cell, Side, Size, Values};

use super::held::Held;
use super::sum_states::{Heights, Shape};

/// A sum and the cells along its line of sight, the nearest first.
pub struct VisibleSum {
    sums: RangeInclusive<u32>,
    cells: Vec<Cell>,
    /// The height of value 1: 0 if it is never visible and hides nothing.
    lowest: u32,
    watches: Lines,
    shape: Shape,
    /// Working memory, shared by all sums of a puzzle.
    memory: Rc<RefCell<Memory>>,
    /// The values after the last run; a further run would remove none of them.
    left: Vec<Values>,
}

/// The possible states before each place, the wanted states at one place, and what was
/// known.
#[derive(Default)]
pub struct Memory {
    before: Vec<u64>,
    wanted: Vec<u64>,
    held: Vec<Held>,
}

impl VisibleSum {
    /// The propagator for heights that are visible from a border place and add up to
    /// one of these sums. With `parks`, value 1 has height 0, value 2 has height 1, and
    /// so on.
    #[must_use]
    pub fn new(
        size: Size,
        (side, index): (Side, usize),
        sums: RangeInclusive<u32>,
        parks: bool,
    ) -> Self {
        let lowest = u32::from(!parks);
        let tallest = size.n() as u32 - 1 + lowest;
        let highest = (tallest * (tallest + 1) / 2).min(*sums.end());
        Self {
            sums: *sums.start()..=highest,
            cells: size.line_of_sight(side, index).collect(),
            lowest,
            watches: Lines::only(side.line(index)),
            shape: Shape::new(tallest, highest),
            memory: Rc::default(),
            left: Vec::new(),
        }
    }

    /// The same propagator, using this memory.
    #[must_use]
    pub fn sharing(self, memory: Rc<RefCell<Memory>>) -> Self {
        Self { memory, ..self }
    }

    /// The candidates that the cells along the line keep; all sets are empty if no sum
    /// fits.
    #[must_use]
    pub fn supported(&self, could: &[Values]) -> Vec<Values> {
        self.back(could, |place| could[place])
    }

    /// The same candidates if each value is in only one cell, checked value by value.
    /// This finds what people can see, at n times the cost.
    #[must_use]
    pub fn supported_once(&self, could: &[Values]) -> Vec<Values> {
        let mut kept = vec![Values::NONE; could.len()];
        for value in 1..=could.len() as u32 {
            let only = Values::only(value);
            let others: Vec<Values> = could.iter().map(|values| *values & !only).collect();
            let places = self.back(&others, |_| only);
            kept.iter_mut().zip(places).for_each(|(kept, place)| *kept = *kept | place);
        }
        kept.iter().zip(could).map(|(kept, could)| *kept & *could).collect()
    }

    /// The least and the greatest of the requested sums that these candidates
    /// allow.
    #[must_use]
    pub fn least_and_most(&self, could: &[Values]) -> Option<(u32, u32)> {
        let before = &mut self.memory.borrow_mut().before;
        self.walk(could, before);
        self.shape.least_and_most(&before[could.len() * self.shape.len()..])
    }

    /// Walks from the end of the line back to its beginning. Returns, for each place,
    /// the requested values that lead to a wanted sum with the candidates of all other
    /// places.
    fn back(&self, could: &[Values], asked: impl Fn(usize) -> Values) -> Vec<Values> {
        let Memory { before, wanted, held: _ } = &mut *self.memory.borrow_mut();
        let room = self.shape.len();
        self.walk(could, before);
        wanted.clear();
        wanted.resize(room, 0);
        self.shape.end(wanted, self.sums.clone());
        let mut kept = vec![Values::NONE; could.len()];
        for (place, values) in could.iter().enumerate().rev() {
            let (before, asked) = (&before[place * room..][..room], self.heights(asked(place)));
            kept[place] = self.values(self.shape.supported(before, asked, wanted));
            self.shape.step_back(self.heights(*values), wanted);
        }
        kept
    }

    /// Computes the possible states before each place.
    fn walk(&self, could: &[Values], before: &mut Vec<u64>) {
        let room = self.shape.len();
        before.clear();
        before.resize((could.len() + 1) * room, 0);
        before[0] = 1;
        for (place, values) in could.iter().enumerate() {
            let (before, after) = before[place * room..].split_at_mut(room);
            self.shape.step(before, &mut after[..room], self.heights(*values));
        }
    }

    const fn heights(&self, values: Values) -> Heights {
        (values.0 as Heights) << self.lowest
    }

    const fn values(&self, heights: Heights) -> Values {
        Values((heights >> self.lowest) as u32)
    }
}

impl Propagator for VisibleSum {
    fn watches(&self) -> Lines {
        self.watches
    }

    fn cost(&self) -> Cost {
        Cost::Moderate
    }

    fn propagate(&mut self, domains: &mut Domains, _: PropagationLevel) -> Result<(), Conflict> {
        let could: Vec<Values> = self.cells.iter().map(|cell| domains.values(*cell)).collect();
        if could == self.left {
            return Ok(());
        }
        let kept = self.supported(&could);
        // Until the run is complete, it must not count as done.
        self.left.clear();
        for (cell, kept) in self.cells.iter().zip(&kept) {
            domains.keep(*cell, *kept)?;
        }
        self.left = kept;
        Ok(())
    }

    /// Repeats the walk, allowing again every value that would not have made
    /// the removed one possible.
    fn explain(
        &mut self,
        removed: Option<(Cell, u32)>,
        context: &ExplanationContext<'_>,
        explanation: &mut Vec<Literal>,
    ) {
        let Memory { before, wanted, held } = &mut *self.memory.borrow_mut();
        held.clear();
        held.extend(self.cells.iter().map(|cell| Held::of(*cell, removed, context)));
        self.fill_wanted(held, wanted);
        let (room, all) = (self.shape.len(), context.size().all_values());
        before.clear();
        before.resize(2 * room, 0);
        before[0] = 1;
        let (before, after) = before.split_at_mut(room);
        for (place, (cell, held)) in self.cells.iter().zip(held).enumerate() {
            let mut open = held.values;
            if removed.is_none_or(|(at, _)| at != *cell) {
                let wanted = &wanted[(place + 1) * room..][..room];
                let possible = self.shape.supported(before, self.heights(all), wanted);
                let kept_out = self.values(possible) & !held.values;
                open = held.reopen(*cell, all & !kept_out, kept_out, explanation);
            }
            self.shape.step(before, after, self.heights(open));
            before.copy_from_slice(after);
        }
    }
}

impl VisibleSum {
    /// The wanted states before each place, and after the last.
    fn fill_wanted(&self, held: &[Held], wanted: &mut Vec<u64>) {
        let room = self.shape.len();
        wanted.clear();
        wanted.resize((held.len() + 1) * room, 0);
        self.shape.end(&mut wanted[held.len() * room..], self.sums.clone());
        for (place, held) in held.iter().enumerate().rev() {
            let (before, after) = wanted[place * room..].split_at_mut(room);
            before.copy_from_slice(&after[..room]);
            self.shape.step_back(self.heights(held.values), before);
        }
    }
}

impl Twin for VisibleSum {
    fn cells(&self) -> Vec<Cell> {
        self.cells.clone()
    }

    fn allows(&self, values: &[u32]) -> bool {
        let (mut sum, mut tallest) = (0, 0);
        for cell in &self.cells {
            let value = values[cell.index()];
            if value == 0 {
                return sum <= *self.sums.end();
            }
            let height = value - 1 + self.lowest;
            if height > tallest {
                (sum, tallest) = (sum + height, height);
            }
        }
        self.sums.contains(&sum)
    }
}
