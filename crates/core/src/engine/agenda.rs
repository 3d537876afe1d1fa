//! Which propagators have something to do, and which comes next.
//!
//! The cheapest woken one comes first. A quick look lets dear ones off where
//! they would cost too much; they stay owed, and are run thoroughly, the
//! cheapest first, where a position is worth it.

use super::{Domains, Lines, Propagator};

/// The woken and the owed of a list of propagators, which is sorted by cost.
pub(super) struct Agenda {
    watches: Vec<Lines>,
    woken: Vec<bool>,
    owed: Vec<bool>,
}

impl Agenda {
    /// Everybody is woken and owed a thorough run.
    pub(super) fn new(propagators: &[Box<dyn Propagator>]) -> Self {
        let watches = propagators.iter().map(|propagator| propagator.watches()).collect();
        let all = vec![true; propagators.len()];
        Self { watches, woken: all.clone(), owed: all }
    }

    /// Wakes those who watch a touched line; where that holds for good, they
    /// are owed a thorough run too.
    pub(super) fn wake(&mut self, touched: Lines, for_good: bool) {
        if touched == Lines::default() {
            return;
        }
        for (number, watches) in self.watches.iter().enumerate() {
            let meets = watches.meets(touched);
            self.woken[number] |= meets;
            self.owed[number] |= meets && for_good;
        }
    }

    /// The cheapest woken one.
    pub(super) fn next(&self) -> Option<usize> {
        self.woken.iter().position(|woken| *woken)
    }

    /// The one whose thorough run is owed and costs least.
    pub(super) fn next_owed(
        &self,
        propagators: &[Box<dyn Propagator>],
        domains: &Domains,
    ) -> Option<usize> {
        let owed = (0..self.owed.len()).filter(|number| self.owed[*number]);
        owed.min_by_key(|number| (propagators[*number].estimate(domains), *number))
    }

    /// One has run; a second run right after it would find nothing.
    pub(super) fn done(&mut self, number: usize, thorough: bool) {
        self.woken[number] = false;
        self.owed[number] &= !thorough;
    }

    /// Lets everybody sleep, as at a fix point that is come back to.
    pub(super) fn rest(&mut self) {
        self.woken.fill(false);
    }
}
