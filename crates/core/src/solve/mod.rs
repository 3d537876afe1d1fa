//! The questions that people ask about a puzzle.
//!
//! [`find`] looks for solutions up to a limit: 1 for "the answer", 2 for "is
//! it unique?", none for "how many?". [`Solutions`] hands them out one by one.
//! [`candidates`] says which values each cell takes over all solutions, [`conflict`]
//! why there is none, [`redundant`] what could be left out. All stop at a
//! budget and say honestly what they know then.

mod attempt;
mod candidates;
mod conflict;
mod redundant;
mod solutions;

pub use candidates::{Candidates, candidates};
pub use conflict::{Conflict, conflict};
pub use redundant::{Redundant, redundant};
pub use solutions::Solutions;

use crate::budget::{Budget, Stats};
use crate::engine::Found;
use crate::puzzle::GridPuzzle;

/// How many solutions a puzzle has, as far as is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Verdict {
    /// Exactly one; that there is no other is proven.
    Unique,
    /// Two at least.
    Several,
    /// None; proven.
    None,
    /// The search ended too soon to say.
    Unknown,
}

/// What a search for solutions found.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// How many solutions there are, as far as is known.
    pub verdict: Verdict,
    /// How many were found.
    pub count: u64,
    /// Whether there are no others.
    pub complete: bool,
    /// The first of them, row by row, as many as were asked for.
    pub solutions: Vec<Vec<u32>>,
    /// What the search counted.
    pub stats: Stats,
}

/// What to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Stop once so many solutions are found; nothing: count them all.
    pub limit: Option<u64>,
    /// Keep so many of them.
    pub keep: usize,
}

impl Question {
    /// Is there exactly one solution? Two are kept, to show the difference.
    pub const UNIQUE: Self = Self { limit: Some(2), keep: 2 };
    /// Any one solution.
    pub const ONE: Self = Self { limit: Some(1), keep: 1 };
    /// How many solutions are there?
    pub const COUNT: Self = Self { limit: None, keep: 0 };
}

/// Up to so many solutions are worth a search that learns: it has to be told
/// of each one, so that it does not come upon it again.
const FEW: u64 = 101;

/// Looks for solutions within a budget.
pub fn find(puzzle: &GridPuzzle, question: Question, budget: &mut Budget<'_>) -> Answer {
    let few = question.limit.is_some_and(|limit| limit <= FEW);
    let mut solutions = if few { Solutions::few(puzzle) } else { Solutions::new(puzzle) };
    let mut kept = Vec::new();
    let limit = question.limit.unwrap_or(u64::MAX);
    while solutions.found() < limit && solutions.advance(budget) == Found::Solution {
        if kept.len() < question.keep {
            kept.extend(solutions.current());
        }
    }
    Answer {
        verdict: solutions.verdict(),
        count: solutions.found(),
        complete: solutions.is_complete(),
        solutions: kept,
        stats: solutions.progress().stats,
    }
}

/// Whether the puzzle has exactly one solution, however long it takes.
#[must_use]
pub fn unique(puzzle: &GridPuzzle) -> Answer {
    Budget::unlimited(|budget| find(puzzle, Question::UNIQUE, budget))
}

/// The number of solutions, however long it takes.
#[must_use]
pub fn count(puzzle: &GridPuzzle) -> u64 {
    Budget::unlimited(|budget| find(puzzle, Question::COUNT, budget)).count
}
