//! The relaxed clue, with one word for each count.
//!
//! For each place and each count, one word has the possible heights of the tallest so
//! far (forwards). Another word has those from which the clue can still be satisfied
//! (backwards). A height stays if it leads from a possible state to a wanted one. This
//! costs about n * clue word operations. Small clues have a faster version
//! (`packed_clue.rs`).

use crate::engine::{Conflict, Domains};
use crate::grid::{Cell, Size, Values};

/// A set of heights 0..=32; bit h is height h.
pub(super) type Heights = u64;

/// For each count of visible buildings, the possible heights of the tallest.
pub(super) type Tallest = [Heights];

/// The walks of a clue along the cells that it sees.
pub(super) struct WideClue {
    clue: usize,
    /// The height of value 1: 0 if it is never visible and hides nothing.
    lowest: u32,
    /// The set with only the greatest height.
    tallest: Heights,
    /// The possible states before each place: clue + 2 words each, the last of them 0.
    before: Vec<Heights>,
    /// The values of each cell from which the places after it were computed.
    walked: [Values; Size::MAX],
    /// The values after the last run; a further run would remove none of them.
    left: [Values; Size::MAX],
    /// The first place from which everything onwards is hidden behind the tallest.
    end: usize,
}

impl WideClue {
    /// The walks for a clue in a line of n cells.
    pub(super) fn new(n: usize, clue: usize, lowest: u32) -> Self {
        let mut before = vec![0; (n + 1) * (clue + 2)];
        before[0] = 1;
        Self {
            clue,
            lowest,
            tallest: tallest(n, lowest),
            before,
            walked: [Values::NONE; Size::MAX],
            left: [Values::NONE; Size::MAX],
            end: n,
        }
    }

    /// Removes from each cell the values that lead only to a wrong number of visible
    /// buildings.
    pub(super) fn propagate(
        &mut self,
        cells: &[Cell],
        domains: &mut Domains,
    ) -> Result<(), Conflict> {
        if self.is_unchanged(cells, domains) {
            return Ok(());
        }
        self.walk(cells, domains);
        let mut wanted = [0; Size::MAX + 2];
        let (lowest, stride) = (self.lowest, self.clue + 2);
        let wanted = &mut wanted[..stride];
        wanted[self.clue] = self.tallest;
        // Until the run is complete, it must not count as done. No cell ever has an
        // empty set of values, so the next comparison fails.
        self.left[0] = Values::NONE;
        let rows = self.before[..self.end * stride].chunks_exact(stride);
        for (place, before) in rows.enumerate().rev() {
            let values = self.walked[place];
            let heights = heights(values, lowest);
            let kept = Values((supported(before, heights, wanted) >> lowest) as u32);
            step_back(heights, wanted);
            if kept != values {
                domains.keep(cells[place], kept)?;
            }
            self.left[place] = kept;
        }
        Ok(())
    }

    /// Continues from the first place whose values have changed.
    fn walk(&mut self, cells: &[Cell], domains: &Domains) {
        let mut before = cells[..self.end].iter().zip(&self.walked);
        let changed = before.position(|(cell, walked)| domains.values(*cell) != *walked);
        let first = changed.unwrap_or(self.end);
        if first == self.end {
            return;
        }
        let (lowest, stride) = (self.lowest, self.clue + 2);
        self.end = cells.len();
        for (place, cell) in cells.iter().enumerate().skip(first) {
            let values = domains.values(*cell);
            self.walked[place] = values;
            let [before, after] = rows(&mut self.before, place, stride);
            if step(before, after, heights(values, lowest)) == self.tallest {
                self.end = place + 1;
                return;
            }
        }
    }

    /// Whether nothing relevant has changed since the last run.
    fn is_unchanged(&self, cells: &[Cell], domains: &Domains) -> bool {
        let mut last = cells[..self.end].iter().zip(&self.left);
        last.all(|(cell, left)| domains.values(*cell) == *left)
    }
}

/// The set with only the greatest height of n.
pub(super) const fn tallest(n: usize, lowest: u32) -> Heights {
    1 << (n as u32 - 1 + lowest)
}

/// The words of a place and of the next one.
pub(super) fn rows(table: &mut [Heights], place: usize, stride: usize) -> [&mut Tallest; 2] {
    let (before, after) = table[place * stride..(place + 2) * stride].split_at_mut(stride);
    [before, after]
}

/// Computes the possible states after a place from the states before it; returns all
/// heights that the tallest may then have.
#[inline]
pub(super) fn step(before: &Tallest, after: &mut Tallest, values: Heights) -> Heights {
    let hiding = above_lowest(values) | values & 1;
    let (mut shown, mut all) = (0, 0);
    let counts = before.len() - 1;
    for (before, after) in before[..counts].iter().zip(&mut after[..counts]) {
        *after = before & hiding | shown;
        all |= *after;
        shown = values & above_lowest(*before);
    }
    all
}

/// The values that lead from a possible state before a place to a wanted state after
/// it.
#[inline]
pub(super) fn supported(before: &Tallest, values: Heights, wanted: &Tallest) -> Heights {
    let (mut shown, mut hiding) = (0, 0);
    for (before, wanted) in before.iter().zip(wanted.windows(2)) {
        shown |= wanted[1] & above_lowest(*before);
        hiding |= before & wanted[0];
    }
    (shown | below_highest(hiding) | hiding & 1) & values
}

/// Computes the wanted states before a place from the states after it.
#[inline]
pub(super) fn step_back(values: Heights, wanted: &mut Tallest) {
    let hiding = above_lowest(values) | values & 1;
    let counts = wanted.len() - 1;
    let mut here = wanted[0];
    for count in 0..counts {
        let after = wanted[count + 1];
        wanted[count] = here & hiding | below_highest(values & after);
        here = after;
    }
}

/// The heights of values; height 0 hides nothing and is never visible.
#[inline]
pub(super) const fn heights(values: Values, lowest: u32) -> Heights {
    (values.0 as Heights) << lowest
}

/// All heights above the lowest of a set; none if the set is empty.
#[inline]
const fn above_lowest(set: Heights) -> Heights {
    !(set ^ set.wrapping_sub(1))
}

/// All heights below the highest of a set; none if the set is empty.
#[inline]
const fn below_highest(set: Heights) -> Heights {
    (Heights::MAX >> (set | 1).leading_zeros()) >> 1
}
