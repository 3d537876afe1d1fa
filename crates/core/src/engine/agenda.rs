//! Which propagators have something to do, and which comes next.
//!
//! The cheapest woken ones come first, in turn. A quick look lets dear ones off where
//! they would cost too much; they stay owed, and are run thoroughly, the
//! cheapest first, where a position is worth it.

use super::{Cost, Domains, Lines, Propagator};

/// A set of propagators: four for each line and a few more fit.
#[derive(Clone, Copy, Default)]
struct Members([u64; 4]);

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

/// The woken and the owed of a list of propagators, which is sorted by cost.
pub(super) struct Agenda {
    /// Who watches each line, by the line's bit in [`Lines`].
    watchers: Vec<Members>,
    woken: Members,
    owed: Members,
    /// What a thorough run of each would cost, and whose figure is out of date.
    estimates: Vec<u32>,
    stale: Members,
    /// Where those of each cost end in the list.
    ends: [usize; 3],
    /// Who ran last.
    last: usize,
}

impl Agenda {
    /// Everybody is woken and owed a thorough run.
    pub(super) fn new(propagators: &[Box<dyn Propagator>]) -> Self {
        let mut watchers = vec![Members::default(); 64];
        let mut all = Members::default();
        for (number, propagator) in propagators.iter().enumerate() {
            all.add(number);
            propagator.watches().iter().for_each(|line| watchers[line].add(number));
        }
        let estimates = vec![0; propagators.len()];
        let up_to = |cost| propagators.iter().filter(|one| one.cost() <= cost).count();
        let ends = [Cost::Cheap, Cost::Moderate, Cost::Dear].map(up_to);
        Self { watchers, woken: all, owed: all, estimates, stale: all, ends, last: 0 }
    }

    /// Wakes those who watch a touched line; where that holds for good, they
    /// are owed a thorough run too.
    pub(super) fn wake(&mut self, touched: Lines, for_good: bool) {
        for line in touched.iter() {
            self.woken.join(&self.watchers[line]);
            self.stale.join(&self.watchers[line]);
            if for_good {
                self.owed.join(&self.watchers[line]);
            }
        }
    }

    /// One of the cheapest woken ones: the next after the one that ran last, so
    /// that every line has its turn before the first runs again.
    pub(super) fn next(&self) -> Option<usize> {
        let first = self.woken.first()?;
        let end = self.ends.iter().copied().find(|end| first < *end)?;
        let later = if first <= self.last { self.woken.after(self.last) } else { None };
        later.filter(|later| *later < end).or(Some(first))
    }

    /// The one whose thorough run is owed and costs least.
    pub(super) fn next_owed(
        &mut self,
        propagators: &[Box<dyn Propagator>],
        domains: &Domains,
    ) -> Option<usize> {
        for number in self.owed.both(&self.stale).iter() {
            self.estimates[number] = propagators[number].estimate(domains);
            self.stale.remove(number);
        }
        self.owed.iter().min_by_key(|number| (self.estimates[*number], *number))
    }

    /// One has run; a second run right after it would find nothing.
    pub(super) fn done(&mut self, number: usize, thorough: bool) {
        self.woken.remove(number);
        self.last = number;
        if thorough {
            self.owed.remove(number);
        }
    }

    /// Lets everybody sleep, as at a fix point that is come back to.
    pub(super) fn rest(&mut self) {
        self.woken = Members::default();
    }
}

/// The propagators in the order of their cost, as an agenda wants them.
pub(super) fn by_cost(propagators: Vec<Box<dyn Propagator>>) -> Vec<Box<dyn Propagator>> {
    let mut left = propagators;
    let mut sorted = Vec::new();
    for cost in [Cost::Cheap, Cost::Moderate, Cost::Dear] {
        let (now, later) = left.into_iter().partition(|propagator| propagator.cost() == cost);
        sorted.extend::<Vec<_>>(now);
        left = later;
    }
    sorted
}
