//! The next cell, in the requested order.

use crate::grid::{Cell, Values};
use crate::lab::variable_order::VariableOrder;
use crate::puzzle::GridPuzzle;

/// The cells of a puzzle that have no given, in the order of a strategy.
#[derive(Clone, Debug)]
pub(super) struct Turns {
    cells: Vec<Cell>,
    /// The number of cells that were requested individually.
    named: usize,
    smallest: bool,
}

impl Turns {
    /// The cells in reading order, after the requested ones.
    pub(super) fn reading(puzzle: &GridPuzzle, order: &VariableOrder) -> Self {
        Self::new(puzzle, puzzle.size().cells(), order)
    }

    /// The cells in this order, after those that the variable order requests.
    pub(super) fn new(
        puzzle: &GridPuzzle,
        own: impl Iterator<Item = Cell>,
        order: &VariableOrder,
    ) -> Self {
        let mut turns = Self { cells: Vec::new(), named: 0, smallest: order.smallest };
        order.first.iter().for_each(|cell| turns.add(puzzle, *cell));
        turns.named = turns.cells.len();
        own.for_each(|cell| turns.add(puzzle, cell));
        turns
    }

    fn add(&mut self, puzzle: &GridPuzzle, cell: Cell) {
        if puzzle.given(cell).is_none() && !self.cells.contains(&cell) {
            self.cells.push(cell);
        }
    }

    /// The cells, in order.
    #[inline]
    pub(super) fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cell at this position, if the order does not depend on candidates.
    #[inline]
    pub(super) fn fixed(&self, number: usize) -> Option<Cell> {
        self.cells.get(number).copied().filter(|_| !self.smallest)
    }

    /// The next open cell, with its candidates; `open` returns the candidates of a cell, or `None`
    /// for a decided cell.
    #[inline]
    pub(super) fn next(&self, open: impl Fn(Cell) -> Option<Values>) -> Option<(Cell, Values)> {
        let with = |cell: &Cell| open(*cell).map(|values| (*cell, values));
        if !self.smallest {
            return self.cells.iter().find_map(with);
        }
        let (named, others) = self.cells.split_at(self.named);
        let smallest = || others.iter().filter_map(with).min_by_key(|(_, values)| values.len());
        named.iter().find_map(with).or_else(smallest)
    }
}
