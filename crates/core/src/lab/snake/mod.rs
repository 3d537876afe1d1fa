//! The searches for snake cubes: the one of the founding document, and
//! additions to it, one refinement at a time.
//!
//! Snake strategies count the same things as grid strategies, with runs instead
//! of cells: a try is one direction for one run. Each strategy looks for
//! foldings from the chain's first end. All strategies are deliberately simple;
//! the program's own search is in [`crate::snake`].

mod all_starts;
mod boxed;
mod connected;
mod corner;
mod event;
mod replay;
mod span;
mod symmetry;
mod task;

pub use event::{SnakeEventKind, SnakeReason, SnakeStage};
pub use replay::SnakeReplay;
pub use task::SnakeTask;

use crate::lab::strategy::Strategy;

/// Every strategy for snakes: first the document's, then those that miss
/// nothing, from the slowest to the fastest.
pub static SNAKE_STRATEGIES: &[&Strategy<SnakeTask>] = &[
    &corner::CORNER,
    &all_starts::ALL_STARTS,
    &span::SPAN,
    &symmetry::SYMMETRY,
    &connected::CONNECTED,
];

/// The strategy for snakes with this name.
#[must_use]
pub fn snake_strategy(id: &str) -> Option<&'static Strategy<SnakeTask>> {
    SNAKE_STRATEGIES.iter().copied().find(|strategy| strategy.id == id)
}
