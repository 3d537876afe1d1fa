//! Grids whose puzzle has one solution when it is printed in given places.
//!
//! Few grids do that where the places are few. So a grid is changed a little,
//! again and again, as long as that leaves no more solutions than before.

use super::everything::everything;
use super::fixed::Fixed;
use super::locks::Locks;
use super::made::Missed;
use super::place::Place;
use super::square::{shuffled, square};
use crate::budget::{Budget, Flow, Nodes};
use crate::conditions::{Condition, Given, Written};
use crate::grid::Cell;
use crate::puzzle::GridPuzzle;
use crate::rng::Dice;
use crate::solve::{self, Question};

/// Solutions that are counted at most.
const COUNTED: u64 = 40;
/// Changes without fewer solutions before another grid is begun.
const PATIENCE: usize = 60;
/// Changes towards rarer clues before solutions are counted.
const RARER: usize = 80;
/// How many Latin squares of 4x4 to 9x9 there are, in quarters of bits.
const SQUARES: [u32; 6] = [36, 69, 118, 183, 266, 369];
/// Clues that tell so little less leave few enough solutions to count, in
/// quarters of bits.
const SLACK: u32 = 20;
/// Positions of the search that counts them.
const NODES: u64 = 20_000;

/// The places that may be printed, and what is kept there.
pub(super) struct Walk<'a> {
    empty: &'a GridPuzzle,
    fixed: &'a Fixed,
    kept: GridPuzzle,
}

/// How a climb ended.
pub(super) enum Climb {
    /// With a grid whose puzzle has one solution.
    Found(Vec<u32>),
    GivenUp,
    Stopped,
}

impl<'a> Walk<'a> {
    pub(super) fn new(empty: &'a GridPuzzle, fixed: &'a Fixed, locks: Option<&Locks>) -> Self {
        let kept = locks.map_or(Vec::new(), Locks::kept);
        // The gaps of an adjacent puzzle speak as the grid has them.
        let whole = empty.conditions().iter().filter(|one| one.written() == Written::Grid);
        let said: Vec<Condition> = whole.copied().chain(kept).collect();
        Self { empty, fixed, kept: empty.only(&said) }
    }

    /// The puzzle of a grid, with everything printed that may be.
    pub(super) fn printed(&self, grid: &[u32]) -> GridPuzzle {
        let may = |one: &Condition| Place::of(*one).is_none_or(|place| self.fixed.may(place));
        let said: Vec<Condition> = everything(self.empty, grid).into_iter().filter(may).collect();
        self.empty.only(&said)
    }

    /// A grid by chance that has what is kept.
    fn any(&self, dice: &mut Dice) -> Result<Vec<u32>, Missed> {
        let trials = 2 * self.empty.size().n();
        filled(&self.kept, trials, dice)
    }

    /// A grid to begin with: any, if its puzzle has one solution.
    pub(super) fn start(&self, dice: &mut Dice) -> Result<Vec<u32>, Missed> {
        let grid = self.any(dice)?;
        if solutions(&self.printed(&grid), 2) == 1 {
            return Ok(grid);
        }
        Ok(self.rarer(grid, dice))
    }

    /// One with rarer clues, which tell more. To look for them takes no search.
    fn rarer(&self, mut grid: Vec<u32>, dice: &mut Dice) -> Vec<u32> {
        let number = self.empty.size().n().wrapping_sub(4);
        let Some(enough) = SQUARES.get(number).map(|all| all - SLACK) else { return grid };
        let mut rarity = self.rarity(&grid);
        for _ in 0..RARER {
            if rarity >= enough {
                break;
            }
            let Some(changed) = self.changed(&grid, dice) else { continue };
            let new = self.rarity(&changed);
            if new >= rarity {
                (grid, rarity) = (changed, new);
            }
        }
        grid
    }

    /// What the clues tell, each for itself, in quarters of bits.
    fn rarity(&self, grid: &[u32]) -> u32 {
        let n = self.empty.size().n();
        let rare = |one: &Condition| match one {
            Condition::VisibleCount(_) => match one.written() {
                Written::Border { number, .. } => quarters(n, number as usize),
                _ => 0,
            },
            _ => 0,
        };
        self.printed(grid).conditions().iter().map(rare).sum()
    }

    /// From a grid to one whose puzzle has one solution and is as wanted.
    pub(super) fn climb(
        &self,
        start: Vec<u32>,
        is_wanted: impl Fn(&GridPuzzle) -> bool,
        dice: &mut Dice,
        looks: &mut Nodes<'_, '_>,
    ) -> Climb {
        let puzzle = self.printed(&start);
        if is_wanted(&puzzle) && solutions(&puzzle, 2) == 1 {
            return Climb::Found(start);
        }
        let (mut grid, mut fewest, mut waited) = (start, COUNTED, 0);
        while waited < PATIENCE {
            if looks.next().is_break() {
                return Climb::Stopped;
            }
            waited += 1;
            let Some(changed) = self.changed(&grid, dice) else { continue };
            let puzzle = self.printed(&changed);
            if !is_wanted(&puzzle) {
                continue;
            }
            let count = solutions(&puzzle, fewest + 1);
            if count == 1 {
                return Climb::Found(changed);
            }
            if count <= fewest {
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
        let same = size.cells().filter(|cell| !which.contains(&group(*cell)));
        let givens = same.map(|cell| Condition::Given(Given { cell, value: grid[cell.index()] }));
        let said: Vec<Condition> = self.kept.conditions().iter().copied().chain(givens).collect();
        filled(&self.empty.only(&said), few, dice).ok()
    }
}

/// How seldom so many of n heights are visible, in quarters of bits.
fn quarters(n: usize, visible: usize) -> u32 {
    // Of a line with one height more, the lowest, that one is visible only in front.
    let mut lines = vec![1u128];
    for length in 0..n as u128 {
        let hidden = lines.iter().map(|count| count * length).chain([0]);
        let shown = [0].into_iter().chain(lines.iter().copied());
        lines = hidden.zip(shown).map(|(hidden, shown)| hidden + shown).collect();
    }
    let all: u128 = lines.iter().sum();
    let those = lines.get(visible).copied().unwrap_or(0).max(1);
    let sixteenths = (16 * all / those).clamp(16, 1 << 31);
    sixteenths.pow(4).ilog2() - 16
}

/// A solution of a puzzle by chance. Where more is said than the rows, columns
/// and boxes, one that a search finds is changed by values in so many cells.
fn filled(puzzle: &GridPuzzle, trials: usize, dice: &mut Dice) -> Result<Vec<u32>, Missed> {
    let is_plain = |one: &Condition| {
        matches!(one, Condition::Given(_) | Condition::Diagonals(_) | Condition::Boxes(_))
    };
    if puzzle.conditions().iter().all(is_plain) {
        return square(puzzle, dice);
    }
    let mut solution = solved(puzzle)?;
    let mut puzzle = puzzle.clone();
    for _ in 0..trials {
        let cell = Cell(dice.below(puzzle.size().cell_count()) as u16);
        let value = 1 + dice.below(puzzle.size().n()) as u32;
        let with = puzzle.with(Condition::Given(Given { cell, value }));
        if puzzle.given(cell).is_none()
            && let Ok(other) = solved(&with)
        {
            (puzzle, solution) = (with, other);
        }
    }
    Ok(solution)
}

fn solved(puzzle: &GridPuzzle) -> Result<Vec<u32>, Missed> {
    let answer = limited(|budget| solve::find(puzzle, Question::ONE, budget));
    let is_none = answer.complete;
    let solution = answer.solutions.into_iter().next();
    solution.ok_or(if is_none { Missed::NoSolution } else { Missed::GridNotFound { runs: 1 } })
}

/// How many solutions there are, up to so many; as many, too, where a search of
/// some length does not tell.
pub(super) fn solutions(puzzle: &GridPuzzle, most: u64) -> u64 {
    let question = Question { limit: Some(most), keep: 0 };
    let answer = limited(|budget| solve::find(puzzle, question, budget));
    if answer.complete { answer.count } else { most }
}

fn limited<T>(ask: impl FnOnce(&mut Budget<'_>) -> T) -> T {
    let report = &mut |_: &_| Flow::Continue;
    ask(&mut Budget { nodes: Some(NODES), every: NODES, report })
}
