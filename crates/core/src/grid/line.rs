//! A row or a column.

/// A line of the grid: row or column, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Line {
    /// The cells of one row, left to right.
    Row(usize),
    /// The cells of one column, top to bottom.
    Column(usize),
}

impl Line {
    /// The index of the line among the lines of its direction.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Row(index) | Self::Column(index) => index,
        }
    }
}
