//! Fill everything, then check: the naive exploration in the Skyscrapers lesson
//! by S. Graham-Lengrand and K. Bhargavan.
//!
//! The search tries every value in every cell and checks only full boards, so
//! the number of tries is known in advance ([`Total`]).

use super::filling::Filling;
use super::filling_search::{Policy, filling};
use super::stage::GridStage as Stage;
use crate::deduction::Contradiction;
use crate::grid::{Cell, Values};
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::strategy::Strategy;
use crate::lab::total::Total;
use crate::puzzle::GridPuzzle;

/// Fills everything, then checks.
///
/// Each open cell, in reading order, is given the values 1 to n, regardless of
/// what is already on the board. A full board is checked for repetitions in the
/// rows from the top and the columns from the left, then for its signs, then
/// for its clues. A board that fails counts as one dead end. The document has
/// no signs; here they are checked as well.
pub static NAIVE: Strategy = Strategy {
    id: "naive",
    tries: "lab.tries.any",
    is_anchored: true,
    code: CODE,
    total: Some(total),
    search: filling::<Filled>,
};

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

struct Filled;

impl Policy for Filled {
    fn start(_filling: &Filling) -> Result<(), Contradiction> {
        Ok(())
    }

    fn values(filling: &Filling, _cell: Cell) -> Values {
        filling.all_values()
    }

    fn write(filling: &mut Filling, cell: Cell, value: u32) -> Result<(), Contradiction> {
        filling.overwrite(cell, value);
        Ok(())
    }

    fn clear(filling: &mut Filling, cell: Cell) {
        filling.overwrite(cell, 0);
    }
}

fn total(puzzle: &GridPuzzle) -> Total {
    let open = puzzle.size().cell_count() - puzzle.givens().count();
    Total::of(puzzle.size().n(), open)
}
