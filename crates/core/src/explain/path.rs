//! All steps of a puzzle, the easiest first, as far as the rules reach.

use super::ladder::Ladder;
use crate::puzzle::GridPuzzle;
use crate::rules::{Board, Step};

/// The steps from a board to its end.
#[derive(Clone, Debug)]
pub struct Path {
    /// Each step follows from the board that those before it have made.
    pub steps: Vec<Step>,
    /// How it ends.
    pub end: End,
}

/// How a path ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Every cell is placed.
    Full,
    /// No rule finds anything more.
    Stuck,
    /// A cell has no candidate left: the board was wrong, or has no solution.
    Wrong,
}

/// The path of a puzzle from its givens.
#[must_use]
pub fn path(puzzle: &GridPuzzle) -> Path {
    path_from(&mut Board::new(puzzle), &mut Ladder::default())
}

/// The path from a board, which is worked on, by the rules of a ladder.
pub fn path_from(board: &mut Board, ladder: &mut Ladder) -> Path {
    let mut steps = Vec::new();
    let end = loop {
        if board.contradiction().is_some() {
            break End::Wrong;
        }
        if board.is_full() {
            break End::Full;
        }
        let Some(step) = ladder.next(board) else { break End::Stuck };
        board.apply(&step);
        steps.push(step);
    };
    Path { steps, end }
}
