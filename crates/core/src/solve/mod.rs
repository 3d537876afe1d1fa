//! The questions that people ask about a puzzle.
//!
//! [`find`] looks for solutions up to a limit: 1 for "the answer", 2 for "is
//! it unique?", none for "how many?". [`Solutions`] hands them out one by one.
//! All stop at a budget and say honestly what they know then.

use crate::budget::{Budget, Progress, Stats};
use crate::constraints;
use crate::engine::{Found, Search};
use crate::puzzle::GridPuzzle;

/// How many solutions a puzzle has, as far as is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// Looks for solutions within a budget.
pub fn find(puzzle: &GridPuzzle, question: Question, budget: &mut Budget<'_>) -> Answer {
    let mut solutions = Solutions::new(puzzle);
    let mut kept = Vec::new();
    let reaches = |count: u64| question.limit.is_some_and(|limit| count >= limit);
    while !reaches(solutions.found()) && solutions.advance(budget) == Found::Solution {
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

/// The solutions of a puzzle, found one at a time.
///
/// As an iterator it runs without limit; with [`Solutions::advance`] it stops
/// at a budget and goes on from there when asked again.
pub struct Solutions {
    /// Nothing where the givens alone exclude each other.
    search: Option<Search>,
    found: u64,
    ended: bool,
}

impl Solutions {
    /// All solutions of the puzzle; nothing is searched yet.
    #[must_use]
    pub fn new(puzzle: &GridPuzzle) -> Self {
        Self { search: constraints::search(puzzle), found: 0, ended: false }
    }

    /// Goes on to the next solution.
    pub fn advance(&mut self, budget: &mut Budget<'_>) -> Found {
        let outcome = self.search.as_mut().map_or(Found::End, |search| search.next(budget));
        self.found += u64::from(outcome == Found::Solution);
        self.ended |= outcome == Found::End;
        outcome
    }

    /// The solution that was found last, row by row.
    #[must_use]
    pub fn current(&self) -> Option<Vec<u32>> {
        let domains = self.search.as_ref()?.domains();
        domains.is_complete().then(|| domains.solution())
    }

    /// How many were found.
    #[must_use]
    pub const fn found(&self) -> u64 {
        self.found
    }

    /// Whether there are no others.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.ended
    }

    /// What is known by now.
    #[must_use]
    pub const fn verdict(&self) -> Verdict {
        match (self.found, self.ended) {
            (0, true) => Verdict::None,
            (1, true) => Verdict::Unique,
            (0 | 1, false) => Verdict::Unknown,
            _ => Verdict::Several,
        }
    }

    /// How far the search is.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let nothing_to_do = Progress { share: 1.0, ..Progress::default() };
        self.search.as_ref().map_or(nothing_to_do, Search::progress)
    }
}

impl Iterator for Solutions {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        match Budget::unlimited(|budget| self.advance(budget)) {
            Found::Solution => self.current(),
            Found::End | Found::Pause => None,
        }
    }
}
