//! A board that is filled cell by cell in a fixed order, without candidates.
//!
//! The board stores the values in each line and the conditions that each cell
//! completes; plain strategies need nothing else.

use super::turns::Turns;
use crate::deduction::{Checks, Contradiction, Layout, lines_of};
use crate::engine::Lines;
use crate::grid::{Cell, Values};
use crate::lab::variable_order::VariableOrder;
use crate::puzzle::GridPuzzle;

/// The values so far.
pub(super) struct Filling {
    layout: Layout,
    /// The value of each cell; 0 if it is open.
    values: Vec<u32>,
    turns: Turns,
    /// The values in each row, then in each column.
    used: Vec<Values>,
    /// For each cell, the numbers of its row and its column among the lines.
    lines: Vec<[u8; 2]>,
    /// For each cell, the conditions in which this cell is the last open one.
    completes: Vec<Checks>,
    /// The conditions that are only about givens.
    given: Checks,
}

impl Filling {
    /// A filling with only the givens of a puzzle.
    pub(super) fn new(puzzle: &GridPuzzle, order: &VariableOrder) -> Self {
        let size = puzzle.size();
        let number = |line| Lines::number(size, line) as u8;
        let mut filling = Self {
            layout: Layout::of(puzzle),
            values: vec![0; size.cell_count()],
            turns: Turns::reading(puzzle, order),
            used: vec![Values::NONE; 2 * size.n()],
            lines: size.cells().map(|cell| lines_of(size, cell).map(number)).collect(),
            completes: vec![Checks::default(); size.cell_count()],
            given: Checks::default(),
        };
        puzzle.givens().for_each(|(cell, value)| filling.set(cell, value));
        filling.list_conditions();
        filling
    }

    fn list_conditions(&mut self) {
        let size = self.layout.size();
        for condition in self.layout.conditions() {
            let cells = condition.cells(size);
            let last = self.turns.cells().iter().rfind(|cell| cells.contains(cell));
            let checks = last.map_or(&mut self.given, |cell| &mut self.completes[cell.index()]);
            checks.add(size, *condition);
        }
    }

    /// The set of all values.
    #[inline]
    pub(super) const fn all_values(&self) -> Values {
        self.layout.size().all_values()
    }

    #[inline]
    fn value(&self, cell: Cell) -> u32 {
        self.values[cell.index()]
    }

    /// The open cell with this index in the order of the search.
    #[inline]
    pub(super) fn open(&self, number: usize) -> Option<Cell> {
        self.turns.cells().get(number).copied()
    }

    /// The numbers of a cell's row and column among all lines.
    #[inline]
    fn lines(&self, cell: Cell) -> [usize; 2] {
        self.lines[cell.index()].map(usize::from)
    }

    /// The values that are neither in the cell's row nor in its column.
    #[inline]
    pub(super) fn unused(&self, cell: Cell) -> Values {
        let [row, column] = self.lines(cell);
        self.all_values() & !(self.used[row] | self.used[column])
    }

    /// Writes a value.
    #[inline]
    pub(super) fn set(&mut self, cell: Cell, value: u32) {
        self.values[cell.index()] = value;
        for line in self.lines(cell) {
            self.used[line] = self.used[line] | Values::only(value);
        }
    }

    /// Clears a cell again. No other cell of its lines may have the same value.
    #[inline]
    pub(super) fn clear(&mut self, cell: Cell) {
        let value = core::mem::take(&mut self.values[cell.index()]);
        if value == 0 {
            return;
        }
        for line in self.lines(cell) {
            self.used[line] = self.used[line] & !Values::only(value);
        }
    }

    /// Writes a value without recording it in the lines: for a strategy that
    /// lets values repeat and only looks at the full board.
    pub(super) fn overwrite(&mut self, cell: Cell, value: u32) {
        self.values[cell.index()] = value;
    }

    /// Checks that the value would not appear twice in the cell's row or
    /// column.
    pub(super) fn check_unused(&self, cell: Cell, value: u32) -> Result<(), Contradiction> {
        let named = lines_of(self.layout.size(), cell);
        for (number, line) in self.lines(cell).into_iter().zip(named) {
            if self.used[number].contains(value) {
                return Err(Contradiction::Repeat { value: value as u8, line });
            }
        }
        Ok(())
    }

    /// Checks that the conditions on this cell are not broken yet.
    #[inline]
    pub(super) fn check_cell(&self, cell: Cell) -> Result<(), Contradiction> {
        self.layout.of_cell(cell).checks.check(self.layout.size(), |cell| self.value(cell))
    }

    /// Checks the conditions that this cell completes; all open cells up to
    /// this one must be filled.
    #[inline(always)]
    pub(super) fn check_completed(&self, cell: Cell) -> Result<(), Contradiction> {
        let completed = &self.completes[cell.index()];
        // Most cells complete no condition.
        if completed.is_empty() {
            return Ok(());
        }
        completed.check(self.layout.size(), |cell| self.value(cell))
    }

    /// Checks that no rule is broken yet.
    pub(super) fn check(&self) -> Result<(), Contradiction> {
        self.layout.check_all(|cell| self.value(cell))
    }

    /// Checks that the givens repeat no value, and that the conditions that are
    /// only about givens are satisfied.
    pub(super) fn check_givens(&self) -> Result<(), Contradiction> {
        self.layout.check_repeats(|cell| self.value(cell))?;
        self.given.check(self.layout.size(), |cell| self.value(cell))
    }

    /// The values of all cells.
    pub(super) fn values(&self) -> Vec<u32> {
        self.values.clone()
    }
}
