//! The causes of a conclusion or a step, and what each means.
//!
//! Each cause is a premise: the conclusion of a step always follows from all its causes together
//! and needs nothing else on the board. If any of them is missing, the conclusion no longer
//! follows. `tests/it/exact.rs` tests this by trying all cases; cells that are not named may have
//! any value from 1 to n.

use super::marks::Decided;
use crate::conditions::{Condition, Written};
use crate::grid::{Cell, House, Line, Size};
use crate::message::{Arg, Message};

/// Something on which a conclusion rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The candidates of a cell: the cell has one of these values.
    Cell(Cell),
    /// A decided cell: the cell has this value.
    Candidate {
        /// The cell.
        cell: Cell,
        /// The value.
        value: u8,
    },
    /// Each value appears once in this row or column; this cause says nothing about the
    /// candidates of the cells.
    Line(Line),
    /// Each value appears once in this diagonal or box.
    House(House),
    /// A value appears exactly once in a house, in one of the cells where it is a
    /// candidate. Like `House`, this implies that each value appears once.
    Places {
        /// The house.
        house: House,
        /// The value.
        value: u8,
    },
    /// A condition holds. A number at the border implies that the buildings of its line
    /// are different, so the line need not be named as well.
    Condition(Condition),
}

/// One or two causes in a few bytes, because searches draw millions of conclusions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Causes([Option<Cause>; 2]);

impl Causes {
    /// A single cause.
    #[must_use]
    pub const fn one(cause: Cause) -> Self {
        Self([Some(cause), None])
    }

    /// Two causes.
    #[must_use]
    pub const fn two(first: Cause, second: Cause) -> Self {
        Self([Some(first), Some(second)])
    }

    /// All causes.
    pub fn iter(self) -> impl Iterator<Item = Cause> {
        self.0.into_iter().flatten()
    }
}

impl From<House> for Cause {
    fn from(house: House) -> Self {
        match house {
            House::Line(line) => Self::Line(line),
            House::Diagonal { .. } | House::Box(_) => Self::House(house),
        }
    }
}

impl From<Decided> for Cause {
    fn from(by: Decided) -> Self {
        Self::Candidate { cell: by.cell, value: by.value as u8 }
    }
}

impl Cause {
    /// The possible places of a value in a house.
    #[must_use]
    pub const fn places(house: House, value: u32) -> Self {
        Self::Places { house, value: value as u8 }
    }

    /// Fills in the names in a sentence about this cause.
    pub(super) fn named_in(self, message: Message, size: Size) -> Message {
        match self {
            Self::Cell(cell) | Self::Candidate { cell, .. } => {
                message.with("other", Arg::cell(size, cell))
            }
            Self::Line(line) => message.with("line", line),
            Self::House(house) | Self::Places { house, .. } => message.with("line", house),
            Self::Condition(condition) => match condition.written() {
                Written::Border { side, index, number } => {
                    message.with("clue", Arg::Clue { side, index }).with("value", number)
                }
                Written::Gap { first, second, sign } => match sign.lesser_first(first, second) {
                    Some((lesser, greater)) => message
                        .with("lesser", Arg::cell(size, lesser))
                        .with("greater", Arg::cell(size, greater)),
                    None => message,
                },
                // Sentences about the other types name only cells.
                Written::Grid | Written::Cell { .. } | Written::Mark { .. } => message,
            },
        }
    }
}
