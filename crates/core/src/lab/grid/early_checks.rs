//! Every value in every cell, but its row and column are looked at after each:
//! the early checks of the Skyscrapers lesson of S. Graham-Lengrand and
//! K. Bhargavan.

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

/// Look at the row and the column after each value.
///
/// Open cells in reading order, every value 1 to n is a try, smallest first.
/// It is a dead end where the value stands in the row or else the column
/// already, where a sign towards a filled neighbour is broken, or where a clue
/// of the row or the column cannot be shown any more: from the clue up to the
/// first open cell more buildings are seen than it says, or the line is full
/// and shows another number. What the givens alone break is found before the
/// first try.
///
/// The lesson's `SmartEarlyChecks` keeps a set of values for each cell, but
/// takes nothing from the sets of other cells; its tree, and all its counts,
/// are these. What the sets are good for is shown by `domains`.
pub struct EarlyChecks;

static CODE: &[CodeLine<Stage>] = &[
    plain(0, "lab.code.search"),
    plain(1, "lab.code.first-open"),
    lit(1, "lab.code.if-full-solution", &[Stage::Solution]),
    plain(1, "lab.code.each-value"),
    lit(2, "lab.code.write", &[Stage::Try]),
    plain(2, "lab.code.if-viable-recurse"),
    lit(2, "lab.code.clear", &[Stage::Undo]),
    lit(1, "lab.code.return", &[Stage::NoneLeft]),
    plain(0, "lab.code.viable"),
    lit(1, "lab.code.repeat-no", &[Stage::Repeat]),
    lit(1, "lab.code.sign-filled-no", &[Stage::Sign]),
    plain(1, "lab.code.each-clue-of-cell"),
    plain(2, "lab.code.count-seen"),
    lit(2, "lab.code.too-many-no", &[Stage::TooMany]),
    lit(2, "lab.code.full-clue-no", &[Stage::Clue]),
    plain(1, "lab.code.yes"),
];

impl Strategy for EarlyChecks {
    fn id(&self) -> &'static str {
        "early-checks"
    }

    fn code(&self) -> &'static [CodeLine<Stage>] {
        CODE
    }

    fn tries(&self) -> &'static str {
        "lab.tries.any"
    }

    fn begin_in(&self, puzzle: &GridPuzzle, order: &VariableOrder) -> Run<GridEventKind> {
        Run::new(TreeSearch::new(Viable(Filling::new(puzzle, order))), CODE)
    }
}

struct Viable(Filling);

impl GridSearchStrategy for Viable {
    type Mark = ();

    fn mark(&self) {}

    fn start<O: GridObserver>(&mut self, _trace: &mut Trace<'_, O>) -> Result<(), Contradiction> {
        self.0.check()
    }

    #[inline]
    fn choose(&mut self, depth: usize) -> Option<(Cell, Values)> {
        Some((self.0.open(depth)?, self.0.all_values()))
    }

    #[inline]
    fn put<O: GridObserver>(
        &mut self,
        cell: Cell,
        value: u32,
        _trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        self.0.check_unused(cell, value)?;
        self.0.set(cell, value);
        self.0.check_cell(cell)
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
