//! The puzzles found in a text, and hints given in advance.

use crate::error::ParseError;
use crate::formats::Recognised;
use crate::snake::Cuboid;
use crate::snake::notation::Reading;

/// The two families of puzzles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Family {
    /// Grids.
    #[default]
    Grid,
    /// Snake cubes.
    Snake,
}

/// Hints about a text, given in advance.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hints {
    /// The family of the puzzles on which the text's writer is working. If these are snakes, a text
    /// that can be read as a snake counts as a snake, even if it is also a grid.
    pub family: Family,
    /// The box for snakes whose text gives no box; if set, any text that is not
    /// a grid is taken for a snake.
    pub cuboid: Option<Cuboid>,
}

/// Something found in a text.
#[derive(Clone, Debug)]
pub struct Found {
    /// The line on which the puzzle begins, from 1.
    pub line: usize,
    /// The puzzle, or why there is none.
    pub puzzle: Result<Puzzle, Unread>,
}

/// A puzzle of either family.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one for each text that was read")]
pub enum Puzzle {
    /// A grid, which may still be nonsense.
    Grid(Recognised),
    /// Every way to read the text as a snake, the likeliest first; never empty.
    Snake(Vec<Reading>),
}

/// A text that does not certainly contain a puzzle.
#[derive(Clone, Debug)]
pub struct Unread {
    /// The place where the text stops making sense, counted in the whole text.
    pub error: ParseError,
    /// The possible readings as a snake, the likeliest first.
    pub guesses: Vec<Reading>,
}
