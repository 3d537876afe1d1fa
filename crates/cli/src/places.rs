//! Conditions of a puzzle in words and in JSON.

use gridfold_core::grid::{Cell, Side, Size};
use gridfold_core::message::Arg;
use gridfold_core::puzzle::{Condition, GridPuzzle};
use serde::Serialize;

/// Clues, givens and signs by their places, all counted from 0.
#[derive(Default, Serialize)]
pub(crate) struct Places {
    clues: Vec<ClueAt>,
    /// (row, column).
    givens: Vec<(usize, usize)>,
    signs: Vec<SignAt>,
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

impl Places {
    /// The places of these conditions.
    pub(crate) fn of(size: Size, conditions: &[Condition]) -> Self {
        let at = |cell| (size.row(cell), size.column(cell));
        let mut places = Self::default();
        for condition in conditions {
            match *condition {
                Condition::Clue { side, index } => {
                    places.clues.push(ClueAt { side: side_id(side), index });
                }
                Condition::Given(cell) => places.givens.push(at(cell)),
                Condition::Sign { lesser, greater } => {
                    places.signs.push(SignAt { lesser: at(lesser), greater: at(greater) });
                }
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
    let unit = puzzle.draft().unit;
    let name =
        |cell: Cell| Arg::Cell { row: puzzle.size().row(cell), column: puzzle.size().column(cell) };
    match condition {
        Condition::Clue { side, index } => {
            let clue = puzzle.clue(side, index).unwrap_or_default();
            format!("{} is {clue}", Arg::Clue { side, index })
        }
        Condition::Given(cell) => {
            format!("{} is {}", name(cell), puzzle.given(cell).unwrap_or_default() * unit)
        }
        Condition::Sign { lesser, greater } => format!("{} < {}", name(lesser), name(greater)),
    }
}

/// `1 condition`, `5 conditions`.
pub(crate) fn counted(conditions: &[Condition]) -> String {
    match conditions.len() {
        1 => "1 condition".to_owned(),
        count => format!("{count} conditions"),
    }
}
