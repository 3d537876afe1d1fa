//! Tests whether a puzzle has solutions other than the grid from which it was
//! made.
//!
//! A solution found for one puzzle refutes the next puzzle without a search if
//! it breaks nothing that is printed there.

use crate::puzzle::GridPuzzle;
use crate::solve;

/// The other grids found so far.
pub(super) struct Others {
    solution: Vec<u32>,
    found: Vec<Vec<u32>>,
}

impl Others {
    pub(super) fn of(solution: &[u32]) -> Self {
        Self { solution: solution.to_vec(), found: Vec::new() }
    }

    /// Whether the puzzle has no other solution.
    pub(super) fn are_none(&mut self, puzzle: &GridPuzzle) -> bool {
        let conditions = puzzle.conditions();
        let size = puzzle.size();
        let fits = |grid: &Vec<u32>| conditions.iter().all(|one| one.accepts(size, grid));
        // The latest grid is the most likely to refute a puzzle.
        if self.found.iter().rev().any(fits) {
            return false;
        }
        let other = solve::another(puzzle, &self.solution);
        let is_none = other.is_none();
        self.found.extend(other);
        is_none
    }
}
