//! Every value in every cell, but its row and column are looked at after each:
//! the early checks of the Skyscrapers lesson of S. Graham-Lengrand and
//! K. Bhargavan.

use super::code::{CodeLine, lit, plain};
use super::event::Step;
use super::filling::Filling;
use super::log::{Log, Sink};
use super::tree::{Tactic, Tree};
use super::{Order, Run, Strategy, Why};
use crate::grid::{Cell, Values};
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

static CODE: &[CodeLine] = &[
    plain(0, "lab.code.search"),
    plain(1, "lab.code.first-open"),
    lit(1, "lab.code.if-full-solution", &[Step::Solution]),
    plain(1, "lab.code.each-value"),
    lit(2, "lab.code.write", &[Step::Try]),
    plain(2, "lab.code.if-viable-recurse"),
    lit(2, "lab.code.clear", &[Step::Undo]),
    lit(1, "lab.code.return", &[Step::NoneLeft]),
    plain(0, "lab.code.viable"),
    lit(1, "lab.code.repeat-no", &[Step::Repeat]),
    lit(1, "lab.code.sign-filled-no", &[Step::Sign]),
    plain(1, "lab.code.each-clue-of-cell"),
    plain(2, "lab.code.count-seen"),
    lit(2, "lab.code.too-many-no", &[Step::TooMany]),
    lit(2, "lab.code.full-clue-no", &[Step::Clue]),
    plain(1, "lab.code.yes"),
];

impl Strategy for EarlyChecks {
    fn id(&self) -> &'static str {
        "early-checks"
    }

    fn code(&self) -> &'static [CodeLine] {
        CODE
    }

    fn begin_in(&self, puzzle: &GridPuzzle, order: &Order) -> Run {
        Run::new(Tree::new(Viable(Filling::new(puzzle, order))), CODE)
    }
}

struct Viable(Filling);

impl Tactic for Viable {
    type Mark = ();

    fn mark(&self) {}

    fn start<S: Sink>(&mut self, _log: &mut Log<'_, S>) -> Result<(), Why> {
        self.0.check()
    }

    #[inline]
    fn choose(&mut self, depth: usize) -> Option<(Cell, Values)> {
        Some((self.0.open(depth)?, self.0.puzzle.size().all_values()))
    }

    #[inline]
    fn put<S: Sink>(&mut self, cell: Cell, value: u32, _log: &mut Log<'_, S>) -> Result<(), Why> {
        self.0.check_unused(cell, value)?;
        self.0.set(cell, value);
        self.0.check_signs(cell)?;
        self.0.check_clues(cell)
    }

    #[inline]
    fn take_back(&mut self, cell: Cell, (): ()) {
        self.0.clear(cell);
    }

    fn solution(&self) -> Vec<u32> {
        self.0.values()
    }
}
