//! Candidates of every cell, with a trail to take removals back, and every
//! removal told.
//!
//! Simpler than the engine's domains on purpose: a strategy of the lab shows
//! each step that it takes.

use super::Why;
use super::log::{Log, Sink};
use super::order::{Order, Turns};
use super::views::{Views, check_board};
use crate::grid::{Cell, Values};
use crate::puzzle::GridPuzzle;

/// The candidates, and the puzzle they belong to.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) puzzle: GridPuzzle,
    pub(super) views: Views,
    pub(super) turns: Turns,
    cells: Vec<Values>,
    /// Cells with what they could be before a removal.
    trail: Vec<(Cell, Values)>,
}

impl Board {
    /// Givens have one candidate, all other cells every value.
    pub(super) fn new(puzzle: &GridPuzzle, order: &Order) -> Self {
        let size = puzzle.size();
        let candidates = |cell| puzzle.given(cell).map_or(size.all_values(), Values::only);
        Self {
            cells: size.cells().map(candidates).collect(),
            views: Views::new(puzzle),
            turns: Turns::reading(puzzle, order),
            puzzle: puzzle.clone(),
            trail: Vec::new(),
        }
    }

    /// What a cell can be.
    #[inline]
    pub(super) fn values(&self, cell: Cell) -> Values {
        self.cells[cell.index()]
    }

    /// The value of a cell that can be only one, else 0.
    #[inline]
    pub(super) fn value(&self, cell: Cell) -> u32 {
        self.values(cell).single().unwrap_or(0)
    }

    /// A point to come back to.
    pub(super) const fn mark(&self) -> usize {
        self.trail.len()
    }

    /// Takes back everything since a mark.
    pub(super) fn undo_to(&mut self, mark: usize) {
        for (cell, before) in self.trail.drain(mark..).rev() {
            self.cells[cell.index()] = before;
        }
    }

    /// Assumes a value: the others leave the cell without a reason.
    pub(super) fn assume(&mut self, cell: Cell, value: u32) {
        self.trail.push((cell, self.values(cell)));
        self.cells[cell.index()] = Values::only(value);
    }

    /// Takes values from a cell, those that it still has.
    ///
    /// # Errors
    /// Nothing is left then.
    #[inline]
    pub(super) fn remove<S: Sink>(
        &mut self,
        cell: Cell,
        values: Values,
        why: Why,
        log: &mut Log<'_, S>,
    ) -> Result<(), Why> {
        let before = self.values(cell);
        let gone = before & values;
        if gone.is_empty() {
            return Ok(());
        }
        self.trail.push((cell, before));
        self.cells[cell.index()] = before & !gone;
        log.removed(cell, gone, why);
        if gone == before {
            return Err(Why::NoValue { cell });
        }
        Ok(())
    }

    /// Leaves a cell only these values.
    ///
    /// # Errors
    /// It had none of them.
    pub(super) fn keep<S: Sink>(
        &mut self,
        cell: Cell,
        values: Values,
        why: Why,
        log: &mut Log<'_, S>,
    ) -> Result<(), Why> {
        self.remove(cell, !values, why, log)
    }

    /// Leaves a cell one of its values.
    pub(super) fn place<S: Sink>(
        &mut self,
        cell: Cell,
        value: u32,
        why: Why,
        log: &mut Log<'_, S>,
    ) {
        let before = self.values(cell);
        let others = before & !Values::only(value);
        if !others.is_empty() {
            self.trail.push((cell, before));
            self.cells[cell.index()] = Values::only(value);
            log.placed(cell, value, others, why);
        }
    }

    /// The next cell with several candidates.
    pub(super) fn next_open(&self) -> Option<(Cell, Values)> {
        self.turns.next(|cell| self.several(cell))
    }

    /// The candidates of a cell, where there are several.
    #[inline]
    pub(super) fn several(&self, cell: Cell) -> Option<Values> {
        Some(self.values(cell)).filter(|values| values.len() > 1)
    }

    /// Whether the decided cells break a rule; of clues, only those whose line
    /// is decided are looked at.
    pub(super) fn check(&self) -> Result<(), Why> {
        let value = |cell| self.value(cell);
        check_board(&self.puzzle, &self.views, value, |view| view.check_full(value))
    }

    /// The smallest candidate of each cell: its value where it is decided.
    pub(super) fn solution(&self) -> Vec<u32> {
        self.cells.iter().map(|values| values.min()).collect()
    }
}
