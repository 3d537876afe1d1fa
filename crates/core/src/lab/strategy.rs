//! The description of a strategy in the lab.

use super::code::CodeLine;
use super::event::{Stage, Task};
use super::run::{Run, Search};
use super::total::Total;
use super::variable_order::VariableOrder;
use crate::puzzle::GridPuzzle;

/// A way to search for the solutions of a grid puzzle, or of a snake.
pub struct Strategy<T: Task = GridPuzzle> {
    /// The name in arguments, links and JSON. The text of the key
    /// `lab.idea.<id>` explains the idea in one sentence.
    pub id: &'static str,
    /// The key of the sentence that says what counts as a try. Positions mean
    /// the same in all strategies.
    pub tries: &'static str,
    /// Whether the places in its events are places of the puzzle. A search that
    /// is free in space counts places from its start.
    pub is_anchored: bool,
    /// The pseudo-code; every event refers to one of its lines.
    pub code: &'static [CodeLine<Stage<T>>],
    /// See [`total`](Self::total).
    pub(super) total: Option<fn(&T) -> Total>,
    /// The search on a puzzle, with the cells decided in the given order.
    /// `engine` and the strategies for snakes use their own order.
    pub(super) search: fn(&T, &VariableOrder) -> Search<T::Kind>,
}

impl<T: Task> Strategy<T> {
    /// A run on this puzzle that has not begun yet.
    #[must_use]
    pub fn begin(&self, task: &T) -> Run<T::Kind> {
        self.begin_in(task, &VariableOrder::default())
    }

    /// Like `begin`, with the cells decided in this order.
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
