//! Finds another puzzle with the same places printed.
//!
//! The search starts from random grids, then from the puzzle's own solution.
//! Grids near that solution are the most likely to give a puzzle with one
//! solution.

use super::Setting;
use crate::budget::{Budget, Nodes};
use crate::explain::grade;
use crate::generate::fixed::Fixed;
use crate::generate::locks::Locks;
use crate::generate::walk::{Climb, Walk};
use crate::generate::wish::{Aim, Met, Wish};
use crate::generate::{Made, Missed};
use crate::puzzle::{Draft, GridPuzzle};
use crate::rng::Dice;

/// The number of random grids tried first.
const BY_CHANCE: u64 = 3;

/// Another puzzle with one solution that prints the same places, and keeps the
/// locked contents. The new puzzle also meets the level of the wish.
///
/// # Errors
/// Fails if the draft is not a puzzle with one solution, or if the budget ended.
pub fn vary(
    draft: &Draft,
    wish: &Wish,
    seed: u64,
    budget: &mut Budget<'_>,
) -> Result<Made, Missed> {
    let setting = Setting::new(draft, wish)?;
    let solution = setting.unique(budget)?;
    let Setting { puzzle, empty, wish, fixed: _ } = setting;
    let locks = wish.locks.iter().fold(Locks::same_places(draft), Locks::and);
    let same = Wish { locks: Some(locks), ..wish.clone() };
    let fixed = Fixed::of(&same, empty.size()).map_err(Missed::Locked)?;
    let walk = Walk::new(&empty, &fixed, same.locks.as_ref());
    let mut dice = Dice::new(seed);
    let mut looks = Nodes::of(budget);
    let is_other = |one: &GridPuzzle| *one != puzzle;
    for tries in 1.. {
        let by_chance = if tries <= BY_CHANCE { walk.any(&mut dice).ok() } else { None };
        let start = by_chance.unwrap_or_else(|| solution.clone());
        match walk.climb(start, is_other, &mut dice, &mut looks) {
            Climb::Found(solution) => {
                let other = walk.printed(&solution);
                let graded = (wish.aim != Aim::Any).then(|| grade(&other));
                let made = Made::of(&other, solution, graded, tries);
                let made = made.ok_or(Missed::Ended { nearest: None, tries })?;
                if wish.is_met(made.grade.as_ref()) != Met::Not {
                    return Ok(made);
                }
            }
            Climb::GivenUp(..) => {}
            Climb::Stopped(..) => return Err(Missed::Ended { nearest: None, tries }),
        }
    }
    Err(super::STOPPED)
}
