//! Depth-first search over two-way decisions, one solution at a time.
//!
//! A decision says "this cell is v"; its other half says "this cell is not v", which
//! the propagators also use. The search pauses between two solutions and at the end of
//! a budget, and can be continued. A careful search spends more time on each position
//! and needs fewer positions.

use crate::budget::{Budget, Progress, Stats};
use crate::grid::{Cell, Values};

use super::fix_point::FixPoint;
use super::{Conflict, Domains, Found, Learner, PropagationLevel, Propagator, checks, choice};

/// A search through everything that the propagators leave open.
pub struct Search {
    domains: Domains,
    fix_point: FixPoint,
    decisions: Vec<Decision>,
    /// The mark of the domains at the root, that is, of what holds without any
    /// decision.
    root: usize,
    /// The values to try before others.
    preferred: Vec<Values>,
    is_careful: bool,
    stats: Stats,
    solutions: u64,
    share: f64,
    state: State,
}

/// The state of the search between two calls.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Start,
    Consistent,
    Exhausted,
    Ended,
}

#[derive(Clone, Copy)]
struct Decision {
    cell: Cell,
    value: u32,
    mark: usize,
    /// The share of the whole search that the other half of the decision makes up.
    other: f64,
}

impl Search {
    /// A search that has not begun.
    #[must_use]
    pub fn new(domains: Domains, propagators: Vec<Box<dyn Propagator>>) -> Self {
        Self {
            root: domains.mark(),
            domains,
            fix_point: FixPoint::new(propagators),
            decisions: Vec::new(),
            preferred: Vec::new(),
            is_careful: false,
            stats: Stats::default(),
            solutions: 0,
            share: 1.0,
            state: State::Start,
        }
    }

    /// The same search, but more careful with each position; meant for a few hundred
    /// positions at most.
    #[must_use]
    pub fn careful(self) -> Self {
        Self { is_careful: true, ..self }
    }

    /// The current candidates of the search.
    #[must_use]
    pub const fn domains(&self) -> &Domains {
        &self.domains
    }

    /// The progress of the search.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let stats = Stats { propagations: self.fix_point.runs(), ..self.stats };
        let ahead: f64 = self.decisions.iter().map(|decision| decision.other).sum();
        let here = if self.state == State::Ended { 0.0 } else { self.share };
        Progress { stats, solutions: self.solutions, share: (1.0 - ahead - here).clamp(0.0, 1.0) }
    }

    /// The number of decisions in force.
    #[must_use]
    pub const fn depth(&self) -> usize {
        self.decisions.len()
    }

    /// The last decision in force: its cell and value, and the domains' mark
    /// before it.
    #[must_use]
    pub fn last_decision(&self) -> Option<(Cell, u32, usize)> {
        self.decisions.last().map(|last| (last.cell, last.value, last.mark))
    }

    /// Whether the last position showed no contradiction and is not a solution that was
    /// already returned.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.state == State::Consistent
    }

    /// Begins at the root; returns false if the root is contradictory.
    pub fn look_at_root(&mut self) -> bool {
        self.state = self.start();
        self.state == State::Consistent
    }

    /// Removals at the start hold without any decision.
    fn start(&mut self) -> State {
        let state = self.propagate_after(|_| Ok(()));
        self.root = self.domains.mark();
        state
    }

    /// Starts over at the root, with one more assumption.
    pub fn assume(&mut self, cell: Cell, value: u32) {
        self.return_to_root();
        self.state = self.propagate_after(|domains| domains.keep(cell, Values::only(value)));
    }

    /// Rules out a value for good; returns false if nothing is left after that.
    pub fn exclude(&mut self, cell: Cell, value: u32) -> bool {
        self.return_to_root();
        self.state = self.propagate_after(|domains| domains.remove(cell, Values::only(value)));
        self.root = self.domains.mark();
        self.state == State::Consistent
    }

    /// Makes the search try these values of each cell before others.
    pub fn prefer(&mut self, preferred: &[Values]) {
        preferred.clone_into(&mut self.preferred);
    }

    /// Undoes every decision and assumption.
    pub fn return_to_root(&mut self) {
        self.decisions.clear();
        self.share = 1.0;
        self.domains.undo_to(self.root);
    }

    /// Hands over to a learning search, which starts with what holds at the root and
    /// will not find these solutions again.
    #[must_use]
    pub fn into_learner(mut self, found: &[Vec<u32>]) -> Learner {
        self.return_to_root();
        let (propagators, queue) = self.fix_point.into_parts();
        Learner::taking_over(&self.domains, propagators, queue, self.stats, found)
    }

    /// Continues to the next solution, the end, or the end of the budget.
    pub fn next(&mut self, budget: &mut Budget<'_>) -> Found {
        loop {
            if self.state == State::Consistent && self.domains.is_complete() {
                checks::solution(self.fix_point.propagators(), &self.domains);
                self.solutions += 1;
                self.state = State::Exhausted;
                return Found::Solution;
            }
            self.state = match self.state {
                State::Ended => return Found::End,
                State::Exhausted if self.decisions.is_empty() => State::Ended,
                _ if !budget.allows(&self.progress_if_due(budget)) => return Found::Pause,
                State::Start => self.start(),
                State::Exhausted => self.reverse(),
                State::Consistent => self.decide(),
            };
        }
    }

    /// The progress; the estimate is computed only if it is going to be
    /// reported.
    fn progress_if_due(&self, budget: &Budget<'_>) -> Progress {
        if self.stats.nodes.is_multiple_of(budget.every.max(1)) {
            return self.progress();
        }
        Progress { stats: self.stats, ..Progress::default() }
    }

    fn propagate_after(
        &mut self,
        change: impl FnOnce(&mut Domains) -> Result<(), Conflict>,
    ) -> State {
        self.stats.nodes += 1;
        let level = match self.decisions[..] {
            [] => PropagationLevel::Full,
            _ if self.is_careful => PropagationLevel::Medium,
            _ => PropagationLevel::Bounded,
        };
        match change(&mut self.domains).and_then(|()| self.fix_point.run(&mut self.domains, level))
        {
            Ok(()) => State::Consistent,
            Err(Conflict) => State::Exhausted,
        }
    }

    fn decide(&mut self) -> State {
        let Some((cell, value, alternatives)) = self.choose() else { return State::Exhausted };
        let share = self.share / f64::from(alternatives);
        self.decisions.push(Decision {
            cell,
            value,
            mark: self.domains.mark(),
            other: self.share - share,
        });
        self.share = share;
        self.stats.tries += 1;
        self.propagate_after(|domains| domains.keep(cell, Values::only(value)))
    }

    fn choose(&self) -> Option<choice::Choice> {
        let domains = &self.domains;
        match self.preferred[..] {
            [] if self.is_careful => {
                choice::best_pair(domains).or_else(|| choice::narrowest(domains))
            }
            [] => choice::narrowest(domains),
            _ => choice::preferred(domains, &self.preferred),
        }
    }

    /// Undoes the last decision and visits its other half.
    fn reverse(&mut self) -> State {
        let Some(last) = self.decisions.pop() else { return State::Ended };
        self.domains.undo_to(last.mark);
        self.share = last.other;
        self.propagate_after(|domains| domains.remove(last.cell, Values::only(last.value)))
    }
}
