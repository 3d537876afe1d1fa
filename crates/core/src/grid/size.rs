//! The size of a grid, and its arithmetic.

use super::{Cell, Line, Side, Values};

/// The side length n of a square grid, 1..=32.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size {
    n: u8,
    /// 2^21 / n, rounded up: engines divide by n all the time, and a division
    /// costs ten times as much as a multiplication.
    share: u32,
}

/// The limit up to which [`Size::divide`] is exact: for smaller numbers, the
/// rounding error stays below 1 / n.
const MOST_DIVIDED: usize = Size::MAX * Size::MAX * Size::MAX;
const SHIFT: u32 = 21;

impl Size {
    /// The largest side length; a set of values is one 32-bit word.
    pub const MAX: usize = 32;

    /// A size, or `None` if `n` is not in 1..=32.
    #[must_use]
    pub fn new(n: usize) -> Option<Self> {
        let share = || (1_u32 << SHIFT).div_ceil(n as u32);
        (1..=Self::MAX).contains(&n).then(|| Self { n: n as u8, share: share() })
    }

    /// The side length.
    #[must_use]
    pub const fn n(self) -> usize {
        self.n as usize
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

    /// Divides a number below 32 * 32 * 32 by n; returns quotient and
    /// remainder.
    #[inline]
    #[must_use]
    pub const fn divide(self, number: usize) -> (usize, usize) {
        debug_assert!(number < MOST_DIVIDED);
        let whole = ((number as u64 * self.share as u64) >> SHIFT) as usize;
        (whole, number - whole * self.n())
    }

    /// The row of a cell.
    #[must_use]
    pub const fn row(self, cell: Cell) -> usize {
        self.divide(cell.index()).0
    }

    /// The column of a cell.
    #[must_use]
    pub const fn column(self, cell: Cell) -> usize {
        self.divide(cell.index()).1
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

    /// The cells in the line of sight of a border place, the nearest first.
    pub fn line_of_sight(self, side: Side, index: usize) -> impl Iterator<Item = Cell> {
        let (line, last) = (side.line(index), self.n() - 1);
        let forwards = side.sees_first_cell_first();
        (0..self.n()).map(move |at| self.cell_of(line, if forwards { at } else { last - at }))
    }

    /// The set 1..=n.
    #[must_use]
    pub const fn all_values(self) -> Values {
        Values::up_to(self.n() as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST_DIVIDED, Size};

    #[test]
    fn dividing_by_multiplying_is_exact() {
        for n in 1..=Size::MAX {
            let size = Size::new(n).expect("a size");
            for number in 0..MOST_DIVIDED {
                assert_eq!(size.divide(number), (number / n, number % n), "{number} / {n}");
            }
        }
    }
}
