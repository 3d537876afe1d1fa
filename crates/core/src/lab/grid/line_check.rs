//! Row by row, unused values only, a clue checked when its line is complete:
//! the search of M. Weissenböck's "Backtracking: Skyline".

use super::event::{GridEventKind, GridObserver};
use super::filling::Filling;
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

/// Row by row, a clue checked when its line is complete.
///
/// Open cells in reading order; a try is a value that stands neither in the
/// row nor in the column yet, smallest first. The document walks such values
/// in the order of a hash set, so its number of tries to the first solution
/// is its own; to the end the order makes no difference. After a try a row or
/// column that is full now must show its clues, row before column.
///
/// Beyond the document: a given is no try, and a line is complete with the
/// last of its open cells; a sign is checked, before the clues, as soon as
/// both its cells are filled. What the givens alone break is found before the
/// first try.
pub struct LineCheck;

static CODE: &[CodeLine<Stage>] = &[
    plain(0, "lab.code.search"),
    plain(1, "lab.code.first-open"),
    lit(1, "lab.code.if-full-solution", &[Stage::Solution]),
    plain(1, "lab.code.each-unused"),
    lit(2, "lab.code.write", &[Stage::Try]),
    plain(2, "lab.code.if-valid-recurse"),
    lit(2, "lab.code.clear", &[Stage::Undo]),
    lit(1, "lab.code.return", &[Stage::NoneLeft]),
    plain(0, "lab.code.valid"),
    plain(1, "lab.code.each-sign-filled"),
    lit(2, "lab.code.sign-no", &[Stage::Sign]),
    plain(1, "lab.code.each-full-line"),
    lit(2, "lab.code.repeat-no", &[Stage::Repeat]),
    lit(2, "lab.code.clue-no", &[Stage::Clue]),
    plain(1, "lab.code.yes"),
];

impl Strategy for LineCheck {
    fn id(&self) -> &'static str {
        "line-check"
    }

    fn code(&self) -> &'static [CodeLine<Stage>] {
        CODE
    }

    fn tries(&self) -> &'static str {
        "lab.tries.unused"
    }

    fn begin_in(&self, puzzle: &GridPuzzle, order: &VariableOrder) -> Run<GridEventKind> {
        Run::new(TreeSearch::new(Checked(Filling::new(puzzle, order))), CODE)
    }
}

struct Checked(Filling);

impl GridSearchStrategy for Checked {
    type Mark = ();

    fn mark(&self) {}

    fn start<O: GridObserver>(&mut self, _trace: &mut Trace<'_, O>) -> Result<(), Contradiction> {
        self.0.check_givens()
    }

    #[inline]
    fn choose(&mut self, depth: usize) -> Option<(Cell, Values)> {
        let cell = self.0.open(depth)?;
        Some((cell, self.0.unused(cell)))
    }

    #[inline]
    fn put<O: GridObserver>(
        &mut self,
        cell: Cell,
        value: u32,
        _trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        self.0.set(cell, value);
        self.0.check_completed(cell)
    }

    fn accept(&mut self) -> Result<(), Contradiction> {
        self.0.check()
    }

    #[inline]
    fn take_back(&mut self, cell: Cell, (): ()) {
        self.0.clear(cell);
    }

    fn solution(&self) -> Vec<u32> {
        self.0.values()
    }
}
