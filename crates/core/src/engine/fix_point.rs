//! Runs the propagators until none of them can remove anything.
//!
//! Singles are settled first, whoever caused them; then the cheapest woken
//! propagator runs. A dear one therefore only ever sees what the cheap ones
//! have already thinned out.

use super::{Conflict, Domains, Lines, Propagator};

/// The propagators of one puzzle and which of them have something to do.
pub struct FixPoint {
    propagators: Vec<Box<dyn Propagator>>,
    watches: Vec<Lines>,
    woken: Vec<bool>,
    runs: u64,
}

impl FixPoint {
    /// Sorts the propagators by cost and wakes all of them.
    #[must_use]
    pub fn new(mut propagators: Vec<Box<dyn Propagator>>) -> Self {
        propagators.sort_by_key(|propagator| propagator.cost());
        let watches = propagators.iter().map(|propagator| propagator.watches()).collect();
        let woken = vec![true; propagators.len()];
        Self { propagators, watches, woken, runs: 0 }
    }

    /// How many times a propagator has run.
    #[must_use]
    pub const fn runs(&self) -> u64 {
        self.runs
    }

    /// Removes everything that the propagators can remove.
    ///
    /// # Errors
    /// The position has no solution; nobody is left awake.
    pub fn run(&mut self, domains: &mut Domains) -> Result<(), Conflict> {
        let outcome = self.run_all(domains);
        if outcome.is_err() {
            self.woken.fill(false);
        }
        outcome
    }

    fn run_all(&mut self, domains: &mut Domains) -> Result<(), Conflict> {
        loop {
            domains.settle()?;
            self.wake(domains.take_touched());
            let Some(next) = self.woken.iter().position(|woken| *woken) else { return Ok(()) };
            self.runs += 1;
            self.propagators[next].propagate(domains)?;
            self.wake(domains.take_touched());
            // A second run right after the first would find nothing.
            self.woken[next] = false;
        }
    }

    fn wake(&mut self, touched: Lines) {
        if touched == Lines::default() {
            return;
        }
        for (woken, watches) in self.woken.iter_mut().zip(&self.watches) {
            *woken |= watches.meets(touched);
        }
    }
}
