//! A tree search that fills cells in a fixed order. The policy of a search says
//! which values are tried, and when the board is checked.

use core::marker::PhantomData;

use super::ascending::Ascending;
use super::event::{GridEventKind, GridObserver};
use super::filling::Filling;
use crate::deduction::Contradiction;
use crate::grid::{Cell, Values};
use crate::lab::run::Search;
use crate::lab::trace::Trace;
use crate::lab::tree_search::{SearchStrategy, tree};
use crate::lab::variable_order::VariableOrder;
use crate::puzzle::GridPuzzle;

/// The values to try, and when to check the board.
pub(super) trait Policy {
    /// Checks the givens.
    ///
    /// # Errors
    /// Returns the condition that the givens break.
    fn start(filling: &Filling) -> Result<(), Contradiction>;

    /// The values to try in a cell.
    fn values(filling: &Filling, cell: Cell) -> Values;

    /// Writes a value.
    ///
    /// # Errors
    /// Returns the broken condition.
    fn write(filling: &mut Filling, cell: Cell, value: u32) -> Result<(), Contradiction>;

    /// Takes the value back.
    #[inline]
    fn clear(filling: &mut Filling, cell: Cell) {
        filling.clear(cell);
    }
}

/// A search with this policy.
pub(super) fn filling<P: Policy + 'static>(
    puzzle: &GridPuzzle,
    order: &VariableOrder,
) -> Search<GridEventKind> {
    tree(FillingSearch::<P> { filling: Filling::new(puzzle, order), policy: PhantomData })
}

struct FillingSearch<P> {
    filling: Filling,
    policy: PhantomData<P>,
}

impl<P: Policy> SearchStrategy for FillingSearch<P> {
    type Kind = GridEventKind;
    type Reason = Contradiction;
    type Mark = ();
    type Place = Cell;
    type Rest = Ascending;

    fn mark(&self) {}

    fn start<O: GridObserver>(&mut self, _trace: &mut Trace<'_, O>) -> Result<(), Contradiction> {
        P::start(&self.filling)
    }

    #[inline]
    fn choose(&mut self, depth: usize) -> Option<(Cell, Ascending)> {
        let cell = self.filling.open(depth)?;
        Some((cell, Ascending(P::values(&self.filling, cell))))
    }

    #[inline]
    fn put<O: GridObserver>(
        &mut self,
        cell: Cell,
        value: u32,
        depth: usize,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction> {
        trace.tried(|| GridEventKind::Try { cell, value }, depth);
        P::write(&mut self.filling, cell, value)
    }

    fn accept(&mut self) -> Result<(), Contradiction> {
        self.filling.check()
    }

    #[inline]
    fn take_back(&mut self, cell: Cell, (): ()) {
        P::clear(&mut self.filling, cell);
    }

    fn none_left(cell: Cell) -> GridEventKind {
        GridEventKind::NoneLeft { cell }
    }

    fn solution(&self) -> Vec<u32> {
        self.filling.values()
    }
}
