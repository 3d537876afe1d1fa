//! The next step on a board: the easiest step, and equally easy ones.

use super::ladder::Ladder;
use crate::deduction::{Board, Step};

/// The easiest steps of a board, all of one rule, up to a limit; conclusions with
/// the same reason are one step. Empty if no rule finds anything. Whether the
/// board is right is not checked.
#[must_use]
pub fn hints(board: &Board, most: usize) -> Vec<Step> {
    Ladder::default().together().easiest(board, most)
}

/// The easiest step of a board.
#[must_use]
pub fn hint(board: &Board) -> Option<Step> {
    hints(board, 1).pop()
}
