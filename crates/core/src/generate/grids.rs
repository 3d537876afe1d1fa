//! The full grids from which puzzles are made, one after another.
//!
//! Without locks, the grids are random. With locks, each grid is the only solution when everything
//! allowed is printed; most of these grids are found near the previous one.

use super::fixed::Fixed;
use super::made::{Made, Missed};
use super::square::square;
use super::walk::{Climb, Walk};
use super::wish::{Aim, Wish};
use crate::budget::Nodes;
use crate::explain::grade;
use crate::message::Message;
use crate::puzzle::GridPuzzle;
use crate::rng::Dice;

/// The number of attempts near a grid before starting from a new grid.
const NEAR: usize = 20;

/// The source of grids.
pub(super) struct Grids<'a> {
    empty: &'a GridPuzzle,
    walk: Option<Walk<'a>>,
    /// The previous grid, and the number of attempts near it.
    last: Option<(Vec<u32>, usize)>,
    /// The grid whose puzzle has the fewest solutions, until a puzzle has
    /// exactly one.
    fewest: Option<(Vec<u32>, u64)>,
}

impl<'a> Grids<'a> {
    pub(super) fn new(empty: &'a GridPuzzle, wish: &'a Wish, fixed: &'a Fixed) -> Self {
        let walk = wish.locks.as_ref().map(|locks| Walk::new(empty, fixed, Some(locks)));
        Self { empty, walk, last: None, fewest: None }
    }

    /// The next grid; `None` if the budget ran out.
    ///
    /// # Errors
    /// Fails if there is no such grid, or if none was found.
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
                Climb::GivenUp(grid, count) => note(&mut self.fewest, grid, count),
                Climb::Stopped(grid, count) => {
                    note(&mut self.fewest, grid, count);
                    return Ok(None);
                }
            }
        }
    }
}

impl Grids<'_> {
    /// Why no grid is the only solution when just these places are printed: the
    /// fewest solutions found, and a puzzle that prints one more place.
    pub(super) fn missed(&self, wish: &Wish, tries: u64) -> Option<Missed> {
        let (grid, solutions) = self.fewest.as_ref()?;
        let more = self.walk.as_ref()?.with_one_more(grid, wish.symmetry);
        let nearest = more.and_then(|puzzle| {
            let graded = (wish.aim != Aim::Any).then(|| grade(&puzzle));
            Made::of(&puzzle, grid.clone(), graded, tries)
        });
        Some(Missed::Places { solutions: *solutions, nearest: nearest.map(Box::new) })
    }
}

/// Keeps the grid with the fewest solutions.
fn note(fewest: &mut Option<(Vec<u32>, u64)>, grid: Vec<u32>, count: u64) {
    if fewest.as_ref().is_none_or(|(_, known)| count < *known) {
        *fewest = Some((grid, count));
    }
}

fn none_kept(missed: Missed) -> Missed {
    match missed {
        Missed::NoSolution => Missed::Locked(Message::new("generate.lock-none")),
        other => other,
    }
}
