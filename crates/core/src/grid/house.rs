//! Groups of cells that contain each value once: rows, columns, diagonals and
//! boxes.

use super::Line;

/// A row, a column, or a group of cells defined by a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum House {
    /// A row or a column.
    Line(Line),
    /// The falling diagonal, or the rising one.
    Diagonal {
        /// From the bottom left to the top right.
        rising: bool,
    },
    /// A box, counted from 0 in reading order.
    Box(usize),
}

impl House {
    /// The row or column, if the house is one.
    #[must_use]
    pub const fn line(self) -> Option<Line> {
        match self {
            Self::Line(line) => Some(line),
            Self::Diagonal { .. } | Self::Box(_) => None,
        }
    }
}

impl From<Line> for House {
    fn from(line: Line) -> Self {
        Self::Line(line)
    }
}
