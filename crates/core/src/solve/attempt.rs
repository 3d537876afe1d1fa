//! A plain search that gives up when it is likely to take too long.
//!
//! Most puzzles need few positions or none. A careful plain search finishes
//! such puzzles before a learning search would have recorded its reasons. On
//! harder puzzles, the learning search saves hundreds of positions, so it
//! should not have to wait long. The finished share, checked every few
//! positions, decides when to give up.

use crate::budget::Budget;
use crate::constraints::Model;
use crate::engine::{Found, Learner, Search};

/// A search, and the solutions found.
pub(super) struct Attempt {
    pub(super) search: Search,
    found: Vec<Vec<u32>>,
    /// Whether the attempt looks beyond the root.
    is_small: bool,
    /// Whether a learning search should reach its first solution soon.
    is_for_first: bool,
}

/// The number of positions between two checks of the share.
const STEP: u64 = 16;

/// The attempt continues as long as the finished share, times this number,
/// exceeds the square of the number of positions. Early estimates are rough, so
/// later ones are trusted more. After 200 positions, the attempt always gives
/// up.
const PATIENCE: f64 = 40_000.0;

/// On larger grids, a position takes so long that an attempt might waste too much time.
const LARGEST: usize = 12;

impl Attempt {
    /// An attempt that has not begun yet; None if the givens exclude each other.
    pub(super) fn at(model: &Model) -> Option<Self> {
        let search = model.careful_search()?;
        let is_small = search.domains().size().n() <= LARGEST;
        Some(Self { search, found: Vec::new(), is_small, is_for_first: false })
    }

    /// The same attempt, for when there are probably many solutions.
    pub(super) fn for_first(self) -> Self {
        Self { is_for_first: true, ..self }
    }

    /// Continues to the next solution, the end, or the end of the budget; None
    /// if it should give up.
    pub(super) fn next(&mut self, budget: &mut Budget<'_>) -> Option<Found> {
        loop {
            let look = if self.is_small { (self.nodes() + 1).next_multiple_of(STEP) } else { 1 };
            let nodes = Some(budget.nodes.map_or(look, |nodes| nodes.min(look)));
            let report = &mut *budget.report;
            let found = self.search.next(&mut Budget { nodes, every: budget.every, report });
            if found == Found::Solution {
                self.found.push(self.search.domains().solution());
            }
            if found != Found::Pause || self.nodes() < look {
                return Some(found);
            }
            if !self.is_promising() {
                return None;
            }
        }
    }

    fn is_promising(&self) -> bool {
        let nodes = self.nodes() as f64;
        self.is_small && nodes * nodes < PATIENCE * self.search.progress().share
    }

    fn nodes(&self) -> u64 {
        self.search.progress().stats.nodes
    }

    /// Gives up and hands over to a learning search.
    pub(super) fn into_learner(self) -> Learner {
        let learner = self.search.into_learner(&self.found);
        if self.is_for_first { learner.preferring_the_deepest() } else { learner }
    }
}
