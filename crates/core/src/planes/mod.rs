//! Decides whether a small grid has exactly one solution.
//!
//! ```text
//!   value 1      value 2      value 3       one plane of cells for each value:
//!   X . X        X X .        . X X         what a value does in all its lines, and what a
//!   . X X        X . X        X . .         sign does everywhere, is a few operations on words
//! ```
//!
//! Up to 8x8 a set of cells is one word, and up to 10x10 it is two. The exact pass over a
//! line with six open places takes a twentieth of a microsecond (`constraints/few_open.rs`).
//! So the search can afford exact passes over all such lines that changed, and visits few
//! positions. It does not record reasons: if it takes too long, a search that learns takes
//! over.
//!
//! Up to 5x5 a line may have clues too: its exact pass goes through the set of all its
//! orders (`constraints/orders.rs`).

mod choice;
mod fix_point;
mod grid;
mod heat;
mod plane;
mod search;
mod sweep;

use crate::budget::Budget;
use crate::constraints::{LONGEST_BY_ORDERS, Model};

use plane::{MOST, Plane};
use search::Search;
pub(crate) use search::{End, Two};

/// Looks for two solutions, one of which may be known; None if the model has something that planes cannot express.
pub(crate) fn two_solutions(
    model: &Model,
    known: Option<&[u32]>,
    budget: &mut Budget<'_>,
) -> Option<Two> {
    let most = if model.clues.is_empty() { MOST } else { LONGEST_BY_ORDERS };
    if !(2..=most).contains(&model.size.n()) || model.says_more_than_signs_and_counts() {
        return None;
    }
    Some(if model.size.n() <= Plane::<1>::ROW {
        Search::<1, { Plane::<1>::ROW }>::of(model, known)?.run(budget)
    } else {
        Search::<2, MOST>::of(model, known)?.run(budget)
    })
}
