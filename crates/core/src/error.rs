//! What can be wrong with an input.
//!
//! A [`ParseError`] says where a text stops making sense and what was expected
//! there. A [`Fault`] is a problem of a draft with its places, so that a page
//! can mark them.

use core::fmt;

use crate::grid::{Cell, Side};
use crate::message::Message;

/// Why a text could not be read: the place and what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ParseError {
    /// The line of the text, from 1.
    pub line: usize,
    /// The character in that line, from 1.
    pub column: usize,
    /// What was found and what was expected.
    pub message: Message,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ParseError {}

/// One thing that is wrong with a draft or a puzzle, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Fault {
    /// The sentence about the fault.
    pub message: Message,
    /// The cells that it concerns.
    pub cells: Vec<Cell>,
    /// The border clues that it concerns, by side and index.
    #[cfg_attr(feature = "wire", serde(serialize_with = "crate::wire::clues"))]
    #[cfg_attr(feature = "types", ts(as = "Vec<crate::wire::ClueAt>"))]
    pub clues: Vec<(Side, usize)>,
    /// The signs that it concerns, lesser cell first.
    #[cfg_attr(feature = "wire", serde(serialize_with = "crate::wire::signs"))]
    #[cfg_attr(feature = "types", ts(as = "Vec<crate::wire::SignAt>"))]
    pub signs: Vec<(Cell, Cell)>,
}

impl Fault {
    /// A fault without a particular place.
    #[must_use]
    pub const fn new(message: Message) -> Self {
        Self { message, cells: Vec::new(), clues: Vec::new(), signs: Vec::new() }
    }

    /// The same fault, also at this cell.
    #[must_use]
    pub fn at(mut self, cell: Cell) -> Self {
        self.cells.push(cell);
        self
    }

    /// The same fault, also at the gap between these neighbours.
    #[must_use]
    pub fn at_sign(mut self, lesser: Cell, greater: Cell) -> Self {
        self.signs.push((lesser, greater));
        self
    }

    /// The same fault, also at this clue.
    #[must_use]
    pub fn at_clue(mut self, side: Side, index: usize) -> Self {
        self.clues.push((side, index));
        self
    }
}

/// Everything that is wrong with a draft; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults(pub Vec<Fault>);

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentences: Vec<String> = self.0.iter().map(|fault| fault.message.to_string()).collect();
        f.write_str(&sentences.join(" "))
    }
}

impl std::error::Error for Faults {}
