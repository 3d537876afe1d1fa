//! The requests about the strategy lab, without a word of JavaScript: the list of strategies, races, and runs that are
//! told step by step, on grids and on snakes.
//!
//! A race only counts and keeps nothing, so stopping it is ending the worker. A run that is told ([`Told`]) stays in the
//! worker between requests, because the sentence of an event is made only when somebody looks at it.

mod marks;
mod race;
mod task;
mod told;
mod words;

pub use race::race;
pub use task::strategies;
pub use told::Told;

use task::Task;

#[cfg(test)]
mod examples;
