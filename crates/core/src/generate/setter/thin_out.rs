//! Everything that can go without a second solution goes.

use super::{emptied, unique, wish};
use crate::budget::{Budget, Nodes};
use crate::generate::others::Others;
use crate::generate::sheet::{Sheet, Stride};
use crate::generate::wish::Symmetry;
use crate::generate::{Made, Missed};
use crate::puzzle::Draft;
use crate::rng::Dice;

/// A puzzle with fewer things printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thinned {
    /// What is printed still.
    pub draft: Draft,
    /// How many things went.
    pub removed: usize,
    /// Whether nothing else could go; not known where the budget ended.
    pub minimal: bool,
}

/// Leaves out what a puzzle with one solution can do without, in an order by
/// chance. With a symmetry, what lies in two places that belong together goes
/// together or stays.
///
/// # Errors
/// A draft that is not a puzzle with one solution.
pub fn thin_out(
    draft: &Draft,
    symmetry: Symmetry,
    seed: u64,
    budget: &mut Budget<'_>,
) -> Result<Thinned, Missed> {
    let (puzzle, solution) = unique(draft, budget)?;
    let (empty, wish) = (emptied(draft)?, wish(draft, symmetry));
    let mut others = Others::of(&solution);
    let dice = &mut Dice::new(seed);
    let mut sheet = Sheet::of(&puzzle, &empty, solution.clone(), &wish, dice);
    let (mut looks, mut minimal) = (Nodes::of(budget), true);
    sheet.drop_all(Stride::growing(true), |puzzle| {
        minimal &= looks.next().is_continue();
        minimal && others.are_none(puzzle)
    });
    let thinned = sheet.puzzle();
    let removed = puzzle.conditions().len() - thinned.conditions().len();
    let made = Made::of(&thinned, solution, None, 1).ok_or(super::STOPPED)?;
    Ok(Thinned { draft: made.draft, removed, minimal })
}
