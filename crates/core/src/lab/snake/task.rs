//! The task of the searches for snakes.

use crate::snake::{Chain, Cuboid};

/// A chain and the box that it has to fill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SnakeTask {
    /// The chain.
    pub chain: Chain,
    /// The box.
    pub cuboid: Cuboid,
}
