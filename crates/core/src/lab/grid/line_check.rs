//! Row by row, with unused values only; a clue is checked when its line is
//! complete: the search in M. Weissenböck's "Backtracking: Skyline".

use super::filling::Filling;
use super::filling_search::{Policy, filling};
use super::stage::GridStage as Stage;
use crate::deduction::Contradiction;
use crate::grid::{Cell, Values};
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::strategy::Strategy;

/// Goes row by row, and checks a clue when its line is complete.
///
/// Open cells are tried in reading order; a try is a value that is not yet in
/// the row or the column, smallest first. The document walks through these
/// values in the order of a hash set, so it reaches its first solution after a
/// different number of tries. For the whole search, the order makes no
/// difference. After a try, a row or column that is now full must show its
/// clues; the row is checked before the column.
///
/// Beyond the document: a given is not a try, and a line is complete once its
/// last open cell is filled. A sign is checked, before the clues, as soon as
/// both of its cells are filled. Contradictions of the givens alone are found
/// before the first try.
pub static LINE_CHECK: Strategy = Strategy {
    id: "line-check",
    tries: "lab.tries.unused",
    is_anchored: true,
    code: CODE,
    total: None,
    search: filling::<Checked>,
};

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

struct Checked;

impl Policy for Checked {
    fn start(filling: &Filling) -> Result<(), Contradiction> {
        filling.check_givens()
    }

    #[inline]
    fn values(filling: &Filling, cell: Cell) -> Values {
        filling.unused(cell)
    }

    #[inline]
    fn write(filling: &mut Filling, cell: Cell, value: u32) -> Result<(), Contradiction> {
        filling.set(cell, value);
        filling.check_completed(cell)
    }
}
