//! How many cells a line has, and the arithmetic that follows from it.

use super::{Cell, Line, Values};

/// The side length n of a square grid, 1..=32.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size(u8);

impl Size {
    /// The largest side length; a set of values is one 32-bit word.
    pub const MAX: usize = 32;

    /// A size, or nothing where `n` is not in 1..=32.
    #[must_use]
    pub fn new(n: usize) -> Option<Self> {
        (1..=Self::MAX).contains(&n).then_some(Self(n as u8))
    }

    /// The side length.
    #[must_use]
    pub const fn n(self) -> usize {
        self.0 as usize
    }

    /// The number of cells, n times n.
    #[must_use]
    pub const fn cell_count(self) -> usize {
        self.n() * self.n()
    }

    /// The cell in this row and column.
    #[must_use]
    pub const fn cell(self, row: usize, column: usize) -> Cell {
        Cell((row * self.n() + column) as u16)
    }

    /// The row of a cell.
    #[must_use]
    pub const fn row(self, cell: Cell) -> usize {
        cell.index() / self.n()
    }

    /// The column of a cell.
    #[must_use]
    pub const fn column(self, cell: Cell) -> usize {
        cell.index() % self.n()
    }

    /// Every cell in reading order.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.cell_count() as u16).map(Cell)
    }

    /// Every line: the rows from the top, then the columns from the left.
    pub fn lines(self) -> impl Iterator<Item = Line> {
        let rows = (0..self.n()).map(Line::Row);
        rows.chain((0..self.n()).map(Line::Column))
    }

    /// The cell at a position of a line.
    #[must_use]
    pub const fn cell_of(self, line: Line, position: usize) -> Cell {
        match line {
            Line::Row(row) => self.cell(row, position),
            Line::Column(column) => self.cell(position, column),
        }
    }

    /// The cells of a line, left to right or top to bottom.
    pub fn line_cells(self, line: Line) -> impl DoubleEndedIterator<Item = Cell> {
        (0..self.n()).map(move |position| self.cell_of(line, position))
    }

    /// The set 1..=n.
    #[must_use]
    pub const fn all_values(self) -> Values {
        Values::up_to(self.n() as u32)
    }
}
