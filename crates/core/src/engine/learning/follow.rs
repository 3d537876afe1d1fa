//! All immediate consequences of what is known: simple conclusions from one
//! candidate, learned clauses, and the propagators, each with its reason.

use crate::engine::{PropagationLevel, checks};
use crate::grid::{Cell, Line};

use super::Learner;
use super::clauses::{ClauseId, Watch};
use super::encoded_literal::{ConflictClause, EncodedLiteral};
use super::trail::Reason;

impl Learner {
    /// Draws all conclusions up to the fixpoint.
    pub(super) fn propagate(&mut self) -> Option<ConflictClause> {
        loop {
            while let Some(literal) = self.trail.log().get(self.head).copied() {
                self.head += 1;
                if let Err(conflict) = self.follow(literal) {
                    return Some(conflict);
                }
            }
            self.schedule();
            let (next, level) = self.next_propagator()?;
            if let Err(conflict) = self.run(next, level) {
                return Some(conflict);
            }
        }
    }

    fn schedule(&mut self) {
        let for_good = self.trail.level() == 0;
        self.queue.schedule(self.trail.domains.take_changed(), for_good);
    }

    /// The next propagator: a scheduled one at the bounded level or, if nothing
    /// is assumed and every conclusion is final, a pending one at the full
    /// level.
    fn next_propagator(&mut self) -> Option<(usize, PropagationLevel)> {
        if let Some(next) = self.queue.next() {
            return Some((next, PropagationLevel::Bounded));
        }
        let domains = &self.trail.domains;
        if self.trail.level() > 0 || domains.is_complete() {
            return None;
        }
        let pending = self.queue.next_pending(&self.propagators, domains)?;
        Some((pending, PropagationLevel::Full))
    }

    fn run(&mut self, number: usize, level: PropagationLevel) -> Result<(), ConflictClause> {
        self.stats.propagations += 1;
        let mark = self.trail.domains.mark();
        let outcome = self.propagators[number].propagate(&mut self.trail.domains, level);
        checks::run(&*self.propagators[number], &self.trail.domains, mark, outcome);
        let end = self.trail.domains.mark();
        for at in mark..end {
            let (cell, values) = self.trail.domains.removal(at);
            for value in values.iter() {
                let literal = EncodedLiteral::is_not(self.trail.candidate(cell, value));
                self.imply(literal, Reason::Propagator(number as u32))?;
            }
        }
        self.schedule();
        self.queue.done(number, level == PropagationLevel::Full);
        if outcome.is_err() && mark == end {
            return Err(self.failure(number));
        }
        if outcome.is_err() {
            // If a removal lacks a reason, which should not happen, the next run fails.
            self.queue.repeat(number);
        }
        Ok(())
    }

    /// The clause that follows when a propagator says that its constraint cannot be
    /// satisfied.
    fn failure(&mut self, number: usize) -> ConflictClause {
        let mut causes = Vec::new();
        self.explain(number, None, self.trail.log().len() as u32, &mut causes);
        causes.into_iter().map(EncodedLiteral::negated).collect()
    }

    /// Adds the explanation that a propagator gives for a removal at a moment.
    pub(super) fn explain(
        &mut self,
        number: usize,
        removed: Option<(Cell, u32)>,
        moment: u32,
        causes: &mut Vec<EncodedLiteral>,
    ) {
        let context = self.trail.before(moment);
        let propagator = &mut *self.propagators[number];
        propagator.explain(removed, &context, &mut self.explanation);
        checks::explanation(propagator, removed, &context, &self.explanation);
        causes.extend(self.explanation.iter().map(|literal| self.trail.encode(*literal)));
        self.explanation.clear();
    }

    /// Draws the simple conclusions from one entry of the log.
    fn follow(&mut self, literal: EncodedLiteral) -> Result<(), ConflictClause> {
        let (cell, value) = self.trail.decode(literal.candidate());
        if literal.is_positive() {
            self.exclude(literal, cell, value)?;
        } else {
            self.look_for_last(cell, value)?;
        }
        self.visit(literal)
    }

    fn exclude(
        &mut self,
        literal: EncodedLiteral,
        cell: Cell,
        value: u32,
    ) -> Result<(), ConflictClause> {
        let reason = Reason::Excluded(literal);
        for other in self.trail.domains.values(cell).iter().filter(|other| *other != value) {
            self.imply(EncodedLiteral::is_not(self.trail.candidate(cell, other)), reason)?;
        }
        let size = self.trail.domains.size();
        for line in [Line::Row(size.row(cell)), Line::Column(size.column(cell))] {
            let mut rest = self.trail.domains.places(line)[value as usize - 1];
            while rest != 0 {
                let other = size.cell_of(line, rest.trailing_zeros() as usize);
                rest &= rest - 1;
                if other != cell {
                    self.imply(EncodedLiteral::is_not(self.trail.candidate(other, value)), reason)?;
                }
            }
        }
        Ok(())
    }

    fn look_for_last(&mut self, cell: Cell, value: u32) -> Result<(), ConflictClause> {
        let left = self.trail.domains.values(cell);
        if left.is_empty() {
            let size = self.trail.domains.size();
            return Err(size
                .all_values()
                .iter()
                .map(|value| EncodedLiteral::is(self.trail.candidate(cell, value)))
                .collect());
        }
        if let Some(last) = left.single() {
            self.imply(EncodedLiteral::is(self.trail.candidate(cell, last)), Reason::LastValue)?;
        }
        let size = self.trail.domains.size();
        self.last_place(Line::Row(size.row(cell)), value, Reason::LastInRow)?;
        self.last_place(Line::Column(size.column(cell)), value, Reason::LastInColumn)
    }

    fn last_place(&mut self, line: Line, value: u32, reason: Reason) -> Result<(), ConflictClause> {
        let size = self.trail.domains.size();
        let places = self.trail.domains.places(line)[value as usize - 1];
        if places == 0 {
            return Err(size
                .line_cells(line)
                .map(|cell| EncodedLiteral::is(self.trail.candidate(cell, value)))
                .collect());
        }
        if places.is_power_of_two() {
            let cell = size.cell_of(line, places.trailing_zeros() as usize);
            self.imply(EncodedLiteral::is(self.trail.candidate(cell, value)), reason)?;
        }
        Ok(())
    }

    fn imply(&mut self, literal: EncodedLiteral, reason: Reason) -> Result<(), ConflictClause> {
        match self.trail.truth(literal) {
            Some(true) => Ok(()),
            None => {
                self.trail.write(literal, reason);
                Ok(())
            }
            Some(false) => {
                let now = self.trail.log().len() as u32;
                let mut causes = vec![literal.negated()];
                self.causes(literal, reason, now, &mut causes);
                Err(causes.into_iter().map(EncodedLiteral::negated).collect())
            }
        }
    }

    /// Visits the clauses in which a literal has just become false.
    fn visit(&mut self, literal: EncodedLiteral) -> Result<(), ConflictClause> {
        let mut watches = self.clauses.take_watches(literal);
        let mut broken = None;
        watches.retain_mut(|watch| broken.is_some() || self.visit_one(literal, watch, &mut broken));
        self.clauses.give_watches(literal, watches);
        broken.map_or(Ok(()), |id| Err(self.clauses.literals(id).to_vec()))
    }

    /// Visits one clause; returns whether the watch stays in place.
    #[inline]
    fn visit_one(
        &mut self,
        literal: EncodedLiteral,
        watch: &mut Watch,
        broken: &mut Option<ClauseId>,
    ) -> bool {
        let Self { clauses, trail, .. } = self;
        if trail.is_true(watch.blocker) {
            return true;
        }
        let negated = literal.negated();
        let Some(other) = clauses.rewatch(watch.clause, negated, |literal| trail.is_false(literal))
        else {
            return false;
        };
        watch.blocker = other;
        match trail.truth(other) {
            Some(true) => {}
            Some(false) => *broken = Some(watch.clause),
            None => trail.write(other, Reason::Clause(watch.clause)),
        }
        true
    }
}
