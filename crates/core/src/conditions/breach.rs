//! A breach of a condition, stored in a few bytes, because searches come across
//! millions of breaches and few of them become sentences.

use super::Condition;
use crate::error::Fault;
use crate::grid::{Cell, Scale, Size};
use crate::message::{Arg, Message};

/// A condition that some values break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The condition.
    pub condition: Condition,
    /// How the values break the condition.
    pub how: How,
}

/// The details of a breach, for sentences that say more than that the condition
/// is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// The values of the cells do not fit together.
    Plainly,
    /// The number or sum of the visible buildings is wrong.
    Seen {
        /// The number, or the sum.
        count: u16,
        /// Whether the line is full; otherwise the number or sum is too high already.
        full: bool,
    },
    /// Two cells have a value that only one may have.
    Twice {
        /// The value.
        value: u8,
        /// The two cells.
        cells: [Cell; 2],
    },
}

impl Breach {
    /// The sentence about the breach.
    #[must_use]
    pub fn sentence(self, size: Size, scale: Scale) -> Message {
        let message = self.condition.sentence(self.how, size, scale);
        match self.how {
            How::Plainly => message,
            How::Seen { count, full: _ } => message.with("seen", u32::from(count)),
            How::Twice { value, cells: [first, second] } => message
                .with("value", scale.shown(u32::from(value)))
                .with("first", Arg::cell(size, first))
                .with("second", Arg::cell(size, second)),
        }
    }

    /// The sentence, together with the place where the condition is written and
    /// the cells whose values break it.
    pub fn fault(self, size: Size, scale: Scale, value: impl Fn(Cell) -> u32) -> Fault {
        let cells = match self.how {
            How::Twice { cells, .. } => cells.to_vec(),
            How::Plainly | How::Seen { .. } => self.condition.cells(size),
        };
        let fault = self.condition.mark(Fault::new(self.sentence(size, scale)));
        let filled = cells.into_iter().filter(|cell| value(*cell) > 0);
        filled.fold(
            fault,
            |fault, cell| if fault.cells.contains(&cell) { fault } else { fault.at(cell) },
        )
    }
}
