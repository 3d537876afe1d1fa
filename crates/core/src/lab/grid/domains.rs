//! A set of values for each cell: a tried value is removed from the sets of its
//! row and column at once.
//!
//! This is the simplest use of the sets in the Skyscrapers lesson (its
//! `SmartEarlyChecks`), without a queue. The search looks one step ahead and
//! does not follow chains of consequences.

use super::ascending::Ascending;
use super::board::{Board, apply};
use super::event::{GridEventKind, GridObserver};
use super::stage::{CLEARED, GridStage as Stage, SIGNS_BOUND, START};
use crate::deduction::Contradiction;
use crate::grid::Cell;
use crate::lab::code::{CodeLine, lit, plain};
use crate::lab::strategy::Strategy;
use crate::lab::trace::Trace;
use crate::lab::tree_search::{SearchStrategy, tree};
use crate::lab::variable_order::VariableOrder;
use crate::puzzle::GridPuzzle;
use crate::rules::{partner, sign_bound};

/// A set of values for each cell, narrowed at once.
///
/// Open cells are tried in reading order; a try is a value still in the cell's set, smallest first.
/// The value is removed from the sets of all other cells of the row, then of the column. Then each
/// sign of the cell narrows the set of the cell on its other side. An empty set is a dead end at
/// once. Then the clues of the row and the column are checked as in `early-checks`. A cell counts
/// as filled once it has been tried or given, not when its set has only one value left. Before the
/// search begins, givens are placed in reading order, in the same way but without a try. Then all
/// conditions are checked once.
pub static DOMAINS: Strategy = Strategy {
    id: "domains",
    tries: "lab.tries.candidates",
    is_anchored: true,
    code: CODE,
    total: None,
    search: |puzzle, order| tree(Narrowed::new(puzzle, order)),
};

static CODE: &[CodeLine<Stage>] = &[
    lit(0, "lab.code.search", START),
    plain(1, "lab.code.first-open"),
    lit(1, "lab.code.if-full-solution", &[Stage::Solution]),
    plain(1, "lab.code.each-in-set"),
    lit(2, "lab.code.write", &[Stage::Try]),
    plain(2, "lab.code.if-narrow-recurse"),
    lit(2, "lab.code.restore", &[Stage::Undo]),
    lit(1, "lab.code.return", &[Stage::NoneLeft]),
    plain(0, "lab.code.narrow"),
    lit(1, "lab.code.remove-from-lines", CLEARED),
    lit(1, "lab.code.bound-neighbours", SIGNS_BOUND),
    lit(1, "lab.code.empty-no", &[Stage::NoValue]),
    plain(1, "lab.code.each-clue-of-cell"),
    lit(2, "lab.code.too-many-no", &[Stage::TooMany]),
    lit(2, "lab.code.full-clue-no", &[Stage::Clue]),
    plain(1, "lab.code.yes"),
];

struct Narrowed {
    board: Board,
    givens: Vec<Cell>,
    /// The value of each cell that was tried or given; 0 for any other cell.
    filled: Vec<u32>,
}

impl Narrowed {
    fn new(puzzle: &GridPuzzle, order: &VariableOrder) -> Self {
        Self {
            board: Board::new(puzzle, order),
            givens: puzzle.givens().map(|(cell, _)| cell).collect(),
            filled: vec![0; puzzle.size().cell_count()],
        }
    }

    fn fill<O: GridObserver>(
        &mut self,
        cell: Cell,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        let Some(by) = self.board.marks.decided(cell) else { return Ok(()) };
        self.filled[cell.index()] = by.value;
        self.board.clear_lines(by, trace)?;
        self.board.clear_groups(by, trace)?;
        let (of_cell, marks) = (self.board.layout.of_cell(cell), &mut self.board.marks);
        for sign in &of_cell.signs {
            let step = sign_bound::step(marks, *sign, sign_bound::other(*sign, cell));
            apply(marks, step, trace)?;
        }
        for pair in &of_cell.pairs {
            let step = partner::step(marks, *pair, pair.other(cell));
            apply(marks, step, trace)?;
        }
        Ok(())
    }
}

impl SearchStrategy for Narrowed {
    type Kind = GridEventKind;
    type Reason = Contradiction;
    type Mark = usize;
    type Place = Cell;
    type Rest = Ascending;

    fn mark(&self) -> usize {
        self.board.marks.mark()
    }

    fn start<O: GridObserver>(&mut self, trace: &mut Trace<'_, O>) -> Result<(), Contradiction> {
        self.board.narrow_marked(trace)?;
        for number in 0..self.givens.len() {
            self.fill(self.givens[number], trace)?;
        }
        self.board.layout.check_all(|cell| self.filled[cell.index()])
    }

    #[inline]
    fn choose(&mut self, depth: usize) -> Option<(Cell, Ascending)> {
        if let Some(cell) = self.board.turns.fixed(depth) {
            return Some((cell, Ascending(self.board.marks.values(cell))));
        }
        let open =
            |cell: Cell| (self.filled[cell.index()] == 0).then(|| self.board.marks.values(cell));
        self.board.turns.next(open).map(|(cell, values)| (cell, Ascending(values)))
    }

    fn put<O: GridObserver>(
        &mut self,
        cell: Cell,
        value: u32,
        depth: usize,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        trace.tried(|| GridEventKind::Try { cell, value }, depth);
        self.board.assume(cell, value);
        self.fill(cell, trace)?;
        let checks = &self.board.layout.of_cell(cell).checks;
        checks.check_clues(|cell| self.filled[cell.index()])
    }

    fn accept(&mut self) -> Result<(), Contradiction> {
        self.board.check()
    }

    fn take_back(&mut self, cell: Cell, mark: usize) {
        self.filled[cell.index()] = 0;
        self.board.marks.undo_to(mark);
    }

    fn none_left(cell: Cell) -> GridEventKind {
        GridEventKind::NoneLeft { cell }
    }

    fn solution(&self) -> Vec<u32> {
        self.filled.clone()
    }
}
