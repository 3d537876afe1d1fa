//! A solver for squares in which every line holds each value once.
//!
//! [`Domains`] keeps what is still possible and takes it back on demand,
//! a [`Propagator`] removes what cannot be, [`FixPoint`] runs them until
//! nothing changes, and [`Search`] tries what is left. The engine knows no
//! constraint by name; `constraints/` brings them.

mod agenda;
mod domains;
mod fix_point;
mod learning;
mod past;
mod propagator;
mod search;

pub use domains::{Conflict, Domains};
pub use fix_point::FixPoint;
pub use learning::Learner;
pub use past::{Fact, History, Past};
pub use propagator::{Cost, Effort, Lines, Propagator};
pub use search::{Found, Search};
