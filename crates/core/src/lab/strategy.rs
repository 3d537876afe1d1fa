//! The description of a strategy in the lab.

use super::code::CodeLine;
use super::event::{Stage, Task};
use super::run::{Run, Search};
use super::total::Total;
use super::variable_order::VariableOrder;
use crate::puzzle::GridPuzzle;

/// A way to search for the solutions of a grid puzzle, or of a snake.
pub struct Strategy<T: Task = GridPuzzle> {
    /// Its name for programs: in arguments, links and JSON. The key
    /// `lab.idea.<id>` has its idea in one sentence.
    pub id: &'static str,
    /// The key of the sentence that says what counts as one of its tries. Its
    /// positions mean the same as those of all others.
    pub tries: &'static str,
    /// Whether its places are those of the puzzle. A search that is free in
    /// space counts them relative to its start.
    pub is_anchored: bool,
    /// Its pseudo-code; every event refers to a line of it.
    pub code: &'static [CodeLine<Stage<T>>],
    /// See [`total`](Self::total).
    pub(super) total: Option<fn(&T) -> Total>,
    /// Its search on a puzzle, with the cells decided in this order. `engine`
    /// and the strategies for snakes use their own order.
    pub(super) search: fn(&T, &VariableOrder) -> Search<T::Kind>,
}

impl<T: Task> Strategy<T> {
    /// A run on this puzzle, not begun yet.
    #[must_use]
    pub fn begin(&self, task: &T) -> Run<T::Kind> {
        self.begin_in(task, &VariableOrder::default())
    }

    /// The same, with its cells decided in this order.
    #[must_use]
    pub fn begin_in(&self, task: &T, order: &VariableOrder) -> Run<T::Kind> {
        Run::new((self.search)(task, order), self.code)
    }

    /// The number of tries in the whole search, if it is known in advance.
    #[must_use]
    pub fn total(&self, task: &T) -> Option<Total> {
        self.total.map(|total| total(task))
    }
}
