//! A puzzle near another one that is a band harder or easier.
//!
//! The same solution, with as few things as possible printed beside what was
//! there, or left out: first each change alone, then one after the other.

use super::{emptied, unique, wish};
use crate::budget::{Budget, Nodes};
use crate::explain::{Band, Grade, grade, grade_within};
use crate::generate::level::Level;
use crate::generate::others::Others;
use crate::generate::sheet::Sheet;
use crate::generate::square::shuffled;
use crate::generate::wish::Symmetry;
use crate::generate::{Made, Missed};
use crate::puzzle::{Draft, GridPuzzle};
use crate::rng::Dice;

/// Times that things are left out in another order, each time with more added
/// before.
const ROUNDS: usize = 120;
/// So many rounds add the same number.
const ROUNDS_ALIKE: usize = 12;

/// Which band is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Direction {
    /// The next harder one.
    Up,
    /// The next easier one.
    Down,
}

/// A puzzle that is a band harder or easier.
#[derive(Clone, Debug, PartialEq)]
pub struct Regraded {
    /// The puzzle.
    pub made: Made,
    /// How many things are printed that were not.
    pub added: usize,
    /// How many are not printed that were.
    pub removed: usize,
}

/// A puzzle near this one whose band is the next harder or easier one.
///
/// # Errors
/// A draft that is not a puzzle with one solution, a band beyond which there is
/// none, and a budget that ended or changes that did not lead there.
pub fn regrade(
    draft: &Draft,
    direction: Direction,
    seed: u64,
    budget: &mut Budget<'_>,
) -> Result<Regraded, Missed> {
    let (puzzle, solution) = unique(draft, budget)?;
    let present = budget.part(0.0, None, |budget| grade_within(&puzzle, budget));
    if !present.finished {
        return Err(Missed::Ended { nearest: None, tries: 0 });
    }
    let wanted = beyond(present.band, direction).ok_or(Missed::NoBand)?;
    let (empty, wish) = (emptied(draft)?, wish(draft, Symmetry::None));
    let mut dice = Dice::new(seed);
    let sheet = Sheet::of(&puzzle, &empty, solution.clone(), &wish, &mut dice);
    let others = Others::of(&solution);
    let mut search =
        Regrading { wanted, others, looks: Nodes::of(budget), stopped: false, tries: 0 };
    let found = match direction {
        Direction::Down => search.down(sheet),
        Direction::Up => search.up(&sheet, &mut dice),
    };
    let tries = search.tries;
    let (changed, grade) = found.ok_or(Missed::Ended { nearest: None, tries })?;
    let new = |of: &GridPuzzle, than: &GridPuzzle| {
        of.conditions().iter().filter(|one| !than.conditions().contains(one)).count()
    };
    let (added, removed) = (new(&changed, &puzzle), new(&puzzle, &changed));
    let made = Made::of(&changed, solution, Some(grade), tries);
    made.map(|made| Regraded { made, added, removed }).ok_or(Missed::Ended { nearest: None, tries })
}

fn beyond(band: Band, direction: Direction) -> Option<Band> {
    let at = band as usize;
    let at = match direction {
        Direction::Up => at + 1,
        Direction::Down => at.checked_sub(1)?,
    };
    Band::ALL.get(at).map(|(band, _)| *band)
}

/// A puzzle of the wanted band.
type Found = Option<(GridPuzzle, Grade)>;

struct Regrading<'a, 'b> {
    wanted: Band,
    others: Others,
    looks: Nodes<'a, 'b>,
    stopped: bool,
    /// Changed puzzles that were looked at.
    tries: u64,
}

impl Regrading<'_, '_> {
    /// Prints more, each time what lets the easier rules come furthest.
    fn down(&mut self, mut sheet: Sheet<'_>) -> Found {
        let level = Level::of_band(self.wanted);
        loop {
            let mut best: Option<(usize, Vec<usize>)> = None;
            for group in sheet.groups_where(false) {
                sheet.print(&group, true);
                let puzzle = sheet.puzzle();
                let open = if self.goes_on() { level.open(&puzzle) } else { return None };
                if open == 0
                    && let Some(found) = self.as_wanted(puzzle)
                {
                    return Some(found);
                }
                sheet.print(&group, false);
                // What leaves nothing open is too easy.
                if open > 0 && best.as_ref().is_none_or(|(least, _)| open < *least) {
                    best = Some((open, group));
                }
            }
            sheet.print(&best?.1, true);
        }
    }

    /// Leaves things out, until a step of the wanted band is needed.
    fn up(&mut self, sheet: &Sheet<'_>, dice: &mut Dice) -> Found {
        if let Some(found) = self.leave_out(sheet.clone(), false, dice) {
            return Some(found);
        }
        for round in 0..ROUNDS {
            let mut sheet = sheet.clone();
            // What is added lets others go.
            let more = shuffled(sheet.groups_where(false), dice);
            more.iter().take(round / ROUNDS_ALIKE).for_each(|group| sheet.print(group, true));
            if let Some(found) = self.leave_out(sheet, true, dice) {
                return Some(found);
            }
        }
        None
    }

    /// Leaves out one thing after the other, each alone or all together.
    fn leave_out(&mut self, mut sheet: Sheet<'_>, together: bool, dice: &mut Dice) -> Found {
        for group in shuffled(sheet.groups_where(true), dice) {
            if !self.goes_on() {
                return None;
            }
            sheet.print(&group, false);
            let puzzle = sheet.puzzle();
            let can_go = self.can_be_solved(&puzzle);
            let is_harder = can_go && !Level::below(self.wanted).finishes(&puzzle);
            if is_harder && let Some(found) = self.as_wanted(puzzle) {
                return Some(found);
            }
            if !can_go || is_harder || !together {
                sheet.print(&group, true);
            }
        }
        None
    }

    fn can_be_solved(&mut self, puzzle: &GridPuzzle) -> bool {
        self.others.are_none(puzzle)
            && (self.wanted == Band::Trial || Level::of_band(self.wanted).finishes(puzzle))
    }

    fn as_wanted(&self, puzzle: GridPuzzle) -> Found {
        let grade = grade(&puzzle);
        (grade.band == self.wanted).then_some((puzzle, grade))
    }

    fn goes_on(&mut self) -> bool {
        self.tries += 1;
        self.stopped |= self.looks.next().is_break();
        !self.stopped
    }
}
