//! A tree search that narrows down a board. All such searches try a value and
//! take it back in the same way; they differ in the consequences of a value.

use super::board::Board;
use super::event::{GridEventKind, GridObserver};
use super::search_strategy::GridSearchStrategy;
use crate::deduction::Contradiction;
use crate::grid::{Cell, Values};
use crate::lab::run::Search;
use crate::lab::trace::Trace;
use crate::lab::tree_search::tree;

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

impl<I: Inference> GridSearchStrategy for BoardSearch<I> {
    type Mark = usize;

    fn mark(&self) -> usize {
        self.board.marks.mark()
    }

    fn start<O: GridObserver>(&mut self, trace: &mut Trace<'_, O>) -> Result<(), Contradiction> {
        self.board.narrow_marked(trace)?;
        self.inference.follow(None, &mut self.board, trace)
    }

    fn choose(&mut self, _depth: usize) -> Option<(Cell, Values)> {
        self.board.next_open()
    }

    fn put<O: GridObserver>(
        &mut self,
        cell: Cell,
        value: u32,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        self.board.assume(cell, value);
        self.inference.follow(Some(cell), &mut self.board, trace)
    }

    fn accept(&mut self) -> Result<(), Contradiction> {
        self.board.check()
    }

    fn take_back(&mut self, _cell: Cell, mark: usize) {
        self.board.marks.undo_to(mark);
    }

    fn solution(&self) -> Vec<u32> {
        self.board.marks.smallest()
    }
}
