//! Which propagators have something to do, and which of them runs next.
//!
//! The cheapest scheduled ones run first, in turn. A bounded run leaves
//! expensive propagators out where they would cost too much. Those stay
//! pending; where a position is worth it, they get a full run, the one with the
//! lowest estimate first.

use super::{Cost, Domains, Lines, Propagator};

/// A set of propagators, by their numbers.
#[derive(Clone, Copy, Default)]
struct Members([u64; 4]);

/// The words of [`Members`] hold four propagators for each line, and 64 more
/// up to order 16.
const MOST: usize = 4 * 64;

impl Members {
    fn add(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }

    fn join(&mut self, other: &Self) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
    }

    fn both(&self, other: &Self) -> Self {
        let mut both = *self;
        both.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
        both
    }

    fn first(&self) -> Option<usize> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    /// The first one after a number.
    fn after(&self, number: usize) -> Option<usize> {
        let mut later = *self;
        later.0[..number / 64].fill(0);
        later.0[number / 64] &= u64::MAX << (number % 64) << 1;
        later.first()
    }

    fn iter(mut self) -> impl Iterator<Item = usize> {
        core::iter::from_fn(move || {
            let first = self.first()?;
            self.remove(first);
            Some(first)
        })
    }
}

/// The scheduled and the pending ones of a list of propagators, which is sorted
/// by cost.
pub(super) struct Queue {
    /// The propagators that watch each line, by the line's bit in [`Lines`].
    watchers: Vec<Members>,
    /// They have something to do.
    scheduled: Members,
    /// A full run might find more than the bounded one did.
    pending: Members,
    /// What a full run of each would cost, and which figures are out of date.
    estimates: Vec<u32>,
    stale: Members,
    /// Where the propagators of each cost end in the list.
    ends: [usize; 3],
    /// The one that ran last.
    last: usize,
}

impl Queue {
    /// All propagators are scheduled, and a full run of each is pending.
    ///
    /// # Panics
    /// There are more than 256 propagators. A propagator may speak of any
    /// number of cells, so that a puzzle needs few.
    pub(super) fn new(propagators: &[Box<dyn Propagator>]) -> Self {
        assert!(propagators.len() <= MOST, "too many propagators");
        let mut watchers = vec![Members::default(); 64];
        let mut all = Members::default();
        let mut ends = [0; 3];
        for (number, propagator) in propagators.iter().enumerate() {
            all.add(number);
            propagator.watches().iter().for_each(|line| watchers[line].add(number));
            ends[propagator.cost() as usize..].iter_mut().for_each(|end| *end += 1);
        }
        let estimates = vec![0; propagators.len()];
        Self { watchers, scheduled: all, pending: all, estimates, stale: all, ends, last: 0 }
    }

    /// Schedules the propagators that watch a changed line. Where the change
    /// holds for good, a full run of them becomes pending too.
    pub(super) fn schedule(&mut self, changed: Lines, for_good: bool) {
        for line in changed.iter() {
            self.scheduled.join(&self.watchers[line]);
            self.stale.join(&self.watchers[line]);
            if for_good {
                self.pending.join(&self.watchers[line]);
            }
        }
    }

    /// One of the cheapest scheduled ones: the next after the one that ran
    /// last, so that every line has its turn before the first runs again.
    pub(super) fn next(&self) -> Option<usize> {
        let first = self.scheduled.first()?;
        let end = self.ends.iter().copied().find(|end| first < *end)?;
        let later = if first <= self.last { self.scheduled.after(self.last) } else { None };
        later.filter(|later| *later < end).or(Some(first))
    }

    /// The pending one with the lowest estimate.
    pub(super) fn next_pending(
        &mut self,
        propagators: &[Box<dyn Propagator>],
        domains: &Domains,
    ) -> Option<usize> {
        for number in self.pending.both(&self.stale).iter() {
            self.estimates[number] = propagators[number].estimate(domains);
            self.stale.remove(number);
        }
        self.pending.iter().min_by_key(|number| (self.estimates[*number], *number))
    }

    /// A propagator has run; a second run right after it would find nothing.
    pub(super) fn done(&mut self, number: usize, full: bool) {
        self.scheduled.remove(number);
        self.last = number;
        if full {
            self.pending.remove(number);
        }
    }

    /// A propagator that ran is to run once more.
    pub(super) fn repeat(&mut self, number: usize) {
        self.scheduled.add(number);
    }

    /// Nothing is scheduled any more, as the position is left.
    pub(super) fn clear(&mut self) {
        self.scheduled = Members::default();
    }
}

/// The propagators in the order of their cost, as a queue wants them.
pub(super) fn by_cost(propagators: Vec<Box<dyn Propagator>>) -> Vec<Box<dyn Propagator>> {
    let mut left = propagators;
    let mut sorted = Vec::new();
    for cost in [Cost::Cheap, Cost::Moderate, Cost::Expensive] {
        sorted.extend(left.extract_if(.., |propagator| propagator.cost() == cost));
    }
    sorted
}
