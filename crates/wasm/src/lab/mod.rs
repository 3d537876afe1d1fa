//! The requests about the strategy lab, without JavaScript: the list of strategies, races, and runs that are traced
//! step by step, on grids and on snakes.
//!
//! A race only counts; it stores nothing, so it is stopped by ending the worker. A traced run ([`TracedRun`]) stays in
//! the worker between requests, because the sentence for an event is composed only when a reader looks at it.

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
