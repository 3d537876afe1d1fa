//! From a conflict to a clause: follow the reasons back.

use crate::grid::{Cell, Line};

use super::literal::Literal;
use super::trail::Reason;
use super::{Clash, Learner};

/// Which candidates the analysis at hand has met.
pub(super) struct Seen {
    marks: Vec<bool>,
    met: Vec<usize>,
    /// For each level, the number of the last conflict that met it.
    levels: Vec<u64>,
}

impl Seen {
    pub(super) fn new(candidates: usize) -> Self {
        Self { marks: vec![false; candidates], met: Vec::new(), levels: Vec::new() }
    }

    fn has(&self, literal: Literal) -> bool {
        self.marks[literal.candidate()]
    }

    fn add(&mut self, literal: Literal) {
        self.marks[literal.candidate()] = true;
        self.met.push(literal.candidate());
    }

    fn clear(&mut self) {
        for candidate in self.met.drain(..) {
            self.marks[candidate] = false;
        }
    }
}

impl Learner {
    /// Learns from a conflict and goes back to where that tells something.
    pub(super) fn learn(&mut self, clash: Clash) {
        self.conflicts += 1;
        let top = clash.iter().map(|literal| self.trail.level_of(*literal)).max().unwrap_or(0);
        if top == 0 {
            self.ended = true;
            return;
        }
        self.back_to_conflict(top);
        let mut clause = self.first_point(clash);
        self.shorten(&mut clause);
        self.seen.clear();
        self.activity.age();
        let back = second_level_first(&mut clause, |literal| self.trail.level_of(literal));
        let levels = self.levels_of(&clause);
        self.back_to(back);
        self.assert(&clause, levels);
    }

    fn back_to_conflict(&mut self, top: usize) {
        if top < self.trail.level() {
            self.back_to(top);
        }
    }

    /// The clause of the first unique implication point, that point first.
    fn first_point(&mut self, clash: Clash) -> Vec<Literal> {
        let mut clause = Vec::new();
        let mut open = 0;
        self.meet(clash.into_iter().map(Literal::denied), &mut clause, &mut open);
        let mut at = self.trail.log().len();
        loop {
            at -= 1;
            let literal = self.trail.log()[at];
            if !self.seen.has(literal) {
                continue;
            }
            open -= 1;
            if open == 0 {
                clause.insert(0, literal.denied());
                return clause;
            }
            let mut causes = core::mem::take(&mut self.causes);
            self.causes_of(literal, &mut causes);
            self.meet(causes.drain(..), &mut clause, &mut open);
            self.causes = causes;
        }
    }

    /// Takes known literals into the analysis.
    fn meet(
        &mut self,
        known: impl Iterator<Item = Literal>,
        clause: &mut Vec<Literal>,
        open: &mut usize,
    ) {
        let level = self.trail.level();
        for literal in known {
            let here = self.trail.level_of(literal);
            if here == 0 || self.seen.has(literal) {
                continue;
            }
            self.seen.add(literal);
            self.activity.bump(literal.candidate());
            if here == level {
                *open += 1;
            } else {
                clause.push(literal.denied());
            }
        }
    }

    /// Drops literals that the others imply.
    fn shorten(&mut self, clause: &mut Vec<Literal>) {
        let mut causes = core::mem::take(&mut self.causes);
        let point = clause[0];
        clause
            .retain(|literal| *literal == point || !self.is_implied(literal.denied(), &mut causes));
        self.causes = causes;
    }

    fn is_implied(&mut self, known: Literal, causes: &mut Vec<Literal>) -> bool {
        if matches!(self.trail.reason_of(known), Reason::Assumed | Reason::Propagator(_)) {
            return false;
        }
        causes.clear();
        self.causes_of(known, causes);
        let level = |cause| self.trail.level_of(cause);
        causes.drain(..).all(|cause| self.seen.has(cause) || level(cause) == 0)
    }

    /// How many levels the literals belong to.
    fn levels_of(&mut self, clause: &[Literal]) -> u32 {
        let Self { trail, seen, conflicts, .. } = self;
        seen.levels.resize(seen.levels.len().max(trail.level() + 1), 0);
        let is_new = |literal: &&Literal| {
            let last = &mut seen.levels[trail.level_of(**literal)];
            core::mem::replace(last, *conflicts) != *conflicts
        };
        clause.iter().filter(is_new).count() as u32
    }

    /// What made a known literal known.
    fn causes_of(&mut self, literal: Literal, causes: &mut Vec<Literal>) {
        let reason = self.trail.reason_of(literal);
        if let Reason::Clause(id) = reason {
            self.clauses.touch(id, self.conflicts);
        }
        let before = causes.len();
        self.causes(literal, reason, self.trail.when(literal), causes);
        if let Reason::Propagator(_) = reason {
            let start = self.kept.len() as u32;
            self.kept.extend(&causes[before..]);
            let len = (causes.len() - before) as u32;
            self.trail.keep_reason(literal, Reason::Kept { start, len });
        }
    }

    /// What makes a literal known, given a reason and the moment.
    pub(super) fn causes(
        &mut self,
        literal: Literal,
        reason: Reason,
        moment: u32,
        causes: &mut Vec<Literal>,
    ) {
        let (cell, value) = self.trail.place(literal.candidate());
        let size = self.trail.domains.size();
        match reason {
            Reason::Assumed => {}
            Reason::Excluded(other) => causes.push(other),
            Reason::Kept { start, len } => {
                causes.extend(&self.kept[start as usize..(start + len) as usize]);
            }
            Reason::Clause(id) => {
                let others = self.clauses.literals(id).iter().filter(|other| **other != literal);
                causes.extend(others.map(|other| other.denied()));
            }
            Reason::LastValue => {
                let others = size.all_values().iter().filter(|other| *other != value);
                causes
                    .extend(others.map(|other| Literal::is_not(self.trail.candidate(cell, other))));
            }
            Reason::LastInRow => self.others_in(Line::Row(size.row(cell)), cell, value, causes),
            Reason::LastInColumn => {
                self.others_in(Line::Column(size.column(cell)), cell, value, causes);
            }
            Reason::Propagator(number) => {
                let past = self.trail.before(moment);
                let removed = Some((cell, value));
                self.propagators[number as usize].explain(removed, &past, &mut self.facts);
                let mut facts = core::mem::take(&mut self.facts);
                causes.extend(facts.drain(..).map(|fact| self.literal(fact)));
                self.facts = facts;
            }
        }
    }

    fn others_in(&self, line: Line, cell: Cell, value: u32, causes: &mut Vec<Literal>) {
        let others = self.trail.domains.size().line_cells(line).filter(|other| *other != cell);
        causes.extend(others.map(|other| Literal::is_not(self.trail.candidate(other, value))));
    }

    /// Throws away half of what was learned; only with nothing assumed.
    pub(super) fn clean_up(&mut self) {
        self.reduce_at += MORE_CLAUSES;
        let Self { clauses, trail, .. } = self;
        clauses.clean_up(|literal| trail.is_true(literal));
    }
}

/// How many more clauses are allowed after each clean-up.
const MORE_CLAUSES: usize = 300;

/// Puts a literal of the second highest level second, and returns that level.
fn second_level_first(clause: &mut [Literal], level: impl Fn(Literal) -> usize) -> usize {
    let Some(second) = (1..clause.len()).max_by_key(|at| level(clause[*at])) else { return 0 };
    clause.swap(1, second);
    level(clause[1])
}
