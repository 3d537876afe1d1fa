//! What a strategy of the lab has to say of itself.

use super::code::CodeLine;
use super::event::{Stage, Task};
use super::run::Run;
use super::total::Total;
use super::variable_order::VariableOrder;
use crate::puzzle::GridPuzzle;

/// A way to search for the solutions of a grid puzzle, or of a snake.
pub trait Strategy<T: Task = GridPuzzle>: Sync {
    /// Its name for programs: in arguments, links and JSON. Its idea in a
    /// sentence has the key `lab.idea.<id>`.
    fn id(&self) -> &'static str;

    /// Its pseudo-code; every event names a line of it.
    fn code(&self) -> &'static [CodeLine<Stage<T>>];

    /// A run on this puzzle that has not begun and decides its cells in this
    /// order. `engine` and the strategies for snakes keep to their own.
    fn begin_in(&self, task: &T, order: &VariableOrder) -> Run<T::Kind>;

    /// Whether the places it speaks of are those of the puzzle. A search that
    /// is free in space counts them from where it begins.
    fn is_anchored(&self) -> bool {
        true
    }

    /// The key of the sentence that says what counts as one of its tries. Its
    /// positions mean the same as those of all others.
    fn tries(&self) -> &'static str {
        "lab.tries.candidates"
    }

    /// A run on this puzzle that has not begun.
    fn begin(&self, task: &T) -> Run<T::Kind> {
        self.begin_in(task, &VariableOrder::default())
    }

    /// The tries of the whole search, where they are known beforehand.
    fn total(&self, _task: &T) -> Option<Total> {
        None
    }
}
