//! Whips: from a supposed number to a contradiction, one placed number after
//! another, each read off one line.
//!
//! A whip uses only the candidates of the board, the supposed number, and the numbers
//! that its links have placed. Each placed number is crossed out in its houses, and
//! limits the cells beside its signs. A link is a house in which all remaining
//! possibilities have the same number in one cell. A link with a bound says only that a
//! cell is at least, or at most, some number. The last house has no possibility left.
//!
//! [`Way::follow`] places everything that a supposed number leads to: a [`Braid`].
//! [`Way::trimmed`] leaves out what the end of the braid does not need, and the rest is
//! a [`Proof`]. [`Rated`] says how hard the proof is to follow. Before it is shown, `told`
//! looks for the simplest reason of each link: what a `Scene` shows, a clue, or the ways to
//! fill the house.

mod along;
mod braid;
mod grounds;
mod lists;
mod needed;
mod note;
mod premises;
mod proof;
mod rated;
mod reasons;
mod scene;
mod sight;
mod told;
mod words;

pub use along::{along, refuted};
pub use braid::{Braid, Outcome, Way};
pub use premises::causes;
pub use proof::Proof;
pub use rated::{LONGEST, Rated, candidates, order};
pub use told::told;
