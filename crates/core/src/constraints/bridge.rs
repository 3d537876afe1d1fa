//! A model from a puzzle: what stands on the paper, statement by statement.

use crate::engine::{Learner, Search};
use crate::grid::Side;
use crate::puzzle::GridPuzzle;

use super::Model;

/// Everything that the puzzle's givens, clues and signs say.
#[must_use]
pub fn model(puzzle: &GridPuzzle) -> Model {
    let mut model = Model::new(puzzle.size());
    puzzle.givens().for_each(|(cell, value)| model.given(cell, value));
    for side in Side::ALL {
        for index in 0..puzzle.size().n() {
            if let Some(seen) = puzzle.clue(side, index) {
                model.clue(side, index, seen);
            }
        }
    }
    puzzle.signs().iter().for_each(|(low, high)| model.less_than(*low, *high));
    model
}

/// A search for the solutions of the puzzle; nothing where its givens exclude
/// each other.
#[must_use]
pub fn search(puzzle: &GridPuzzle) -> Option<Search> {
    model(puzzle).search()
}

/// A learning search for the solutions of the puzzle.
#[must_use]
pub fn learner(puzzle: &GridPuzzle) -> Option<Learner> {
    model(puzzle).learner()
}
