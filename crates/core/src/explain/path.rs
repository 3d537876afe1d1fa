//! All steps of a puzzle, the easiest first, as far as the rules go.

use core::ops::ControlFlow;

use super::ladder::Ladder;
use crate::budget::{Budget, Nodes};
use crate::deduction::{Board, Step};
use crate::puzzle::GridPuzzle;

/// The steps from a board to its end.
#[derive(Clone, Debug)]
pub struct Path {
    /// The steps, each of which follows from the board that results from the steps
    /// before it.
    pub steps: Vec<Step>,
    /// How the path ends.
    pub end: End,
}

/// How a path ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Every cell is placed.
    Full,
    /// No rule finds anything more.
    Stuck,
    /// The budget ran out.
    Stopped,
    /// A cell has no candidate left, or the full board breaks a condition: the board was wrong, or
    /// has no solution.
    Wrong,
}

/// The path of a puzzle from its givens; conclusions with the same reason are
/// one step.
#[must_use]
pub fn path(puzzle: &GridPuzzle) -> Path {
    Budget::unlimited(|budget| {
        path_from(&mut Board::new(puzzle), &mut Ladder::default().together(), budget)
    })
}

/// The path from a board, which changes on the way, using the rules of a ladder.
/// A node of the budget is a step, an assumption followed by a trial, or a
/// position visited by a search; the finished share is that of the placed cells.
pub fn path_from(board: &mut Board, ladder: &mut Ladder, budget: &mut Budget<'_>) -> Path {
    let mut steps = Vec::new();
    let mut nodes = Nodes::of(budget);
    let end = loop {
        if board.contradiction().is_some() {
            break End::Wrong;
        }
        if board.is_full() {
            break End::Full;
        }
        nodes.share = placed_share(board);
        let found = match nodes.next() {
            ControlFlow::Continue(()) => ladder.easiest_asking(board, 1, &mut || nodes.next()),
            ControlFlow::Break(()) => ControlFlow::Break(()),
        };
        let ControlFlow::Continue(mut found) = found else { break End::Stopped };
        let Some(step) = found.pop() else { break End::Stuck };
        board.apply(&step);
        steps.push(step);
    };
    Path { steps, end }
}

/// The share of cells that are placed.
fn placed_share(board: &Board) -> f64 {
    let placed = board.size().cells().filter(|cell| board.is_placed(*cell)).count();
    placed as f64 / board.size().cell_count() as f64
}
