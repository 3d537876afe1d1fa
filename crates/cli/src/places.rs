//! Conditions of a puzzle in words and in JSON.

use gridfold_core::conditions::{Clue, Condition, Given, LessThan, Neighbours};
use gridfold_core::grid::{Cell, Side, Size};
use gridfold_core::message::Arg;
use gridfold_core::puzzle::GridPuzzle;
use serde::Serialize;

/// Conditions by their places, all counted from 0. What holds for the whole grid, and the gaps of adjacent puzzles, are
/// named only where there are any.
#[derive(Default, Serialize)]
pub(crate) struct Places {
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
    side: &'static str,
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

impl Places {
    /// The places of these conditions.
    pub(crate) fn of(size: Size, conditions: &[Condition]) -> Self {
        let at = |cell| (size.row(cell), size.column(cell));
        let mut places = Self::default();
        for condition in conditions {
            match *condition {
                Condition::Clue(Clue { side, index, .. }) => {
                    places.clues.push(ClueAt { side: side_id(side), index });
                }
                Condition::Given(Given { cell, .. }) => places.givens.push(at(cell)),
                Condition::LessThan(LessThan { lesser, greater }) => {
                    places.signs.push(SignAt { lesser: at(lesser), greater: at(greater) });
                }
                Condition::Neighbours(Neighbours { first, second, bar }) => {
                    let list = if bar { &mut places.bars } else { &mut places.gaps };
                    list.push(GapAt { first: at(first), second: at(second) });
                }
                Condition::Diagonals(_) => places.diagonals = true,
                Condition::Boxes(_) => places.boxes = true,
            }
        }
        places
    }
}

const fn side_id(side: Side) -> &'static str {
    match side {
        Side::Top => "top",
        Side::Right => "right",
        Side::Bottom => "bottom",
        Side::Left => "left",
    }
}

/// One line of words for each condition, indented.
pub(crate) fn lines(puzzle: &GridPuzzle, conditions: &[Condition]) -> String {
    conditions.iter().map(|condition| format!("  {}\n", words(puzzle, *condition))).collect()
}

fn words(puzzle: &GridPuzzle, condition: Condition) -> String {
    let name =
        |cell: Cell| Arg::Cell { row: puzzle.size().row(cell), column: puzzle.size().column(cell) };
    match condition {
        Condition::Clue(Clue { side, index, value, .. }) => {
            format!("{} is {value}", Arg::Clue { side, index })
        }
        Condition::Given(Given { cell, value }) => {
            format!("{} is {}", name(cell), puzzle.scale().shown(value))
        }
        Condition::LessThan(LessThan { lesser, greater }) => {
            format!("{} < {}", name(lesser), name(greater))
        }
        Condition::Neighbours(Neighbours { first, second, bar: true }) => {
            format!("{} | {}: a bar", name(first), name(second))
        }
        Condition::Neighbours(Neighbours { first, second, bar: false }) => {
            format!("{} | {}: no bar", name(first), name(second))
        }
        Condition::Diagonals(_) => "both diagonals".to_owned(),
        Condition::Boxes(_) => "the boxes".to_owned(),
    }
}

/// `1 condition`, `5 conditions`.
pub(crate) fn counted(conditions: &[Condition]) -> String {
    match conditions.len() {
        1 => "1 condition".to_owned(),
        count => format!("{count} conditions"),
    }
}
