//! Cells with different values, made fully consistent. There may be any number of
//! cells, anywhere in the grid.
//!
//! Rows and columns do not need this propagator: the engine keeps their values
//! different, and `permutation.rs` concludes more from a whole line. A diagonal or a
//! box has n cells but is not a line; other groups of cells may lack some values.

use crate::engine::{
    Conflict, Cost, Domains, ExplanationContext, Lines, Literal, PropagationLevel, Propagator, Twin,
};
use crate::grid::{Cell, Size, Values, Word};

use super::matching::{Matching, Sets, bits, close, is_strongly_connected, leading_to, read};
use super::permutation::are_different;

/// Cells that have different values.
pub struct AllDifferent {
    cells: Vec<Cell>,
    watches: Lines,
    matching: Matching,
    /// The result of the last run; another run would remove nothing from it.
    left: Sets,
}

impl AllDifferent {
    /// The propagator for these cells, each of them listed once.
    #[must_use]
    pub fn new(size: Size, cells: Vec<Cell>) -> Self {
        let watches = Lines::rows_of(size, cells.iter().copied());
        Self { cells, watches, matching: Matching::new(), left: [0; Size::MAX] }
    }
}

/// The cells that may take each value.
fn places_of(cells: Word, values: &Sets) -> Sets {
    let mut places = [0; Size::MAX];
    for cell in bits(cells) {
        bits(values[cell]).for_each(|value| places[value] |= 1 << cell);
    }
    places
}

impl Propagator for AllDifferent {
    fn watches(&self) -> Lines {
        self.watches
    }

    fn cost(&self) -> Cost {
        Cost::Moderate
    }

    fn propagate(&mut self, domains: &mut Domains, _: PropagationLevel) -> Result<(), Conflict> {
        if self.cells.len() > domains.size().n() {
            return Err(Conflict);
        }
        let values = read(&self.cells, |cell| domains.values(cell));
        if values == self.left {
            return Ok(());
        }
        let all = Values::up_to(self.cells.len() as u32).0;
        self.matching.match_up(all, &values).map_err(|_| Conflict)?;
        let mut leading = self.matching.takers(all, &places_of(all, &values));
        let free = self.matching.free_values();
        let loose = bits(all).filter(|cell| values[*cell] & free != 0);
        let loose = leading_to(loose.fold(0, |set, cell| set | 1 << cell), &leading);
        if loose != all && !is_strongly_connected(all, &leading) {
            close(all, &mut leading);
            for (cell, leading) in self.cells.iter().zip(leading) {
                domains.keep(*cell, Values(self.matching.values_of(leading | loose)))?;
            }
        }
        self.left = read(&self.cells, |cell| domains.values(cell));
        Ok(())
    }

    fn explain(
        &mut self,
        removed: Option<(Cell, u32)>,
        context: &ExplanationContext<'_>,
        explanation: &mut Vec<Literal>,
    ) {
        // If there are more cells than values, no other reason is needed.
        if self.cells.len() <= context.size().n() {
            self.matching.explain(&self.cells, removed, context, explanation);
        }
    }
}

impl Twin for AllDifferent {
    fn cells(&self) -> Vec<Cell> {
        self.cells.clone()
    }

    fn allows(&self, values: &[u32]) -> bool {
        are_different(&self.cells, values)
    }
}
