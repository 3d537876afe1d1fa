//! The searches for snake cubes: the one of the founding document, and what it
//! leaves out, one step at a time.
//!
//! They tell the same events as the grid strategies, with runs instead of
//! cells, and count the same: a try is one direction for one run. Each looks
//! for foldings from the chain's first end; all of them are simple on purpose,
//! the program's own search is in [`crate::snake`].

mod all_starts;
mod boxed;
mod connected;
mod corner;
mod replay;
mod span;
mod symmetry;

pub use replay::SnakeReplay;

use super::Strategy;
use crate::snake::{Chain, Cuboid};

/// A chain and the box that it is to fill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SnakeTask {
    /// The chain.
    pub chain: Chain,
    /// The box.
    pub cuboid: Cuboid,
}

/// Every strategy for snakes: the document's, then from the slowest to the
/// fastest of those that miss nothing.
pub static SNAKE_STRATEGIES: &[&dyn Strategy<SnakeTask>] = &[
    &corner::Corner,
    &all_starts::AllStarts,
    &span::Span,
    &symmetry::Symmetry,
    &connected::Connected,
];

/// The strategy for snakes with this name.
#[must_use]
pub fn snake_strategy(id: &str) -> Option<&'static dyn Strategy<SnakeTask>> {
    SNAKE_STRATEGIES.iter().copied().find(|strategy| strategy.id() == id)
}
