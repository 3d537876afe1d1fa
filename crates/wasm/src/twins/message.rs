//! Sentences as data, and faults with their places. Positions count from 0; the page shows them from 1.

use std::collections::BTreeMap;

use gridfold_core::grid::{self, Line};
use gridfold_core::{error, message};
use serde::{Deserialize, Serialize};

/// A sentence: its key, and what stands for each `{name}` of its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Message {
    /// The key of the text.
    pub key: String,
    /// What stands for each name.
    pub args: BTreeMap<String, Arg>,
}

/// Something that a sentence speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Arg {
    /// A count or a value.
    Number {
        /// The number.
        value: u64,
    },
    /// Text that is the same in every language.
    Text {
        /// The text.
        value: String,
    },
    /// A cell of the grid.
    Cell {
        /// From 0.
        row: usize,
        /// From 0.
        column: usize,
    },
    /// A place for a clue at the border.
    Clue {
        /// On which side.
        side: Side,
        /// From 0, left to right or top to bottom.
        index: usize,
    },
    /// A row or a column.
    Line {
        /// Whether it is a row.
        row: bool,
        /// From 0.
        index: usize,
    },
}

/// A side of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// North.
    Top,
    /// East.
    Right,
    /// South.
    Bottom,
    /// West.
    Left,
}

/// One thing wrong with a draft, and the places that it concerns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Fault {
    /// The sentence about it.
    pub message: Message,
    /// Cells, as row * n + column.
    pub cells: Vec<usize>,
    /// Border clues.
    pub clues: Vec<ClueAt>,
    /// Signs between neighbours.
    pub signs: Vec<SignAt>,
}

/// Where a border clue stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ClueAt {
    /// On which side.
    pub side: Side,
    /// From 0, left to right or top to bottom.
    pub index: usize,
}

/// Between which cells a sign stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SignAt {
    /// The cell that holds less, as row * n + column.
    pub lesser: usize,
    /// The cell that holds more.
    pub greater: usize,
}

impl From<message::Message> for Message {
    fn from(message: message::Message) -> Self {
        let args =
            message.args.into_iter().map(|(name, arg)| (name.to_owned(), arg.into())).collect();
        Self { key: message.key.to_owned(), args }
    }
}

impl From<message::Arg> for Arg {
    fn from(arg: message::Arg) -> Self {
        match arg {
            message::Arg::Number(value) => Self::Number { value },
            message::Arg::Text(value) => Self::Text { value },
            message::Arg::Cell { row, column } => Self::Cell { row, column },
            message::Arg::Clue { side, index } => Self::Clue { side: side.into(), index },
            message::Arg::Line(Line::Row(index)) => Self::Line { row: true, index },
            message::Arg::Line(Line::Column(index)) => Self::Line { row: false, index },
        }
    }
}

impl From<grid::Side> for Side {
    fn from(side: grid::Side) -> Self {
        match side {
            grid::Side::Top => Self::Top,
            grid::Side::Right => Self::Right,
            grid::Side::Bottom => Self::Bottom,
            grid::Side::Left => Self::Left,
        }
    }
}

impl From<error::Fault> for Fault {
    fn from(fault: error::Fault) -> Self {
        let clue_at = |(side, index): (grid::Side, usize)| ClueAt { side: side.into(), index };
        let sign_at = |(lesser, greater): (grid::Cell, grid::Cell)| SignAt {
            lesser: lesser.index(),
            greater: greater.index(),
        };
        Self {
            message: fault.message.into(),
            cells: fault.cells.into_iter().map(grid::Cell::index).collect(),
            clues: fault.clues.into_iter().map(clue_at).collect(),
            signs: fault.signs.into_iter().map(sign_at).collect(),
        }
    }
}
