//! A cell of the grid, as its row-major number.

/// One cell of a grid: `row * n + column`, both counted from 0.
///
/// A cell does not store the size of its grid; [`Size`](super::Size) gives its
/// row and column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Cell(pub u16);

impl Cell {
    /// The row-major number, for indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
