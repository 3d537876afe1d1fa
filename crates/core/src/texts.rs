//! Texts with puzzles of either family: one puzzle, or a list in which grids
//! and snakes may stand together.
//!
//! What a text holds does not depend on the program that asks: the command
//! line reads with [`Puzzles`], line by line, and the page with [`read_all`].
//! Grids go first, so that none of them is ever taken for a snake. What is no
//! grid is a snake where it fills a cube or a named box, is a link or has
//! slashes; other numbers and letters are only guessed to be one.

use std::collections::VecDeque;

use crate::error::ParseError;
use crate::formats::{self, LONGEST, Recognised};
use crate::snake::Cuboid;
use crate::snake::notation::{self, Reading};

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

/// What is known about a text beforehand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hints {
    /// The family that the reader works on. Where that is snakes, a text that
    /// can be read as one snake is one, even where it is a grid as well.
    pub family: Family,
    /// The box of snakes whose text names none; it also says that any text that
    /// is no grid is meant as a snake.
    pub cuboid: Option<Cuboid>,
}

/// Something in a text.
#[derive(Clone, Debug)]
pub struct Found {
    /// The line where it begins, from 1.
    pub line: usize,
    /// The puzzle, or why there is none.
    pub puzzle: Result<Puzzle, Unread>,
}

/// A puzzle of either family.
#[derive(Clone, Debug)]
pub enum Puzzle {
    /// A grid, which may still be nonsense.
    Grid(Recognised),
    /// Every way to take the text as a snake, the likeliest first; never empty.
    Snake(Vec<Reading>),
}

/// A text that holds no puzzle beyond doubt.
#[derive(Clone, Debug)]
pub struct Unread {
    /// Where it stops making sense, counted in the whole text.
    pub error: ParseError,
    /// The ways to take it as a snake all the same, the likeliest first.
    pub guesses: Vec<Reading>,
}

/// Everything in a text, in order. Where nothing can be read there is one
/// error, that of the text as a whole.
///
/// ```
/// use gridfold_core::texts::{Hints, Puzzle, read_all};
///
/// let found = read_all("lat2.1D\n3,2,2,3,2,3,2,2,3,3,2,2,2,3,3,3,3", Hints::default());
/// assert!(matches!(found[0].puzzle, Ok(Puzzle::Grid(_))));
/// assert!(matches!(found[1].puzzle, Ok(Puzzle::Snake(_))));
/// assert_eq!(found[1].line, 2);
/// ```
#[must_use]
pub fn read_all(text: &str, hints: Hints) -> Vec<Found> {
    let line = text.lines().position(|line| !line.trim().is_empty()).map_or(1, |at| at + 1);
    let attempt = Attempt::of(text, hints);
    if hints.family == Family::Snake && attempt.is_sure() {
        return vec![attempt.found(line)];
    }
    let error = match formats::read(text) {
        Ok(recognised) => return vec![Found { line, puzzle: Ok(Puzzle::Grid(recognised)) }],
        Err(error) => error,
    };
    let found: Vec<Found> = Puzzles::new(text.lines(), hints).collect();
    if attempt.is_sure() && !is_list(&found, &attempt) {
        return vec![attempt.found(line)];
    }
    if text.len() <= LONGEST && found.iter().all(|one| one.puzzle.is_err()) {
        return vec![attempt.unread(1, text, error)];
    }
    found
}

/// Whether a text holds these puzzles, and not the one snake that it can be
/// read as too: a grid is among them, or all can be read and the one snake
/// does not even fill its box.
fn is_list(found: &[Found], whole: &Attempt) -> bool {
    let is_grid = |one: &Found| matches!(one.puzzle, Ok(Puzzle::Grid(_)));
    let all_read = !found.is_empty() && found.iter().all(|one| one.puzzle.is_ok());
    found.iter().any(is_grid) || (all_read && !whole.fills_its_box())
}

/// The puzzles of a text that arrives line by line.
#[derive(Debug)]
pub struct Puzzles<Lines> {
    grids: formats::Puzzles<Lines>,
    hints: Hints,
    /// Snakes that were found together and not yet given.
    waiting: VecDeque<Found>,
}

impl<Lines, Line> Puzzles<Lines>
where
    Lines: Iterator<Item = Line>,
    Line: AsRef<str>,
{
    /// Reads from these lines, without their line ends.
    pub const fn new(lines: Lines, hints: Hints) -> Self {
        Self { grids: formats::Puzzles::new(lines), hints, waiting: VecDeque::new() }
    }
}

impl<Lines, Line> Iterator for Puzzles<Lines>
where
    Lines: Iterator<Item = Line>,
    Line: AsRef<str>,
{
    type Item = Found;

    fn next(&mut self) -> Option<Found> {
        if let Some(found) = self.waiting.pop_front() {
            return Some(found);
        }
        match self.grids.next()? {
            Ok((line, recognised)) => Some(Found { line, puzzle: Ok(Puzzle::Grid(recognised)) }),
            Err(error) => {
                let (first, text) = self.grids.source();
                self.waiting.extend(no_grid(first, text, self.hints, error));
                self.waiting.pop_front()
            }
        }
    }
}

/// What lines that are no grid hold: one snake, one snake a line, or nothing.
fn no_grid(first: usize, text: &str, hints: Hints, error: ParseError) -> Vec<Found> {
    let attempt = Attempt::of(text, hints);
    if attempt.is_sure() {
        return vec![attempt.found(first)];
    }
    let snakes = one_a_line(first, text, hints);
    snakes.unwrap_or_else(|| vec![attempt.unread(first, text, error)])
}

/// Several snakes, one a line, where each line can be read and the first is one beyond doubt.
fn one_a_line(first: usize, text: &str, hints: Hints) -> Option<Vec<Found>> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let attempts: Vec<(usize, Attempt)> =
        lines.map(|(at, line)| (first + at, Attempt::of(line, hints))).collect();
    let all = attempts.iter().all(|(_, attempt)| attempt.read.is_ok());
    if attempts.len() < 2 || !all || !attempts[0].1.is_sure() {
        return None;
    }
    Some(attempts.into_iter().map(|(line, attempt)| attempt.found(line)).collect())
}

/// A text that is tried as one snake.
struct Attempt {
    read: Result<Vec<Reading>, ParseError>,
    /// Whether its writer had a snake in mind.
    meant: bool,
    hints: Hints,
}

impl Attempt {
    fn of(text: &str, hints: Hints) -> Self {
        let meant = hints.family == Family::Snake || notation::looks_like(text);
        Self { read: notation::read(text, hints.cuboid), meant, hints }
    }

    /// Whether it is a snake beyond doubt.
    fn is_sure(&self) -> bool {
        let Ok([first, ..]) = self.read.as_deref() else { return false };
        let wanted = self.hints.family == Family::Snake || self.hints.cuboid.is_some();
        wanted || first.is_likely() || (self.meant && first.cuboid.is_some())
    }

    fn fills_its_box(&self) -> bool {
        let Ok([first, ..]) = self.read.as_deref() else { return false };
        first.cuboid.is_some_and(|cuboid| cuboid.volume() == first.chain.len())
    }

    /// The snake that begins in this line, or the error.
    fn found(self, line: usize) -> Found {
        let unread = |error| Unread { error: in_text(error, line), guesses: Vec::new() };
        Found { line, puzzle: self.read.map(Puzzle::Snake).map_err(unread) }
    }

    /// The most helpful error of lines that hold nothing beyond doubt; `grid` is why they are no grid.
    fn unread(self, first: usize, text: &str, grid: ParseError) -> Found {
        let (error, guesses) = match self.read {
            Ok(guesses) if self.meant || is_of_no_grid(text, &grid) => {
                let note = guesses.first().and_then(|guess| guess.note.clone());
                let message = note.unwrap_or(grid.message);
                (ParseError { line: first, column: 1, message }, guesses)
            }
            Err(error) if self.meant => (in_text(error, first), Vec::new()),
            _ => (grid, Vec::new()),
        };
        Found { line: error.line, puzzle: Err(Unread { error, guesses }) }
    }
}

/// An error of some lines, counted in the whole text.
fn in_text(error: ParseError, first: usize) -> ParseError {
    ParseError { line: error.line + first - 1, ..error }
}

/// Whether nothing of this is of a grid; one line of numbers only looks like the first row of one.
fn is_of_no_grid(text: &str, grid: &ParseError) -> bool {
    match grid.message.key {
        "read.unknown" => true,
        "read.rows" => text.trim().lines().count() == 1,
        _ => false,
    }
}
