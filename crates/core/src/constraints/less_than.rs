//! Less-than signs: the bounds that follow along chains of signs.
//!
//! ```text
//!     a < b < c     a >= 1, b >= 2, c >= 3   going up the chain
//!                   c <= n, b <= n-1, ...    coming down
//! ```
//!
//! The signs are sorted so that every chain is visited from its low end. One pass up
//! and one pass down then leave exactly the possible values, whatever the shape of the
//! chains; this takes O(number of signs). Signs that form a cycle can never be
//! satisfied. The exact line pass uses the signs inside one line again, because it also
//! knows that each value appears once in the line.

use crate::engine::{
    Conflict, Cost, Domains, ExplanationContext, Lines, Literal, PropagationLevel, Propagator, Twin,
};
use crate::grid::{Cell, Size, Values};

/// Every sign of a puzzle.
pub struct LessThan {
    /// The signs as (lesser, greater), with the low ends of chains first.
    signs: Vec<(Cell, Cell)>,
    /// Whether some signs form a cycle.
    is_circular: bool,
    watches: Lines,
}

impl LessThan {
    /// The signs as (lesser cell, greater cell), in any order.
    #[must_use]
    pub fn new(size: Size, signs: &[(Cell, Cell)]) -> Self {
        let heights = heights(size, signs);
        let is_circular = heights.is_none();
        let heights = heights.unwrap_or_else(|| vec![0; size.cell_count()]);
        let mut sorted = Vec::new();
        // The standard library's sort would add 2 KB to the wasm file.
        for height in 0..=heights.iter().copied().max().unwrap_or(0) {
            sorted.extend(signs.iter().filter(|(low, _)| heights[low.index()] == height));
        }
        let cells = signs.iter().flat_map(|(low, high)| [*low, *high]);
        let watches = Lines::rows_of(size, cells);
        Self { signs: sorted, is_circular, watches }
    }
}

/// The number of cells below each cell along the signs; `None` if signs form a cycle,
/// because then there is no end.
fn heights(size: Size, signs: &[(Cell, Cell)]) -> Option<Vec<usize>> {
    let mut heights = vec![0_usize; size.cell_count()];
    for _ in 0..=size.cell_count() {
        let mut raised = false;
        for (low, high) in signs {
            let least = heights[low.index()] + 1;
            if heights[high.index()] < least {
                heights[high.index()] = least;
                raised = true;
            }
        }
        if !raised {
            return Some(heights);
        }
    }
    None
}

impl Propagator for LessThan {
    fn watches(&self) -> Lines {
        self.watches
    }

    fn cost(&self) -> Cost {
        Cost::Cheap
    }

    fn propagate(&mut self, domains: &mut Domains, _: PropagationLevel) -> Result<(), Conflict> {
        if self.is_circular {
            return Err(Conflict);
        }
        for (low, high) in &self.signs {
            let least = domains.values(*low).min();
            domains.remove(*high, Values::up_to(least))?;
        }
        for (low, high) in self.signs.iter().rev() {
            let most = domains.values(*high).max();
            domains.remove(*low, Values::above(most - 1))?;
        }
        Ok(())
    }

    fn explain(
        &mut self,
        removed: Option<(Cell, u32)>,
        context: &ExplanationContext<'_>,
        explanation: &mut Vec<Literal>,
    ) {
        // If signs form a cycle, no other reason is needed.
        let Some((cell, value)) = removed else { return };
        let pushed_up =
            |(low, high): &&(Cell, Cell)| *high == cell && context.values(*low).min() >= value;
        if let Some((low, _)) = self.signs.iter().find(pushed_up) {
            explanation.extend((1..value).map(|below| Literal::is_not(*low, below)));
            return;
        }
        let pressed_down =
            |(low, high): &&(Cell, Cell)| *low == cell && context.values(*high).max() <= value;
        if let Some((_, high)) = self.signs.iter().find(pressed_down) {
            let above = value + 1..=context.size().n() as u32;
            explanation.extend(above.map(|above| Literal::is_not(*high, above)));
        }
    }
}

impl Twin for LessThan {
    fn cells(&self) -> Vec<Cell> {
        self.signs.iter().flat_map(|(low, high)| [*low, *high]).collect()
    }

    fn allows(&self, values: &[u32]) -> bool {
        self.signs.iter().all(|(low, high)| {
            let (low, high) = (values[low.index()], values[high.index()]);
            low == 0 || high == 0 || low < high
        })
    }
}
