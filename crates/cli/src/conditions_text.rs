//! Conditions of a puzzle in words.

use gridfold_core::grid::Cell;
use gridfold_core::message::Arg;
use gridfold_core::puzzle::{Condition, GridPuzzle};

/// One line of words for each condition, indented.
pub(crate) fn lines(puzzle: &GridPuzzle, conditions: &[Condition]) -> String {
    conditions.iter().map(|condition| format!("  {}\n", words(puzzle, *condition))).collect()
}

fn words(puzzle: &GridPuzzle, condition: Condition) -> String {
    let unit = puzzle.draft().unit;
    match condition {
        Condition::Clue { side, index } => {
            let clue = puzzle.clue(side, index).unwrap_or_default();
            format!("{} is {clue}", Arg::Clue { side, index })
        }
        Condition::Given(cell) => {
            format!("{} is {}", name(puzzle, cell), puzzle.given(cell).unwrap_or_default() * unit)
        }
        Condition::Sign { lesser, greater } => {
            format!("{} < {}", name(puzzle, lesser), name(puzzle, greater))
        }
    }
}

fn name(puzzle: &GridPuzzle, cell: Cell) -> Arg {
    Arg::Cell { row: puzzle.size().row(cell), column: puzzle.size().column(cell) }
}

/// `1 condition`, `5 conditions`.
pub(crate) fn counted(conditions: &[Condition]) -> String {
    match conditions.len() {
        1 => "1 condition".to_owned(),
        count => format!("{count} conditions"),
    }
}
