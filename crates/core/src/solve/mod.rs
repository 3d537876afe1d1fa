//! The questions about a puzzle that a solver answers.
//!
//! * [`find`]: solutions up to a limit: 1 for "the answer", 2 for "is it
//!   unique?", no limit for "how many?". [`Solutions`] returns solutions one by
//!   one.
//! * [`candidates`]: which values each cell takes in some solution.
//! * [`conflict`]: why there is no solution.
//! * [`own_digits`]: which givens may be wrong.
//! * [`redundant`]: what could be left out.
//!
//! [`unique`] and [`count`] are shorthands for [`find`]. All other questions stop
//! when their budget is spent, and then report what they know: never "none" or
//! "unique" without proof.

mod attempt;
mod candidates;
mod conflict;
mod count;
mod nearby;
mod own_digits;
mod redundant;
mod solutions;
mod verdict;

pub use candidates::{Candidates, candidates};
pub use conflict::{Conflict, conflict};
use count::{Count, ONE_BY_ONE};
pub use count::{LineByLine, Rest};
pub use own_digits::own_digits;
pub use redundant::{Redundant, redundant};
pub use solutions::Solutions;
pub use verdict::Verdict;

use crate::budget::{Budget, Stats};
use crate::constraints::Model;
use crate::engine::Found;
use crate::planes::{self, End, Two};
use crate::puzzle::GridPuzzle;

/// The result of a search for solutions.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The number of solutions, as far as is known.
    pub verdict: Verdict,
    /// The number of solutions found.
    pub count: u64,
    /// Whether these are all solutions.
    pub complete: bool,
    /// The first solutions, row by row, as many as requested.
    pub solutions: Vec<Vec<u32>>,
    /// The counters of the search.
    pub stats: Stats,
}

/// What the search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Stop at this many solutions; None counts all of them.
    pub limit: Option<u64>,
    /// Keep this many solutions.
    pub keep: usize,
}

impl Question {
    /// Asks whether there is exactly one solution. Two solutions are kept, to
    /// show the difference.
    pub const UNIQUE: Self = Self { limit: Some(2), keep: 2 };
    /// Asks for any one solution.
    pub const ONE: Self = Self { limit: Some(1), keep: 1 };
    /// Asks how many solutions there are.
    pub const COUNT: Self = Self { limit: None, keep: 0 };
}

/// Up to this many solutions are worth a learning search: each solution must be
/// added to what the search knows, so that it is not found again.
const FEW: u64 = 101;

/// Looks for solutions within a budget.
pub fn find(puzzle: &GridPuzzle, question: Question, budget: &mut Budget<'_>) -> Answer {
    let limit = question.limit.unwrap_or(u64::MAX);
    if limit > FEW {
        return list(puzzle, Solutions::new(puzzle), question, budget);
    }
    let model = puzzle.model();
    let asked = if limit > 1 { asked(&model, question.keep, budget) } else { None };
    let Some((first, end)) = asked else {
        return list(puzzle, Solutions::soonest_of(&model), question, budget);
    };
    let is_listed = first.count == 2 && (limit > 2 || question.keep > 0);
    if end != End::GivenUp && !is_listed {
        return first;
    }
    let listed = list(puzzle, Solutions::soonest_of(&model), question, budget);
    // The counters are those of the search that answers, as for any other
    // puzzle.
    if listed.count < first.count { first } else { listed }
}

/// What the search over planes found, and why it ended; None if the model is not suitable. The search finds solutions
/// in its own order, so if there are several, the other searches list them.
fn asked(model: &Model, keep: usize, budget: &mut Budget<'_>) -> Option<(Answer, End)> {
    let Two { mut solutions, end, stats } = planes::two_solutions(model, None, budget)?;
    let count = solutions.len() as u64;
    let complete = end == End::Reached && count < 2;
    let verdict = match (count, complete) {
        (0, true) => Verdict::None,
        (1, true) => Verdict::Unique,
        (2, _) => Verdict::Several,
        _ => Verdict::Unknown,
    };
    solutions.truncate(keep);
    Some((Answer { verdict, count, complete, solutions, stats }, end))
}

/// A solution other than a known one, if there is any.
pub(crate) fn another(puzzle: &GridPuzzle, known: &[u32]) -> Option<Vec<u32>> {
    let found = Budget::unlimited(|budget| {
        match planes::two_solutions(&puzzle.model(), Some(known), budget) {
            Some(two) if two.end == End::Reached => two.solutions,
            _ => find(puzzle, Question::UNIQUE, budget).solutions,
        }
    });
    found.into_iter().find(|solution| *solution != known)
}

/// Lists solutions one by one, and then continues counting.
fn list(
    puzzle: &GridPuzzle,
    solutions: Solutions,
    question: Question,
    budget: &mut Budget<'_>,
) -> Answer {
    let limit = question.limit.unwrap_or(u64::MAX);
    let mut kept = Vec::new();
    let mut solutions = solutions;
    let each = limit.min(ONE_BY_ONE.max(question.keep as u64));
    let mut found = Found::Solution;
    while solutions.found() < each && found == Found::Solution {
        found = solutions.advance(budget);
        if found == Found::Solution && kept.len() < question.keep {
            kept.extend(solutions.current());
        }
    }
    let verdict = solutions.verdict();
    let mut count = Count::of(solutions);
    if found == Found::Solution && each < limit {
        count.run(puzzle, limit, budget);
    }
    let progress = count.progress();
    Answer {
        verdict,
        count: progress.solutions.min(limit),
        complete: count.is_complete(),
        solutions: kept,
        stats: progress.stats,
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
