//! The parts in which tree searches on a grid differ. All these searches decide
//! cells, and try values from the smallest up.

use super::event::{GridEventKind, GridObserver};
use crate::deduction::Contradiction;
use crate::grid::{Cell, Values};
use crate::lab::trace::{Observer, Trace};
use crate::lab::tree_search::SearchStrategy;

/// A tree search that decides cells.
pub(in crate::lab) trait GridSearchStrategy {
    /// A point to return to.
    type Mark: Copy;

    /// Marks the current state.
    fn mark(&self) -> Self::Mark;

    /// Draws the conclusions before the first try. These conclusions cost no try.
    ///
    /// # Errors
    /// Returns a condition that the givens break.
    fn start<O: GridObserver>(&mut self, trace: &mut Trace<'_, O>) -> Result<(), Contradiction>;

    /// The next cell and the values to try in it, smallest first; `None` if every cell has its
    /// value. `depth` is the number of tries in force.
    fn choose(&mut self, depth: usize) -> Option<(Cell, Values)>;

    /// Puts a value into a cell and draws the conclusions.
    ///
    /// # Errors
    /// Returns the broken condition.
    fn put<O: GridObserver>(
        &mut self,
        cell: Cell,
        value: u32,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction>;

    /// Checks a board on which every cell has its value: whether it satisfies
    /// every condition, including those that the strategy does not use.
    ///
    /// # Errors
    /// Returns the condition that is broken after all.
    fn accept(&mut self) -> Result<(), Contradiction>;

    /// Takes back the value in this cell, together with everything that
    /// followed.
    fn take_back(&mut self, cell: Cell, mark: Self::Mark);

    /// The values of all cells.
    fn solution(&self) -> Vec<u32>;
}

/// An iterator over values, smallest first.
pub(in crate::lab) struct Ascending(Values);

impl Ascending {
    /// An iterator over these values.
    pub(in crate::lab) const fn new(values: Values) -> Self {
        Self(values)
    }
}

impl Iterator for Ascending {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        let value = self.0.min();
        let more = !self.0.is_empty();
        self.0.0 &= self.0.0.wrapping_sub(1);
        more.then_some(value)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Ascending {}

impl<S: GridSearchStrategy> SearchStrategy for S {
    type Kind = GridEventKind;
    type Reason = Contradiction;
    type Mark = S::Mark;
    type Place = Cell;
    type Rest = Ascending;

    #[inline]
    fn mark(&self) -> S::Mark {
        GridSearchStrategy::mark(self)
    }

    fn start<O>(&mut self, trace: &mut Trace<'_, O>) -> Result<(), Contradiction>
    where
        O: Observer<Kind = GridEventKind>,
    {
        GridSearchStrategy::start(self, trace)
    }

    #[inline]
    fn choose(&mut self, depth: usize) -> Option<(Cell, Ascending)> {
        GridSearchStrategy::choose(self, depth).map(|(cell, values)| (cell, Ascending(values)))
    }

    #[inline]
    fn put<O>(
        &mut self,
        cell: Cell,
        value: u32,
        depth: usize,
        trace: &mut Trace<'_, O>,
    ) -> Result<(), Contradiction>
    where
        O: Observer<Kind = GridEventKind>,
    {
        trace.tried(|| GridEventKind::Try { cell, value }, depth);
        GridSearchStrategy::put(self, cell, value, trace)
    }

    fn accept(&mut self) -> Result<(), Contradiction> {
        GridSearchStrategy::accept(self)
    }

    #[inline]
    fn take_back(&mut self, cell: Cell, mark: S::Mark) {
        GridSearchStrategy::take_back(self, cell, mark);
    }

    fn none_left(cell: Cell) -> GridEventKind {
        GridEventKind::NoneLeft { cell }
    }

    fn solution(&self) -> Vec<u32> {
        GridSearchStrategy::solution(self)
    }
}
