//! The vocabulary of the puzzles: what a clue or a sign means for the
//! candidates. One file a propagator; [`Model`] collects what is to hold and
//! makes the list of them.
//!
//! Constraints serve search: fast and silent. That each value stands once in
//! every line is what the engine's domains are made of; `permutation.rs`
//! draws more from it.
//!
//! To add one: copy `related.rs` and give [`Model`] the words for it. A relation
//! of two cells needs none ([`Model::related`]), nor does what may be checked
//! late ([`Model::check`]).

mod all_different;
mod check;
mod held;
mod less_than;
mod line;
mod line_explanation;
mod line_pass;
mod matching;
mod model;
mod one_value;
mod open_line;
mod permutation;
mod prepared_line;
mod related;
mod sum_states;
mod visibility_states;
mod visible;
mod visible_sum;

pub use all_different::AllDifferent;
pub use check::{Check, Predicate};
pub use less_than::LessThan;
pub use line::ExactLine;
pub use model::Model;
pub use one_value::OneValue;
pub use permutation::Permutation;
pub use prepared_line::LineClues;
pub use related::{Related, Relation};
pub use visible::Visible;
pub use visible_sum::VisibleSum;
