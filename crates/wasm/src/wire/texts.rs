//! Texts of either family: their contents, and puzzles written as text.

use gridfold_core::error::ParseError;
use gridfold_core::formats;
use gridfold_core::message::Message;
use gridfold_core::puzzle::{About, Draft, Part};
use gridfold_core::snake::notation::Reading;
use gridfold_core::texts::{Family, Found, Puzzle, Unread};
use serde::{Deserialize, Serialize};

use super::{Sides, SnakeReading};

/// A text, and which part of it to read.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RecogniseRequest {
    /// The text.
    pub text: String,
    /// The family that its writer works on. If that is snakes, a text that can be read as one snake is read so.
    pub family: Family,
    /// The box of snakes whose text names none, if known.
    #[serde(rename = "box")]
    pub cuboid: Option<Sides>,
    /// The line where to begin: 1, or the `next` of the part before.
    pub line: usize,
    /// About this many puzzles and errors are enough.
    pub most: usize,
}

/// A part of what a text holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RecogniseAnswer {
    /// The puzzles and errors, in the order of the text.
    pub found: Vec<Recognised>,
    /// The line where the next part begins; null if the text is over.
    pub next: Option<usize>,
}

/// Something in a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
#[expect(clippy::large_enum_variant, reason = "there is one for each text that was read")]
pub enum Recognised {
    /// A grid.
    Grid(ReadPuzzle),
    /// A snake.
    Snake {
        /// The line where it begins, from 1.
        line: usize,
        /// Every way to read the text, the likeliest first.
        readings: Vec<SnakeReading>,
    },
    /// Lines that do not clearly hold a puzzle.
    Unread {
        /// Where and why.
        error: ParseError,
        /// The ways to read them as a snake nevertheless, the likeliest first.
        guesses: Vec<SnakeReading>,
    },
}

/// One grid of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ReadPuzzle {
    /// The puzzle.
    pub draft: Draft,
    /// Its title, author and the like.
    pub about: About,
    /// The id of the format that it was written in.
    pub format: &'static str,
    /// The reader's notes about it.
    pub notes: Vec<Message>,
    /// The line where it begins, from 1.
    pub line: usize,
}

/// A puzzle as text, or why the format cannot carry it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum WriteAnswer {
    /// The text.
    Text {
        /// The text.
        text: String,
    },
    /// The format cannot carry this puzzle.
    Refused {
        /// Why.
        refused: Message,
    },
}

/// One format that grids are written in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FormatEntry {
    /// Its id.
    pub id: &'static str,
    /// The facts about a puzzle that it can write.
    pub tells: &'static [Part],
}

impl Recognised {
    /// A grid that begins in this line.
    #[must_use]
    pub fn grid(line: usize, grid: formats::Recognised) -> Self {
        let formats::Recognised { draft, about, format, notes } = grid;
        Self::Grid(ReadPuzzle { draft, about, format: format.id, notes, line })
    }

    /// A snake that begins in this line.
    #[must_use]
    pub fn snake(line: usize, readings: Vec<Reading>) -> Self {
        Self::Snake { line, readings: listed(readings) }
    }

    /// Lines that do not clearly hold a puzzle.
    #[must_use]
    pub fn unread(error: ParseError, guesses: Vec<Reading>) -> Self {
        Self::Unread { error, guesses: listed(guesses) }
    }
}

fn listed(readings: Vec<Reading>) -> Vec<SnakeReading> {
    readings.into_iter().map(SnakeReading::from).collect()
}

impl From<Found> for Recognised {
    fn from(Found { line, puzzle }: Found) -> Self {
        match puzzle {
            Ok(Puzzle::Grid(grid)) => Self::grid(line, grid),
            Ok(Puzzle::Snake(readings)) => Self::snake(line, readings),
            Err(Unread { error, guesses }) => Self::unread(error, guesses),
        }
    }
}
