//! Derives a clause from a conflict by following the reasons backwards.

use crate::grid::{Cell, Line};

use super::Learner;
use super::encoded_literal::{ConflictClause, EncodedLiteral};
use super::trail::Reason;

impl Learner {
    /// Learns from a conflict, and goes back to the level at which the new clause has
    /// an effect.
    pub(super) fn learn(&mut self, conflict: ConflictClause) {
        self.conflicts += 1;
        let top = conflict.iter().map(|literal| self.trail.level_of(*literal)).max().unwrap_or(0);
        if top == 0 {
            self.ended = true;
            return;
        }
        self.back_to_conflict(top);
        let mut clause = self.first_point(conflict);
        self.shorten(&mut clause);
        self.met.clear();
        self.activity.age();
        let back = second_level_first(&mut clause, |literal| self.trail.level_of(literal));
        let levels = self.level_count.of(&clause, &self.trail);
        self.back_to(back);
        self.assert(&clause, levels);
    }

    fn back_to_conflict(&mut self, top: usize) {
        if top < self.trail.level() {
            self.back_to(top);
        }
    }

    /// The clause of the first unique implication point, with that point first.
    fn first_point(&mut self, conflict: ConflictClause) -> Vec<EncodedLiteral> {
        let mut clause = Vec::new();
        let mut open = 0;
        self.meet(conflict.into_iter().map(EncodedLiteral::negated), &mut clause, &mut open);
        let mut at = self.trail.log().len();
        loop {
            at -= 1;
            let literal = self.trail.log()[at];
            if !self.met.has(literal) {
                continue;
            }
            open -= 1;
            if open == 0 {
                clause.insert(0, literal.negated());
                return clause;
            }
            let mut causes = core::mem::take(&mut self.causes);
            self.causes_of(literal, &mut causes);
            self.meet(causes.drain(..), &mut clause, &mut open);
            self.causes = causes;
        }
    }

    /// Adds known literals to the analysis.
    fn meet(
        &mut self,
        known: impl Iterator<Item = EncodedLiteral>,
        clause: &mut Vec<EncodedLiteral>,
        open: &mut usize,
    ) {
        let level = self.trail.level();
        for literal in known {
            let here = self.trail.level_of(literal);
            if here == 0 || self.met.has(literal) {
                continue;
            }
            self.met.add(literal);
            self.activity.bump(literal.candidate());
            if here == level {
                *open += 1;
            } else {
                clause.push(literal.negated());
            }
        }
    }

    /// Drops literals that the others imply.
    fn shorten(&mut self, clause: &mut Vec<EncodedLiteral>) {
        let mut causes = core::mem::take(&mut self.causes);
        let point = clause[0];
        clause.retain(|literal| {
            *literal == point || !self.is_implied(literal.negated(), &mut causes)
        });
        self.causes = causes;
    }

    fn is_implied(&mut self, known: EncodedLiteral, causes: &mut Vec<EncodedLiteral>) -> bool {
        if matches!(self.trail.reason_of(known), Reason::Assumed | Reason::Propagator(_)) {
            return false;
        }
        causes.clear();
        self.causes_of(known, causes);
        let level = |cause| self.trail.level_of(cause);
        causes.drain(..).all(|cause| self.met.has(cause) || level(cause) == 0)
    }

    /// The reason for a known literal.
    fn causes_of(&mut self, literal: EncodedLiteral, causes: &mut Vec<EncodedLiteral>) {
        let reason = self.trail.reason_of(literal);
        if let Reason::Clause(id) = reason {
            let Self { clauses, trail, level_count, .. } = self;
            clauses.touch(id, self.conflicts, |literals| level_count.of(literals, trail));
        }
        let before = causes.len();
        self.causes(literal, reason, self.trail.when(literal), causes);
        if let Reason::Propagator(_) = reason {
            let start = self.explanations.len() as u32;
            self.explanations.extend(&causes[before..]);
            let len = (causes.len() - before) as u32;
            self.trail.set_reason(literal, Reason::Explained { start, len });
        }
    }

    /// Adds the literals that make up the reason for a literal that became known at
    /// this moment.
    pub(super) fn causes(
        &mut self,
        literal: EncodedLiteral,
        reason: Reason,
        moment: u32,
        causes: &mut Vec<EncodedLiteral>,
    ) {
        let (cell, value) = self.trail.decode(literal.candidate());
        let size = self.trail.domains.size();
        match reason {
            Reason::Assumed => {}
            Reason::Excluded(other) => causes.push(other),
            Reason::Explained { start, len } => {
                causes.extend(&self.explanations[start as usize..(start + len) as usize]);
            }
            Reason::Clause(id) => {
                let others = self.clauses.literals(id).iter().filter(|other| **other != literal);
                causes.extend(others.map(|other| other.negated()));
            }
            Reason::LastValue => {
                let others = size.all_values().iter().filter(|other| *other != value);
                causes.extend(
                    others.map(|other| EncodedLiteral::is_not(self.trail.candidate(cell, other))),
                );
            }
            Reason::LastInRow => self.others_in(Line::Row(size.row(cell)), cell, value, causes),
            Reason::LastInColumn => {
                self.others_in(Line::Column(size.column(cell)), cell, value, causes);
            }
            Reason::Propagator(number) => {
                self.explain(number as usize, Some((cell, value)), moment, causes);
            }
        }
    }

    fn others_in(&self, line: Line, cell: Cell, value: u32, causes: &mut Vec<EncodedLiteral>) {
        let others = self.trail.domains.size().line_cells(line).filter(|other| *other != cell);
        causes
            .extend(others.map(|other| EncodedLiteral::is_not(self.trail.candidate(other, value))));
    }

    /// Throws away half of the learned clauses; must only be called when nothing is
    /// assumed.
    pub(super) fn clean_up(&mut self) {
        self.reduce_at += MORE_CLAUSES;
        let Self { clauses, trail, .. } = self;
        clauses.clean_up(|literal| trail.is_true(literal));
    }
}

/// The number of additional clauses allowed after each clean-up.
const MORE_CLAUSES: usize = 300;

/// Puts a literal of the second highest level second, and returns that level.
fn second_level_first(
    clause: &mut [EncodedLiteral],
    level: impl Fn(EncodedLiteral) -> usize,
) -> usize {
    let Some(second) = (1..clause.len()).max_by_key(|at| level(clause[*at])) else { return 0 };
    clause.swap(1, second);
    level(clause[1])
}
