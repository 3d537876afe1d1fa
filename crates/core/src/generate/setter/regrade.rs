//! Makes a puzzle harder or easier with few changes.
//!
//! The solution stays the same. As few things as possible are added or removed: first, each change is tried alone, then
//! two together, then more. The goal is the next band, or failing that the nearest band beyond it, or else the puzzle
//! that came furthest.

use super::Setting;
use crate::budget::{Budget, Nodes};
use crate::explain::{Band, Grade, grade, grade_within};
use crate::generate::level::Level;
use crate::generate::others::Others;
use crate::generate::sheet::Sheet;
use crate::generate::square::shuffled;
use crate::generate::wish::{Aim, Wish};
use crate::generate::{Made, Missed};
use crate::puzzle::{Draft, GridPuzzle};
use crate::rng::Dice;

/// The maximum number of rounds, each of which adds things and then removes others in a random
/// order.
const ROUNDS: usize = 120;
/// The number of rounds spent on the next band after a band beyond it was
/// reached.
const MORE_ROUNDS: usize = 36;
/// The number of rounds that add the same amount.
const ROUNDS_ALIKE: usize = 12;
/// The number of single changes that are combined with each other.
const PROMISING: usize = 8;

/// The direction in which a band is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Direction {
    /// The next harder band.
    Up,
    /// The next easier band.
    Down,
}

/// A puzzle of a harder or easier band.
#[derive(Clone, Debug, PartialEq)]
pub struct Regraded {
    /// The new puzzle.
    pub made: Made,
    /// How many things were added.
    pub added: usize,
    /// How many things were removed.
    pub removed: usize,
}

/// A puzzle close to this one that is harder or easier: in the next band if
/// such a puzzle is found, and within the bands of the wish.
///
/// # Errors
/// Fails if the draft is not a puzzle with one solution, if there is no band
/// beyond its own, if the budget ran out, or if no change led to such a puzzle.
pub fn regrade(
    draft: &Draft,
    direction: Direction,
    wish: &Wish,
    seed: u64,
    budget: &mut Budget<'_>,
) -> Result<Regraded, Missed> {
    let setting = Setting::new(draft, wish)?;
    let solution = setting.unique(budget)?;
    let present = budget.part(0.0, None, |budget| grade_within(&setting.puzzle, budget));
    if !present.finished {
        return Err(super::STOPPED);
    }
    let wanted = beyond(present.band, direction, wish.aim);
    let next = wanted.first().copied().ok_or(Missed::NoBand)?;
    // Also looking for puzzles that need trials would take too long.
    let hardest = wanted.iter().max().copied().unwrap_or(next).min(Band::Master).max(next);
    let mut dice = Dice::new(seed);
    let Setting { puzzle, empty, wish, fixed } = &setting;
    let sheet = Sheet::of(puzzle, empty, solution.clone(), (wish, fixed), &mut dice);
    let mut search = Regrading {
        level: (hardest != Band::Trial).then(|| Level::of_band(hardest)),
        direction,
        wanted,
        others: Others::of(&solution),
        best: None,
        furthest: None,
        looks: Nodes::of(budget),
        stopped: false,
        tries: 0,
    };
    search.search(&sheet, &mut dice);
    let tries = search.tries;
    let Some((changed, grade)) = search.best else {
        let nearest = search.furthest.filter(|(_, grade)| match direction {
            Direction::Up => grade.rating > present.rating,
            Direction::Down => grade.rating < present.rating,
        });
        let nearest = nearest.and_then(|(it, grade)| Made::of(&it, solution, Some(grade), tries));
        return Err(Missed::NoneNear { nearest: nearest.map(Box::new), tries });
    };
    let new = |of: &GridPuzzle, than: &GridPuzzle| {
        of.conditions().iter().filter(|one| !than.conditions().contains(one)).count()
    };
    let (added, removed) = (new(&changed, puzzle), new(puzzle, &changed));
    let made = Made::of(&changed, solution, Some(grade), tries);
    made.map(|made| Regraded { made, added, removed }).ok_or(super::STOPPED)
}

/// The bands in this direction that a wish allows, the next band first.
fn beyond(present: Band, direction: Direction, aim: Aim) -> Vec<Band> {
    let (from, to) = match aim {
        Aim::Any | Aim::Rule(_) => (Band::Gentle, Band::Trial),
        Aim::Band(band) => (band, band),
        Aim::Bands(from, to) => (from, to),
    };
    let all = Band::ALL.into_iter().map(|(band, _)| band);
    let allowed = all.filter(|band| (from..=to).contains(band));
    match direction {
        Direction::Up => allowed.filter(|band| *band > present).collect(),
        Direction::Down => {
            let mut easier: Vec<Band> = allowed.filter(|band| *band < present).collect();
            easier.reverse();
            easier
        }
    }
}

/// A change of a sheet: groups that are added or removed.
type Change = Vec<usize>;

struct Regrading<'a, 'b> {
    direction: Direction,
    /// The wanted bands, the next band first.
    wanted: Vec<Band>,
    /// The hardest allowed rules; `None` for trials.
    level: Option<Level>,
    others: Others,
    /// The puzzle that came nearest to the next band.
    best: Option<(GridPuzzle, Grade)>,
    /// The puzzle that came furthest in this direction without reaching a wanted band.
    furthest: Option<(GridPuzzle, Grade)>,
    looks: Nodes<'a, 'b>,
    stopped: bool,
    /// The number of changed puzzles examined.
    tries: u64,
}

impl Regrading<'_, '_> {
    fn search(&mut self, sheet: &Sheet<'_>, dice: &mut Dice) {
        let adds = self.direction == Direction::Down;
        let single = shuffled(sheet.groups_where(!adds), dice);
        let mut promising = self.alone(sheet, &single);
        promising.truncate(PROMISING);
        if !self.is_over() {
            self.in_pairs(sheet, &promising, &single);
        }
        match self.direction {
            _ if self.is_over() => {}
            // More additions make the puzzle easier still.
            Direction::Down if self.best.is_some() => {}
            Direction::Down => self.down(sheet.clone(), &promising),
            Direction::Up => self.up(sheet, dice),
        }
    }

    /// Tries each change alone; returns those that leave one solution, the most
    /// promising first.
    fn alone(&mut self, sheet: &Sheet<'_>, single: &[Change]) -> Vec<Change> {
        let mut promising: Vec<(usize, Change)> = Vec::new();
        for change in single {
            let Some(open) = self.look(sheet, &[change]) else { continue };
            promising.push((open, change.clone()));
            if self.is_best() {
                break;
            }
        }
        promising.sort_by_key(|(open, _)| *open);
        promising.into_iter().map(|(_, change)| change).collect()
    }

    /// Tries two changes together, the first of which is promising.
    fn in_pairs(&mut self, sheet: &Sheet<'_>, promising: &[Change], single: &[Change]) {
        for (number, first) in promising.iter().enumerate() {
            let others = single.iter().filter(|one| !promising[..=number].contains(one));
            for second in others {
                self.look(sheet, &[first, second]);
                if self.is_best() {
                    return;
                }
            }
        }
    }

    /// Examines a changed puzzle. Returns how many candidates the rules leave open; `None` if the
    /// puzzle has several solutions.
    fn look(&mut self, sheet: &Sheet<'_>, changes: &[&Change]) -> Option<usize> {
        if !self.goes_on() {
            return None;
        }
        let (mut sheet, adds) = (sheet.clone(), self.direction == Direction::Down);
        changes.iter().for_each(|change| sheet.print(change, adds));
        let puzzle = sheet.puzzle();
        if !adds && !self.others.are_none(&puzzle) {
            return None;
        }
        if !adds && Level::below(self.wanted[0]).finishes(&puzzle) {
            return Some(1);
        }
        let open = self.level.as_ref().map_or(0, |level| level.open(&puzzle));
        if open == 0 {
            self.take(puzzle);
        }
        Some(open)
    }

    /// Keeps a puzzle if it is nearer to the next band than the best one so far.
    fn take(&mut self, puzzle: GridPuzzle) {
        let grade = grade(&puzzle);
        let distance = |band: Band| self.wanted.iter().position(|wanted| *wanted == band);
        let Some(new) = distance(grade.band) else { return self.note(puzzle, grade) };
        let old = self.best.as_ref().and_then(|(_, grade)| distance(grade.band));
        if old.is_none_or(|old| new < old) {
            self.best = Some((puzzle, grade));
        }
    }

    /// Keeps a puzzle outside the wanted bands if it came further than all others.
    fn note(&mut self, puzzle: GridPuzzle, grade: Grade) {
        let is_further = |old: &Grade| match self.direction {
            Direction::Up => grade.rating > old.rating,
            Direction::Down => grade.rating < old.rating,
        };
        if self.furthest.as_ref().is_none_or(|(_, old)| is_further(old)) {
            self.furthest = Some((puzzle, grade));
        }
    }

    /// Adds one thing at a time, always the thing that lets the easier rules get furthest.
    fn down(&mut self, mut sheet: Sheet<'_>, promising: &[Change]) {
        let Some(first) = promising.first() else { return };
        sheet.print(first, true);
        loop {
            let single = sheet.groups_where(false);
            let promising = self.alone(&sheet, &single);
            let Some(best) = promising.first().filter(|_| !self.is_found()) else { return };
            sheet.print(best, true);
            let puzzle = sheet.puzzle();
            let grade = grade(&puzzle);
            self.note(puzzle, grade);
        }
    }

    /// Removes things until a step of the next band is needed.
    fn up(&mut self, sheet: &Sheet<'_>, dice: &mut Dice) {
        for round in 0..ROUNDS {
            if self.best.is_some() && round >= MORE_ROUNDS {
                return;
            }
            let mut sheet = sheet.clone();
            // Additions make other things superfluous.
            let more = shuffled(sheet.groups_where(false), dice);
            more.iter().take(round / ROUNDS_ALIKE).for_each(|group| sheet.print(group, true));
            self.leave_out(sheet, dice);
            if self.is_over() {
                return;
            }
        }
    }

    /// Removes everything that the rules of the next band can do without. Until a harder puzzle is found, the
    /// rules of any wanted band will do.
    fn leave_out(&mut self, mut sheet: Sheet<'_>, dice: &mut Dice) {
        let next = Level::below(self.wanted[0]);
        let only_next = (self.best.is_some() && self.wanted[0] != Band::Trial)
            .then(|| Level::of_band(self.wanted[0]));
        let level = only_next.or_else(|| self.level.clone());
        for group in shuffled(sheet.groups_where(true), dice) {
            if !self.goes_on() {
                return;
            }
            sheet.print(&group, false);
            let puzzle = sheet.puzzle();
            let can_go = self.others.are_none(&puzzle)
                && level.as_ref().is_none_or(|level| level.finishes(&puzzle));
            let is_harder = can_go && !next.finishes(&puzzle);
            if is_harder {
                self.take(puzzle);
                if self.is_best() {
                    return;
                }
            }
            if !can_go || is_harder {
                sheet.print(&group, true);
            }
        }
        if self.best.is_none() {
            let puzzle = sheet.puzzle();
            let grade = grade(&puzzle);
            self.note(puzzle, grade);
        }
    }

    /// Whether the next band was reached.
    fn is_best(&self) -> bool {
        self.best.as_ref().is_some_and(|(_, grade)| grade.band == self.wanted[0])
    }

    /// Whether the search may end.
    fn is_over(&self) -> bool {
        self.stopped || self.is_best()
    }

    /// Whether the search may end if any wanted band will do.
    const fn is_found(&self) -> bool {
        self.stopped || self.best.is_some()
    }

    fn goes_on(&mut self) -> bool {
        self.tries += 1;
        self.stopped |= self.looks.next().is_break();
        !self.stopped
    }
}
