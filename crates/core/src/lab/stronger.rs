//! The cheap rules and, where they find nothing more, all ways to fill each
//! line that has a clue or a sign.

use super::board::Board;
use super::code::{CodeLine, lit, plain};
use super::event::Step;
use super::log::{Log, Sink};
use super::tree::{Tactic, Tree};
use super::ways::Ways;
use super::{Order, Run, Strategy, Why};
use crate::grid::{Cell, Values};
use crate::puzzle::GridPuzzle;

/// The cheap rules and whole lines to a fix point.
///
/// As `fix-point`, and where its rules find nothing more, each line with a
/// clue or a sign, rows first, is filled in all ways that fit its candidates,
/// the signs inside it and its clues; what no way has, goes. If that changed
/// anything, the rules begin again. Beyond size 15 a line is left alone while
/// it is too much for the pass that stands in for the orders.
pub struct Stronger;

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
    plain(2, "lab.code.until-unchanged"),
    lit(3, "lab.code.decided-clear", &[Step::Decided]),
    lit(3, "lab.code.only-place", &[Step::OnlyPlace]),
    lit(3, "lab.code.signs-bound", &[Step::Bound]),
    lit(3, "lab.code.clues-bound", &[Step::Edge]),
    lit(3, "lab.code.decided-line-no", &[Step::Clue]),
    lit(3, "lab.code.nothing-left-no", &[Step::NoValue, Step::NoPlace]),
    plain(2, "lab.code.each-clued-line"),
    lit(3, "lab.code.keep-ways", &[Step::Ways]),
];

impl Strategy for Stronger {
    fn id(&self) -> &'static str {
        "stronger"
    }

    fn code(&self) -> &'static [CodeLine] {
        CODE
    }

    fn begin_in(&self, puzzle: &GridPuzzle, order: &Order) -> Run {
        let lines = WholeLines { board: Board::new(puzzle, order), ways: Ways::of(puzzle) };
        Run::new(Tree::new(lines), CODE)
    }
}

struct WholeLines {
    board: Board,
    ways: Vec<Ways>,
}

impl WholeLines {
    fn settle<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Result<(), Why> {
        loop {
            self.board.settle(log)?;
            let before = self.board.mark();
            for ways in &self.ways {
                ways.narrow(&mut self.board, log)?;
            }
            if self.board.mark() == before {
                return Ok(());
            }
        }
    }
}

impl Tactic for WholeLines {
    type Mark = usize;

    fn mark(&self) -> usize {
        self.board.mark()
    }

    fn start<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Result<(), Why> {
        self.settle(log)
    }

    fn choose(&mut self, _depth: usize) -> Option<(Cell, Values)> {
        self.board.next_open()
    }

    fn put<S: Sink>(&mut self, cell: Cell, value: u32, log: &mut Log<'_, S>) -> Result<(), Why> {
        self.board.assume(cell, value);
        self.settle(log)
    }

    fn take_back(&mut self, _cell: Cell, mark: usize) {
        self.board.undo_to(mark);
    }

    fn solution(&self) -> Vec<u32> {
        self.board.solution()
    }
}
