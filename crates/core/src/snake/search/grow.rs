//! The search itself: every way to continue, one after another, to the end.
//!
//! Recursion is as deep as the number of runs in the chain, at most 127. The
//! search records the current child of each position, so that the finished
//! share is known at any moment:
//!
//! ```text
//!   child 2 of 3, and below it child 1 of 4:   1/3 + 1/3 * 0/4 is done
//! ```
//!
//! This wrongly assumes that the trees below all children of a position are equally large. Only for
//! the first run can the caller pass better estimates.

use super::growth_order::GrowthOrder;
use super::position::{Choice, Position, Sides};
use super::watch::Watch;
use super::word::Word;
use crate::snake::{Cell, Chain, Direction, Fold};

/// The result of a search.
#[derive(Clone, Debug, Default)]
pub struct Harvest {
    /// The number of foldings.
    pub count: u64,
    /// The first foldings found.
    pub folds: Vec<Fold>,
    /// Whether there are no other foldings.
    pub complete: bool,
}

/// A search in progress.
pub struct Grower<'a, 'b, 'c, W> {
    order: &'a GrowthOrder<'a, W>,
    watch: &'a mut Watch<'b, 'c>,
    keep: usize,
    limit: u64,
    harvest: Harvest,
    /// The direction of each run laid so far, in the reading order of the chain.
    laid: [u8; Chain::MAX],
    /// The share of the search in the finished beginnings, and in the current one.
    done: f64,
    here: f64,
    /// For each depth, the directions of all children, and those of the
    /// unfinished ones.
    children: [[u8; 2]; Chain::MAX],
}

impl<'a, 'b, 'c, W: Word> Grower<'a, 'b, 'c, W> {
    pub fn new(
        order: &'a GrowthOrder<'a, W>,
        watch: &'a mut Watch<'b, 'c>,
        keep: usize,
        limit: Option<u64>,
    ) -> Self {
        Self {
            order,
            watch,
            keep,
            limit: limit.unwrap_or(u64::MAX),
            harvest: Harvest::default(),
            laid: [0; Chain::MAX],
            done: 0.0,
            here: 1.0,
            children: [[1; 2]; Chain::MAX],
        }
    }

    /// Searches to the end, to the limit, or until the watch stops the search.
    /// `shares` divides the search among the ways to begin; without it, the
    /// shares are equal.
    pub fn run(mut self, shares: Option<Vec<f64>>) -> Harvest {
        self.harvest.complete = self.limit > 0 && self.begin(shares);
        self.harvest
    }

    fn begin(&mut self, shares: Option<Vec<f64>>) -> bool {
        let beginnings = self.order.beginnings();
        let equal = || vec![1.0 / beginnings.len().max(1) as f64; beginnings.len()];
        let shares = shares.unwrap_or_else(equal);
        beginnings.iter().zip(shares).all(|((way, position), share)| {
            self.here = share;
            self.laid[self.order.first.number] = way.index() as u8;
            let on = self.goes_on(0) && self.grow_on(position, 1);
            self.done += share;
            on
        })
    }

    /// Visits everything below a position, using the function compiled for its
    /// sides.
    fn grow_on(&mut self, at: &Position<W>, depth: usize) -> bool {
        match self.order.sides(at) {
            Sides::Back => self.grow::<{ Sides::Back as u8 }>(at, depth),
            Sides::Front => self.grow::<{ Sides::Front as u8 }>(at, depth),
            Sides::Both => self.grow::<{ Sides::Both as u8 }>(at, depth),
        }
    }

    /// Visits everything below a position; false if the search has to end.
    fn grow<const SIDES: u8>(&mut self, at: &Position<W>, depth: usize) -> bool {
        let sides = const { Sides::of(SIDES) };
        let Some(choice) = self.order.choose(at, sides) else {
            return self.take(at, depth);
        };
        let mut ways = choice.ways;
        while ways != 0 {
            self.children[depth] = [choice.ways as u8, ways as u8];
            let way = ways.trailing_zeros() as usize;
            ways &= ways - 1;
            if !self.goes_on(depth) {
                return false;
            }
            let Some(next) = self.order.lay(at, sides, choice, way) else { continue };
            self.note(choice, way);
            let on = match sides {
                Sides::Both => self.grow_on(&next, depth + 1),
                _ => self.grow::<SIDES>(&next, depth + 1),
            };
            if !on {
                return false;
            }
        }
        true
    }

    #[inline(always)]
    fn goes_on(&mut self, depth: usize) -> bool {
        self.watch.step() || self.look(depth)
    }

    #[cold]
    fn look(&mut self, depth: usize) -> bool {
        let (mut whole, mut share) = (self.here, self.done);
        for [all, left] in self.children[..=depth].iter().skip(1) {
            whole /= f64::from(all.count_ones());
            share += whole * f64::from(all.count_ones() - left.count_ones());
        }
        self.watch.look(self.harvest.count, share)
    }

    /// Records a run's direction in the reading order of the chain; towards the
    /// first cubelet, runs are laid in reverse.
    #[inline(always)]
    fn note(&mut self, choice: Choice<'_, W>, way: usize) {
        self.laid[choice.run.number] = if choice.side == 0 { way ^ 1 } else { way } as u8;
    }

    #[cold]
    fn take(&mut self, at: &Position<W>, runs: usize) -> bool {
        self.harvest.count += 1;
        if self.harvest.folds.len() < self.keep {
            let directions = self.laid[..runs].iter().map(|way| Direction::ALL[*way as usize]);
            let start = Cell(at.tips[0].cell);
            let fold = Fold { start, directions: directions.collect() };
            self.watch.tell(&fold);
            self.harvest.folds.push(fold);
        }
        self.harvest.count < self.limit
    }
}
