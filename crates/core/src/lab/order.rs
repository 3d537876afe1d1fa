//! Which cell is decided next, where somebody wants to see what another choice
//! costs.

use crate::grid::{Cell, Values};
use crate::puzzle::GridPuzzle;

/// Wishes about the order of the cells. Without any, each strategy goes by its
/// own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// These cells are decided first, in this order, on every branch; those
    /// that are decided already are passed over.
    pub first: Vec<Cell>,
    /// Of the others the one with the fewest candidates is next, the first of
    /// several in the strategy's own order. Strategies that keep no candidates
    /// have nothing to go by and stay with their own order.
    pub smallest: bool,
}

/// The cells of a puzzle without a given, in the order in which a strategy
/// looks at them.
#[derive(Clone, Debug)]
pub(super) struct Turns {
    cells: Vec<Cell>,
    /// How many of them were wished for.
    wished: usize,
    smallest: bool,
}

impl Turns {
    /// In reading order, but for the wishes.
    pub(super) fn reading(puzzle: &GridPuzzle, order: &Order) -> Self {
        Self::new(puzzle, puzzle.size().cells(), order)
    }

    /// In this order, but for the wishes.
    pub(super) fn new(puzzle: &GridPuzzle, own: impl Iterator<Item = Cell>, order: &Order) -> Self {
        let mut cells: Vec<Cell> = Vec::new();
        let add = |cells: &mut Vec<Cell>, cell: Cell| {
            if puzzle.given(cell).is_none() && !cells.contains(&cell) {
                cells.push(cell);
            }
        };
        order.first.iter().for_each(|cell| add(&mut cells, *cell));
        let wished = cells.len();
        own.for_each(|cell| add(&mut cells, cell));
        Self { cells, wished, smallest: order.smallest }
    }

    /// The cells in their order.
    #[inline]
    pub(super) fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cell after so many, where their order does not depend on candidates.
    #[inline]
    pub(super) fn fixed(&self, number: usize) -> Option<Cell> {
        self.cells.get(number).copied().filter(|_| !self.smallest)
    }

    /// The next cell of those that are still open, with its candidates;
    /// `open` gives them, or none where a cell is decided.
    #[inline]
    pub(super) fn next(&self, open: impl Fn(Cell) -> Option<Values>) -> Option<(Cell, Values)> {
        let with = |cell: &Cell| open(*cell).map(|values| (*cell, values));
        if !self.smallest {
            return self.cells.iter().find_map(with);
        }
        let (wished, others) = self.cells.split_at(self.wished);
        let smallest = || others.iter().filter_map(with).min_by_key(|(_, values)| values.len());
        wished.iter().find_map(with).or_else(smallest)
    }
}
