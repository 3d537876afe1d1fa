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
mod learning;
mod literal;
mod propagator;
mod queue;
mod search;

pub use checks::{Checked, Twin};
pub use decision_log::{DecisionLog, ExplanationContext};
pub use domains::{Conflict, Domains};
pub use learning::Learner;
pub use literal::Literal;
pub use propagator::{Cost, Lines, PropagationLevel, Propagator};
pub use search::{Found, Search};
