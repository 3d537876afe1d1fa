//! Everything that follows at once from what is known: plain conclusions of
//! one candidate, learned clauses, and the propagators, each with its reason.

use crate::engine::{Effort, Fact};
use crate::grid::{Cell, Line};

use super::clauses::{ClauseId, Watch};
use super::literal::Literal;
use super::trail::Reason;
use super::{Clash, Learner};

impl Learner {
    /// Follows everything up to the fix point.
    pub(super) fn propagate(&mut self) -> Option<Clash> {
        loop {
            while let Some(literal) = self.trail.log().get(self.head).copied() {
                self.head += 1;
                if let Err(clash) = self.follow(literal) {
                    return Some(clash);
                }
            }
            self.wake();
            let (next, effort) = self.next_propagator()?;
            if let Err(clash) = self.run(next, effort) {
                return Some(clash);
            }
        }
    }

    fn wake(&mut self) {
        let for_good = self.trail.level() == 0;
        self.agenda.wake(self.trail.domains.take_touched(), for_good);
    }

    /// Who is next: the woken ones quickly, and with nothing assumed, where
    /// everything found is found for good, the dear ones thoroughly.
    fn next_propagator(&mut self) -> Option<(usize, Effort)> {
        if let Some(next) = self.agenda.next() {
            return Some((next, Effort::Quick));
        }
        let domains = &self.trail.domains;
        if self.trail.level() > 0 || domains.is_complete() {
            return None;
        }
        let owed = self.agenda.next_owed(&self.propagators, domains)?;
        Some((owed, Effort::Thorough))
    }

    fn run(&mut self, number: usize, effort: Effort) -> Result<(), Clash> {
        self.stats.propagations += 1;
        let mark = self.trail.domains.mark();
        let outcome = self.propagators[number].propagate(&mut self.trail.domains, effort);
        let end = self.trail.domains.mark();
        for at in mark..end {
            let (cell, values) = self.trail.domains.removal(at);
            for value in values.iter() {
                let literal = Literal::is_not(self.trail.candidate(cell, value));
                self.imply(literal, Reason::Propagator(number as u32))?;
            }
        }
        self.wake();
        self.agenda.done(number, effort == Effort::Thorough);
        match outcome {
            Err(_) if mark == end => Err(self.failure(number)),
            _ => Ok(()),
        }
    }

    /// Why a propagator finds that its constraint cannot hold.
    fn failure(&mut self, number: usize) -> Clash {
        let past = self.trail.before(self.trail.log().len() as u32);
        self.propagators[number].explain(None, &past, &mut self.facts);
        let mut facts = core::mem::take(&mut self.facts);
        let clash = facts.drain(..).map(|fact| self.literal(fact).denied()).collect();
        self.facts = facts;
        clash
    }

    pub(super) fn literal(&self, fact: Fact) -> Literal {
        let candidate = self.trail.candidate(fact.cell, fact.value);
        if fact.holds { Literal::is(candidate) } else { Literal::is_not(candidate) }
    }

    /// Draws the plain conclusions from one line of the log.
    fn follow(&mut self, literal: Literal) -> Result<(), Clash> {
        let (cell, value) = self.trail.place(literal.candidate());
        if literal.affirms() {
            self.exclude(literal, cell, value)?;
        } else {
            self.look_for_last(cell, value)?;
        }
        self.visit(literal)
    }

    fn exclude(&mut self, literal: Literal, cell: Cell, value: u32) -> Result<(), Clash> {
        let reason = Reason::Excluded(literal);
        for other in self.trail.domains.values(cell).iter().filter(|other| *other != value) {
            self.imply(Literal::is_not(self.trail.candidate(cell, other)), reason)?;
        }
        let size = self.trail.domains.size();
        for line in [Line::Row(size.row(cell)), Line::Column(size.column(cell))] {
            let mut rest = self.trail.domains.places(line)[value as usize - 1];
            while rest != 0 {
                let other = size.cell_of(line, rest.trailing_zeros() as usize);
                rest &= rest - 1;
                if other != cell {
                    self.imply(Literal::is_not(self.trail.candidate(other, value)), reason)?;
                }
            }
        }
        Ok(())
    }

    fn look_for_last(&mut self, cell: Cell, value: u32) -> Result<(), Clash> {
        let left = self.trail.domains.values(cell);
        if left.is_empty() {
            let size = self.trail.domains.size();
            return Err(size
                .all_values()
                .iter()
                .map(|value| Literal::is(self.trail.candidate(cell, value)))
                .collect());
        }
        if let Some(last) = left.single() {
            self.imply(Literal::is(self.trail.candidate(cell, last)), Reason::LastValue)?;
        }
        let size = self.trail.domains.size();
        self.last_place(Line::Row(size.row(cell)), value, Reason::LastInRow)?;
        self.last_place(Line::Column(size.column(cell)), value, Reason::LastInColumn)
    }

    fn last_place(&mut self, line: Line, value: u32, reason: Reason) -> Result<(), Clash> {
        let size = self.trail.domains.size();
        let places = self.trail.domains.places(line)[value as usize - 1];
        if places == 0 {
            return Err(size
                .line_cells(line)
                .map(|cell| Literal::is(self.trail.candidate(cell, value)))
                .collect());
        }
        if places.is_power_of_two() {
            let cell = size.cell_of(line, places.trailing_zeros() as usize);
            self.imply(Literal::is(self.trail.candidate(cell, value)), reason)?;
        }
        Ok(())
    }

    fn imply(&mut self, literal: Literal, reason: Reason) -> Result<(), Clash> {
        match self.trail.truth(literal) {
            Some(true) => Ok(()),
            None => {
                self.trail.write(literal, reason);
                Ok(())
            }
            Some(false) => {
                let now = self.trail.log().len() as u32;
                let mut clash = vec![literal.denied()];
                self.causes(literal, reason, now, &mut clash);
                Err(clash.into_iter().map(Literal::denied).collect())
            }
        }
    }

    /// Visits the clauses in which a literal has just become false.
    fn visit(&mut self, literal: Literal) -> Result<(), Clash> {
        let mut watches = self.clauses.take_watches(literal);
        let mut clash = None;
        watches.retain_mut(|watch| clash.is_some() || self.visit_one(literal, watch, &mut clash));
        self.clauses.give_watches(literal, watches);
        clash.map_or(Ok(()), |id| Err(self.clauses.literals(id).to_vec()))
    }

    /// Whether the watch stays where it is.
    #[inline]
    fn visit_one(
        &mut self,
        literal: Literal,
        watch: &mut Watch,
        clash: &mut Option<ClauseId>,
    ) -> bool {
        let Self { clauses, trail, .. } = self;
        if trail.is_true(watch.blocker) {
            return true;
        }
        let denied = literal.denied();
        let Some(other) = clauses.rewatch(watch.clause, denied, |literal| trail.is_false(literal))
        else {
            return false;
        };
        watch.blocker = other;
        match trail.truth(other) {
            Some(true) => {}
            Some(false) => *clash = Some(watch.clause),
            None => trail.write(other, Reason::Clause(watch.clause)),
        }
        true
    }
}
