//! A setter's operations on a puzzle: make it unique, make it smaller, get
//! another one of the same look, or one that is a little harder.
//!
//! All of them look at one changed puzzle after the other; a node of their
//! budget is one of these, and they stop where the budget does.

mod complete;
mod hitting;
mod regrade;
mod thin_out;
mod vary;

pub use complete::{Completed, Proposal, complete};
pub use regrade::{Direction, Regraded, regrade};
pub use thin_out::{Thinned, thin_out};
pub use vary::vary;

use super::Missed;
use super::wish::{Symmetry, Wish};
use crate::budget::Budget;
use crate::conditions::{Feature, Features};
use crate::puzzle::{Draft, GridPuzzle};
use crate::solve::{self, Question, Verdict};

/// What ended before anything was known.
const STOPPED: Missed = Missed::Ended { nearest: None, tries: 0 };

/// A puzzle with its only solution.
fn unique(draft: &Draft, budget: &mut Budget<'_>) -> Result<(GridPuzzle, Vec<u32>), Missed> {
    let puzzle = draft.puzzle().map_err(Missed::Faults)?;
    let answer = budget.part(0.0, None, |budget| solve::find(&puzzle, Question::UNIQUE, budget));
    match (answer.verdict, answer.solutions.into_iter().next()) {
        (Verdict::Unique, Some(solution)) => Ok((puzzle, solution)),
        (Verdict::None, _) => Err(Missed::NoSolution),
        (Verdict::Several, _) => Err(Missed::Several),
        _ => Err(STOPPED),
    }
}

/// The same grid with nothing printed but what holds for all of it.
fn emptied(draft: &Draft) -> Result<GridPuzzle, Missed> {
    let features = wishable(draft);
    let empty = Draft { unit: draft.unit, features, ..Draft::empty(draft.kind, draft.size) };
    empty.puzzle().map_err(Missed::Faults)
}

/// What a wish for such a puzzle names.
fn wishable(draft: &Draft) -> Features {
    let has = |one: &Feature| one.can_be_wished() && draft.has(*one);
    Feature::ALL.into_iter().filter(has).collect()
}

/// A puzzle of the same sort, however hard.
fn wish(draft: &Draft, symmetry: Symmetry) -> Wish {
    Wish { features: wishable(draft), symmetry, ..Wish::of(draft.kind, draft.size) }
}
