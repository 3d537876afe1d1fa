//! Conditions of a puzzle in words.

use gridfold_core::conditions::{Clue, Condition, Given, LessThan, Neighbours};
use gridfold_core::grid::Cell;
use gridfold_core::message::Arg;
use gridfold_core::puzzle::GridPuzzle;

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
