//! All cheap rules after every try, until they find nothing more.
//!
//! The four rules that nearly every solver of these puzzles begins with: one
//! number left, one place left, signs bound, clues bound.

use super::board::Board;
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
use crate::rules::{CLUE_ONE, DECIDED, DECIDED_GROUP, EDGE_LIMIT, ONLY_PLACE, PARTNER, SIGN_BOUND};

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
    lit(2, "lab.code.decided-clear", &[Stage::Rule(&DECIDED), Stage::Rule(&DECIDED_GROUP)]),
    lit(2, "lab.code.only-place", &[Stage::Rule(&ONLY_PLACE)]),
    lit(2, "lab.code.signs-bound", &[Stage::Rule(&SIGN_BOUND), Stage::Rule(&PARTNER)]),
    lit(2, "lab.code.clues-bound", &[Stage::Rule(&CLUE_ONE), Stage::Rule(&EDGE_LIMIT)]),
    lit(2, "lab.code.decided-line-no", &[Stage::Clue]),
    lit(2, "lab.code.nothing-left-no", &[Stage::NoValue, Stage::NoPlace]),
];

impl Strategy for FixPoint {
    fn id(&self) -> &'static str {
        "fix-point"
    }

    fn code(&self) -> &'static [CodeLine<Stage>] {
        CODE
    }

    fn begin_in(&self, puzzle: &GridPuzzle, order: &VariableOrder) -> Run<GridEventKind> {
        Run::new(TreeSearch::new(Settled(Board::new(puzzle, order))), CODE)
    }
}

struct Settled(Board);

impl GridSearchStrategy for Settled {
    type Mark = usize;

    fn mark(&self) -> usize {
        self.0.marks.mark()
    }

    fn start<O: GridObserver>(&mut self, trace: &mut Trace<'_, O>) -> Result<(), Contradiction> {
        self.0.run_cheap_rules(trace)
    }

    fn choose(&mut self, _depth: usize) -> Option<(Cell, Values)> {
        self.0.next_open()
    }

    fn put<O: GridObserver>(
        &mut self,
        cell: Cell,
        value: u32,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        self.0.assume(cell, value);
        self.0.run_cheap_rules(trace)
    }

    fn accept(&mut self) -> Result<(), Contradiction> {
        self.0.check()
    }

    fn take_back(&mut self, _cell: Cell, mark: usize) {
        self.0.marks.undo_to(mark);
    }

    fn solution(&self) -> Vec<u32> {
        self.0.marks.smallest()
    }
}
