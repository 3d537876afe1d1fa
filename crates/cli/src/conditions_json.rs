//! Conditions of a puzzle in JSON, by their places, all counted from 0.

use gridfold_core::grid::{Side, Size};
use gridfold_core::puzzle::Condition;
use serde::Serialize;

/// Clues, givens and signs.
#[derive(Default, Serialize)]
pub(crate) struct Conditions {
    clues: Vec<ClueAt>,
    /// (row, column).
    givens: Vec<(usize, usize)>,
    signs: Vec<SignAt>,
}

#[derive(Serialize)]
struct ClueAt {
    side: Side,
    index: usize,
}

#[derive(Serialize)]
struct SignAt {
    lesser: (usize, usize),
    greater: (usize, usize),
}

impl Conditions {
    /// These conditions of a grid of this size.
    pub(crate) fn of(size: Size, conditions: &[Condition]) -> Self {
        let at = |cell| (size.row(cell), size.column(cell));
        let mut found = Self::default();
        for condition in conditions {
            match *condition {
                Condition::Clue { side, index } => found.clues.push(ClueAt { side, index }),
                Condition::Given(cell) => found.givens.push(at(cell)),
                Condition::Sign { lesser, greater } => {
                    found.signs.push(SignAt { lesser: at(lesser), greater: at(greater) });
                }
            }
        }
        found
    }
}
