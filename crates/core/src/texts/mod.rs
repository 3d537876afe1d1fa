//! Texts with puzzles of either family: one puzzle, or a list that mixes grids
//! and snakes.
//!
//! What a text contains does not depend on the program that reads it: the command line uses
//! [`Puzzles`], line by line, and the page uses [`read_part`]. Grids come first, so a grid is read
//! as a snake only if the hints ask for snakes. A text that is not a grid is a snake if it fills a
//! cube, gives its box, is a link, or has slashes. Other numbers and letters are only possible
//! snakes.

mod attempt;
mod found;
pub mod grids;
mod puzzles;

pub use found::{Family, Found, Hints, Puzzle, Unread};
pub use puzzles::Puzzles;

use crate::formats::{self, LONGEST};
use attempt::Attempt;

/// A part ends early after this many bytes of reading, including repeats. A
/// text that makes every puzzle as laborious as possible therefore gets its
/// answer as soon as any other text.
const MOST_READ: usize = 1 << 21;

/// A part of the contents of a text.
#[derive(Clone, Debug)]
pub struct Part {
    /// The puzzles and errors, in order.
    pub found: Vec<Found>,
    /// The line, from 1, on which the next part begins; `None` at the end of the text.
    pub next: Option<usize>,
}

/// The contents of a text, in order. If nothing can be read, there is a single
/// error for the whole text.
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
    match as_a_whole(text, hints) {
        Some(one) => vec![one],
        None => Puzzles::new(text.lines(), hints).collect(),
    }
}

/// Reads about this many puzzles and errors of a text, from this line on (1 for
/// the first part, then `next` of the part before). A list of snakes that
/// belong together is not divided. All parts together equal the result of
/// [`read_all`].
#[must_use]
pub fn read_part(text: &str, line: usize, most: usize, hints: Hints) -> Part {
    if line <= 1
        && let Some(one) = as_a_whole(text, hints)
    {
        return Part { found: vec![one], next: None };
    }
    let mut puzzles = Puzzles::from_line(text.lines(), line, hints);
    let mut found = Vec::new();
    while puzzles.is_inside_list() || (found.len() < most && puzzles.effort() < MOST_READ) {
        let Some(one) = puzzles.next() else { break };
        found.push(one);
    }
    Part { found, next: puzzles.next_line() }
}

/// The only puzzle in a text, or the only error if nothing in it can be read; `None` for a text
/// with several puzzles, or a long one.
fn as_a_whole(text: &str, hints: Hints) -> Option<Found> {
    if text.len() > LONGEST {
        return None;
    }
    let line = text.lines().position(|line| !line.trim().is_empty()).map_or(1, |at| at + 1);
    let attempt = Attempt::of(text, hints);
    if hints.family == Family::Snake && attempt.is_sure() {
        return Some(attempt.found(line));
    }
    let error = match formats::read(text) {
        Ok(recognised) => return Some(Found { line, puzzle: Ok(Puzzle::Grid(recognised)) }),
        Err(error) => error,
    };
    let parts: Vec<Found> = Puzzles::new(text.lines(), hints).collect();
    if attempt.is_sure() && !is_list(&parts, &attempt) {
        return Some(attempt.found(line));
    }
    let unread = parts.iter().all(|one| one.puzzle.is_err());
    unread.then(|| attempt.unread(1, text, error))
}

/// Whether a text that can also be read as a single snake contains these
/// puzzles instead. This is the case if a grid is among the puzzles, or if all
/// can be read and the single snake does not even fill its box.
fn is_list(found: &[Found], whole: &Attempt) -> bool {
    let has_grid = found.iter().any(|one| matches!(one.puzzle, Ok(Puzzle::Grid(_))));
    let all_read = !found.is_empty() && found.iter().all(|one| one.puzzle.is_ok());
    has_grid || (all_read && !whole.fills_its_box())
}
