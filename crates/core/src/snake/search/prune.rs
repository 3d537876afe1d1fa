//! Positions that cannot be completed, recognised only from their free cells.
//!
//! The runs still to be laid form one path from each tip to an end of the
//! chain. A free cell inside a path needs two free neighbours. With only one,
//! it is either the first cell of a path, next to a tip, or the last cell of a
//! path:
//!
//! ```text
//!   # # # #     o: beside the tip T, may come first
//!   T o # x     x: must be an end, and have its colour
//!   # . . .
//! ```
//!
//! Counting the free neighbours of all cells at once takes about 30 operations
//! on words. Checking whether the free cells are connected saves few additional
//! nodes and costs more than it saves.

use super::box_tables::BoxTables;
use super::growth_order::GrowthOrder;
use super::position::{Position, Sides};
use super::word::Word;

/// Free cells that have few free neighbours.
struct Ends<W> {
    /// The cells with no free neighbour.
    lonely: W,
    /// The cells with exactly one free neighbour.
    single: W,
}

impl<W: Word> BoxTables<W> {
    #[inline(always)]
    fn ends(&self, free: W) -> Ends<W> {
        let [x, y, z] = self.shifts.map(|(stride, next, before)| {
            let (up, down) = ((free >> stride) & next, (free << stride) & before);
            (up | down, up & down)
        });
        let some = x.0 | y.0 | z.0;
        let two = x.1 | y.1 | z.1 | (x.0 & y.0) | (z.0 & (x.0 | y.0));
        Ends { lonely: free & !some, single: free & some & !two }
    }
}

impl<W: Word> GrowthOrder<'_, W> {
    /// `None` if the position is lost, otherwise the cells with which the next run cannot begin.
    /// `sides` says where runs were left before the last one was laid.
    #[inline(always)]
    pub fn barred(&self, at: &Position<W>, sides: Sides) -> Option<W> {
        let free = self.tables.all & !at.occupied;
        if !self.pruning.dead_ends {
            return Some(W::NONE);
        }
        let sides = if sides == Sides::Both { self.sides(at) } else { sides };
        match sides {
            Sides::Both => self.barred_of_two(at, free),
            Sides::Back => self.barred_of_one(at, free, 0),
            Sides::Front => self.barred_of_one(at, free, 1),
        }
    }

    /// Does the same as `barred` for one path through all free cells.
    #[inline(always)]
    fn barred_of_one(&self, at: &Position<W>, free: W, side: usize) -> Option<W> {
        let Ends { lonely, single } = self.tables.ends(free);
        if lonely.has_any() {
            return (lonely == free && !free.has_several()).then_some(W::NONE);
        }
        let near = self.near(at, side);
        let (first, far) = (single & near, single & !near);
        if far.has_any() {
            let end = self.ends[at.even as usize][side];
            let lost = far.has_several() || !far.meets(end) || first.has_several();
            let barred = if first.has_any() { near & !first } else { W::NONE };
            return (!lost).then_some(barred);
        }
        if !first.has_several() {
            return Some(W::NONE);
        }
        // Two single cells are next to the tip: one is the first cell, the other is the end.
        let end = self.ends[at.even as usize][side];
        (first.count() == 2 && first.meets(end)).then_some(near & !first)
    }

    /// Does the same as `barred` for two paths that share the free cells.
    #[inline(always)]
    fn barred_of_two(&self, at: &Position<W>, free: W) -> Option<W> {
        let Ends { lonely, single } = self.tables.ends(free);
        let near = [self.near(at, 0), self.near(at, 1)];
        if lonely.has_any() && self.strands(at, lonely, near) {
            return None;
        }
        let far = single & !(near[0] | near[1]);
        if !far.has_any() {
            return (single.count() <= 4).then_some(W::NONE);
        }
        let [back, front] = self.ends[at.even as usize];
        let fits = match back == front {
            true => far.count() <= 2 && !(far & !back).has_any(),
            false => !(far & back).has_several() && !(far & front).has_several(),
        };
        (fits && single.count() <= 4).then_some(W::NONE)
    }

    /// Whether a cell without free neighbours is stranded: it is not the only
    /// cell still missing on either side.
    #[cold]
    fn strands(&self, at: &Position<W>, lonely: W, near: [W; 2]) -> bool {
        let last = |side: usize| match self.nearly[side] == Some(at.tips[side].done as usize) {
            true => near[side],
            false => W::NONE,
        };
        (lonely & !(last(0) | last(1))).has_any() || lonely.count() > 2
    }

    /// The cells next to a tip in which the next run can begin.
    #[inline(always)]
    fn near(&self, at: &Position<W>, side: usize) -> W {
        let tip = at.tips[side];
        self.tables.near(tip.axis as usize, tip.cell as usize)
    }
}
