//! Fill everything, then check: the naive exploration of the Skyscrapers
//! lesson of S. Graham-Lengrand and K. Bhargavan.
//!
//! It tries every value in every cell and looks only at full boards, so the
//! number of its tries is known beforehand ([`Total`]).

use super::code::{CodeLine, lit, plain};
use super::event::Step;
use super::filling::Filling;
use super::log::{Log, Sink};
use super::tree::{Tactic, Tree};
use super::{Order, Run, Strategy, Total, Why};
use crate::grid::{Cell, Values};
use crate::puzzle::GridPuzzle;

/// Fill everything, then check.
///
/// Open cells in reading order, values 1 to n in each, whatever stands
/// already. A full board is checked: repeats in the rows from the top and the
/// columns from the left, then the signs, then the clues. A board that fails
/// is one dead end. The document has no signs; they are checked with the rest.
pub struct Naive;

static CODE: &[CodeLine] = &[
    plain(0, "lab.code.search"),
    plain(1, "lab.code.first-open"),
    plain(1, "lab.code.if-full"),
    plain(2, "lab.code.each-line"),
    lit(3, "lab.code.repeat-dead", &[Step::Repeat]),
    plain(2, "lab.code.each-sign"),
    lit(3, "lab.code.sign-dead", &[Step::Sign]),
    plain(2, "lab.code.each-clue"),
    lit(3, "lab.code.clue-dead", &[Step::Clue]),
    lit(2, "lab.code.solution", &[Step::Solution]),
    plain(1, "lab.code.each-value"),
    lit(2, "lab.code.write", &[Step::Try]),
    plain(2, "lab.code.recurse"),
    lit(2, "lab.code.clear", &[Step::Undo]),
    lit(1, "lab.code.return", &[Step::NoneLeft]),
];

impl Strategy for Naive {
    fn id(&self) -> &'static str {
        "naive"
    }

    fn code(&self) -> &'static [CodeLine] {
        CODE
    }

    fn begin_in(&self, puzzle: &GridPuzzle, order: &Order) -> Run {
        Run::new(Tree::new(Filled(Filling::new(puzzle, order))), CODE)
    }

    fn total(&self, puzzle: &GridPuzzle) -> Option<Total> {
        let open = puzzle.size().cell_count() - puzzle.givens().count();
        Some(Total::of(puzzle.size().n(), open))
    }
}

struct Filled(Filling);

impl Tactic for Filled {
    type Mark = ();

    fn mark(&self) {}

    fn start<S: Sink>(&mut self, _log: &mut Log<'_, S>) -> Result<(), Why> {
        Ok(())
    }

    fn choose(&mut self, depth: usize) -> Option<(Cell, Values)> {
        Some((self.0.open(depth)?, self.0.puzzle.size().all_values()))
    }

    fn put<S: Sink>(&mut self, cell: Cell, value: u32, _log: &mut Log<'_, S>) -> Result<(), Why> {
        self.0.overwrite(cell, value);
        Ok(())
    }

    fn accept(&mut self) -> Result<(), Why> {
        self.0.check()
    }

    fn take_back(&mut self, cell: Cell, (): ()) {
        self.0.overwrite(cell, 0);
    }

    fn solution(&self) -> Vec<u32> {
        self.0.values()
    }
}
