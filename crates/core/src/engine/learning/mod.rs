//! A search that learns from its conflicts.
//!
//! The search uses the same propagators as a plain search, but remembers which one made
//! each removal. When a position is contradictory, the reasons are followed back to a
//! small set of statements that contradict each other (the first unique implication
//! point, Zhang et al. 2001). Their negation is a new clause, and the search goes back
//! to where that clause has an effect. Constraints are asked for their reasons only
//! then (lazy explanation, Ohrimenko, Stuckey and Codish, "Propagation via lazy clause
//! generation", 2009).
//!
//! It finds out whether there is any solution, or another solution.

mod activity;
mod analysis;
mod clauses;
mod deepest;
mod encoded_literal;
mod follow;
mod met;
mod trail;

use crate::budget::{Budget, Progress, Stats};
use crate::grid::{Cell, Line};

use super::queue::{Queue, by_cost};
use super::{Domains, Found, Literal, Propagator, checks};
use activity::Activity;
use clauses::Clauses;
use deepest::Deepest;
use encoded_literal::EncodedLiteral;
use met::{LevelCount, Met};
use trail::{Reason, Trail};

/// A search that learns.
pub struct Learner {
    trail: Trail,
    propagators: Vec<Box<dyn Propagator>>,
    queue: Queue,
    /// How many entries of the log have been followed.
    head: usize,
    clauses: Clauses,
    activity: Activity,
    /// The position whose values are preferred.
    deepest: Option<Deepest>,
    met: Met,
    level_count: LevelCount,
    /// The explanations of propagators since the last restart.
    explanations: Vec<EncodedLiteral>,
    /// Buffers for the current causes and the current explanation.
    causes: Vec<EncodedLiteral>,
    explanation: Vec<Literal>,
    /// The requested literals, which are assumed before others.
    wanted: Vec<EncodedLiteral>,
    stats: Stats,
    /// The counters of the search that this search continues.
    before: Stats,
    solutions: u64,
    conflicts: u64,
    restart_at: u64,
    until_restart: u64,
    reduce_at: usize,
    ended: bool,
    at_solution: bool,
}

/// The number of clauses before the first clean-up.
const FIRST_CLAUSES: usize = 1_000;

/// The number of conflicts before the first restart; each further wait is half as long
/// again as the one before (as in MiniSat, Eén and Sörensson 2003).
const RESTART: u64 = 128;

impl Learner {
    /// A search that has not begun. The singles in the domains must have been
    /// propagated.
    #[must_use]
    pub fn new(domains: Domains, propagators: Vec<Box<dyn Propagator>>) -> Self {
        let propagators = by_cost(propagators);
        let queue = Queue::new(&propagators);
        Self::beginning_with(&domains, propagators, queue)
    }

    /// Continues a plain search that has visited the root, with its counters. The
    /// search will not find these solutions again.
    pub(super) fn taking_over(
        domains: &Domains,
        propagators: Vec<Box<dyn Propagator>>,
        queue: Queue,
        stats: Stats,
        found: &[Vec<u32>],
    ) -> Self {
        let mut learner = Self::beginning_with(domains, propagators, queue);
        learner.trail.domains.take_changed();
        learner.before = stats;
        learner.solutions = found.len() as u64;
        for solution in found {
            let open = domains.size().cells().filter(|cell| domains.values(*cell).len() > 1);
            let taken = open.map(|cell| learner.trail.candidate(cell, solution[cell.index()]));
            let clause: Vec<EncodedLiteral> = taken.map(EncodedLiteral::is_not).collect();
            learner.clauses.add(&clause, 0, 0);
        }
        learner
    }

    fn beginning_with(
        domains: &Domains,
        propagators: Vec<Box<dyn Propagator>>,
        queue: Queue,
    ) -> Self {
        let size = domains.size();
        let candidates = size.cell_count() * size.n();
        let mut learner = Self {
            trail: Trail::new(Domains::new(size)),
            queue,
            propagators,
            head: 0,
            clauses: Clauses::new(candidates),
            activity: Activity::new(candidates),
            deepest: None,
            met: Met::new(candidates),
            level_count: LevelCount::default(),
            explanations: Vec::new(),
            causes: Vec::new(),
            explanation: Vec::new(),
            wanted: Vec::new(),
            stats: Stats::default(),
            before: Stats::default(),
            solutions: 0,
            conflicts: 0,
            restart_at: RESTART,
            until_restart: RESTART,
            reduce_at: FIRST_CLAUSES,
            ended: false,
            at_solution: false,
        };
        learner.take_over(domains);
        learner
    }

    /// The same search, but until it finds a solution it prefers the values of the position in which it got furthest.
    /// That is quicker if there are many solutions, and slower if there is one.
    #[must_use]
    pub fn preferring_the_deepest(self) -> Self {
        let deepest = Some(Deepest::new(self.trail.domains.size().cell_count()));
        Self { deepest, ..self }
    }

    fn take_over(&mut self, domains: &Domains) {
        let size = domains.size();
        for cell in size.cells() {
            let gone = size.all_values() & !domains.values(cell);
            for value in gone.iter() {
                let literal = EncodedLiteral::is_not(self.trail.candidate(cell, value));
                if self.trail.truth(literal).is_none() {
                    self.trail.write(literal, Reason::Assumed);
                }
            }
        }
    }

    /// The current candidates of the search.
    #[must_use]
    pub const fn domains(&self) -> &Domains {
        &self.trail.domains
    }

    /// The progress; its share is the share of the candidates that are decided for
    /// good.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let share = self.trail.known_for_good() as f64 / self.trail.candidates() as f64;
        Progress { stats: self.before + self.stats, solutions: self.solutions, share }
    }

    /// The number of conflicts.
    #[must_use]
    pub const fn conflicts(&self) -> u64 {
        self.conflicts
    }

    /// Continues to the next solution, the end, or the end of the budget.
    pub fn next(&mut self, budget: &mut Budget<'_>) -> Found {
        if self.at_solution {
            self.at_solution = false;
            self.forbid_solution();
        }
        while !self.ended {
            if !budget.allows(&self.progress()) {
                return Found::Pause;
            }
            self.stats.nodes += 1;
            if let Some(conflict) = self.propagate() {
                self.learn(conflict);
                continue;
            }
            if self.trail.domains.is_complete() {
                checks::solution(&self.propagators, &self.trail.domains);
                self.solutions += 1;
                self.at_solution = true;
                return Found::Solution;
            }
            self.decide();
        }
        Found::End
    }

    /// Excludes the current solution of the search.
    fn forbid_solution(&mut self) {
        let level = self.trail.level();
        if level == 0 {
            self.ended = true;
            return;
        }
        let clause: Vec<EncodedLiteral> =
            (1..=level).rev().map(|level| self.trail.assumption(level).negated()).collect();
        self.back_to(level - 1);
        self.assert(&clause, 0);
    }

    /// Restricts the search to solutions in which at least one of these candidates
    /// holds. After the first call, the candidates must be among those requested
    /// before.
    pub fn ask_for(&mut self, candidates: impl Iterator<Item = (Cell, u32)>) {
        self.at_solution = false;
        self.back_to(0);
        let literals =
            candidates.map(|(cell, value)| EncodedLiteral::is(self.trail.candidate(cell, value)));
        let clause: Vec<EncodedLiteral> =
            literals.filter(|literal| !self.trail.is_false(*literal)).collect();
        match clause[..] {
            _ if clause.iter().any(|literal| self.trail.is_true(*literal)) => {}
            [] => self.ended = true,
            [only] => self.trail.write(only, Reason::Assumed),
            _ => {
                self.clauses.add(&clause, 0, self.conflicts);
            }
        }
        self.wanted = clause;
    }

    /// The next requested candidate; a solution should have many of the requested ones.
    fn next_wanted(&self) -> Option<usize> {
        let open = self.wanted.iter().find(|literal| self.trail.truth(**literal).is_none());
        open.map(|literal| literal.candidate())
    }

    fn assert(&mut self, clause: &[EncodedLiteral], levels: u32) {
        let first = clause[0];
        let reason = match clause.len() {
            1 => Reason::Assumed,
            _ => Reason::Clause(self.clauses.add(clause, levels, self.conflicts)),
        };
        self.trail.write(first, reason);
    }

    /// Before the first assumption, candidates with few alternatives count as
    /// the most active.
    fn seed_activity(&mut self) {
        let domains = &self.trail.domains;
        let size = domains.size();
        for cell in size.cells().filter(|cell| domains.values(*cell).len() > 1) {
            let row = domains.places(Line::Row(size.row(cell)));
            let column = domains.places(Line::Column(size.column(cell)));
            let few = f64::from(domains.values(cell).len()).recip();
            for value in domains.values(cell).iter() {
                let at = value as usize - 1;
                let places = f64::from(row[at].count_ones()).recip()
                    + f64::from(column[at].count_ones()).recip();
                self.activity.seed(self.trail.candidate(cell, value), few + places);
            }
        }
    }

    fn decide(&mut self) {
        if self.stats.tries == 0 {
            self.seed_activity();
        }
        if let Some(deepest) = &mut self.deepest {
            deepest.meet(&self.trail.domains, self.trail.log().len());
        }
        if self.conflicts >= self.restart_at {
            if let Some(deepest) = &mut self.deepest {
                deepest.restart();
            }
            self.until_restart += self.until_restart / 2;
            self.restart_at = self.conflicts + self.until_restart;
            self.back_to(0);
            return;
        }
        if self.clauses.len() > self.reduce_at {
            self.back_to(0);
            self.clean_up();
            return;
        }
        let wanted = self.next_wanted();
        if let Some(candidate) = wanted.or_else(|| self.choose()) {
            self.trail.open_level();
            self.stats.tries += 1;
            self.trail.write(EncodedLiteral::is(candidate), Reason::Assumed);
        }
    }

    /// The next candidate to assume.
    fn choose(&self) -> Option<usize> {
        let domains = &self.trail.domains;
        let candidate = self.activity.choose(domains)?;
        let deepest = self.deepest.as_ref().filter(|_| self.solutions == 0);
        Some(deepest.map_or(candidate, |deepest| deepest.instead_of(candidate, domains)))
    }

    fn back_to(&mut self, level: usize) {
        self.trail.back_to(level);
        self.head = self.head.min(self.trail.log().len());
        self.queue.clear();
        if level == 0 {
            self.explanations.clear();
        }
    }
}
