//! Runs the propagators until none of them can remove anything.
//!
//! Cells with one value and values with one place come first; then the cheapest
//! scheduled propagator runs. So an expensive propagator only sees what the cheap ones
//! have left.

use super::queue::{Queue, by_cost};
use super::{Conflict, Domains, PropagationLevel, Propagator, checks};

/// The propagators of one puzzle, and which of them have work to do.
pub(super) struct FixPoint {
    propagators: Vec<Box<dyn Propagator>>,
    queue: Queue,
    runs: u64,
}

impl FixPoint {
    /// Sorts the propagators by cost and schedules all of them.
    pub(super) fn new(propagators: Vec<Box<dyn Propagator>>) -> Self {
        let propagators = by_cost(propagators);
        let queue = Queue::new(&propagators);
        Self { propagators, queue, runs: 0 }
    }

    /// The number of runs of propagators.
    pub(super) const fn runs(&self) -> u64 {
        self.runs
    }

    /// The propagators, the cheapest first, and their queue.
    pub(super) fn into_parts(self) -> (Vec<Box<dyn Propagator>>, Queue) {
        (self.propagators, self.queue)
    }

    /// The propagators, the cheapest first.
    pub(super) fn propagators(&self) -> &[Box<dyn Propagator>] {
        &self.propagators
    }

    /// Removes everything that the propagators can remove.
    ///
    /// # Errors
    /// Fails if the position has no solution; no propagator stays scheduled then.
    pub(super) fn run(
        &mut self,
        domains: &mut Domains,
        level: PropagationLevel,
    ) -> Result<(), Conflict> {
        let outcome = self.run_all(domains, level);
        if outcome.is_err() {
            self.queue.clear();
        }
        outcome
    }

    fn run_all(&mut self, domains: &mut Domains, level: PropagationLevel) -> Result<(), Conflict> {
        let for_good = level == PropagationLevel::Full;
        let at_first = if for_good { PropagationLevel::Bounded } else { level };
        loop {
            domains.propagate_singles()?;
            self.queue.schedule(domains.take_changed(), for_good);
            if let Some(next) = self.queue.next() {
                self.run_one(next, domains, at_first, for_good)?;
                continue;
            }
            if !for_good || domains.is_complete() {
                return Ok(());
            }
            match self.queue.next_pending(&self.propagators, domains) {
                Some(next) => self.run_one(next, domains, level, for_good)?,
                None => return Ok(()),
            }
        }
    }

    fn run_one(
        &mut self,
        number: usize,
        domains: &mut Domains,
        level: PropagationLevel,
        for_good: bool,
    ) -> Result<(), Conflict> {
        self.runs += 1;
        let mark = domains.mark();
        let outcome = self.propagators[number].propagate(domains, level);
        checks::run(&*self.propagators[number], domains, mark, outcome);
        outcome?;
        self.queue.schedule(domains.take_changed(), for_good);
        self.queue.done(number, level == PropagationLevel::Full);
        Ok(())
    }
}
