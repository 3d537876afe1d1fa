//! The cheap rules and, where they find nothing more, all arrangements of each
//! line that has a clue or a sign.

use super::board::{Board, apply};
use super::event::{GridEventKind, GridObserver};
use super::search_strategy::GridSearchStrategy;
use super::stage::GridStage as Stage;
use crate::deduction::Contradiction;
use crate::grid::{Cell, Values};
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::run::Run;
use crate::lab::strategy::Strategy;
use crate::lab::trace::Trace;
use crate::lab::tree_search::TreeSearch;
use crate::lab::variable_order::VariableOrder;
use crate::puzzle::GridPuzzle;
use crate::rules::line_arrangements::LineArrangements;
use crate::rules::{
    CLUE_ONE, DECIDED, DECIDED_GROUP, EDGE_LIMIT, LINE_ARRANGEMENTS, ONLY_PLACE, PARTNER,
    SIGN_BOUND,
};

/// The cheap rules and whole lines to a fix point.
///
/// As `fix-point`, and where its rules find nothing more, each line with a
/// clue or a sign, rows first, keeps what some order has that fits its candidates,
/// the signs inside it and its clues. If that changed
/// anything, the rules begin again. Beyond size 15 a line is left alone while
/// it is too much for the pass that stands in for the orders.
pub struct Stronger;

static CODE: &[CodeLine<Stage>] = &[
    plain(0, "lab.code.search"),
    plain(1, "lab.code.unless-settled-back"),
    plain(1, "lab.code.first-undecided"),
    lit(1, "lab.code.if-decided-solution", &[Stage::Solution]),
    plain(1, "lab.code.each-candidate"),
    lit(2, "lab.code.assume", &[Stage::Try]),
    plain(2, "lab.code.recurse"),
    lit(2, "lab.code.restore", &[Stage::Undo]),
    lit(1, "lab.code.return", &[Stage::NoneLeft]),
    plain(0, "lab.code.settle"),
    plain(1, "lab.code.until-unchanged"),
    plain(2, "lab.code.until-unchanged"),
    lit(3, "lab.code.decided-clear", &[Stage::Rule(&DECIDED), Stage::Rule(&DECIDED_GROUP)]),
    lit(3, "lab.code.only-place", &[Stage::Rule(&ONLY_PLACE)]),
    lit(3, "lab.code.signs-bound", &[Stage::Rule(&SIGN_BOUND), Stage::Rule(&PARTNER)]),
    lit(3, "lab.code.clues-bound", &[Stage::Rule(&CLUE_ONE), Stage::Rule(&EDGE_LIMIT)]),
    lit(3, "lab.code.decided-line-no", &[Stage::Clue]),
    lit(3, "lab.code.nothing-left-no", &[Stage::NoValue, Stage::NoPlace]),
    plain(2, "lab.code.each-clued-line"),
    lit(3, "lab.code.keep-ways", &[Stage::NoArrangement, Stage::Rule(&LINE_ARRANGEMENTS)]),
];

impl Strategy for Stronger {
    fn id(&self) -> &'static str {
        "stronger"
    }

    fn code(&self) -> &'static [CodeLine<Stage>] {
        CODE
    }

    fn begin_in(&self, puzzle: &GridPuzzle, order: &VariableOrder) -> Run<GridEventKind> {
        let board = Board::new(puzzle, order);
        let lines = WholeLines { lines: LineArrangements::of(&board.layout), board };
        Run::new(TreeSearch::new(lines), CODE)
    }
}

struct WholeLines {
    board: Board,
    lines: Vec<LineArrangements>,
}

impl WholeLines {
    fn run_rules<O: GridObserver>(
        &mut self,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        loop {
            self.board.run_cheap_rules(trace)?;
            let marks = &mut self.board.marks;
            let before = marks.mark();
            for line in &self.lines {
                let steps = line.steps(marks)?;
                steps.into_iter().try_for_each(|step| apply(marks, Some(step), trace))?;
            }
            if marks.mark() == before {
                return Ok(());
            }
        }
    }
}

impl GridSearchStrategy for WholeLines {
    type Mark = usize;

    fn mark(&self) -> usize {
        self.board.marks.mark()
    }

    fn start<O: GridObserver>(&mut self, trace: &mut Trace<'_, O>) -> Result<(), Contradiction> {
        self.run_rules(trace)
    }

    fn choose(&mut self, _depth: usize) -> Option<(Cell, Values)> {
        self.board.next_open()
    }

    fn put<O: GridObserver>(
        &mut self,
        cell: Cell,
        value: u32,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        self.board.assume(cell, value);
        self.run_rules(trace)
    }

    fn accept(&mut self) -> Result<(), Contradiction> {
        self.board.check()
    }

    fn take_back(&mut self, _cell: Cell, mark: usize) {
        self.board.marks.undo_to(mark);
    }

    fn solution(&self) -> Vec<u32> {
        self.board.marks.smallest()
    }
}
