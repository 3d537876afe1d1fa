//! Cells that hold different values: any cells, any number of them.
//!
//! The engine's own rows and columns need nothing of the kind, and a line
//! without clues has `permutation.rs`, which relies on every value standing in
//! it; here a value may well be missing.

use crate::engine::{Conflict, Cost, Domains, Effort, Fact, Lines, Past, Propagator};
use crate::grid::{Cell, Size, Values};

use super::model::rows_of;

/// These cells hold different values.
pub struct AllDifferent {
    cells: Vec<Cell>,
    watches: Lines,
}

impl AllDifferent {
    /// The propagator of these cells.
    #[must_use]
    pub fn new(size: Size, cells: Vec<Cell>) -> Self {
        let watches = rows_of(size, cells.iter().copied());
        Self { cells, watches }
    }
}

impl Propagator for AllDifferent {
    fn watches(&self) -> Lines {
        self.watches
    }

    fn cost(&self) -> Cost {
        Cost::Moderate
    }

    fn propagate(&mut self, domains: &mut Domains, _: Effort) -> Result<(), Conflict> {
        loop {
            let mark = domains.mark();
            for cell in &self.cells {
                if domains.values(*cell).single().is_none() {
                    continue;
                }
                let value = domains.values(*cell);
                for other in self.cells.iter().filter(|other| *other != cell) {
                    domains.remove(*other, value)?;
                }
            }
            if domains.mark() == mark {
                return Ok(());
            }
        }
    }

    fn explain(&mut self, removed: Option<(Cell, u32)>, past: &Past<'_>, facts: &mut Vec<Fact>) {
        let Some((cell, value)) = removed else { return };
        let others = self.cells.iter().filter(|other| **other != cell);
        let Some(holder) = others.copied().find(|other| past.values(*other) == Values::only(value))
        else {
            return;
        };
        match past.decided(holder) {
            Some(value) => facts.push(Fact::is(holder, value)),
            None => {
                let others = past.size().all_values() & !Values::only(value);
                facts.extend(others.iter().map(|value| Fact::is_not(holder, value)));
            }
        }
    }
}
