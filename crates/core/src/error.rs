//! What can be wrong with an input.
//!
//! A [`ParseError`] says where a text stops making sense and what was expected there. A
//! [`Fault`] is a problem in a draft, with its places so that a page can mark them.

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
    /// The sentence that describes the fault.
    pub message: Message,
    /// The cells that the fault concerns.
    pub cells: Vec<Cell>,
    /// The border clues that the fault concerns, by side and index.
    #[cfg_attr(feature = "wire", serde(serialize_with = "crate::wire::clues"))]
    #[cfg_attr(feature = "types", ts(as = "Vec<crate::wire::ClueAt>"))]
    pub clues: Vec<(Side, usize)>,
    /// The signs that the fault concerns, lesser cell first.
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

    /// Adds a cell to the places of the fault.
    #[must_use]
    pub fn at(mut self, cell: Cell) -> Self {
        self.cells.push(cell);
        self
    }

    /// Adds the gap between two neighbours to the places of the fault.
    #[must_use]
    pub fn at_sign(mut self, lesser: Cell, greater: Cell) -> Self {
        self.signs.push((lesser, greater));
        self
    }

    /// Adds a clue to the places of the fault.
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
