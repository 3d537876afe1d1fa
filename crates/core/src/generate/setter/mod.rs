//! A setter's operations on a puzzle: make it unique, make it smaller, find
//! another one that looks the same, or make it easier or harder.
//!
//! All these operations examine one changed puzzle after another. Each puzzle
//! counts as a node of the budget, and an operation stops when the budget ends.

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
use super::fixed::Fixed;
use super::others::Others;
use super::sheet::Sheet;
use super::wish::{Met, Wish};
use crate::budget::Budget;
use crate::conditions::{Feature, Features};
use crate::explain::Grade;
use crate::puzzle::{Draft, GridPuzzle};
use crate::rng::Dice;
use crate::solve::{self, Question, Verdict};

/// The budget ran out before anything was known.
const STOPPED: Missed = Missed::Ended { nearest: None, tries: 0 };

/// No allowed change leads to the requested puzzle.
const NONE_NEAR: Missed = Missed::NoneNear { nearest: None, tries: 0 };

/// A puzzle to change, and the wish that the result should meet.
struct Setting {
    puzzle: GridPuzzle,
    /// The same grid with only the conditions for the whole grid.
    empty: GridPuzzle,
    wish: Wish,
    fixed: Fixed,
}

impl Setting {
    /// Applies the wish to this puzzle, regardless of the kind and size in the wish.
    fn new(draft: &Draft, wish: &Wish) -> Result<Self, Missed> {
        let puzzle = draft.puzzle().map_err(Missed::Faults)?;
        let features = wishable(draft);
        let empty = Draft { unit: draft.unit, features, ..Draft::empty(draft.kind, draft.size) };
        let empty = empty.puzzle().map_err(Missed::Faults)?;
        let wish = Wish { kind: draft.kind, size: draft.size, features, ..wish.clone() };
        let fixed = Fixed::of(&wish, puzzle.size()).map_err(Missed::Locked)?;
        Ok(Self { puzzle, empty, wish, fixed })
    }

    /// Whether a changed puzzle with one solution is as hard and as small as
    /// requested.
    fn is_met(&self, puzzle: &GridPuzzle, grade: &Grade) -> bool {
        self.wish.is_met(Some(grade)) != Met::Not && (!self.wish.minimal || self.is_minimal(puzzle))
    }

    /// Whether all unlocked things are needed, individually or in symmetric pairs, as requested.
    fn is_minimal(&self, puzzle: &GridPuzzle) -> bool {
        let answer = solve::unique(puzzle);
        let Some(solution) = answer.solutions.into_iter().next() else { return false };
        let mut others = Others::of(&solution);
        let (dice, given) = (&mut Dice::new(0), (&self.wish, &self.fixed));
        let sheet = Sheet::of(puzzle, &self.empty, solution, given, dice);
        sheet.is_minimal(|one| others.are_none(one))
    }

    /// The only solution.
    ///
    /// # Errors
    /// Fails if there is not exactly one solution, or if the puzzle breaks a
    /// lock.
    fn unique(&self, budget: &mut Budget<'_>) -> Result<Vec<u32>, Missed> {
        let answer =
            budget.part(0.0, None, |budget| solve::find(&self.puzzle, Question::UNIQUE, budget));
        let unmet = self.wish.locks.as_ref().and_then(|locks| locks.unmet(&self.puzzle));
        match (answer.verdict, answer.solutions.into_iter().next(), unmet) {
            (Verdict::Unique, Some(_), Some(message)) => Err(Missed::Locked(message)),
            (Verdict::Unique, Some(solution), None) => Ok(solution),
            (Verdict::None, ..) => Err(Missed::NoSolution),
            (Verdict::Several, ..) => Err(Missed::Several),
            _ => Err(STOPPED),
        }
    }
}

/// The features that a wish for a puzzle like this one has.
#[must_use]
pub fn wishable(draft: &Draft) -> Features {
    let has = |one: &Feature| one.can_be_wished() && draft.has(*one);
    Feature::ALL.into_iter().filter(has).collect()
}
