//! Texts of either family: what they contain, and puzzles written as text.

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
    /// The family that the writer of the text is using. For a writer of snakes, a text that can be read as a snake
    /// is read as a snake.
    pub family: Family,
    /// The box for snakes whose text gives no box, if known.
    #[serde(rename = "box")]
    pub cuboid: Option<Sides>,
    /// The line on which to begin: 1, or the `next` of the part before.
    pub line: usize,
    /// About how many puzzles and errors to read.
    pub most: usize,
}

/// Part of the contents of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RecogniseAnswer {
    /// The puzzles and errors, in the order of the text.
    pub found: Vec<Recognised>,
    /// The line on which the next part begins; null at the end of the text.
    pub next: Option<usize>,
}

/// Something found in a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
#[expect(clippy::large_enum_variant, reason = "there is one for each text that was read")]
pub enum Recognised {
    /// A grid.
    Grid(ReadPuzzle),
    /// A snake.
    Snake {
        /// The line on which the puzzle begins, from 1.
        line: usize,
        /// Every way to read the text, the likeliest first.
        readings: Vec<SnakeReading>,
    },
    /// Lines that do not clearly contain a puzzle.
    Unread {
        /// Where and why reading failed.
        error: ParseError,
        /// How the lines might be read as a snake after all, the likeliest first.
        guesses: Vec<SnakeReading>,
    },
}

/// A grid in a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ReadPuzzle {
    /// The puzzle.
    pub draft: Draft,
    /// The title, the author and other details.
    pub about: About,
    /// The id of the format of the text.
    pub format: &'static str,
    /// The reader's notes on the puzzle.
    pub notes: Vec<Message>,
    /// The line on which the puzzle begins, from 1.
    pub line: usize,
}

/// A puzzle as text, or the reason why the format cannot store the puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum WriteAnswer {
    /// The text.
    Text {
        /// The text.
        text: String,
    },
    /// The format cannot store this puzzle.
    Refused {
        /// The reason.
        refused: Message,
    },
}

/// A format in which grids can be written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FormatEntry {
    /// The id.
    pub id: &'static str,
    /// The facts about a puzzle that the format can store.
    pub tells: &'static [Part],
}

impl Recognised {
    /// A grid that begins on this line.
    #[must_use]
    pub fn grid(line: usize, grid: formats::Recognised) -> Self {
        let formats::Recognised { draft, about, format, notes } = grid;
        Self::Grid(ReadPuzzle { draft, about, format: format.id, notes, line })
    }

    /// A snake that begins on this line.
    #[must_use]
    pub fn snake(line: usize, readings: Vec<Reading>) -> Self {
        Self::Snake { line, readings: listed(readings) }
    }

    /// Lines that do not clearly contain a puzzle.
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
