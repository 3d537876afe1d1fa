//! Pairs of cells whose values stand in a relation: "differ by one", "do not
//! differ by one", or whatever two numbers can be asked.
//!
//! ```text
//!     a | b    differ by one     a: 1 . 3 .  keeps 2 and 4 in b
//!                                b: . 2 . 4  keeps 1 and 3 in a
//! ```
//!
//! A value stays iff the other cell still has one that it stands in the
//! relation with. That is all that can be said about two cells on their own.

use crate::engine::{Conflict, Cost, Domains, Effort, Fact, Lines, Past, Propagator};
use crate::grid::{Cell, Size, Values};

use super::model::rows_of;

/// All pairs of a puzzle that stand in one relation.
pub struct Related {
    pairs: Vec<(Cell, Cell)>,
    /// For each value of a first cell, the values of the second that go with it;
    /// and the other way.
    partners: [Vec<Values>; 2],
    watches: Lines,
}

impl Related {
    /// The pairs, and whether two values (of the first cell, of the second) go
    /// together.
    #[must_use]
    pub fn new(size: Size, pairs: Vec<(Cell, Cell)>, holds: fn(u32, u32) -> bool) -> Self {
        let values = || size.all_values().iter();
        let forwards = values().map(|a| values().filter(|b| holds(a, *b)).collect());
        let backwards = values().map(|b| values().filter(|a| holds(*a, b)).collect());
        let partners = [forwards.collect(), backwards.collect()];
        let watches = rows_of(size, pairs.iter().flat_map(|(first, second)| [*first, *second]));
        Self { pairs, partners, watches }
    }

    /// Takes from `to` what no value of `from` goes with.
    fn keep_partners(
        domains: &mut Domains,
        from: Cell,
        to: Cell,
        partners: &[Values],
    ) -> Result<(), Conflict> {
        let values = domains.values(from).iter();
        let kept = values.fold(Values::NONE, |kept, value| kept | partners[value as usize - 1]);
        domains.keep(to, kept)
    }
}

impl Propagator for Related {
    fn watches(&self) -> Lines {
        self.watches
    }

    fn cost(&self) -> Cost {
        Cost::Cheap
    }

    fn propagate(&mut self, domains: &mut Domains, _: Effort) -> Result<(), Conflict> {
        let mut changes = domains.mark();
        loop {
            for (first, second) in &self.pairs {
                Self::keep_partners(domains, *first, *second, &self.partners[0])?;
                Self::keep_partners(domains, *second, *first, &self.partners[1])?;
            }
            if domains.mark() == changes {
                return Ok(());
            }
            changes = domains.mark();
        }
    }

    fn explain(&mut self, removed: Option<(Cell, u32)>, past: &Past<'_>, facts: &mut Vec<Fact>) {
        let Some((cell, value)) = removed else { return };
        for (first, second) in &self.pairs {
            for (at, other, side) in [(*first, *second, 1), (*second, *first, 0)] {
                let partners = self.partners[side][value as usize - 1];
                if at == cell && (past.values(other) & partners).is_empty() {
                    match past.decided(other) {
                        Some(value) => facts.push(Fact::is(other, value)),
                        None => facts.extend(partners.iter().map(|v| Fact::is_not(other, v))),
                    }
                    return;
                }
            }
        }
    }
}
