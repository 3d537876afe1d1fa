//! The requests about the strategy lab, without a word of JavaScript: the list of strategies, races, and runs that are
//! traced step by step, on grids and on snakes.
//!
//! A race only counts and keeps nothing, so stopping it is ending the worker. A run that is traced ([`TracedRun`]) stays in the
//! worker between requests, because the sentence of an event is made only when a reader looks at it.

mod marks;
mod packed_event;
mod race;
mod strategies;
mod task;
mod traced;

pub use race::race;
pub use strategies::strategies;
pub use traced::TracedRun;

#[cfg(test)]
mod examples;
