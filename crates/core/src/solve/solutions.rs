//! The solutions of a puzzle one at a time, and the choice of the search that
//! finds them.
//!
//! If few solutions are wanted, careful plain search is faster on easy puzzles,
//! and a learning search is much faster on hard ones. The learning search takes
//! over when the first attempt is likely to take too long. For counting a great
//! many solutions, plain search is better, because it does not have to remember
//! solutions.

use crate::budget::{Budget, Progress};
use crate::constraints::Model;
use crate::engine::{Domains, Found, Learner, Search};
use crate::puzzle::GridPuzzle;

use super::Verdict;
use super::attempt::Attempt;

/// The solutions of a puzzle, found one at a time.
///
/// As an iterator, the search runs without a limit; with
/// [`Solutions::advance`], it stops when a budget is spent and can continue
/// from there.
pub struct Solutions {
    way: Way,
    found: u64,
    ended: bool,
}

enum Way {
    /// The givens alone contradict each other.
    None,
    Plain(Box<Search>),
    Attempt(Box<Attempt>),
    Learning(Box<Learner>),
}

impl Solutions {
    /// All solutions of the puzzle; nothing has been searched yet.
    #[must_use]
    pub fn new(puzzle: &GridPuzzle) -> Self {
        let search = puzzle.model().search();
        Self::by(search.map_or(Way::None, |search| Way::Plain(Box::new(search))))
    }

    /// The same solutions in a different order, for when only the first few are
    /// wanted.
    #[must_use]
    pub fn few(puzzle: &GridPuzzle) -> Self {
        Self::few_of(&puzzle.model())
    }

    /// The first few solutions of a model.
    #[must_use]
    pub fn few_of(model: &Model) -> Self {
        Self::attempting(Attempt::at(model))
    }

    /// The same solutions, for when the first matters most. A puzzle with only givens that takes long has many.
    pub(super) fn soonest_of(model: &Model) -> Self {
        let attempt = Attempt::at(model);
        let attempt = match model.says_only_givens() {
            true => attempt.map(Attempt::for_first),
            false => attempt,
        };
        Self::attempting(attempt)
    }

    fn attempting(attempt: Option<Attempt>) -> Self {
        Self::by(attempt.map_or(Way::None, |attempt| Way::Attempt(Box::new(attempt))))
    }

    const fn by(way: Way) -> Self {
        Self { way, found: 0, ended: false }
    }

    /// Continues to the next solution.
    pub fn advance(&mut self, budget: &mut Budget<'_>) -> Found {
        let outcome = match &mut self.way {
            Way::None => Found::End,
            Way::Learning(learner) => learner.next(budget),
            Way::Plain(search) => search.next(budget),
            Way::Attempt(attempt) => match attempt.next(budget) {
                Some(found) => found,
                None => {
                    self.give_up_attempt();
                    return self.advance(budget);
                }
            },
        };
        self.found += u64::from(outcome == Found::Solution);
        self.ended |= outcome == Found::End;
        outcome
    }

    /// Lets a learning search take over.
    fn give_up_attempt(&mut self) {
        self.way = match core::mem::replace(&mut self.way, Way::None) {
            Way::Attempt(attempt) => Way::Learning(Box::new(attempt.into_learner())),
            other => other,
        };
    }

    fn domains(&self) -> Option<&Domains> {
        match &self.way {
            Way::None => None,
            Way::Plain(search) => Some(search.domains()),
            Way::Attempt(attempt) => Some(attempt.search.domains()),
            Way::Learning(learner) => Some(learner.domains()),
        }
    }

    /// The last solution found, row by row.
    #[must_use]
    pub fn current(&self) -> Option<Vec<u32>> {
        self.domains().filter(|domains| domains.is_complete()).map(Domains::solution)
    }

    /// The number of solutions found.
    #[must_use]
    pub const fn found(&self) -> u64 {
        self.found
    }

    /// Whether there are no other solutions.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.ended
    }

    /// What is known so far.
    #[must_use]
    pub const fn verdict(&self) -> Verdict {
        match (self.found, self.ended) {
            (0, true) => Verdict::None,
            (1, true) => Verdict::Unique,
            (0 | 1, false) => Verdict::Unknown,
            _ => Verdict::Several,
        }
    }

    /// The progress of the search.
    #[must_use]
    pub fn progress(&self) -> Progress {
        match &self.way {
            Way::None => Progress { share: 1.0, ..Progress::default() },
            Way::Plain(search) => search.progress(),
            Way::Attempt(attempt) => attempt.search.progress(),
            Way::Learning(learner) => learner.progress(),
        }
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
