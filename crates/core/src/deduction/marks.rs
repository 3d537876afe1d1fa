//! The candidates of a board, with undo.
//!
//! The marks are deliberately simpler than the engine's domains: rules read the marks, which draw
//! no conclusions of their own.

use crate::grid::{Cell, Line, Size, Values};
use crate::puzzle::GridPuzzle;

/// The candidates of a board.
#[derive(Clone, Debug)]
pub struct Marks {
    size: Size,
    cells: Vec<Values>,
    /// The changed cells, with their candidates before each change.
    trail: Vec<(Cell, Values)>,
}

/// A cell with only one possible value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "HintPlaced"))]
pub struct Decided {
    /// The cell.
    pub cell: Cell,
    /// Its value.
    pub value: u32,
}

impl Marks {
    /// The starting candidates: a cell with a given has one, and all other cells have
    /// every value.
    #[must_use]
    pub fn new(puzzle: &GridPuzzle) -> Self {
        let size = puzzle.size();
        let candidates = |cell| puzzle.given(cell).map_or(size.all_values(), Values::only);
        Self::of(size, size.cells().map(candidates).collect())
    }

    /// Marks with these candidates, row by row.
    #[must_use]
    pub const fn of(size: Size, cells: Vec<Values>) -> Self {
        Self { size, cells, trail: Vec::new() }
    }

    /// The side length of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The candidates of a cell.
    #[inline]
    #[must_use]
    pub fn values(&self, cell: Cell) -> Values {
        self.cells[cell.index()]
    }

    /// Whether every cell has all of these candidates.
    #[must_use]
    pub fn has_all(&self, left: &[Values]) -> bool {
        self.cells.iter().zip(left).all(|(has, left)| *has & *left == *left)
    }

    /// The value of a decided cell, otherwise 0.
    #[inline]
    #[must_use]
    pub fn value(&self, cell: Cell) -> u32 {
        self.values(cell).single().unwrap_or(0)
    }

    /// A cell with its value, if the cell is decided.
    #[inline]
    #[must_use]
    pub fn decided(&self, cell: Cell) -> Option<Decided> {
        self.values(cell).single().map(|value| Decided { cell, value })
    }

    /// The candidates of a cell, if there are several.
    #[inline]
    #[must_use]
    pub fn several(&self, cell: Cell) -> Option<Values> {
        Some(self.values(cell)).filter(|values| values.len() > 1)
    }

    /// The number of cells of a line in which a value is possible, and the first such
    /// cell.
    #[must_use]
    pub fn places(&self, line: Line, value: u32) -> (usize, Option<Cell>) {
        let cells = self.size.line_cells(line);
        let mut places = cells.filter(|cell| self.values(*cell).contains(value));
        let first = places.next();
        (usize::from(first.is_some()) + places.count(), first)
    }

    /// Sets the candidates of a cell to these values; there may be none.
    #[inline]
    pub fn set(&mut self, cell: Cell, values: Values) {
        self.trail.push((cell, self.values(cell)));
        self.cells[cell.index()] = values;
    }

    /// A point to which `undo_to` can return.
    #[must_use]
    pub const fn mark(&self) -> usize {
        self.trail.len()
    }

    /// Undoes everything since a mark.
    pub fn undo_to(&mut self, mark: usize) {
        for (cell, before) in self.trail.drain(mark..).rev() {
            self.cells[cell.index()] = before;
        }
    }

    /// The smallest candidate of each cell; for a decided cell, this is its value.
    #[must_use]
    pub fn smallest(&self) -> Vec<u32> {
        self.cells.iter().map(|values| values.min()).collect()
    }
}
