//! Everything that follows at once from what is known: plain conclusions of
//! one candidate, learned clauses, and the propagators, each with its reason.

use crate::engine::{Fact, Lines};
use crate::grid::{Cell, Line};

use super::clauses::{Rewatch, Watch};
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
            let next = self.woken.iter().position(|woken| *woken)?;
            if let Err(clash) = self.run(next) {
                return Some(clash);
            }
        }
    }

    fn wake(&mut self) {
        let touched = self.trail.domains.take_touched();
        if touched != Lines::default() {
            for (woken, watches) in self.woken.iter_mut().zip(&self.watches) {
                *woken |= watches.meets(touched);
            }
        }
    }

    fn run(&mut self, number: usize) -> Result<(), Clash> {
        self.stats.propagations += 1;
        let mark = self.trail.domains.mark();
        let outcome = self.propagators[number].propagate(&mut self.trail.domains);
        let removed: Vec<_> = self.trail.domains.since(mark).collect();
        for (cell, values) in &removed {
            for value in values.iter() {
                let literal = Literal::is_not(self.trail.candidate(*cell, value));
                self.imply(literal, Reason::Propagator(number as u32))?;
            }
        }
        self.wake();
        self.woken[number] = false;
        match outcome {
            Err(_) if removed.is_empty() => Err(self.failure(number)),
            _ => Ok(()),
        }
    }

    /// Why a propagator finds that its constraint cannot hold.
    fn failure(&mut self, number: usize) -> Clash {
        let past = self.trail.before(self.trail.log().len() as u32);
        let facts = self.propagators[number].explain(None, &past);
        facts.into_iter().map(|fact| self.literal(fact).denied()).collect()
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
                let mut clash: Clash =
                    self.causes(literal, reason, now).into_iter().map(Literal::denied).collect();
                clash.push(literal);
                Err(clash)
            }
        }
    }

    /// Visits the clauses in which a literal has just become false.
    fn visit(&mut self, literal: Literal) -> Result<(), Clash> {
        let mut watches = self.clauses.take_watches(literal);
        let mut outcome = Ok(());
        let mut kept = 0;
        for at in 0..watches.len() {
            let watch = watches[at];
            let stays = outcome.is_err() || self.visit_one(literal, watch, &mut outcome);
            if stays {
                watches[kept] = watch;
                kept += 1;
            }
        }
        watches.truncate(kept);
        self.clauses.give_watches(literal, watches);
        outcome
    }

    /// Whether the watch stays where it is.
    fn visit_one(
        &mut self,
        literal: Literal,
        watch: Watch,
        outcome: &mut Result<(), Clash>,
    ) -> bool {
        if self.trail.truth(watch.blocker) == Some(true) {
            return true;
        }
        let trail = &self.trail;
        match self
            .clauses
            .rewatch(watch.clause, literal.denied(), |literal| trail.is_false(literal))
        {
            Rewatch::Moved => false,
            Rewatch::Implies(other) => {
                *outcome = self.imply(other, Reason::Clause(watch.clause));
                true
            }
        }
    }
}
