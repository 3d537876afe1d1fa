//! What a conclusion or a step rests on.

use super::marks::Decided;
use crate::conditions::{Condition, Written};
use crate::grid::{Cell, House, Line, Size};
use crate::message::{Arg, Message};

/// Something that a conclusion rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// What this cell can be.
    Cell(Cell),
    /// That this cell has this value.
    Candidate {
        /// The cell.
        cell: Cell,
        /// The value.
        value: u8,
    },
    /// A line with everything that holds in it.
    Line(Line),
    /// A diagonal or a box.
    House(House),
    /// A condition.
    Condition(Condition),
}

/// One cause or two, in a few bytes: searches conclude millions of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Causes([Option<Cause>; 2]);

impl Causes {
    /// One cause.
    #[must_use]
    pub const fn one(cause: Cause) -> Self {
        Self([Some(cause), None])
    }

    /// Two causes.
    #[must_use]
    pub const fn two(first: Cause, second: Cause) -> Self {
        Self([Some(first), Some(second)])
    }

    /// All of them.
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
    /// Fills the places that a sentence has for such a cause.
    pub(super) fn named_in(self, message: Message, size: Size) -> Message {
        match self {
            Self::Cell(cell) | Self::Candidate { cell, .. } => {
                message.with("other", Arg::cell(size, cell))
            }
            Self::Line(line) => message.with("line", line),
            Self::House(house) => message.with("line", house),
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
                // Sentences about the others name cells only.
                Written::Grid | Written::Cell { .. } | Written::Mark { .. } => message,
            },
        }
    }
}
