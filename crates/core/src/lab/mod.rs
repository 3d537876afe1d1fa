//! The classic searches side by side, each told step by step.
//!
//! A [`Strategy`] begins a [`Run`] on a puzzle; the run goes on in slices,
//! counts what all of them count in the same way ([`Counters`]), and tells an
//! [`Event`] for everything it does. [`Replay`] gives the board at any event.
//! The strategies are one file each; [`STRATEGIES`] and [`SNAKE_STRATEGIES`]
//! are the lists.
//!
//! To add one: copy `line_check.rs`, name it here, and give it its texts
//! (`message/english/lab.rs` and the page's languages).

mod board;
mod candidates;
mod code;
mod domains;
mod early_checks;
mod elimination;
mod engine;
mod event;
mod filling;
mod fix_point;
mod line_check;
mod log;
mod naive;
mod order;
mod queue;
mod replay;
mod rules;
mod run;
mod snake;
mod stronger;
mod total;
mod tree;
mod views;
mod ways;
mod why;

pub use code::CodeLine;
pub use event::{Event, Step, What};
pub use order::Order;
pub use replay::Replay;
pub use run::{Counters, Pause, Run, Slice};
pub use snake::{SNAKE_STRATEGIES, SnakeReplay, SnakeTask, snake_strategy};
pub use total::Total;
pub use why::{At, Why};

use crate::puzzle::GridPuzzle;

/// A way to search for the solutions of a grid puzzle, or of a [`SnakeTask`].
pub trait Strategy<Task = GridPuzzle>: Sync {
    /// Its name for programs: in arguments, links and JSON. Its idea in a
    /// sentence has the key `lab.idea.<id>`.
    fn id(&self) -> &'static str;

    /// Its pseudo-code; every event names a line of it.
    fn code(&self) -> &'static [CodeLine];

    /// A run on this puzzle that has not begun, with wishes about the order of
    /// its cells. `engine` and the strategies for snakes go by their own.
    fn begin_in(&self, task: &Task, order: &Order) -> Run;

    /// Whether the places it speaks of are those of the puzzle. A search that
    /// is free in space counts them from where it begins.
    fn is_anchored(&self) -> bool {
        true
    }

    /// A run on this puzzle that has not begun.
    fn begin(&self, task: &Task) -> Run {
        self.begin_in(task, &Order::default())
    }

    /// The tries of the whole search, where they are known beforehand.
    fn total(&self, _task: &Task) -> Option<Total> {
        None
    }
}

/// Every strategy for grids, roughly from the slowest to the fastest.
pub static STRATEGIES: &[&dyn Strategy] = &[
    &naive::Naive,
    &line_check::LineCheck,
    &early_checks::EarlyChecks,
    &domains::Domains,
    &elimination::Elimination,
    &queue::Queue,
    &candidates::Candidates,
    &fix_point::FixPoint,
    &stronger::Stronger,
    &engine::Engine,
];

/// The strategy for grids with this name.
#[must_use]
pub fn strategy(id: &str) -> Option<&'static dyn Strategy> {
    STRATEGIES.iter().copied().find(|strategy| strategy.id() == id)
}
