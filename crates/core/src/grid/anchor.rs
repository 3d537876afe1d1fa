//! The places of marks, which are printed beside the numbers.
//!
//! Lists of marks, links, symmetries, locks and new puzzles go by what is said
//! here. To add a sort of places, where four cells meet, say: its variant, and
//! its places after the cells in [`Size::anchors`].

use super::{Cell, Size};

/// A place where a mark is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Anchor {
    /// In a cell, beside its value.
    Cell(Cell),
}

impl Anchor {
    /// The number of places in a grid with lines of this length.
    #[must_use]
    pub const fn count(n: usize) -> usize {
        n * n
    }

    /// Its place in a list of marks: cells come first, row by row.
    #[must_use]
    pub const fn index(self, _: Size) -> usize {
        match self {
            Self::Cell(cell) => cell.index(),
        }
    }

    /// The cell by which it is named: of several, the first.
    #[must_use]
    pub const fn first(self) -> Cell {
        match self {
            Self::Cell(cell) => cell,
        }
    }

    /// Its place if every cell moves.
    #[must_use]
    pub fn moved(self, _: Size, to: impl Fn(Cell) -> Cell) -> Self {
        match self {
            Self::Cell(cell) => Self::Cell(to(cell)),
        }
    }
}

impl Size {
    /// Every place for a mark, as they stand in lists of marks.
    pub fn anchors(self) -> impl Iterator<Item = Anchor> {
        self.cells().map(Anchor::Cell)
    }
}
