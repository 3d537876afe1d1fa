//! Any predicate on some cells, checked when at most one of them is still open. Checks
//! are used for statements without a propagator of their own, and for the opposites of
//! statements.
//!
//! ```text
//!     1 . 3   two open: nothing is said
//!     1 4 .   one open: each of its values is tried
//! ```
//!
//! A check works for any predicate but is weak: the search notices a mistake only when
//! all cells but one are decided.

use core::fmt;
use std::rc::Rc;

use crate::engine::{
    Conflict, Cost, Domains, ExplanationContext, Lines, Literal, PropagationLevel, Propagator, Twin,
};
use crate::grid::{Cell, Size, Values};

/// Whether these values, one for each cell, satisfy the predicate.
pub type Predicate = Rc<dyn Fn(&[u32]) -> bool>;

/// A predicate on the values of some cells.
#[derive(Clone)]
pub struct Check {
    cells: Vec<Cell>,
    holds: Predicate,
    watches: Lines,
}

impl Check {
    /// A check of these cells with a predicate on their values, in the same
    /// order.
    #[must_use]
    pub fn new(size: Size, cells: Vec<Cell>, holds: Predicate) -> Self {
        let watches = Lines::rows_of(size, cells.iter().copied());
        Self { cells, holds, watches }
    }
}

impl fmt::Debug for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Check").field("cells", &self.cells).finish_non_exhaustive()
    }
}

impl Propagator for Check {
    fn watches(&self) -> Lines {
        self.watches
    }

    fn cost(&self) -> Cost {
        Cost::Moderate
    }

    fn propagate(&mut self, domains: &mut Domains, _: PropagationLevel) -> Result<(), Conflict> {
        let decided = |cell: &Cell| domains.values(*cell).single();
        let mut open = self.cells.iter().copied().filter(|cell| decided(cell).is_none());
        let first = open.next();
        if open.any(|other| first != Some(other)) {
            return Ok(());
        }
        let with = |value: u32| -> Vec<u32> {
            self.cells.iter().map(|cell| decided(cell).unwrap_or(value)).collect()
        };
        match first {
            None if (self.holds)(&with(0)) => Ok(()),
            None => Err(Conflict),
            Some(cell) => {
                let fits = |value: &u32| (self.holds)(&with(*value));
                let left: Values = domains.values(cell).iter().filter(fits).collect();
                domains.keep(cell, left)
            }
        }
    }

    fn explain(
        &mut self,
        removed: Option<(Cell, u32)>,
        context: &ExplanationContext<'_>,
        explanation: &mut Vec<Literal>,
    ) {
        let own = removed.map(|(cell, _)| cell);
        for cell in self.cells.iter().filter(|cell| Some(**cell) != own) {
            let gone = context.size().all_values() & !context.values(*cell);
            context.explain_absence(*cell, gone, explanation);
        }
    }
}

impl Twin for Check {
    fn cells(&self) -> Vec<Cell> {
        self.cells.clone()
    }

    fn allows(&self, values: &[u32]) -> bool {
        let values: Vec<u32> = self.cells.iter().map(|cell| values[cell.index()]).collect();
        values.contains(&0) || (self.holds)(&values)
    }
}
