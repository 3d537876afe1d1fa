//! A queue of values to forbid: propagation with permutation constraints, the
//! last program of the Skyscrapers lesson of S. Graham-Lengrand and
//! K. Bhargavan.

use std::collections::VecDeque;

use super::board::Board;
use super::code::{CodeLine, lit, plain};
use super::event::Step;
use super::log::{Log, Sink};
use super::tree::{Tactic, Tree};
use super::views::lines_of;
use super::{Order, Run, Strategy, Why};
use crate::grid::{Cell, Values};
use crate::puzzle::GridPuzzle;

/// A queue of values to forbid.
///
/// The first cell in reading order with several values is tried, smallest
/// first. A cell that has become decided, by a try or because one value was
/// left, is looked at: its value may not be decided elsewhere in its row or
/// column, and the clues of both must hold as in `early-checks`, a decided
/// cell being a filled one. Then actions are put at the end of the queue that
/// forbid its value in the other cells of its row, then of its column.
/// Actions are taken from the front until the queue is empty; one that finds
/// its value gone already does nothing, one that takes the last value is a
/// dead end, and one that leaves a single value decides that cell.
///
/// Beyond the lesson: the cells at the other ends of a decided cell's signs
/// are forbidden what the sign excludes, by actions behind those of the
/// lines. Givens are decided in reading order, with the queue worked off
/// after each, before the first try.
pub struct Queue;

static CODE: &[CodeLine] = &[
    plain(0, "lab.code.search"),
    plain(1, "lab.code.first-undecided"),
    lit(1, "lab.code.if-decided-solution", &[Step::Solution]),
    plain(1, "lab.code.each-candidate"),
    lit(2, "lab.code.assume", &[Step::Try]),
    plain(2, "lab.code.if-propagated-recurse"),
    lit(2, "lab.code.undo-actions", &[Step::Undo]),
    lit(1, "lab.code.return", &[Step::NoneLeft]),
    plain(0, "lab.code.propagate"),
    lit(1, "lab.code.repeat-no", &[Step::Repeat]),
    lit(1, "lab.code.too-many-no", &[Step::TooMany]),
    lit(1, "lab.code.full-clue-no", &[Step::Clue]),
    plain(1, "lab.code.queue-lines"),
    plain(1, "lab.code.queue-signs"),
    plain(1, "lab.code.each-action"),
    lit(2, "lab.code.forbid", &[Step::Decided, Step::Bound]),
    lit(2, "lab.code.empty-no", &[Step::NoValue]),
    plain(2, "lab.code.if-single-propagate"),
];

impl Strategy for Queue {
    fn id(&self) -> &'static str {
        "queue"
    }

    fn code(&self) -> &'static [CodeLine] {
        CODE
    }

    fn begin_in(&self, puzzle: &GridPuzzle, order: &Order) -> Run {
        let queued = Queued { board: Board::new(puzzle, order), actions: VecDeque::new() };
        Run::new(Tree::new(queued), CODE)
    }
}

/// Values that a cell may not have.
struct Forbid {
    cell: Cell,
    values: Values,
    why: Why,
}

struct Queued {
    board: Board,
    actions: VecDeque<Forbid>,
}

impl Queued {
    fn propagate<S: Sink>(&mut self, cell: Cell, log: &mut Log<'_, S>) -> Result<(), Why> {
        self.actions.clear();
        self.decide(cell)?;
        while let Some(Forbid { cell, values, why }) = self.actions.pop_front() {
            if (self.board.values(cell) & values).is_empty() {
                continue;
            }
            self.board.remove(cell, values, why, log)?;
            if self.board.value(cell) > 0 {
                self.decide(cell)?;
            }
        }
        Ok(())
    }

    /// Looks at a decided cell and queues what follows from its value. Actions
    /// that would do nothing even now are left out.
    fn decide(&mut self, cell: Cell) -> Result<(), Why> {
        let value = self.board.value(cell);
        let (size, only) = (self.board.puzzle.size(), Values::only(value));
        for line in lines_of(size, cell) {
            for other in size.line_cells(line).filter(|other| *other != cell) {
                let could = self.board.values(other);
                if could == only {
                    return Err(Why::Repeat { value: value as u8, line });
                }
                if could.contains(value) {
                    let why = Why::Decided { by: cell };
                    self.actions.push_back(Forbid { cell: other, values: only, why });
                }
            }
        }
        self.queue_signs(cell, value);
        let board = &self.board;
        board.views.of_cell(cell).try_for_each(|view| view.check(|cell| board.value(cell)))
    }

    fn queue_signs(&mut self, cell: Cell, value: u32) {
        for (lesser, greater) in self.board.views.signs_of(cell) {
            let (other, values) = match *lesser == cell {
                true => (*greater, Values::up_to(value)),
                false => (*lesser, Values::above(value - 1)),
            };
            let why = Why::Bound { lesser: *lesser, greater: *greater };
            self.actions.push_back(Forbid { cell: other, values, why });
        }
    }
}

impl Tactic for Queued {
    type Mark = usize;

    fn mark(&self) -> usize {
        self.board.mark()
    }

    fn start<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Result<(), Why> {
        let givens: Vec<(Cell, u32)> = self.board.puzzle.givens().collect();
        givens.into_iter().try_for_each(|(cell, _)| self.propagate(cell, log))
    }

    fn choose(&mut self, _depth: usize) -> Option<(Cell, Values)> {
        self.board.next_open()
    }

    fn put<S: Sink>(&mut self, cell: Cell, value: u32, log: &mut Log<'_, S>) -> Result<(), Why> {
        self.board.assume(cell, value);
        self.propagate(cell, log)
    }

    fn take_back(&mut self, _cell: Cell, mark: usize) {
        self.board.undo_to(mark);
    }

    fn solution(&self) -> Vec<u32> {
        self.board.solution()
    }
}
