//! A long text in parts: so many puzzles from a line on, and the line where
//! the next part begins.
//!
//! A part costs the same wherever it stands and however long the text is, so a
//! list of a hundred thousand puzzles is shown page by page. All parts
//! together are what [`read_all`](super::read_all) gives.

use super::several::{Found, Puzzles, as_a_whole};

/// A part ends early once so many bytes were read, where those that are read
/// again count again: a text that makes every puzzle as laborious as can be is
/// answered as soon as any other.
pub(crate) const MOST_READ: usize = 1 << 21;

/// Some of the puzzles of a text.
#[derive(Clone, Debug)]
pub struct Part {
    /// The puzzles and errors, as in [`read_all`](super::read_all).
    pub found: Vec<Found>,
    /// The line, from 1, in which the next part begins; nothing where the text
    /// is over.
    pub next: Option<usize>,
}

/// Reads at most this many puzzles and errors of a text, from this line on
/// (from 1: the first part, or the `next` of the part before).
///
/// ```
/// use gridfold_core::formats::read_part;
///
/// let text = "lat2.1D\nlat2.2D\n\nlat3.1H\n";
/// let part = read_part(text, 1, 2);
/// assert_eq!((part.found.len(), part.next), (2, Some(4)));
/// let rest = read_part(text, 4, 2);
/// assert_eq!((rest.found.len(), rest.next), (1, None));
/// ```
#[must_use]
pub fn read_part(text: &str, line: usize, most: usize) -> Part {
    if line <= 1
        && let Some(one) = as_a_whole(text)
    {
        return Part { found: vec![one], next: None };
    }
    let mut puzzles = Puzzles::from_line(text.lines(), line);
    let mut found = Vec::new();
    while found.len() < most && puzzles.effort() < MOST_READ {
        let Some(one) = puzzles.next() else { break };
        found.push(one);
    }
    Part { found, next: puzzles.next_line() }
}
