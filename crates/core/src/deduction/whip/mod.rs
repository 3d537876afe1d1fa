//! Whips: from a supposed number to a contradiction, one placed number after
//! the other, each through one line.
//!
//! What is known is the candidates of the board, the supposed number and those
//! that links have placed; each of them is crossed out in its houses and beside
//! its signs. A link is a house in which every way that is left puts one number
//! into one cell; with bounds it may also say that a cell is at least, or at
//! most, some number. The last house has no way left. A whip is found by
//! following everything that a supposed number leads to, and leaving out what
//! the end does not need.

mod along;
mod braid;
mod lists;
mod note;
mod premises;
mod proof;
mod rated;
mod told;

pub use along::{along, refuted};
pub use braid::{Outcome, Way};
pub use premises::causes;
pub use rated::{LONGEST, Rated, candidates, order};
