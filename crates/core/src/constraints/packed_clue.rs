//! The relaxed clue with all its counts in one word.
//!
//! ```text
//!   n = 4, clue 3      |3....|2....|1....|     a lane of five bits for each count
//! ```
//!
//! For a count of c, lane c is the set of heights that the tallest may have. It has n
//! bits, and one bit above them for a borrow from the next lane. So one operation does
//! for all counts at once what `wide_clue.rs` does for each, as long as clue * (n + 1)
//! bits fit into a word. Both versions remove the same values.

use crate::engine::{Conflict, Domains};
use crate::grid::{Cell, Values};

/// The length of the longest line.
const LONGEST: usize = 16;

/// A lane for each count.
type Lanes = u64;

/// The walks of a clue along the cells that it sees.
pub(super) struct PackedClue {
    /// The number of bits in a lane, and the distances to the lanes that are four, two
    /// and one before it.
    width: u32,
    folds: [u32; 3],
    /// For each lane, the lowest bit, the guard above the heights, all heights, and the
    /// tallest.
    lowest: Lanes,
    guards: Lanes,
    heights: Lanes,
    tallest: Lanes,
    /// The heights of the first lane, and for each shift those that remain in
    /// their lane.
    lane: u64,
    kept_by: [Lanes; 4],
    /// The state that satisfies the clue: the tallest height in the last lane.
    goal: Lanes,
    /// The possible states before each place.
    before: [Lanes; LONGEST + 1],
    /// The values of each cell from which the places after it were computed.
    walked: [Values; LONGEST],
    /// The values after the last run; a further run would remove none of them.
    left: [Values; LONGEST],
    /// The first place from which everything onwards is hidden behind the tallest.
    end: usize,
}

impl PackedClue {
    /// The walks for a clue in a line of n cells, if its counts fit into a word.
    pub(super) fn new(n: usize, clue: usize) -> Option<Self> {
        let (width, lanes) = (n as u32 + 1, clue as u32);
        if n > LONGEST || lanes == 0 || lanes * width > Lanes::BITS {
            return None;
        }
        let lowest = (0..lanes).fold(0, |all, lane| all | 1 << (lane * width));
        let lane = (1 << n) - 1;
        let tallest = 1 << (n - 1);
        let fold = |lanes: u32| if lanes * width < Lanes::BITS { lanes * width } else { 0 };
        Some(Self {
            width,
            folds: [4, 2, 1].map(fold),
            lowest,
            guards: lowest << n,
            heights: lane * lowest,
            tallest: tallest * lowest,
            lane,
            kept_by: [1, 2, 4, 8].map(|shift| (lane >> shift) * lowest),
            goal: tallest << ((lanes - 1) * width),
            before: [0; LONGEST + 1],
            walked: [Values::NONE; LONGEST],
            left: [Values::NONE; LONGEST],
            end: n,
        })
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
        // Until the run is complete, it must not count as done. No cell ever has an
        // empty set of values, so the next comparison fails.
        self.left[0] = Values::NONE;
        let mut wanted = self.goal;
        for place in (0..self.end).rev() {
            let values = self.walked[place % LONGEST];
            let kept = if place == 0 {
                Values((wanted & u64::from(values.0)) as u32)
            } else {
                self.step_back(place, values, &mut wanted)
            };
            if kept != values {
                domains.keep(cells[place], kept)?;
            }
            self.left[place % LONGEST] = kept;
        }
        Ok(())
    }

    /// Whether nothing relevant has changed since the last run.
    fn is_unchanged(&self, cells: &[Cell], domains: &Domains) -> bool {
        let mut last = cells[..self.end].iter().zip(&self.left);
        last.all(|(cell, left)| domains.values(*cell) == *left)
    }

    /// Continues from the first place whose values have changed.
    fn walk(&mut self, cells: &[Cell], domains: &Domains) {
        let mut before = cells[..self.end].iter().zip(&self.walked);
        let changed = before.position(|(cell, walked)| domains.values(*cell) != *walked);
        let first = changed.unwrap_or(self.end);
        if first == self.end {
            return;
        }
        self.end = cells.len();
        let mut lanes = self.before[first % LONGEST];
        for (place, cell) in cells.iter().enumerate().skip(first) {
            let values = domains.values(*cell);
            self.walked[place % LONGEST] = values;
            lanes = self.step(place, lanes, u64::from(values.0));
            self.before[place % LONGEST + 1] = lanes;
            if lanes != 0 && lanes & !self.tallest == 0 {
                self.end = place + 1;
                return;
            }
        }
    }

    /// The possible states after a place.
    #[inline(always)]
    fn step(&self, place: usize, before: Lanes, values: u64) -> Lanes {
        if place == 0 {
            return values;
        }
        let shown = (self.above_lowest(before) & values.wrapping_mul(self.lowest)) << self.width;
        before & self.hiding(values) | shown & self.heights
    }

    /// The values of a place that lead from a possible state before it to a wanted
    /// state after it; also computes the wanted states before it.
    #[inline(always)]
    fn step_back(&self, place: usize, values: Values, wanted: &mut Lanes) -> Values {
        let before = self.before[place % LONGEST];
        let heights = u64::from(values.0);
        let next = *wanted >> self.width;
        let shown = self.any_lane(next & self.above_lowest(before));
        let hidden = self.any_lane(before & *wanted);
        let below = (u64::MAX >> (hidden | 1).leading_zeros()) >> 1;
        let shows = next & heights.wrapping_mul(self.lowest);
        *wanted = *wanted & self.hiding(heights) | self.below_highest(shows);
        Values(((shown | below) & heights) as u32)
    }

    /// The heights above the lowest one in each lane.
    #[inline(always)]
    const fn above_lowest(&self, lanes: Lanes) -> Lanes {
        let guarded = lanes | self.guards;
        !(guarded ^ (guarded - self.lowest)) & self.heights
    }

    /// The heights below the highest one in each lane.
    #[inline(always)]
    const fn below_highest(&self, lanes: Lanes) -> Lanes {
        let [one, two, four, eight] = self.kept_by;
        let mut lanes = lanes;
        lanes |= lanes >> 1 & one;
        lanes |= lanes >> 2 & two;
        lanes |= lanes >> 4 & four;
        lanes |= lanes >> 8 & eight;
        lanes >> 1 & one
    }

    /// For each lane, the heights of the tallest that hide one of these values.
    #[inline(always)]
    const fn hiding(&self, values: u64) -> Lanes {
        (!(values ^ values.wrapping_sub(1)) & self.lane).wrapping_mul(self.lowest)
    }

    /// The heights that occur in any lane.
    #[inline(always)]
    const fn any_lane(&self, lanes: Lanes) -> u64 {
        let [four, two, one] = self.folds;
        let mut lanes = lanes;
        lanes |= lanes >> four;
        lanes |= lanes >> two;
        lanes |= lanes >> one;
        lanes & self.lane
    }
}

#[cfg(test)]
mod tests {
    use super::{Cell, Domains, PackedClue, Values};
    use crate::constraints::wide_clue::WideClue;
    use crate::grid::{Line, Size};
    use crate::rng::Dice;

    /// Removes more and more candidates from row 0, running both versions after each
    /// removal.
    fn compare(dice: &mut Dice, size: Size, clue: usize) -> usize {
        let cells: Vec<Cell> = size.line_cells(Line::Row(0)).collect();
        let mut packed = PackedClue::new(size.n(), clue).expect("a small clue");
        let mut wide = WideClue::new(size.n(), clue, 1);
        let (mut one, mut other) = (Domains::new(size), Domains::new(size));
        let mut removed = 0;
        while one.values(cells[0]).len() > 1 {
            let values = Values(dice.below(1 << size.n()) as u32);
            let cell = cells[dice.below(size.n())];
            if one.remove(cell, values).is_err() {
                break;
            }
            other.remove(cell, values).expect("the same candidates");
            let mark = one.mark();
            let outcome = packed.propagate(&cells, &mut one);
            assert_eq!(outcome, wide.propagate(&cells, &mut other), "clue {clue}");
            let values =
                |domains: &Domains| cells.iter().map(|cell| domains.values(*cell)).collect();
            let (one_left, other_left): (Vec<Values>, Vec<Values>) = (values(&one), values(&other));
            assert_eq!(one_left, other_left, "clue {clue}");
            removed += usize::from(one.mark() > mark);
            if outcome.is_err() {
                break;
            }
        }
        removed
    }

    #[test]
    fn one_word_removes_what_many_do() {
        let mut dice = Dice::new(3);
        let mut removed = 0;
        for _ in 0..2_000 {
            let n = 1 + dice.below(16);
            let clue = 1 + dice.below((64 / (n + 1)).min(n));
            removed += compare(&mut dice, Size::new(n).expect("a size"), clue);
        }
        assert!(removed > 2_000, "only {removed}");
    }
}
