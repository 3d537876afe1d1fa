//! An attempt to read a text as one snake: whether the text is certainly a snake, whether it may be
//! one, or why it is not.

use super::{Family, Found, Hints, Puzzle, Unread};
use crate::error::ParseError;
use crate::formats::names_program;
use crate::snake::notation::{self, Reading};

/// The result of the attempt.
pub(super) struct Attempt {
    read: Result<Vec<Reading>, ParseError>,
    /// Whether the text was probably meant as a snake.
    meant: bool,
    /// Whether every text is to be read as a snake.
    wanted: bool,
}

impl Attempt {
    pub(super) fn of(text: &str, hints: Hints) -> Self {
        let family = hints.family == Family::Snake;
        // An address or a file of another program may contain snakes with other rules.
        let meant = (family || notation::looks_like(text)) && !names_program(text);
        let wanted = family || hints.cuboid.is_some();
        Self { read: notation::read(text, hints.cuboid), meant, wanted }
    }

    /// Whether the text can be read as a snake.
    pub(super) const fn is_read(&self) -> bool {
        self.read.is_ok()
    }

    /// Whether the text is certainly a snake.
    pub(super) fn is_sure(&self) -> bool {
        let Ok([first, ..]) = self.read.as_deref() else { return false };
        self.wanted || first.is_likely() || (self.meant && first.cuboid.is_some())
    }

    /// Whether the likeliest snake has as many cubelets as its box has cells.
    pub(super) fn fills_its_box(&self) -> bool {
        let Ok([first, ..]) = self.read.as_deref() else { return false };
        first.cuboid.is_some_and(|cuboid| cuboid.volume() == first.chain.len())
    }

    /// The snake that begins on this line, or the error.
    pub(super) fn found(self, line: usize) -> Found {
        let puzzle = self
            .read
            .map(Puzzle::Snake)
            .map_err(|error| Unread { error: counted_from(line, error), guesses: Vec::new() });
        Found { line, puzzle }
    }

    /// The most helpful error for lines that are neither a grid nor certainly a snake; `grid` is
    /// the reason why they are not a grid.
    pub(super) fn unread(self, first: usize, text: &str, grid: ParseError) -> Found {
        let may_be = self.meant || is_of_no_grid(text, &grid);
        let (error, guesses) = match self.read {
            Ok(guesses) if may_be && guesses.iter().any(Reading::is_one_off) => {
                return Found { line: first, puzzle: Ok(Puzzle::Snake(guesses)) };
            }
            Ok(guesses) if may_be => {
                let note = guesses.first().and_then(|guess| guess.note.clone());
                let message = note.unwrap_or(grid.message);
                (ParseError { line: first, column: 1, message }, guesses)
            }
            Err(error) if self.meant => (counted_from(first, error), Vec::new()),
            _ => (grid, Vec::new()),
        };
        Found { line: error.line, puzzle: Err(Unread { error, guesses }) }
    }
}

/// An error in some lines of a text, with its place counted in the whole text.
fn counted_from(first: usize, error: ParseError) -> ParseError {
    ParseError { line: error.line + first - 1, ..error }
}

/// Whether no part of this text belongs to a grid; a single line of numbers
/// only looks like the first row of a grid.
fn is_of_no_grid(text: &str, grid: &ParseError) -> bool {
    match grid.message.key {
        "read.unknown" => true,
        "read.rows" => text.trim().lines().count() == 1,
        _ => false,
    }
}
