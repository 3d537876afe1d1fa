//! Counts nodes, and checks now and then whether to continue.
//!
//! The budget sets the nodes at which it is checked; in between, a node costs
//! one comparison. A trial has its own limit within the budget.

use crate::budget::{Budget, Progress, Stats};
use crate::snake::Fold;

/// Receives each folding that is stored.
pub type Hear<'a> = &'a mut dyn FnMut(&Fold);

/// The node counter shared by all parts of a search.
pub struct Watch<'a, 'b> {
    budget: &'a mut Budget<'b>,
    hear: Hear<'a>,
    nodes: u64,
    /// The number of nodes at which the next report is due.
    due: u64,
    /// The number of nodes at which the current trial ends.
    trial: u64,
    /// The number of classes known so far.
    known: u64,
    stopped: bool,
}

impl<'a, 'b> Watch<'a, 'b> {
    pub fn new(budget: &'a mut Budget<'b>, hear: Hear<'a>) -> Self {
        let mut watch =
            Self { budget, hear, nodes: 0, due: 0, trial: u64::MAX, known: 0, stopped: false };
        watch.set_due();
        watch
    }

    fn set_due(&mut self) {
        self.due = self.budget.next_look(self.nodes).min(self.trial);
    }

    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    pub fn stats(&self) -> Stats {
        Stats { nodes: self.nodes, tries: self.nodes, propagations: 0 }
    }

    /// Whether the budget has ended the search.
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Sets the end of the trial after this many more nodes; `None` leaves only the limit of the
    /// budget.
    pub fn set_trial(&mut self, nodes: Option<u64>) {
        self.trial = nodes.map_or(u64::MAX, |nodes| self.nodes.saturating_add(nodes));
        self.set_due();
    }

    /// Keeps reporting the result of a trial until more is found.
    pub fn set_known(&mut self, classes: u64) {
        self.known = classes;
    }

    /// Reports a folding that was found and stored.
    pub fn tell(&mut self, fold: &Fold) {
        (self.hear)(fold);
    }

    /// Counts a node; false if it is time to report.
    #[inline(always)]
    pub fn step(&mut self) -> bool {
        self.nodes += 1;
        self.nodes < self.due
    }

    /// Reports the progress, and finds out whether to continue.
    pub fn look(&mut self, solutions: u64, share: f64) -> bool {
        let share = if self.trial == u64::MAX { share.clamp(0.0, 1.0) } else { 0.0 };
        let solutions = solutions.max(self.known);
        self.stopped = !self.budget.allows(&Progress { stats: self.stats(), solutions, share });
        self.set_due();
        !self.stopped && self.nodes < self.trial
    }
}
