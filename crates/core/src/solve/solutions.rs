//! The solutions of a puzzle one at a time, and which search finds them.
//!
//! Plain search is fastest while a puzzle is easy, and to count very many
//! solutions. Where few are wanted and the puzzle resists, a search that
//! learns takes over.

use crate::budget::{Budget, Progress};
use crate::constraints;
use crate::engine::{Found, Learner, Search};
use crate::puzzle::GridPuzzle;

use super::Verdict;

/// Positions of plain search before one that learns takes over.
const PLAIN_NODES: u64 = 200;

/// The solutions of a puzzle, found one at a time.
///
/// As an iterator it runs without limit; with [`Solutions::advance`] it stops
/// at a budget and goes on from there when asked again.
pub struct Solutions {
    puzzle: GridPuzzle,
    way: Way,
    /// Whether a search that learns may take over.
    few: bool,
    /// The solutions that it then has to leave out.
    told: Vec<Vec<u32>>,
    found: u64,
    ended: bool,
}

enum Way {
    /// The givens alone exclude each other.
    None,
    Plain(Box<Search>),
    Learning(Box<Learner>),
}

impl Solutions {
    /// All solutions of the puzzle; nothing is searched yet.
    #[must_use]
    pub fn new(puzzle: &GridPuzzle) -> Self {
        let plain = |search| Way::Plain(Box::new(search));
        Self {
            puzzle: puzzle.clone(),
            way: constraints::search(puzzle).map_or(Way::None, plain),
            few: false,
            told: Vec::new(),
            found: 0,
            ended: false,
        }
    }

    /// The same solutions, where only the first few are wanted.
    #[must_use]
    pub fn few(puzzle: &GridPuzzle) -> Self {
        Self { few: true, ..Self::new(puzzle) }
    }

    /// Goes on to the next solution.
    pub fn advance(&mut self, budget: &mut Budget<'_>) -> Found {
        let outcome = match &mut self.way {
            Way::None => Found::End,
            Way::Learning(learner) => learner.next(budget),
            Way::Plain(search) if self.few => search.next(&mut budget.within(PLAIN_NODES)),
            Way::Plain(search) => search.next(budget),
        };
        match outcome {
            Found::Pause if self.is_stuck() => {
                self.take_over();
                return self.advance(budget);
            }
            Found::Solution => self.note(),
            Found::Pause => {}
            Found::End => self.ended = true,
        }
        outcome
    }

    /// Whether plain search has had its share.
    fn is_stuck(&self) -> bool {
        let plain = matches!(self.way, Way::Plain(_));
        plain && self.few && self.progress().stats.nodes >= PLAIN_NODES
    }

    fn take_over(&mut self) {
        let progress = self.progress();
        self.way = constraints::learner(&self.puzzle).map_or(Way::None, |mut learner| {
            learner.go_on_from(&progress);
            self.told.iter().for_each(|solution| learner.forbid(solution));
            Way::Learning(Box::new(learner))
        });
    }

    fn note(&mut self) {
        self.found += 1;
        if self.few {
            self.told.extend(self.current());
        }
    }

    /// The solution that was found last, row by row.
    #[must_use]
    pub fn current(&self) -> Option<Vec<u32>> {
        let domains = match &self.way {
            Way::Plain(search) => search.domains(),
            Way::Learning(learner) => learner.domains(),
            Way::None => return None,
        };
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
        match &self.way {
            Way::None => Progress { share: 1.0, ..Progress::default() },
            Way::Plain(search) => search.progress(),
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
