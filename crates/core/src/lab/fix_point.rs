//! All cheap rules after every try, until they find nothing more.
//!
//! The four rules that nearly every solver of these puzzles begins with: one
//! number left, one place left, signs bound, clues bound.

use super::board::Board;
use super::code::{CodeLine, lit, plain};
use super::event::Step;
use super::log::{Log, Sink};
use super::tree::{Tactic, Tree};
use super::{Order, Run, Strategy, Why};
use crate::grid::{Cell, Values};
use crate::puzzle::GridPuzzle;

/// All cheap rules to a fix point.
///
/// The rules run before the first try, which is free, and after each. They
/// run in rounds: decided cells clear their lines, values with one place in
/// a line go there, signs bound both cells by the least and the greatest
/// candidate of the other, clue 1 puts n in front of it, a clue c > 1 leaves
/// at distance d (from 0) values up to n - c + 1 + d, and a decided line must
/// show its clues; until a round changes nothing. Then the first cell in
/// reading order with several candidates is tried, smallest first. A cell
/// that rules reduced to one value is not tried.
pub struct FixPoint;

static CODE: &[CodeLine] = &[
    plain(0, "lab.code.search"),
    plain(1, "lab.code.unless-settled-back"),
    plain(1, "lab.code.first-undecided"),
    lit(1, "lab.code.if-decided-solution", &[Step::Solution]),
    plain(1, "lab.code.each-candidate"),
    lit(2, "lab.code.assume", &[Step::Try]),
    plain(2, "lab.code.recurse"),
    lit(2, "lab.code.restore", &[Step::Undo]),
    lit(1, "lab.code.return", &[Step::NoneLeft]),
    plain(0, "lab.code.settle"),
    plain(1, "lab.code.until-unchanged"),
    lit(2, "lab.code.decided-clear", &[Step::Decided]),
    lit(2, "lab.code.only-place", &[Step::OnlyPlace]),
    lit(2, "lab.code.signs-bound", &[Step::Bound]),
    lit(2, "lab.code.clues-bound", &[Step::Edge]),
    lit(2, "lab.code.decided-line-no", &[Step::Clue]),
    lit(2, "lab.code.nothing-left-no", &[Step::NoValue, Step::NoPlace]),
];

impl Strategy for FixPoint {
    fn id(&self) -> &'static str {
        "fix-point"
    }

    fn code(&self) -> &'static [CodeLine] {
        CODE
    }

    fn begin_in(&self, puzzle: &GridPuzzle, order: &Order) -> Run {
        Run::new(Tree::new(Settled(Board::new(puzzle, order))), CODE)
    }
}

struct Settled(Board);

impl Tactic for Settled {
    type Mark = usize;

    fn mark(&self) -> usize {
        self.0.mark()
    }

    fn start<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Result<(), Why> {
        self.0.settle(log)
    }

    fn choose(&mut self, _depth: usize) -> Option<(Cell, Values)> {
        self.0.next_open()
    }

    fn put<S: Sink>(&mut self, cell: Cell, value: u32, log: &mut Log<'_, S>) -> Result<(), Why> {
        self.0.assume(cell, value);
        self.0.settle(log)
    }

    fn take_back(&mut self, _cell: Cell, mark: usize) {
        self.0.undo_to(mark);
    }

    fn solution(&self) -> Vec<u32> {
        self.0.solution()
    }
}
