//! Sets of lines, such as those that changed and those that a propagator watches.

use crate::grid::{Cell, Line, Size};

/// A set of lines: row i is bit i, column i is bit 32 + i.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lines(pub u64);

impl Lines {
    /// Every line of the grid.
    #[must_use]
    pub fn all(size: Size) -> Self {
        let half = u64::from(size.all_values().0);
        Self(half | half << 32)
    }

    /// The set with one line.
    #[must_use]
    pub const fn only(line: Line) -> Self {
        match line {
            Line::Row(index) => Self(1 << index),
            Line::Column(index) => Self(1 << (32 + index)),
        }
    }

    /// The rows of these cells: any change in a cell is a change in its row.
    #[must_use]
    pub fn rows_of(size: Size, cells: impl Iterator<Item = Cell>) -> Self {
        Self(cells.fold(0, |lines, cell| lines | 1 << size.row(cell)))
    }

    /// The number of a line, counting rows first and then columns.
    #[must_use]
    pub const fn number(size: Size, line: Line) -> usize {
        match line {
            Line::Row(index) => index,
            Line::Column(index) => size.n() + index,
        }
    }

    /// Adds a row and a column.
    #[inline]
    pub(super) fn add(&mut self, row: usize, column: usize) {
        self.0 |= 1 << row | 1 << (32 + column);
    }

    /// The bits of the lines.
    pub(super) fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let line = rest.trailing_zeros() as usize;
            (rest != 0).then(|| {
                rest &= rest - 1;
                line
            })
        })
    }
}
