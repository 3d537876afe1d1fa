//! A solver for squares in which every line contains each value once.
//!
//! * [`Domains`] holds what is still possible, and undoes changes.
//! * A [`Propagator`] removes what is impossible, and explains it.
//! * A fixpoint runs all propagators until nothing changes.
//! * [`Search`] tries what remains; [`Learner`] also learns from failures.
//!
//! Debug builds check each step against the plain [`Twin`] of its propagator.
//! The engine does not depend on any particular constraint; these are in the layer
//! `constraints`. Most callers need only `solve`, which combines both searches.

mod checks;
mod choice;
mod decision_log;
mod domains;
mod fix_point;
mod found;
mod learning;
mod lines;
mod literal;
mod propagator;
mod queue;
mod search;
mod twin;

pub use decision_log::{DecisionLog, ExplanationContext};
pub use domains::{Conflict, Domains};
pub use found::Found;
pub use learning::Learner;
pub use lines::Lines;
pub use literal::Literal;
pub use propagator::{Cost, PropagationLevel, Propagator};
pub use search::Search;
pub use twin::{Checked, Twin};
