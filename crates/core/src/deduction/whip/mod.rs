//! Whips: from an assumed number to a contradiction, one placed number after
//! another, each through one line.
//!
//! What is known are the candidates of the board, the assumed number and the
//! numbers placed by links; each of these is crossed out in its houses and
//! beside its signs. A link is a house in which every possibility left puts the
//! same number into the same cell; with bounds it may also say that a cell is
//! at least, or at most, some number. The last house has no possibility left. A
//! whip is found by following everything to which an assumed number leads, and
//! leaving out what the end does not need.

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
