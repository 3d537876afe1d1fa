//! The five ways in which a condition is written in a puzzle.

use super::{Mark, Sign};
use crate::error::Fault;
use crate::grid::{Anchor, Cell, Side};

/// Where a condition is written, and what is written there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// Nowhere, because the condition applies to the whole grid.
    Grid,
    /// A number at the border.
    Border {
        /// The side.
        side: Side,
        /// The index on that side, from 0, left to right or top to bottom.
        index: usize,
        /// The number.
        number: u32,
    },
    /// A value in a cell.
    Cell {
        /// The cell.
        cell: Cell,
        /// The value, 1..=n.
        value: u32,
    },
    /// A mark other than a number, such as the circle of an odd cell.
    Mark {
        /// The place of the mark.
        at: Anchor,
        /// The mark.
        mark: Mark,
    },
    /// A sign between two neighbours.
    Gap {
        /// The left or upper cell.
        first: Cell,
        /// The right or lower cell.
        second: Cell,
        /// The sign between them.
        sign: Sign,
    },
}

impl Written {
    /// Adds the place to a fault.
    #[must_use]
    pub fn mark(self, fault: Fault) -> Fault {
        match self {
            Self::Grid => fault,
            Self::Border { side, index, number: _ } => fault.at_clue(side, index),
            Self::Cell { cell, value: _ } => fault.at(cell),
            Self::Mark { at, mark: _ } => fault.at(at.first),
            Self::Gap { first, second, sign } => {
                let (first, second) = sign.lesser_first(first, second).unwrap_or((first, second));
                fault.at_sign(first, second)
            }
        }
    }
}
