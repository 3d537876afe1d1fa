//! Limits on a search, and reports on its progress. Every question that may need a long
//! time receives a [`Budget`].
//!
//! The core has no clock. At regular intervals, counted in nodes, a search reports its
//! progress, and the caller decides whether it continues. This one callback serves
//! progress bars, time limits and the Stop button.

use core::ops::ControlFlow;

/// The progress of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Progress {
    /// The nodes counted so far.
    pub stats: Stats,
    /// The solutions found so far.
    pub solutions: u64,
    /// The estimated share of the search that is done, from 0 to 1.
    pub share: f64,
}

/// The counters of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Positions visited: one for the start, one for each assumption, and one
    /// for each assumption taken back.
    pub nodes: u64,
    /// Assumptions made (a value tried in a cell).
    pub tries: u64,
    /// Runs of a propagator.
    pub propagations: u64,
}

impl core::ops::Add for Stats {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self {
            nodes: self.nodes + other.nodes,
            tries: self.tries + other.tries,
            propagations: self.propagations + other.propagations,
        }
    }
}

/// Whether a search continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// The search continues.
    Continue,
    /// The search stops at once and returns what it knows.
    Stop,
}

/// Limits on a search.
pub struct Budget<'a> {
    /// The search stops after this many nodes.
    pub nodes: Option<u64>,
    /// The number of nodes between two reports; at least 1.
    pub every: u64,
    /// Receives the progress of the search, and decides whether it continues.
    pub report: &'a mut dyn FnMut(&Progress) -> Flow,
}

/// Counts the nodes of work that is not a search, and asks the budget before each node.
pub(crate) struct Nodes<'a, 'b> {
    budget: &'a mut Budget<'b>,
    count: u64,
    /// The share of the work that is done, for the next report.
    pub(crate) share: f64,
}

impl<'a, 'b> Nodes<'a, 'b> {
    pub(crate) const fn of(budget: &'a mut Budget<'b>) -> Self {
        Self { budget, count: 0, share: 0.0 }
    }

    /// Asks whether one more node may begin.
    pub(crate) fn next(&mut self) -> ControlFlow<()> {
        self.count += 1;
        let stats = Stats { nodes: self.count, ..Stats::default() };
        let progress = Progress { stats, share: self.share, ..Progress::default() };
        if self.budget.allows(&progress) {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }
}

impl Budget<'_> {
    /// Runs `ask` with an unlimited budget.
    pub fn unlimited<T>(ask: impl FnOnce(&mut Budget<'_>) -> T) -> T {
        let mut report = |_: &Progress| Flow::Continue;
        ask(&mut Budget { nodes: None, every: u64::MAX, report: &mut report })
    }

    /// Runs one of several searches, with its own node limit. Its reports give `share` as the
    /// finished share of the whole work.
    pub(crate) fn part<T>(
        &mut self,
        share: f64,
        nodes: Option<u64>,
        run: impl FnOnce(&mut Budget<'_>) -> T,
    ) -> T {
        let mut report = |progress: &Progress| (self.report)(&Progress { share, ..*progress });
        run(&mut Budget { nodes, every: self.every, report: &mut report })
    }

    /// The number of nodes at which the budget must be asked again: at the next report or at the
    /// limit, whichever comes first.
    pub(crate) fn next_look(&self, nodes: u64) -> u64 {
        let every = self.every.max(1);
        let report = (nodes / every).saturating_add(1).saturating_mul(every);
        report.min(self.nodes.unwrap_or(u64::MAX))
    }

    /// Whether the search may visit one more node.
    pub(crate) fn allows(&mut self, progress: &Progress) -> bool {
        let nodes = progress.stats.nodes;
        if self.nodes.is_some_and(|limit| nodes >= limit) {
            return false;
        }
        !nodes.is_multiple_of(self.every.max(1)) || (self.report)(progress) == Flow::Continue
    }
}
