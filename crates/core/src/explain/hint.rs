//! The next step on a board, and other steps that are equally easy.

use super::ladder::Ladder;
use crate::deduction::{Board, Step};

/// The easiest steps of a board, all of one rule, up to a limit; conclusions with the
/// same reason are one step. Empty if no rule finds anything. This does not check
/// whether the board is right.
#[must_use]
pub fn hints(board: &Board, most: usize) -> Vec<Step> {
    Ladder::default().together().easiest(board, most)
}

/// The easiest step of a board.
#[must_use]
pub fn hint(board: &Board) -> Option<Step> {
    hints(board, 1).pop()
}
