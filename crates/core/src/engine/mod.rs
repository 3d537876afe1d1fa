//! A solver for squares in which every line holds each value once.
//!
//! [`Domains`] keeps what is still possible and takes it back on demand,
//! a [`Propagator`] removes what cannot be and explains it, a fix point runs
//! all of them until nothing changes, [`Search`] tries what is left, and
//! [`Learner`] learns from what failed. Debug builds check each step against
//! the plain [`Twin`] of the propagator that made it. The engine knows no
//! constraint by name; `constraints/` brings them.

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
