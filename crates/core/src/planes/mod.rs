//! A search of its own for small grids without clues.
//!
//! ```text
//!   value 1      value 2      value 3       one plane of cells for each value:
//!   X . X        X X .        . X X         what a value does in all its lines, and what a
//!   . X X        X . X        X . .         sign does everywhere, is a few operations on words
//! ```
//!
//! Up to 10x10 a set of cells fits into a word or two, and the exact pass over a line takes a
//! quarter of a microsecond (`constraints/place_pass.rs`). So every position gets exact passes on all lines
//! that changed, and the search needs few positions. It keeps no reasons: where it promises to
//! take long, one that learns takes over.

mod choice;
mod fix_point;
mod grid;
mod heat;
mod plane;
mod search;
mod sweep;

use crate::budget::{Budget, Progress};
use crate::constraints::{MOST_PLACES, Model};
use crate::engine::Found;
use crate::grid::Values;

use search::PlaneSearch;

/// A search for the first few solutions of a small grid without clues.
pub(crate) struct Planes(Width);

/// Planes of one word, up to 8x8, or of two.
enum Width {
    One(Box<PlaneSearch<1>>),
    Two(Box<PlaneSearch<2>>),
}

/// The same call on either.
macro_rules! either {
    ($planes:expr, $search:ident => $call:expr) => {
        match $planes {
            Width::One($search) => $call,
            Width::Two($search) => $call,
        }
    };
}

impl Planes {
    /// A search that has not begun; nothing where the model is not for it, or its givens
    /// exclude each other.
    pub(crate) fn of(model: &Model) -> Option<Self> {
        if model.says_more_than_signs() {
            return None;
        }
        match model.size.n() {
            2..=8 => Some(Self(Width::One(Box::new(PlaneSearch::of(model)?)))),
            9..=MOST_PLACES => Some(Self(Width::Two(Box::new(PlaneSearch::of(model)?)))),
            _ => None,
        }
    }

    /// Goes on to the next solution, the end, or the end of the budget; nothing where it
    /// should be given up.
    pub(crate) fn next(&mut self, budget: &mut Budget<'_>) -> Option<Found> {
        either!(&mut self.0, search => search.next(budget))
    }

    /// How far it is.
    pub(crate) fn progress(&self) -> Progress {
        either!(&self.0, search => search.progress())
    }

    /// The solution that was found last.
    pub(crate) fn current(&self) -> Option<Vec<u32>> {
        either!(&self.0, search => search.solutions().next_back())
    }

    /// All that were found.
    pub(crate) fn found(&self) -> Vec<Vec<u32>> {
        either!(&self.0, search => search.solutions().collect())
    }

    /// What is left of each cell without any decision.
    pub(crate) fn root(&self) -> Vec<Values> {
        either!(&self.0, search => search.root())
    }
}
