//! Conditions of a puzzle in words.

use gridfold_core::conditions::Condition;
use gridfold_core::puzzle::GridPuzzle;

/// One line of words for each condition, indented.
pub(crate) fn lines(puzzle: &GridPuzzle, conditions: &[Condition]) -> String {
    let said = conditions.iter().map(|condition| condition.said(puzzle.size(), puzzle.scale()));
    said.map(|sentence| format!("  {sentence}\n")).collect()
}

/// `1 condition`, `5 conditions`.
pub(crate) fn counted(conditions: &[Condition]) -> String {
    match conditions.len() {
        1 => "1 condition".to_owned(),
        count => format!("{count} conditions"),
    }
}
