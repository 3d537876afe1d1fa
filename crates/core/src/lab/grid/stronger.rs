//! The cheap rules and, when they find nothing more, all arrangements of each
//! line that has a clue or a sign.

use super::board::{Board, apply};
use super::board_search::{Inference, following};
use super::event::GridObserver;
use super::stage::{CLEARED, CLUES_BOUND, GridStage as Stage, SIGNS_BOUND, START};
use crate::deduction::Contradiction;
use crate::grid::Cell;
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::strategy::Strategy;
use crate::lab::trace::Trace;
use crate::rules::line_arrangements::LineArrangements;
use crate::rules::{LINE_ARRANGEMENTS, ONLY_PLACE};

/// The cheap rules and whole lines to a fixpoint.
///
/// Works like `fix-point`. When the rules of `fix-point` find nothing more, each line with a clue or a sign is
/// narrowed, rows first. The line keeps only the values of those arrangements that fit its candidates, the signs inside
/// it and its clues. If this changes anything, the rules start again. Beyond size 15, a line is skipped while it is too
/// large for the pass that replaces listing the arrangements.
pub static STRONGER: Strategy = Strategy {
    id: "stronger",
    tries: "lab.tries.candidates",
    is_anchored: true,
    code: CODE,
    total: None,
    search: |puzzle, order| {
        let board = Board::new(puzzle, order);
        let lines = LineArrangements::of(&board.layout);
        following(board, WholeLines(lines))
    },
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
    plain(2, "lab.code.until-unchanged"),
    lit(3, "lab.code.decided-clear", CLEARED),
    lit(3, "lab.code.only-place", &[Stage::Rule(&ONLY_PLACE)]),
    lit(3, "lab.code.signs-bound", SIGNS_BOUND),
    lit(3, "lab.code.clues-bound", CLUES_BOUND),
    lit(3, "lab.code.decided-line-no", &[Stage::Clue]),
    lit(3, "lab.code.nothing-left-no", &[Stage::NoValue, Stage::NoPlace]),
    plain(2, "lab.code.each-clued-line"),
    lit(3, "lab.code.keep-ways", &[Stage::NoArrangement, Stage::Rule(&LINE_ARRANGEMENTS)]),
];

struct WholeLines(Vec<LineArrangements>);

impl Inference for WholeLines {
    fn follow<O: GridObserver>(
        &mut self,
        _tried: Option<Cell>,
        board: &mut Board,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        loop {
            board.run_cheap_rules(trace)?;
            let marks = &mut board.marks;
            let before = marks.mark();
            for line in &self.0 {
                let steps = line.steps(marks)?;
                steps.into_iter().try_for_each(|step| apply(marks, Some(step), trace))?;
            }
            if marks.mark() == before {
                return Ok(());
            }
        }
    }
}
