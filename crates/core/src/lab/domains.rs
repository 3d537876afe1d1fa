//! A set of values for each cell: a value that is tried leaves the sets of its
//! row and column at once.
//!
//! It puts the sets of the Skyscrapers lesson (its `SmartEarlyChecks`) to the
//! first use they have, before any queue: one look ahead, no chain of
//! consequences.

use super::board::Board;
use super::code::{CodeLine, lit, plain};
use super::event::Step;
use super::log::{Log, Sink};
use super::tree::{Tactic, Tree};
use super::views::lines_of;
use super::{Order, Run, Strategy, Why};
use crate::grid::{Cell, Values};
use crate::puzzle::GridPuzzle;

/// A set of values for each cell, narrowed at once.
///
/// Open cells in reading order; a try is a value still in the cell's set,
/// smallest first. The value leaves the sets of all other cells of its row,
/// then of its column; then each sign of the cell bounds the set at its other
/// end. A set that becomes empty is a dead end at once. Then the clues of the
/// row and the column are checked as `early-checks` does, where a cell counts
/// as filled once it was tried or given, not because one value is left in its
/// set. Givens are placed in reading order, in the same way and without a
/// try, before the search begins; then all clues are checked once.
pub struct Domains;

static CODE: &[CodeLine] = &[
    plain(0, "lab.code.search"),
    plain(1, "lab.code.first-open"),
    lit(1, "lab.code.if-full-solution", &[Step::Solution]),
    plain(1, "lab.code.each-in-set"),
    lit(2, "lab.code.write", &[Step::Try]),
    plain(2, "lab.code.if-narrow-recurse"),
    lit(2, "lab.code.restore", &[Step::Undo]),
    lit(1, "lab.code.return", &[Step::NoneLeft]),
    plain(0, "lab.code.narrow"),
    lit(1, "lab.code.remove-from-lines", &[Step::Decided]),
    lit(1, "lab.code.bound-neighbours", &[Step::Bound]),
    lit(1, "lab.code.empty-no", &[Step::NoValue]),
    plain(1, "lab.code.each-clue-of-cell"),
    lit(2, "lab.code.too-many-no", &[Step::TooMany]),
    lit(2, "lab.code.full-clue-no", &[Step::Clue]),
    plain(1, "lab.code.yes"),
];

impl Strategy for Domains {
    fn id(&self) -> &'static str {
        "domains"
    }

    fn code(&self) -> &'static [CodeLine] {
        CODE
    }

    fn begin_in(&self, puzzle: &GridPuzzle, order: &Order) -> Run {
        Run::new(Tree::new(Narrowed::new(puzzle, order)), CODE)
    }
}

struct Narrowed {
    board: Board,
    /// The value of each cell that was tried or given, else 0.
    filled: Vec<u32>,
}

impl Narrowed {
    fn new(puzzle: &GridPuzzle, order: &Order) -> Self {
        let size = puzzle.size();
        Self { board: Board::new(puzzle, order), filled: vec![0; size.cell_count()] }
    }

    fn fill<S: Sink>(&mut self, cell: Cell, value: u32, log: &mut Log<'_, S>) -> Result<(), Why> {
        self.filled[cell.index()] = value;
        let board = &mut self.board;
        let size = board.puzzle.size();
        for line in lines_of(size, cell) {
            for other in size.line_cells(line).filter(|other| *other != cell) {
                board.remove(other, Values::only(value), Why::Decided { by: cell }, log)?;
            }
        }
        for index in 0..board.views.signs_of(cell).len() {
            let (lesser, greater) = board.views.signs_of(cell)[index];
            let (other, kept) = match lesser == cell {
                true => (greater, Values::above(value)),
                false => (lesser, Values::up_to(value - 1)),
            };
            board.keep(other, kept, Why::Bound { lesser, greater }, log)?;
        }
        Ok(())
    }
}

impl Tactic for Narrowed {
    type Mark = usize;

    fn mark(&self) -> usize {
        self.board.mark()
    }

    fn start<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Result<(), Why> {
        let givens: Vec<(Cell, u32)> = self.board.puzzle.givens().collect();
        givens.into_iter().try_for_each(|(cell, value)| self.fill(cell, value, log))?;
        let value = |cell: Cell| self.filled[cell.index()];
        self.board.views.views.iter().try_for_each(|view| view.check(value))
    }

    #[inline]
    fn choose(&mut self, depth: usize) -> Option<(Cell, Values)> {
        if let Some(cell) = self.board.turns.fixed(depth) {
            return Some((cell, self.board.values(cell)));
        }
        let open = |cell: Cell| (self.filled[cell.index()] == 0).then(|| self.board.values(cell));
        self.board.turns.next(open)
    }

    fn put<S: Sink>(&mut self, cell: Cell, value: u32, log: &mut Log<'_, S>) -> Result<(), Why> {
        self.board.assume(cell, value);
        self.fill(cell, value, log)?;
        let value = |cell: Cell| self.filled[cell.index()];
        self.board.views.of_cell(cell).try_for_each(|view| view.check(value))
    }

    fn take_back(&mut self, cell: Cell, mark: usize) {
        self.filled[cell.index()] = 0;
        self.board.undo_to(mark);
    }

    fn solution(&self) -> Vec<u32> {
        self.filled.clone()
    }
}
