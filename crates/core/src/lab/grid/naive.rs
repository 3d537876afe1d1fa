//! Fill everything, then check: the naive exploration of the Skyscrapers
//! lesson of S. Graham-Lengrand and K. Bhargavan.
//!
//! It tries every value in every cell and looks only at full boards, so the
//! number of its tries is known beforehand ([`Total`]).

use super::event::{GridEventKind, GridObserver};
use super::filling::Filling;
use super::search_strategy::GridSearchStrategy;
use super::stage::GridStage as Stage;
use crate::deduction::Contradiction;
use crate::grid::{Cell, Values};
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::run::Run;
use crate::lab::strategy::Strategy;
use crate::lab::total::Total;
use crate::lab::trace::Trace;
use crate::lab::tree_search::TreeSearch;
use crate::lab::variable_order::VariableOrder;
use crate::puzzle::GridPuzzle;

/// Fill everything, then check.
///
/// Open cells in reading order, values 1 to n in each, whatever stands
/// already. A full board is checked: repeats in the rows from the top and the
/// columns from the left, then the signs, then the clues. A board that fails
/// is one dead end. The document has no signs; they are checked with the rest.
pub struct Naive;

static CODE: &[CodeLine<Stage>] = &[
    plain(0, "lab.code.search"),
    plain(1, "lab.code.first-open"),
    plain(1, "lab.code.if-full"),
    plain(2, "lab.code.each-line"),
    lit(3, "lab.code.repeat-dead", &[Stage::Repeat]),
    plain(2, "lab.code.each-sign"),
    lit(3, "lab.code.sign-dead", &[Stage::Sign]),
    plain(2, "lab.code.each-clue"),
    lit(3, "lab.code.clue-dead", &[Stage::Clue]),
    lit(2, "lab.code.solution", &[Stage::Solution]),
    plain(1, "lab.code.each-value"),
    lit(2, "lab.code.write", &[Stage::Try]),
    plain(2, "lab.code.recurse"),
    lit(2, "lab.code.clear", &[Stage::Undo]),
    lit(1, "lab.code.return", &[Stage::NoneLeft]),
];

impl Strategy for Naive {
    fn id(&self) -> &'static str {
        "naive"
    }

    fn code(&self) -> &'static [CodeLine<Stage>] {
        CODE
    }

    fn tries(&self) -> &'static str {
        "lab.tries.any"
    }

    fn begin_in(&self, puzzle: &GridPuzzle, order: &VariableOrder) -> Run<GridEventKind> {
        Run::new(TreeSearch::new(Filled(Filling::new(puzzle, order))), CODE)
    }

    fn total(&self, puzzle: &GridPuzzle) -> Option<Total> {
        let open = puzzle.size().cell_count() - puzzle.givens().count();
        Some(Total::of(puzzle.size().n(), open))
    }
}

struct Filled(Filling);

impl GridSearchStrategy for Filled {
    type Mark = ();

    fn mark(&self) {}

    fn start<O: GridObserver>(&mut self, _trace: &mut Trace<'_, O>) -> Result<(), Contradiction> {
        Ok(())
    }

    fn choose(&mut self, depth: usize) -> Option<(Cell, Values)> {
        Some((self.0.open(depth)?, self.0.all_values()))
    }

    fn put<O: GridObserver>(
        &mut self,
        cell: Cell,
        value: u32,
        _trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        self.0.overwrite(cell, value);
        Ok(())
    }

    fn accept(&mut self) -> Result<(), Contradiction> {
        self.0.check()
    }

    fn take_back(&mut self, cell: Cell, (): ()) {
        self.0.overwrite(cell, 0);
    }

    fn solution(&self) -> Vec<u32> {
        self.0.values()
    }
}
