//! All steps of a puzzle, the easiest first, as far as the rules reach.

use super::ladder::Ladder;
use crate::budget::{Budget, Progress, Stats};
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
    /// The budget ended it.
    Stopped,
    /// A cell has no candidate left: the board was wrong, or has no solution.
    Wrong,
}

/// The path of a puzzle from its givens.
#[must_use]
pub fn path(puzzle: &GridPuzzle) -> Path {
    Budget::unlimited(|budget| path_from(&mut Board::new(puzzle), &mut Ladder::default(), budget))
}

/// The path from a board, which is worked on, by the rules of a ladder. A node of
/// the budget is a step.
pub fn path_from(board: &mut Board, ladder: &mut Ladder, budget: &mut Budget<'_>) -> Path {
    let mut steps = Vec::new();
    let end = loop {
        if board.contradiction().is_some() {
            break End::Wrong;
        }
        if board.is_full() {
            break End::Full;
        }
        let nodes = steps.len() as u64 + 1;
        let stats = Stats { nodes, ..Stats::default() };
        if !budget.allows(&Progress { stats, share: placed_share(board), solutions: 0 }) {
            break End::Stopped;
        }
        let Some(step) = ladder.next(board) else { break End::Stuck };
        board.apply(&step);
        steps.push(step);
    };
    Path { steps, end }
}

/// Which part of the cells is placed.
fn placed_share(board: &Board) -> f64 {
    let placed = board.size().cells().filter(|cell| board.is_placed(*cell)).count();
    placed as f64 / board.size().cell_count() as f64
}
