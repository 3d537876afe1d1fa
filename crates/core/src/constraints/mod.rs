//! The propagators: what a clue or a sign means for the candidates. Each propagator has
//! a file; [`Model`] collects the statements and creates their propagators.
//!
//! Constraints serve the search: they are fast and give people no reasons. The engine's
//! domains already keep the values of every line different; `permutation.rs` concludes
//! more from that.
//!
//! To add a propagator, copy `related.rs` and add a method for the new one to
//! [`Model`]. A relation between two cells ([`Model::related`]) needs no file of its
//! own, and neither does a check that may run late ([`Model::check`]).

mod all_different;
mod check;
mod clue_pass;
mod clue_side;
mod few_open;
mod four_open;
mod held;
mod less_than;
mod line;
mod line_explanation;
mod line_pass;
mod matching;
mod model;
mod one_value;
mod open_line;
mod orders;
mod packed_clue;
mod permutation;
mod place_pass;
mod prepared_line;
mod related;
mod set_map;
mod sum_states;
mod visibility_states;
mod visible;
mod visible_sum;
mod wide_clue;

pub use all_different::AllDifferent;
pub use check::{Check, Predicate};
pub(crate) use few_open::{FewOpen, MOST_OPEN, MOST_PLACES, Signs};
pub use less_than::LessThan;
pub use line::ExactLine;
pub use model::Model;
pub use one_value::OneValue;
pub(crate) use orders::{LONGEST_BY_ORDERS, Line as OrderedLine};
pub use permutation::Permutation;
pub(crate) use place_pass::{Places, unsupported};
pub use prepared_line::LineClues;
pub use related::{Related, Relation};
pub use visible::Visible;
pub use visible_sum::VisibleSum;
