//! Another puzzle with the same places printed.
//!
//! Few grids give a puzzle with one solution when they are printed in given
//! places. So a grid is changed a little, again and again, as long as that
//! leaves no more solutions than before: first from grids by chance, then from
//! the one of the puzzle itself, whose neighbours have one solution most often.

use super::{emptied, unique};
use crate::budget::{Budget, Flow, Nodes};
use crate::conditions::{Condition, Given};
use crate::generate::sheet::everything;
use crate::generate::square::{shuffled, square};
use crate::generate::wish::Place;
use crate::generate::{Made, Missed};
use crate::grid::Cell;
use crate::puzzle::{Draft, GridPuzzle};
use crate::rng::Dice;
use crate::solve::{self, Question};

/// Solutions that are counted at most.
const COUNTED: u64 = 40;
/// Changes without fewer solutions before another grid is begun.
const PATIENCE: usize = 60;
/// Positions of the search that counts them.
const NODES: u64 = 20_000;
/// Grids by chance that are begun first.
const BY_CHANCE: u64 = 3;

/// Another puzzle that is unique and has things printed in the same places.
///
/// # Errors
/// A draft that is not a puzzle with one solution, and a budget that ended.
pub fn vary(draft: &Draft, seed: u64, budget: &mut Budget<'_>) -> Result<Made, Missed> {
    let (puzzle, solution) = unique(draft, budget)?;
    let pattern = Pattern { empty: emptied(draft)?, puzzle };
    let mut dice = Dice::new(seed);
    let mut looks = Nodes::of(budget);
    for tries in 1.. {
        let by_chance =
            if tries <= BY_CHANCE { square(&pattern.empty, &mut dice).ok() } else { None };
        let start = by_chance.unwrap_or_else(|| solution.clone());
        match pattern.climb(start, &mut dice, &mut looks) {
            Climb::Found(solution) => {
                let made = Made::of(&pattern.of(&solution), solution, None, tries);
                return made.ok_or(Missed::Ended { nearest: None, tries });
            }
            Climb::GivenUp => {}
            Climb::Stopped => return Err(Missed::Ended { nearest: None, tries }),
        }
    }
    Err(super::STOPPED)
}

/// The places that are printed, and the puzzle that is to be another one.
struct Pattern {
    empty: GridPuzzle,
    puzzle: GridPuzzle,
}

enum Climb {
    Found(Vec<u32>),
    GivenUp,
    Stopped,
}

impl Pattern {
    /// The puzzle of a grid.
    fn of(&self, grid: &[u32]) -> GridPuzzle {
        let printed: Vec<Place> =
            self.puzzle.conditions().iter().filter_map(|one| Place::of(*one)).collect();
        let is_printed =
            |one: &Condition| Place::of(*one).is_none_or(|place| printed.contains(&place));
        let said: Vec<Condition> =
            everything(&self.empty, grid).into_iter().filter(is_printed).collect();
        self.empty.only(&said)
    }

    /// From a grid to one whose puzzle has one solution.
    fn climb(&self, start: Vec<u32>, dice: &mut Dice, looks: &mut Nodes<'_, '_>) -> Climb {
        let (mut grid, mut fewest, mut waited) = (start, COUNTED, 0);
        while waited < PATIENCE {
            if looks.next().is_break() {
                return Climb::Stopped;
            }
            waited += 1;
            let Some(changed) = self.changed(&grid, dice) else { continue };
            let puzzle = self.of(&changed);
            let count = solutions(&puzzle, fewest + 1);
            if count == 1 && puzzle != self.puzzle {
                return Climb::Found(changed);
            }
            if count <= fewest && puzzle != self.puzzle {
                waited = if count < fewest { 0 } else { waited };
                (grid, fewest) = (changed, count);
            }
        }
        Climb::GivenUp
    }

    /// The same grid but for the cells of a few rows, columns or values.
    fn changed(&self, grid: &[u32], dice: &mut Dice) -> Option<Vec<u32>> {
        let size = self.empty.size();
        let by = dice.below(3);
        let few = 2 + dice.below(size.n().saturating_sub(2).clamp(1, 3));
        let which: Vec<usize> =
            shuffled((0..size.n()).collect(), dice).into_iter().take(few).collect();
        let group = |cell: Cell| match by {
            0 => size.row(cell),
            1 => size.column(cell),
            _ => grid[cell.index()] as usize - 1,
        };
        let kept = size.cells().filter(|cell| !which.contains(&group(*cell)));
        let givens = kept.map(|cell| Condition::Given(Given { cell, value: grid[cell.index()] }));
        let said: Vec<Condition> = self.empty.conditions().iter().copied().chain(givens).collect();
        square(&self.empty.only(&said), dice).ok()
    }
}

/// How many solutions there are, up to so many; as many, too, where a search of
/// some length does not tell.
fn solutions(puzzle: &GridPuzzle, most: u64) -> u64 {
    let question = Question { limit: Some(most), keep: 0 };
    let report = &mut |_: &_| Flow::Continue;
    let mut budget = Budget { nodes: Some(NODES), every: NODES, report };
    let answer = solve::find(puzzle, question, &mut budget);
    if answer.complete { answer.count } else { most }
}
