//! The full grids from which puzzles are made, one after the other.
//!
//! Without locks they are random. With locks, each has one solution when
//! everything allowed is printed; most of them are found near the last one.

use super::fixed::Fixed;
use super::made::Missed;
use super::square::square;
use super::walk::{Climb, Walk};
use super::wish::Wish;
use crate::budget::Nodes;
use crate::message::Message;
use crate::puzzle::GridPuzzle;
use crate::rng::Dice;

/// Attempts near the last grid before another is begun.
const NEAR: usize = 20;

/// The source of grids.
pub(super) struct Grids<'a> {
    empty: &'a GridPuzzle,
    walk: Option<Walk<'a>>,
    /// The last grid, and the number of attempts near it.
    last: Option<(Vec<u32>, usize)>,
}

impl<'a> Grids<'a> {
    pub(super) fn new(empty: &'a GridPuzzle, wish: &'a Wish, fixed: &'a Fixed) -> Self {
        let walk = wish.locks.as_ref().map(|locks| Walk::new(empty, fixed, Some(locks)));
        Self { empty, walk, last: None }
    }

    /// The next grid; None if the budget ended.
    ///
    /// # Errors
    /// There is none, or none was found.
    pub(super) fn next(
        &mut self,
        dice: &mut Dice,
        looks: &mut Nodes<'_, '_>,
    ) -> Result<Option<Vec<u32>>, Missed> {
        let Some(walk) = &self.walk else { return square(self.empty, dice).map(Some) };
        loop {
            let near = self.last.take().filter(|(_, near)| *near < NEAR);
            let before = near.as_ref().map(|(grid, _)| walk.printed(grid));
            let is_new = |puzzle: &GridPuzzle| before.as_ref() != Some(puzzle);
            let (start, near) = match near {
                Some((grid, near)) => (grid, near + 1),
                None => (walk.any(dice).map_err(none_kept)?, 0),
            };
            match walk.climb(start, is_new, dice, looks) {
                Climb::Found(grid) => {
                    self.last = Some((grid.clone(), near));
                    return Ok(Some(grid));
                }
                Climb::GivenUp => {}
                Climb::Stopped => return Ok(None),
            }
        }
    }
}

fn none_kept(missed: Missed) -> Missed {
    match missed {
        Missed::NoSolution => Missed::Locked(Message::new("generate.lock-none")),
        other => other,
    }
}
