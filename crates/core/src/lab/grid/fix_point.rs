//! All cheap rules after every try, until they find nothing more.
//!
//! The cheap rules are the four rules with which nearly every solver of these
//! puzzles begins: one number left, one place left, bounds from signs, bounds
//! from clues.

use super::board::Board;
use super::board_search::{Inference, following};
use super::event::GridObserver;
use super::stage::{CLEARED, CLUES_BOUND, GridStage as Stage, SIGNS_BOUND, START};
use crate::deduction::Contradiction;
use crate::grid::Cell;
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::strategy::Strategy;
use crate::lab::trace::Trace;
use crate::rules::ONLY_PLACE;

/// All cheap rules to a fixpoint.
///
/// The rules run once before the first try, at no cost, and again after each try. In each round, the values of decided
/// cells are removed from their lines, and values with only one place in a line are put there. Signs narrow each cell
/// by the least or greatest candidate of the other. Clue 1 puts n in the nearest cell, and a clue c > 1 leaves values
/// up to `n - c + 1 + d` at distance d (counted from 0). A decided line must show its clues. Rounds are repeated until
/// a round changes nothing. Then the first cell in reading order with several candidates is tried, smallest value
/// first. A cell that rules have reduced to one value is not tried.
pub static FIX_POINT: Strategy = Strategy {
    id: "fix-point",
    tries: "lab.tries.candidates",
    is_anchored: true,
    code: CODE,
    total: None,
    search: |puzzle, order| following(Board::new(puzzle, order), Settled),
};

static CODE: &[CodeLine<Stage>] = &[
    lit(0, "lab.code.search", START),
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
    lit(2, "lab.code.decided-clear", CLEARED),
    lit(2, "lab.code.only-place", &[Stage::Rule(&ONLY_PLACE)]),
    lit(2, "lab.code.signs-bound", SIGNS_BOUND),
    lit(2, "lab.code.clues-bound", CLUES_BOUND),
    lit(2, "lab.code.decided-line-no", &[Stage::Clue]),
    lit(2, "lab.code.nothing-left-no", &[Stage::NoValue, Stage::NoPlace]),
];

struct Settled;

impl Inference for Settled {
    fn follow<O: GridObserver>(
        &mut self,
        _tried: Option<Cell>,
        board: &mut Board,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        board.run_cheap_rules(trace)
    }
}
