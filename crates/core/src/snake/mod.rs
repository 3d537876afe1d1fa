//! Snake cubes: a chain of cubelets on an elastic, to be folded into a box.
//!
//! ```text
//!   E S C        the chain: ends, straights and corners, in their order
//!       C S E    its runs: straight pieces, 3 2 3, each corner in both
//! ```
//!
//! [`Chain`] and [`Cuboid`] describe the puzzle. A [`Fold`] is an answer: where the chain starts, and the [`Direction`]
//! of each run. [`fold()`] counts and lists the foldings, [`repairs`] finds corrections of a chain that cannot be
//! folded, and [`notation`] reads and writes texts. Cells are counted from 0 along x, y and z. Folding a chain is
//! NP-complete (Abel, Demaine, Demaine, Eisenstat, Lynch and Schardl 2013); the snakes that people own are small.

mod chain;
mod cuboid;
mod direction;
mod fold;
pub mod notation;
mod question;
mod refusal;
mod repair;
mod search;
mod symmetry;

pub use chain::{Chain, Piece};
pub use cuboid::{Cell, Cuboid};
pub use direction::Direction;
pub use fold::Fold;
pub use question::{Folds, Growth, Pruning, Question, Starts};
pub use refusal::refusals;
pub use repair::{Repair, Repairs, Slip, repairs};
pub use search::{fold, fold_telling};
pub use symmetry::{Symmetries, Symmetry};
