//! A queue of values to forbid: propagation with permutation constraints, the
//! last program in the Skyscrapers lesson by S. Graham-Lengrand and K.
//! Bhargavan.

use std::collections::VecDeque;

use super::board::{Board, apply};
use super::board_search::{Inference, following};
use super::event::GridObserver;
use super::stage::{GridStage as Stage, START};
use crate::deduction::{Contradiction, Marks, lines_of};
use crate::grid::{Cell, Values};
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::strategy::Strategy;
use crate::lab::trace::Trace;
use crate::rules::{
    DECIDED, DECIDED_GROUP, PARTNER, SIGN_BOUND, decided, decided_group, partner, sign_bound,
};

/// A queue of values to forbid.
///
/// The first cell in reading order with several values is tried, smallest
/// first. A cell that becomes decided, by a try or because only one value is
/// left, is checked. Its value may not be decided elsewhere in its row or
/// column. The clues of the row and the column must be satisfied as in
/// `early-checks`, with decided cells counting as filled. Then the search
/// queues actions that forbid the cell's value in the other cells of its row,
/// then of its column. Actions are taken from the front until the queue is
/// empty. An action whose value is already gone does nothing. An action that
/// removes the last value is a dead end, and an action that leaves a single
/// value decides that cell.
///
/// Beyond the lesson: after the actions for the lines, further actions forbid
/// what the decided cell's signs exclude in their other cells. Givens are
/// decided in reading order, and the queue is emptied after each, before the
/// first try.
pub static QUEUE: Strategy = Strategy {
    id: "queue",
    tries: "lab.tries.candidates",
    is_anchored: true,
    code: CODE,
    total: None,
    search: |puzzle, order| {
        let givens = puzzle.givens().map(|(cell, _)| cell).collect();
        following(Board::new(puzzle, order), Queued { givens, actions: VecDeque::new() })
    },
};

static CODE: &[CodeLine<Stage>] = &[
    lit(0, "lab.code.search", START),
    plain(1, "lab.code.first-undecided"),
    lit(1, "lab.code.if-decided-solution", &[Stage::Solution]),
    plain(1, "lab.code.each-candidate"),
    lit(2, "lab.code.assume", &[Stage::Try]),
    plain(2, "lab.code.if-propagated-recurse"),
    lit(2, "lab.code.undo-actions", &[Stage::Undo]),
    lit(1, "lab.code.return", &[Stage::NoneLeft]),
    plain(0, "lab.code.propagate"),
    lit(1, "lab.code.repeat-no", &[Stage::Repeat]),
    lit(1, "lab.code.too-many-no", &[Stage::TooMany]),
    lit(1, "lab.code.full-clue-no", &[Stage::Clue]),
    plain(1, "lab.code.queue-lines"),
    plain(1, "lab.code.queue-signs"),
    plain(1, "lab.code.each-action"),
    lit(
        2,
        "lab.code.forbid",
        &[
            Stage::Rule(&DECIDED),
            Stage::Rule(&DECIDED_GROUP),
            Stage::Rule(&SIGN_BOUND),
            Stage::Rule(&PARTNER),
        ],
    ),
    lit(2, "lab.code.empty-no", &[Stage::NoValue]),
    plain(2, "lab.code.if-single-propagate"),
];

/// Something that a decided cell forbids in another cell; conditions are given
/// by their indices in the lists of the decided cell.
#[derive(Clone, Copy)]
enum Action {
    /// The value of the decided cell, in another cell of a line.
    Line { by: Cell, cell: Cell },
    /// The value of the decided cell, in another cell of a group of cells that must differ.
    Group { by: Cell, number: u16 },
    /// The values that a sign excludes.
    Sign { by: Cell, number: u16 },
    /// The values excluded by another condition on both cells.
    Pair { by: Cell, number: u16 },
}

struct Queued {
    givens: Vec<Cell>,
    actions: VecDeque<Action>,
}

impl Queued {
    fn propagate<O: GridObserver>(
        &mut self,
        cell: Cell,
        board: &mut Board,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        self.actions.clear();
        self.decide(cell, board)?;
        while let Some(action) = self.actions.pop_front() {
            let before = board.marks.mark();
            let cell = act(action, board, trace)?;
            if board.marks.mark() > before && board.marks.value(cell) > 0 {
                self.decide(cell, board)?;
            }
        }
        Ok(())
    }

    /// Checks a decided cell and queues the consequences of its value. Actions for lines that would
    /// do nothing are left out.
    fn decide(&mut self, by: Cell, board: &Board) -> Result<(), Contradiction> {
        self.queue_lines(by, &board.marks)?;
        let Board { layout, marks, .. } = board;
        let of_cell = layout.of_cell(by);
        for number in 0..of_cell.different.len() as u16 {
            self.actions.push_back(Action::Group { by, number });
        }
        for number in 0..of_cell.signs.len() as u16 {
            self.actions.push_back(Action::Sign { by, number });
        }
        for number in 0..of_cell.pairs.len() as u16 {
            self.actions.push_back(Action::Pair { by, number });
        }
        of_cell.checks.check_clues(|cell| marks.value(cell))
    }

    fn queue_lines(&mut self, by: Cell, marks: &Marks) -> Result<(), Contradiction> {
        let (size, value) = (marks.size(), marks.value(by));
        for line in lines_of(size, by) {
            for cell in size.line_cells(line).filter(|cell| *cell != by) {
                let could = marks.values(cell);
                if could == Values::only(value) {
                    return Err(Contradiction::Repeat { value: value as u8, line });
                }
                if could.contains(value) {
                    self.actions.push_back(Action::Line { by, cell });
                }
            }
        }
        Ok(())
    }
}

/// Removes what an action forbids, if the cell still has it, and returns the cell.
fn act<O: GridObserver>(
    action: Action,
    board: &mut Board,
    trace: &mut Trace<'_, O>,
) -> Result<Cell, Contradiction> {
    let Board { layout, marks, .. } = board;
    match action {
        Action::Line { by, cell } => {
            let step = marks.decided(by).and_then(|by| decided::step(marks, by, cell));
            apply(marks, step, trace)?;
            Ok(cell)
        }
        Action::Group { by, number } => {
            let other = layout.of_cell(by).different[usize::from(number)];
            let step = marks.decided(by).and_then(|by| decided_group::step(marks, by, other));
            apply(marks, step, trace)?;
            Ok(other.0)
        }
        Action::Sign { by, number } => {
            let sign = layout.of_cell(by).signs[usize::from(number)];
            let cell = sign_bound::other(sign, by);
            let step = sign_bound::step(marks, sign, cell);
            apply(marks, step, trace)?;
            Ok(cell)
        }
        Action::Pair { by, number } => {
            let pair = layout.of_cell(by).pairs[usize::from(number)];
            let cell = pair.other(by);
            let step = partner::step(marks, pair, cell);
            apply(marks, step, trace)?;
            Ok(cell)
        }
    }
}

impl Inference for Queued {
    fn follow<O: GridObserver>(
        &mut self,
        tried: Option<Cell>,
        board: &mut Board,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        match tried {
            Some(cell) => self.propagate(cell, board, trace),
            None => (0..self.givens.len())
                .try_for_each(|number| self.propagate(self.givens[number], board, trace)),
        }
    }
}
