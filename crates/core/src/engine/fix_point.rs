//! Runs the propagators until none of them can remove anything.
//!
//! Singles are settled first, whoever caused them; then the cheapest woken
//! propagator runs. A dear one therefore only ever sees what the cheap ones
//! have already thinned out.

use super::agenda::{Agenda, by_cost};
use super::{Conflict, Domains, Effort, Propagator};

/// The propagators of one puzzle and which of them have something to do.
pub struct FixPoint {
    propagators: Vec<Box<dyn Propagator>>,
    agenda: Agenda,
    runs: u64,
}

impl FixPoint {
    /// Sorts the propagators by cost and wakes all of them.
    #[must_use]
    pub fn new(propagators: Vec<Box<dyn Propagator>>) -> Self {
        let propagators = by_cost(propagators);
        let agenda = Agenda::new(&propagators);
        Self { propagators, agenda, runs: 0 }
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
    pub fn run(&mut self, domains: &mut Domains, effort: Effort) -> Result<(), Conflict> {
        let outcome = self.run_all(domains, effort);
        if outcome.is_err() {
            self.agenda.rest();
        }
        outcome
    }

    fn run_all(&mut self, domains: &mut Domains, effort: Effort) -> Result<(), Conflict> {
        loop {
            domains.settle()?;
            self.agenda.wake(domains.take_touched(), effort == Effort::Thorough);
            if let Some(next) = self.agenda.next() {
                self.run_one(next, domains, Effort::Quick, effort)?;
                continue;
            }
            if effort == Effort::Quick || domains.is_complete() {
                return Ok(());
            }
            match self.agenda.next_owed(&self.propagators, domains) {
                Some(next) => self.run_one(next, domains, effort, effort)?,
                None => return Ok(()),
            }
        }
    }

    fn run_one(
        &mut self,
        number: usize,
        domains: &mut Domains,
        effort: Effort,
        worth: Effort,
    ) -> Result<(), Conflict> {
        self.runs += 1;
        self.propagators[number].propagate(domains, effort)?;
        self.agenda.wake(domains.take_touched(), worth == Effort::Thorough);
        self.agenda.done(number, effort == Effort::Thorough);
        Ok(())
    }
}
