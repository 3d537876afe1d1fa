//! Less-than signs: bounds along chains.
//!
//! ```text
//!     a < b < c     a >= 1, b >= 2, c >= 3   going up the chain
//!                   c <= n, b <= n-1, ...    coming down
//! ```
//!
//! With the signs sorted so that every chain is met from its low end, one pass
//! up and one pass down make all bounds consistent, whatever the shape of the
//! chains: O(number of signs). Signs inside one line are seen again, together
//! with all-different, by the exact line pass.

use crate::engine::{Conflict, Cost, Domains, Effort, Fact, Lines, Past, Propagator};
use crate::grid::{Cell, Size, Values};

use super::model::rows_of;

/// Every sign of a puzzle.
pub struct LessThan {
    /// (lesser, greater), low ends of chains first.
    signs: Vec<(Cell, Cell)>,
    watches: Lines,
}

impl LessThan {
    /// The signs as (lesser cell, greater cell), in any order.
    #[must_use]
    pub fn new(size: Size, signs: &[(Cell, Cell)]) -> Self {
        let heights = &heights(size, signs);
        let highest = heights.iter().copied().max().unwrap_or(0);
        let at = |height| signs.iter().filter(move |(low, _)| heights[low.index()] == height);
        let sorted = (0..=highest).flat_map(at).copied().collect();
        let cells = signs.iter().flat_map(|(low, high)| [*low, *high]);
        Self { signs: sorted, watches: rows_of(size, cells) }
    }
}

/// How many cells lie below each cell along the signs. A circle of signs stops
/// growing at the number of cells; the bounds then clash of themselves.
fn heights(size: Size, signs: &[(Cell, Cell)]) -> Vec<usize> {
    let mut heights = vec![0_usize; size.cell_count()];
    for _ in 0..size.cell_count() {
        let mut settled = true;
        for (low, high) in signs {
            let least = heights[low.index()] + 1;
            if heights[high.index()] < least {
                heights[high.index()] = least;
                settled = false;
            }
        }
        if settled {
            break;
        }
    }
    heights
}

impl Propagator for LessThan {
    fn watches(&self) -> Lines {
        self.watches
    }

    fn cost(&self) -> Cost {
        Cost::Cheap
    }

    fn propagate(&mut self, domains: &mut Domains, _: Effort) -> Result<(), Conflict> {
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

    fn explain(&mut self, removed: Option<(Cell, u32)>, past: &Past<'_>, facts: &mut Vec<Fact>) {
        let Some((cell, value)) = removed else { return };
        let pushed_up =
            self.signs.iter().find(|(low, high)| *high == cell && past.values(*low).min() >= value);
        if let Some((low, _)) = pushed_up {
            facts.extend((1..value).map(|below| Fact::is_not(*low, below)));
            return;
        }
        let pressed_down =
            self.signs.iter().find(|(low, high)| *low == cell && past.values(*high).max() <= value);
        if let Some((_, high)) = pressed_down {
            let n = past.size().n() as u32;
            facts.extend((value + 1..=n).map(|above| Fact::is_not(*high, above)));
        }
    }
}
