//! The queue of propagators with work to do.
//!
//! The cheapest scheduled propagators run first, in turn. A bounded run skips
//! propagators that would cost too much. Such propagators stay pending; if a position
//! is worth it, they get a full run, in ascending order of their estimates. Rare
//! propagators are only ever pending.

use super::{Cost, Domains, Lines, Propagator};

/// A set of propagators, by their numbers.
#[derive(Clone)]
struct Members(Vec<u64>);

impl Members {
    /// An empty set with room for this many members.
    fn none_of(count: usize) -> Self {
        Self(vec![0; count.div_ceil(64)])
    }

    fn add(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }

    /// Adds the members of another set, given by its words.
    #[inline]
    fn join(&mut self, others: &[u64]) {
        for (word, more) in self.0.iter_mut().zip(others) {
            *word |= more;
        }
    }

    /// The first member that is not below a number.
    fn first_from(&self, number: usize) -> Option<usize> {
        let start = number / 64;
        let mut hidden = (1 << (number % 64)) - 1;
        for (at, word) in self.0.iter().enumerate().skip(start) {
            let left = word & !hidden;
            if left != 0 {
                return Some(at * 64 + left.trailing_zeros() as usize);
            }
            hidden = 0;
        }
        None
    }
}

/// The scheduled and the pending members of a list of propagators, which is
/// sorted by cost.
pub(super) struct Queue {
    /// The propagators that watch each line, by the line's bit in [`Lines`]: the
    /// words of all these sets, one after another.
    watchers: Vec<u64>,
    /// The propagators that have work to do.
    scheduled: Members,
    /// The propagators for which a full run might find more than the bounded run did.
    pending: Members,
    /// The cost of a full run of each propagator, and which of these figures
    /// are out of date.
    estimates: Vec<u32>,
    stale: Members,
    /// For each cost except the last, the end of its propagators in the list.
    ends: [usize; 3],
    /// The propagator that ran last.
    last: usize,
}

impl Queue {
    /// A queue in which all propagators are scheduled, and a full run of each is
    /// pending.
    pub(super) fn new(propagators: &[Box<dyn Propagator>]) -> Self {
        let mut all = Members::none_of(propagators.len());
        let words = all.0.len();
        let mut watchers = vec![0; 64 * words];
        let mut ends = [0; 3];
        for (number, propagator) in propagators.iter().enumerate() {
            all.add(number);
            for line in propagator.watches().iter() {
                watchers[line * words + number / 64] |= 1 << (number % 64);
            }
            ends.iter_mut().skip(propagator.cost() as usize).for_each(|end| *end += 1);
        }
        let (scheduled, pending) = (all.clone(), all.clone());
        let estimates = vec![0; propagators.len()];
        Self { watchers, scheduled, pending, estimates, stale: all, ends, last: 0 }
    }

    /// Schedules the propagators that watch a changed line. If the change is final, a
    /// full run of these propagators becomes pending as well.
    pub(super) fn schedule(&mut self, changed: Lines, for_good: bool) {
        let words = self.scheduled.0.len();
        for line in changed.iter() {
            let watchers = &self.watchers[line * words..(line + 1) * words];
            self.scheduled.join(watchers);
            self.stale.join(watchers);
            if for_good {
                self.pending.join(watchers);
            }
        }
    }

    /// One of the cheapest scheduled propagators: the next one after the propagator
    /// that ran last, so that each gets its turn.
    pub(super) fn next(&self) -> Option<usize> {
        let first = self.scheduled.first_from(0)?;
        let end = self.ends.iter().copied().find(|end| first < *end)?;
        let later =
            if first <= self.last { self.scheduled.first_from(self.last + 1) } else { None };
        later.filter(|later| *later < end).or(Some(first))
    }

    /// The pending propagator with the lowest estimate.
    pub(super) fn next_pending(
        &mut self,
        propagators: &[Box<dyn Propagator>],
        domains: &Domains,
    ) -> Option<usize> {
        let mut cheapest = (u32::MAX, None);
        let words = self.pending.0.iter().zip(&mut self.stale.0).enumerate();
        for (at, (pending, stale)) in words {
            let mut left = *pending;
            while left != 0 {
                let number = at * 64 + left.trailing_zeros() as usize;
                if *stale & left & left.wrapping_neg() != 0 {
                    self.estimates[number] = propagators[number].estimate(domains);
                }
                if self.estimates[number] < cheapest.0 {
                    cheapest = (self.estimates[number], Some(number));
                }
                left &= left - 1;
            }
            *stale &= !pending;
        }
        cheapest.1
    }

    /// Called when a propagator has run, because a second run right after it would find
    /// nothing.
    pub(super) fn done(&mut self, number: usize, full: bool) {
        self.scheduled.remove(number);
        self.last = number;
        if full {
            self.pending.remove(number);
        }
    }

    /// Schedules a propagator again after its run.
    pub(super) fn repeat(&mut self, number: usize) {
        self.scheduled.add(number);
    }

    /// Clears the schedule, because the search leaves the position.
    pub(super) fn clear(&mut self) {
        self.scheduled.0.fill(0);
    }
}

/// The propagators sorted by cost, for the queue.
pub(super) fn by_cost(propagators: Vec<Box<dyn Propagator>>) -> Vec<Box<dyn Propagator>> {
    let mut left = propagators;
    let mut sorted = Vec::with_capacity(left.len());
    for cost in [Cost::Cheap, Cost::Moderate, Cost::Expensive, Cost::Rare] {
        sorted.extend(left.extract_if(.., |propagator| propagator.cost() == cost));
    }
    sorted
}
