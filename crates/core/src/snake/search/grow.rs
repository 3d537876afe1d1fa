//! The search itself: every way to go on, one after another, to the end.
//!
//! Recursion goes as deep as the chain has runs, 127 at most. Which of its
//! children each position is at is written down on the way, so that the share
//! of the search that is done can be told at any moment:
//!
//! ```text
//!   child 2 of 3, and below it child 1 of 4:   1/3 + 1/3 * 0/4 is done
//! ```
//!
//! That takes all children of a position for equally large, which they are not.

use super::plan::{Plan, Position, Run};
use super::watch::Watch;
use super::word::Word;
use crate::snake::{Cell, Chain, Direction, Fold};

/// What a search has found.
#[derive(Clone, Debug, Default)]
pub struct Harvest {
    /// How many.
    pub count: u64,
    /// The first of them.
    pub folds: Vec<Fold>,
    /// Whether there are no others.
    pub complete: bool,
}

/// A search that is under way.
pub struct Grower<'a, 'b, 'c, W> {
    plan: &'a Plan<'a, W>,
    watch: &'a mut Watch<'b, 'c>,
    keep: usize,
    limit: u64,
    harvest: Harvest,
    /// The direction of each run of the chain, as it was laid.
    laid: [u8; Chain::MAX],
    /// For each depth, which of how many children is looked at.
    children: [(u16, u16); Chain::MAX],
}

impl<'a, 'b, 'c, W: Word> Grower<'a, 'b, 'c, W> {
    pub fn new(
        plan: &'a Plan<'a, W>,
        watch: &'a mut Watch<'b, 'c>,
        keep: usize,
        limit: Option<u64>,
    ) -> Self {
        Self {
            plan,
            watch,
            keep,
            limit: limit.unwrap_or(u64::MAX),
            harvest: Harvest::default(),
            laid: [0; Chain::MAX],
            children: [(0, 1); Chain::MAX],
        }
    }

    /// Searches to the end, the limit, or until the watch says no.
    pub fn run(mut self) -> Harvest {
        self.harvest.complete = self.limit > 0 && self.begin();
        self.harvest
    }

    fn begin(&mut self) -> bool {
        let beginnings = self.plan.beginnings();
        let total = beginnings.len() as u16;
        beginnings.into_iter().enumerate().all(|(number, (way, position))| {
            self.children[0] = (number as u16, total);
            self.laid[self.plan.first.number] = way.index() as u8;
            self.goes_on(0) && self.grow(&position, 1)
        })
    }

    /// Everything below a position; false where the search is to end.
    fn grow(&mut self, at: &Position<W>, depth: usize) -> bool {
        let Some((side, run, mut ways)) = self.plan.choose(at) else {
            return self.take(at, depth);
        };
        let mut child = (0, ways.count_ones() as u16);
        while ways != 0 {
            let way = ways.trailing_zeros() as usize;
            ways &= ways - 1;
            self.children[depth] = child;
            child.0 += 1;
            if !self.goes_on(depth) {
                return false;
            }
            if let Some(next) = self.plan.lay(at, side, run, way) {
                self.note(run, side, way);
                if !self.grow(&next, depth + 1) {
                    return false;
                }
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
        let mut whole = 1.0;
        let mut share = 0.0;
        for (child, of) in &self.children[..=depth] {
            whole /= f64::from((*of).max(1));
            share += whole * f64::from(*child);
        }
        self.watch.look(self.harvest.count, share)
    }

    /// Writes a run's direction down as the chain is read; towards the first
    /// cubelet it was laid the other way.
    #[inline(always)]
    fn note(&mut self, run: Run, side: usize, way: usize) {
        self.laid[run.number] = if side == 0 { way ^ 1 } else { way } as u8;
    }

    #[cold]
    fn take(&mut self, at: &Position<W>, runs: usize) -> bool {
        self.harvest.count += 1;
        if self.harvest.folds.len() < self.keep {
            let directions = self.laid[..runs].iter().map(|way| Direction::ALL[*way as usize]);
            let start = Cell(at.tips[0].cell);
            self.harvest.folds.push(Fold { start, directions: directions.collect() });
        }
        self.harvest.count < self.limit
    }
}
