//! New puzzles, and a setter's changes to puzzles.
//!
//! [`generate()`] makes a puzzle with one solution and the requested level from a [`Wish`] and a seed; [`daily()`]
//! gives the puzzles of a day. A setter's operations change a puzzle: [`complete`], [`thin_out`], [`vary`] and
//! [`regrade`].
//!
//! ```
//! use gridfold_core::generate::{Aim, Symmetry, Wish, generate, thin_out};
//! use gridfold_core::{budget::Budget, explain::Band, kind::Kind};
//!
//! let kind = Kind::named("futoshiki").expect("a kind");
//! let symmetry = Symmetry::HalfTurn;
//! let wish = Wish { aim: Aim::Band(Band::Easy), symmetry, ..Wish::of(kind, 5) };
//! let made = Budget::unlimited(|budget| generate(&wish, 7, budget)).expect("a puzzle");
//! assert_eq!(made.grade.expect("it was wished").band, Band::Easy);
//!
//! // What can be left out if the level does not matter?
//! let any = Wish::of(kind, 5);
//! let thinned = Budget::unlimited(|budget| thin_out(&made.draft, &any, 1, budget));
//! let thinned = thinned.expect("a smaller puzzle");
//! assert!(thinned.removed > 0 && thinned.minimal);
//! ```
//!
//! ```text
//! random full grid ─▶ everything that is true of it, printed
//!                  ─▶ drop values that an easier path does not need  (easier level)
//!                  ─▶ drop what is not needed for a path as wished  (the level)
//! ```
//!
//! The second pass drops values that the first pass had to keep. A path then needs a step that the
//! first pass did not allow, so the hardest step usually has the requested level. A path of rules
//! that fills the board proves that there is only one solution, so levels below trial need no
//! search. The same seed and wish give the same puzzle on every machine, unless the rules change.

mod daily;
mod everything;
mod fixed;
mod grids;
mod level;
mod lock_text;
mod locks;
mod made;
mod others;
mod place;
mod setter;
mod sheet;
mod square;
mod walk;
mod wish;

use crate::budget::{Budget, Nodes};
use crate::explain::{Band, grade};
use crate::puzzle::GridPuzzle;
use crate::rng::Dice;
use fixed::Fixed;
use grids::Grids;
use level::Level;
use others::Others;
use sheet::{Sheet, Stride};

pub use daily::{Daily, Date, daily};
pub use locks::{Lock, Locked, Locks};
pub use made::{Made, Missed};
pub use place::{Place, Symmetry};
pub use setter::{
    Completed, Direction, Proposal, Regraded, Thinned, complete, regrade, thin_out, vary, wishable,
};
use wish::Met;
pub use wish::{Aim, Amounts, Wish};

/// The default limit on the unfinished puzzles examined for a wish.
pub const LOOKS: u64 = 20_000;

/// How many more grids are tried after a puzzle that needs another, equally hard rule besides the requested one. Some
/// easy rules never occur alone.
const FURTHER: u64 = 12;

/// After this many grids in a row whose puzzles need none of the requested marks, one of these marks
/// is printed anyway, unless everything printed must be necessary.
const SPARED: u64 = 12;

/// After this many such grids, the marks are taken to be never necessary.
const UNNEEDED: u64 = 100;

/// Makes a puzzle for a wish. Each examined puzzle counts as a node of the budget.
///
/// # Errors
/// Fails if the wish is impossible, or was not met within the budget, or if a hundred grids in a
/// row need none of the requested marks.
pub fn generate(wish: &Wish, seed: u64, budget: &mut Budget<'_>) -> Result<Made, Missed> {
    let empty = wish.empty().map_err(Missed::Faults)?;
    if !wish.has_room() {
        return Err(Missed::NoRoom);
    }
    let fixed = Fixed::of(wish, empty.size()).map_err(Missed::Locked)?;
    let mut grids = Grids::new(&empty, wish, &fixed);
    let mut dice = Dice::new(seed);
    let looks = Nodes::of(budget);
    let mut maker = Maker { wish, level: wish.level(), looks, lacking: 0, stopped: false };
    let (mut nearest, mut tied, mut tries): (Option<Tried>, Option<Made>, u64) = (None, None, 0);
    while !maker.stopped
        && maker.lacking < UNNEEDED
        && tied.as_ref().is_none_or(|tied| tries < tied.tries + FURTHER)
    {
        tries += 1;
        let Some(solution) = grids.next(&mut dice, &mut maker.looks)? else { break };
        let tried = maker.attempt(Sheet::new(&empty, solution, (wish, &fixed), &mut dice));
        if maker.stopped {
            break;
        }
        if tried.distance == 0
            && let Some(made) = tried.clone().graded(wish, tries)
        {
            match wish.is_met(made.grade.as_ref()) {
                Met::Wholly => return Ok(made),
                Met::Tied => tied = tied.or(Some(made)),
                Met::Not => {}
            }
        }
        if nearest.as_ref().is_none_or(|known| tried.distance < known.distance) {
            nearest = Some(tried);
        }
    }
    let missed = || {
        if let (None, Some(missed)) = (&nearest, grids.missed(wish, tries)) {
            return missed;
        }
        let nearest = nearest.and_then(|tried| tried.graded(wish, tries)).map(Box::new);
        Missed::Ended { nearest, tries }
    };
    tied.ok_or_else(missed)
}

/// The distance from the wish is at least this if the rules do not solve a puzzle.
const HARDER: usize = 1_000;

/// The result for one grid.
#[derive(Clone)]
struct Tried {
    puzzle: GridPuzzle,
    solution: Vec<u32>,
    /// The distance from the wish.
    distance: usize,
}

impl Tried {
    /// The result as a puzzle. Grading a large puzzle without a requested level
    /// may take minutes, so such a puzzle gets no grade.
    fn graded(self, wish: &Wish, tries: u64) -> Option<Made> {
        let grade = (wish.aim != Aim::Any).then(|| grade(&self.puzzle));
        Made::of(&self.puzzle, self.solution, grade, tries)
    }
}

/// Makes puzzles from full grids, within a budget.
struct Maker<'a, 'b> {
    wish: &'a Wish,
    /// The rules allowed; `None` if a search decides.
    level: Option<Level>,
    looks: Nodes<'a, 'b>,
    /// How many of the last puzzles in a row lack requested marks.
    lacking: u64,
    stopped: bool,
}

impl Maker<'_, '_> {
    fn attempt(&mut self, mut sheet: Sheet<'_>) -> Tried {
        let mut others = Others::of(sheet.solution());
        sheet.keeps_marks = self.lacking >= SPARED && !self.wish.minimal;
        let off = match self.level.clone() {
            Some(level) => self.by_level(&mut sheet, &level, &mut others),
            None => self.by_search(&mut sheet, &mut others),
        };
        let puzzle = sheet.puzzle();
        let lacking = self.wish.lacking(&puzzle);
        self.lacking = if lacking > 0 { self.lacking + 1 } else { 0 };
        let distance = off + 10 * self.wish.too_many(&puzzle) + lacking;
        Tried { puzzle, solution: sheet.into_solution(), distance }
    }

    /// Drops what the rules of a level can do without. Returns how far the
    /// hardest step is from the level.
    fn by_level(&mut self, sheet: &mut Sheet<'_>, level: &Level, others: &mut Others) -> usize {
        let easier = level.easier();
        sheet.add_givens(easier.unwrap_or(level));
        if let Some(easier) = easier {
            let stride = Stride::growing(easier.is_slow());
            let can_do = |puzzle: &GridPuzzle| self.can_do(easier, puzzle, others);
            if level.is_expensive(sheet.size()) {
                sheet.drop_all(stride, can_do);
            } else {
                // A clue that is useless to the easier rules may be what the other rules need.
                sheet.drop_values(stride, can_do);
            }
        }
        let stride = Stride::growing(level.is_slow());
        sheet.drop_all(stride, |puzzle| self.can_do(level, puzzle, others));
        let puzzle = sheet.puzzle();
        // The locks may allow too little to be printed for the rules to succeed.
        if self.wish.locks.is_some() && !level.finishes(&puzzle) {
            return HARDER + level.open(&puzzle);
        }
        let is_met = easier.is_none_or(|easier| !easier.finishes(&puzzle));
        let is_whole = !self.wish.minimal || self.is_minimal(sheet, others);
        if is_met && is_whole { 0 } else { 1 + level.above(&puzzle) }
    }

    /// Whether the rules fill the board. If the rules may take long to fail, a search for another
    /// solution comes first.
    fn can_do(&mut self, level: &Level, puzzle: &GridPuzzle, others: &mut Others) -> bool {
        self.goes_on() && (!level.is_slow() || others.are_none(puzzle)) && level.finishes(puzzle)
    }

    /// Drops everything that the only solution can do without.
    fn by_search(&mut self, sheet: &mut Sheet<'_>, others: &mut Others) -> usize {
        sheet.add_givens_until(|puzzle| others.are_none(puzzle));
        let stride = Stride::growing(true);
        sheet.drop_all(stride, |puzzle| self.goes_on() && others.are_none(puzzle));
        let wants_trial = self.wish.aim == Aim::Band(Band::Trial);
        let is_easier = wants_trial && Level::of_band(Band::Master).finishes(&sheet.puzzle());
        let is_whole = !self.wish.is_singly_minimal() || self.is_minimal(sheet, others);
        usize::from(is_easier) + usize::from(!is_whole)
    }

    fn is_minimal(&mut self, sheet: &Sheet<'_>, others: &mut Others) -> bool {
        sheet.is_minimal(|puzzle| self.goes_on() && others.are_none(puzzle))
    }

    fn goes_on(&mut self) -> bool {
        self.stopped |= self.looks.next().is_break();
        !self.stopped
    }
}

#[cfg(test)]
mod tests {
    use super::Made;
    use crate::kind::LATIN;
    use crate::puzzle::Draft;

    #[test]
    fn what_rejects_its_own_solution_is_not_made() {
        let mut draft = Draft::empty(&LATIN, 2);
        draft.givens[0] = 1;
        let puzzle = draft.puzzle().expect("a puzzle");
        let made = |solution: [u32; 4]| Made::of(&puzzle, solution.to_vec(), None, 1);
        assert!(made([1, 2, 2, 1]).is_some_and(|made| made.draft == draft));
        assert_eq!(made([2, 1, 1, 2]), None);
    }
}
