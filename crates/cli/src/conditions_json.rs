//! Conditions of a puzzle in JSON, by their places, all counted from 0.

use gridfold_core::conditions::{Clue, Condition, Given, LessThan, Neighbours};
use gridfold_core::grid::{Side, Size};
use serde::Serialize;

/// What holds for the whole grid, and the gaps of adjacent puzzles, are named only where there are any.
#[derive(Default, Serialize)]
pub(crate) struct Conditions {
    clues: Vec<ClueAt>,
    /// (row, column).
    givens: Vec<(usize, usize)>,
    signs: Vec<SignAt>,
    /// Gaps with a bar.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    bars: Vec<GapAt>,
    /// Gaps without one, where that says something.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    gaps: Vec<GapAt>,
    #[serde(skip_serializing_if = "is_absent")]
    diagonals: bool,
    #[serde(skip_serializing_if = "is_absent")]
    boxes: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
const fn is_absent(condition: &bool) -> bool {
    !*condition
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

#[derive(Serialize)]
struct GapAt {
    first: (usize, usize),
    second: (usize, usize),
}

impl Conditions {
    /// These conditions of a grid of this size.
    pub(crate) fn of(size: Size, conditions: &[Condition]) -> Self {
        let at = |cell| (size.row(cell), size.column(cell));
        let mut found = Self::default();
        for condition in conditions {
            match *condition {
                Condition::Clue(Clue { side, index, .. }) => {
                    found.clues.push(ClueAt { side, index });
                }
                Condition::Given(Given { cell, .. }) => found.givens.push(at(cell)),
                Condition::LessThan(LessThan { lesser, greater }) => {
                    found.signs.push(SignAt { lesser: at(lesser), greater: at(greater) });
                }
                Condition::Neighbours(Neighbours { first, second, bar }) => {
                    let list = if bar { &mut found.bars } else { &mut found.gaps };
                    list.push(GapAt { first: at(first), second: at(second) });
                }
                Condition::Diagonals(_) => found.diagonals = true,
                Condition::Boxes(_) => found.boxes = true,
            }
        }
        found
    }
}
