//! Decides whether a small grid without clues has exactly one solution.
//!
//! ```text
//!   value 1      value 2      value 3       one plane of cells for each value:
//!   X . X        X X .        . X X         what a value does in all its lines, and what a
//!   . X X        X . X        X . .         sign does everywhere, is a few operations on words
//! ```
//!
//! Up to 9x9 a set of cells fits into two words, and the exact pass over a line with six
//! open places takes a tenth of a microsecond (`constraints/place_pass.rs`). So the search
//! can afford exact passes over all such lines that changed, and visits few positions. It
//! does not record reasons: if it takes too long, a search that learns takes over.

mod choice;
mod fix_point;
mod grid;
mod heat;
mod plane;
mod search;
mod sweep;

use crate::budget::Budget;
use crate::constraints::Model;

use plane::MOST;
use search::Search;
pub(crate) use search::{End, Two};

/// Looks for two solutions; None if the model has something that planes cannot express.
pub(crate) fn two_solutions(model: &Model, budget: &mut Budget<'_>) -> Option<Two> {
    if !(2..=MOST).contains(&model.size.n()) || model.says_more_than_signs() {
        return None;
    }
    Some(Search::of(model)?.run(model, budget))
}
