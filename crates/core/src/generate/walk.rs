//! Finds grids whose puzzle has one solution when only certain places are printed.
//!
//! With few places, such grids are rare. The walk therefore clears two places, takes all grids that
//! agree with the rest, and groups them by their contents in the two places. The walk continues
//! from the smallest group, until a group has only one grid.

use core::cmp::Reverse;

use super::everything::everything;
use super::fixed::Fixed;
use super::locks::Locks;
use super::made::Missed;
use super::place::{Place, Symmetry};
use super::square::{shuffled, square};
use crate::budget::{Budget, Flow, Nodes};
use crate::conditions::{Condition, Given, Written};
use crate::grid::{Cell, Size};
use crate::puzzle::GridPuzzle;
use crate::rng::Dice;
use crate::solve::{self, Question};

/// The maximum number of grids that are compared with each other.
const GRIDS: usize = 400;
/// How many times each place changes without reducing the number of solutions
/// before another grid is started.
const PATIENCE: usize = 3;
/// The number of places cleared together.
const CLEARED: usize = 2;
/// The maximum number of positions in the search for these grids.
const NODES: u64 = 20_000;

/// The places where something may be printed, and what is kept there.
pub(super) struct Walk<'a> {
    empty: &'a GridPuzzle,
    fixed: &'a Fixed,
    kept: GridPuzzle,
}

/// Grids that would be printed in the same way.
struct Class {
    /// The number of these grids, up to a limit.
    count: usize,
    /// How rare the clues are, which decides when there are too many grids to count: rare clues leave the fewest grids.
    told: Reverse<u32>,
    /// One of these grids.
    grid: Vec<u32>,
}

/// How a climb ended.
pub(super) enum Climb {
    /// A grid was found whose puzzle has a single solution.
    Found(Vec<u32>),
    /// The climb got no further; the best grid has a puzzle with at least this
    /// many solutions.
    GivenUp(Vec<u32>, u64),
    /// The same as `GivenUp`, but the climb ended because the budget ran out.
    Stopped(Vec<u32>, u64),
}

impl<'a> Walk<'a> {
    pub(super) fn new(empty: &'a GridPuzzle, fixed: &'a Fixed, locks: Option<&Locks>) -> Self {
        let kept = locks.map_or(Vec::new(), Locks::kept);
        // The gaps of an adjacent puzzle always say what is true of the grid.
        let whole = empty.conditions().iter().filter(|one| one.written() == Written::Grid);
        let said: Vec<Condition> = whole.copied().chain(kept).collect();
        Self { empty, fixed, kept: empty.only(&said) }
    }

    /// The puzzle of a grid, with everything printed that is allowed.
    pub(super) fn printed(&self, grid: &[u32]) -> GridPuzzle {
        let may = |one: &Condition| Place::of(*one).is_none_or(|place| self.fixed.may(place));
        let said: Vec<Condition> = everything(self.empty, grid).into_iter().filter(may).collect();
        self.empty.only(&said)
    }

    /// A random grid that agrees with the kept contents.
    pub(super) fn any(&self, dice: &mut Dice) -> Result<Vec<u32>, Missed> {
        filled(&self.kept, 2 * self.empty.size().n(), dice)
    }

    /// Walks from a grid to one whose puzzle has one solution and passes the caller's test. Each step changes the
    /// contents of two places so that the fewest grids are left.
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
        let places = self.places(&puzzle);
        let (mut grid, mut fewest, mut waited) = (start, usize::MAX, 0);
        while waited <= PATIENCE * places.len() {
            if looks.next().is_break() {
                return Climb::Stopped(grid, fewest.min(GRIDS) as u64);
            }
            waited += 1;
            let open: Vec<Place> =
                shuffled(places.clone(), dice).into_iter().take(CLEARED).collect();
            let Some(class) = self.smallest(&grid, &open, &is_wanted, dice) else { continue };
            if class.count == 1 {
                return Climb::Found(class.grid);
            }
            if class.count <= fewest {
                waited = if class.count < fewest { 0 } else { waited };
                (grid, fewest) = (class.grid, class.count);
            }
        }
        Climb::GivenUp(grid, fewest.min(GRIDS) as u64)
    }

    /// A puzzle with one solution that prints one thing more from this grid than is allowed, or two more if there is a
    /// symmetry. `None` if one more thing is not enough.
    pub(super) fn with_one_more(&self, grid: &[u32], symmetry: Symmetry) -> Option<GridPuzzle> {
        let (printed, size) = (self.printed(grid), self.empty.size());
        let is_new = |at: Place| !self.fixed.may(at);
        let all = everything(self.empty, grid);
        let places = all.iter().filter_map(|one| Place::of(*one)).filter(|at| is_new(*at));
        // Setters prefer clues, which say less than numbers.
        let mut places: Vec<Place> = places.collect();
        places.sort_by_key(|at| !matches!(at, Place::Border(..)));
        places.into_iter().find_map(|at| {
            let pair = [at, symmetry.partner(at, size)];
            let is_meant = |one: &&Condition| Place::of(**one).is_some_and(|at| pair.contains(&at));
            let more = all.iter().filter(is_meant).copied();
            let said: Vec<Condition> = printed.conditions().iter().copied().chain(more).collect();
            let puzzle = self.empty.only(&said);
            (solutions(&puzzle, 2) == 1).then_some(puzzle)
        })
    }

    /// The printed places whose contents may change.
    fn places(&self, puzzle: &GridPuzzle) -> Vec<Place> {
        let kept = self.kept.conditions();
        let free = puzzle.conditions().iter().filter(|one| !kept.contains(one));
        free.filter_map(|one| Place::of(*one)).collect()
    }

    /// The smallest group of grids that differ from this one only in these printed places, and have the same contents
    /// there.
    fn smallest(
        &self,
        grid: &[u32],
        open: &[Place],
        is_wanted: &impl Fn(&GridPuzzle) -> bool,
        dice: &mut Dice,
    ) -> Option<Class> {
        let mut classes = shuffled(self.classes(grid, open), dice);
        classes.sort_by_key(|class| (class.count, class.told));
        let is_right = |class: &Class| class.count > 1 || is_wanted(&self.printed(&class.grid));
        classes.into_iter().find(is_right)
    }

    /// All grids that differ from this one only in these printed places, grouped by the
    /// contents there.
    fn classes(&self, grid: &[u32], open: &[Place]) -> Vec<Class> {
        let (puzzle, size) = (self.printed(grid), self.empty.size());
        let is_open = |one: &Condition| Place::of(*one).is_some_and(|place| open.contains(&place));
        let (said, rest): (Vec<Condition>, Vec<Condition>) =
            puzzle.conditions().iter().copied().partition(is_open);
        let question = Question { limit: Some(GRIDS as u64), keep: GRIDS };
        let rest = self.empty.only(&rest);
        let answer = limited(|budget| solve::find(&rest, question, budget));
        // Of a grid that would leave one of the places empty, nothing is known here.
        let says = |grid: &[u32]| -> Option<Vec<Condition>> {
            said.iter().map(|one| one.true_of(size, grid)).collect()
        };
        let grids = answer.solutions.into_iter();
        let mut grids: Vec<(Vec<Condition>, Vec<u32>)> =
            grids.filter_map(|grid| Some((says(&grid)?, grid))).collect();
        grids.sort_unstable();
        let classes = grids.chunk_by(|(one, _), (other, _)| one == other);
        classes
            .filter(|class| class[0].0.iter().all(is_open))
            .map(|class| Class {
                count: if answer.complete { class.len() } else { usize::MAX },
                told: Reverse(rarity(size, &class[0].0)),
                grid: class[0].1.clone(),
            })
            .collect()
    }
}

/// How much information the clues of all lines give together, in quarters of a bit.
fn rarity(size: Size, said: &[Condition]) -> u32 {
    let rare = |one: &Condition| match (one, one.written()) {
        (Condition::VisibleCount(_), Written::Border { number, .. }) => {
            quarters(size.n(), number as usize)
        }
        _ => 0,
    };
    said.iter().map(rare).sum()
}

/// How rarely this many of n heights are visible, in quarters of a bit.
fn quarters(n: usize, visible: usize) -> u32 {
    // A new lowest height is visible only at the front of a line.
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

/// A random solution of a puzzle. If the puzzle has conditions other than givens, diagonals and boxes, a search
/// completes random values in some cells.
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

/// The number of solutions, up to a limit; the limit itself if a bounded search
/// does not decide.
pub(super) fn solutions(puzzle: &GridPuzzle, most: u64) -> u64 {
    let question = Question { limit: Some(most), keep: 0 };
    let answer = limited(|budget| solve::find(puzzle, question, budget));
    if answer.complete { answer.count } else { most }
}

fn limited<T>(ask: impl FnOnce(&mut Budget<'_>) -> T) -> T {
    let report = &mut |_: &_| Flow::Continue;
    ask(&mut Budget { nodes: Some(NODES), every: NODES, report })
}
