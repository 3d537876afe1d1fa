//! A tree search that narrows down a board. All such searches try a value and
//! take it back in the same way; they differ in the consequences of a value.

use super::ascending::Ascending;
use super::board::Board;
use super::event::{GridEventKind, GridObserver};
use crate::deduction::Contradiction;
use crate::grid::Cell;
use crate::lab::run::Search;
use crate::lab::trace::Trace;
use crate::lab::tree_search::{SearchStrategy, tree};

/// How a strategy draws conclusions on a board.
pub(super) trait Inference {
    /// Draws the conclusions from the value of the tried cell or, if none was
    /// tried, from the givens.
    ///
    /// # Errors
    /// Returns the broken condition.
    fn follow<O: GridObserver>(
        &mut self,
        tried: Option<Cell>,
        board: &mut Board,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction>;
}

/// A search on this board that tries the next open cell and draws conclusions.
pub(super) fn following(
    board: Board,
    inference: impl Inference + 'static,
) -> Search<GridEventKind> {
    tree(BoardSearch { board, inference })
}

struct BoardSearch<I> {
    board: Board,
    inference: I,
}

impl<I: Inference> SearchStrategy for BoardSearch<I> {
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
        self.inference.follow(None, &mut self.board, trace)
    }

    fn choose(&mut self, _depth: usize) -> Option<(Cell, Ascending)> {
        self.board.next_open().map(|(cell, values)| (cell, Ascending(values)))
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
        self.inference.follow(Some(cell), &mut self.board, trace)
    }

    fn accept(&mut self) -> Result<(), Contradiction> {
        self.board.check()
    }

    fn take_back(&mut self, _cell: Cell, mark: usize) {
        self.board.marks.undo_to(mark);
    }

    fn none_left(cell: Cell) -> GridEventKind {
        GridEventKind::NoneLeft { cell }
    }

    fn solution(&self) -> Vec<u32> {
        self.board.marks.smallest()
    }
}
