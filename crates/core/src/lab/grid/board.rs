//! The board of a search with candidates; conclusions of rules are applied and
//! traced here.

use super::event::{GridEventKind, GridObserver};
use super::turns::Turns;
use crate::deduction::{Conclusion, Contradiction, Layout, Marks};
use crate::grid::{Cell, Values};
use crate::lab::trace::Trace;
use crate::lab::variable_order::VariableOrder;
use crate::puzzle::GridPuzzle;
use crate::rules::odd_even;

/// The printed conditions, the candidates, and the order of the cells.
pub(super) struct Board {
    pub(super) layout: Layout,
    pub(super) marks: Marks,
    pub(super) turns: Turns,
}

impl Board {
    /// The board of a puzzle, before any conclusions.
    pub(super) fn new(puzzle: &GridPuzzle, order: &VariableOrder) -> Self {
        Self {
            layout: Layout::of(puzzle),
            marks: Marks::new(puzzle),
            turns: Turns::reading(puzzle, order),
        }
    }

    /// Removes from each marked cell what its mark excludes.
    ///
    /// # Errors
    /// Fails if such a cell has no candidate left.
    pub(super) fn narrow_marked<O: GridObserver>(
        &mut self,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        for mark in self.layout.marked() {
            let step = odd_even::step(&self.marks, *mark);
            apply(&mut self.marks, step, trace)?;
        }
        Ok(())
    }

    /// Assumes a value: removes all other values from the cell, without a reason.
    #[inline]
    pub(super) fn assume(&mut self, cell: Cell, value: u32) {
        self.marks.set(cell, Values::only(value));
    }

    /// The next cell with several candidates.
    #[inline]
    pub(super) fn next_open(&self) -> Option<(Cell, Values)> {
        self.turns.next(|cell| self.marks.several(cell))
    }

    /// Checks that the decided cells break no condition.
    ///
    /// # Errors
    /// Returns the first condition that the decided cells break.
    pub(super) fn check(&self) -> Result<(), Contradiction> {
        self.layout.check_all(|cell| self.marks.value(cell))
    }
}

/// Applies a rule's conclusion, if there is one. Always inlined, so that a
/// silent search never creates causes.
///
/// # Errors
/// Fails if the cell has no candidate left.
#[inline(always)]
pub(super) fn apply<O: GridObserver>(
    marks: &mut Marks,
    step: Option<Conclusion>,
    trace: &mut Trace<'_, O>,
) -> Result<(), Contradiction> {
    let Some(step) = step else { return Ok(()) };
    let cell = step.removed.cell();
    let before = marks.values(cell);
    let left = step.removed.left(before);
    marks.set(cell, left);
    trace.removed((before & !left).len(), || GridEventKind::Step(step));
    if left.is_empty() {
        return Err(Contradiction::NoValue { cell });
    }
    Ok(())
}
