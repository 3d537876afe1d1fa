//! Every value in every cell, with a check of the cell's row and column after
//! each value: the early checks in the Skyscrapers lesson by S. Graham-Lengrand
//! and K. Bhargavan.

use super::filling::Filling;
use super::filling_search::{Policy, filling};
use super::stage::GridStage as Stage;
use crate::deduction::Contradiction;
use crate::grid::{Cell, Values};
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::strategy::Strategy;

/// Checks the row and the column after each value.
///
/// Open cells are tried in reading order; every value from 1 to n is a try,
/// smallest first. A try is a dead end if the value is already in the row or
/// the column, if a sign towards a filled neighbour is broken, or if a clue of
/// the row or the column can no longer be satisfied. A clue can no longer be
/// satisfied if more buildings than it says are visible before the first open
/// cell, or if the line is full and shows a different number. Contradictions of
/// the givens alone are found before the first try.
///
/// The lesson's `SmartEarlyChecks` has a set of values for each cell, but
/// removes nothing from the sets of other cells. Its search tree and all its
/// counts are the same as here. `domains` shows what the sets are good for.
pub static EARLY_CHECKS: Strategy = Strategy {
    id: "early-checks",
    tries: "lab.tries.any",
    is_anchored: true,
    code: CODE,
    total: None,
    search: filling::<Viable>,
};

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

struct Viable;

impl Policy for Viable {
    fn start(filling: &Filling) -> Result<(), Contradiction> {
        filling.check()
    }

    #[inline]
    fn values(filling: &Filling, _cell: Cell) -> Values {
        filling.all_values()
    }

    #[inline]
    fn write(filling: &mut Filling, cell: Cell, value: u32) -> Result<(), Contradiction> {
        filling.check_unused(cell, value)?;
        filling.set(cell, value);
        filling.check_cell(cell)
    }
}
