//! Leaves out everything that the unique solution can do without.

use super::Setting;
use crate::budget::{Budget, Nodes};
use crate::explain::{Band, Grade, grade, grade_within};
use crate::generate::level::Level;
use crate::generate::others::Others;
use crate::generate::sheet::{Sheet, Stride};
use crate::generate::wish::{Aim, Met, Wish};
use crate::generate::{Made, Missed};
use crate::message::Message;
use crate::puzzle::{Draft, GridPuzzle};
use crate::rng::Dice;

/// The number of random orders tried if the wish asks for a level.
const ORDERS: u64 = 40;

/// A puzzle with fewer things printed.
#[derive(Clone, Debug, PartialEq)]
pub struct Thinned {
    /// The puzzle with what is still printed.
    pub draft: Draft,
    /// The number of things left out.
    pub removed: usize,
    /// Whether nothing else can be left out, as requested; false if the budget ran
    /// out before that was known.
    pub minimal: bool,
    /// The grade, if the wish asks for a level.
    pub grade: Option<Grade>,
}

/// Leaves out what a puzzle with one solution can do without, in random order. With a symmetry, two places that belong
/// together either both lose their contents or both keep them. Locked places keep their contents. If a level is
/// requested, the puzzle keeps that level, so less may be left out.
///
/// # Errors
/// Fails if the draft is not a puzzle with one solution, if it cannot meet the
/// wish, or if the search found no puzzle that meets it.
pub fn thin_out(
    draft: &Draft,
    wish: &Wish,
    seed: u64,
    budget: &mut Budget<'_>,
) -> Result<Thinned, Missed> {
    let setting = Setting::new(draft, wish)?;
    let solution = setting.unique(budget)?;
    if let Some(most) = hardest(wish.aim) {
        not_harder(&setting.puzzle, most, budget)?;
    }
    let mut thinning = Thinning {
        others: Others::of(&solution),
        level: wish.level(),
        looks: Nodes::of(budget),
        ended: false,
    };
    let dice = &mut Dice::new(seed);
    let takes_any = wish.aim == Aim::Any && !wish.is_singly_minimal();
    for order in 1..=ORDERS {
        let made = thinning.once(&setting, &solution, dice).ok_or(super::STOPPED)?;
        let (thinned, minimal) = made;
        let removed = setting.puzzle.conditions().len() - thinned.conditions().len();
        let graded = (wish.aim != Aim::Any).then(|| grade(&thinned));
        let made = Made::of(&thinned, solution.clone(), graded, order).ok_or(super::STOPPED)?;
        let is_met = wish.is_met(made.grade.as_ref()) != Met::Not && (minimal || !wish.minimal);
        if is_met || takes_any || thinning.ended {
            let Made { draft, grade, .. } = made;
            return Ok(Thinned { draft, removed, minimal, grade });
        }
    }
    Err(Missed::NoneNear { nearest: None, tries: ORDERS })
}

/// The hardest requested band.
const fn hardest(aim: Aim) -> Option<Band> {
    match aim {
        Aim::Any | Aim::Rule(_) => None,
        Aim::Band(band) | Aim::Bands(_, band) => Some(band),
    }
}

/// Checks that a puzzle is no harder than a band, because leaving things out never makes a puzzle
/// easier.
fn not_harder(puzzle: &GridPuzzle, most: Band, budget: &mut Budget<'_>) -> Result<(), Missed> {
    let present = budget.part(0.0, None, |budget| grade_within(puzzle, budget));
    if !present.finished || present.band <= most {
        return Ok(());
    }
    Err(Missed::Locked(Message::new("generate.too-hard")))
}

struct Thinning<'a, 'b> {
    others: Others,
    /// The rules allowed; `None` if a search decides.
    level: Option<Level>,
    looks: Nodes<'a, 'b>,
    ended: bool,
}

impl Thinning<'_, '_> {
    /// Tries one order; also returns whether nothing else can be left out.
    fn once(
        &mut self,
        setting: &Setting,
        solution: &[u32],
        dice: &mut Dice,
    ) -> Option<(GridPuzzle, bool)> {
        let Setting { puzzle, empty, wish, fixed } = setting;
        let mut sheet = Sheet::of(puzzle, empty, solution.to_vec(), (wish, fixed), dice);
        let level = self.level.take();
        let holds = |puzzle: &GridPuzzle| level.as_ref().is_none_or(|it| it.finishes(puzzle));
        sheet.drop_all(Stride::growing(true), |one| self.is_unique(one) && holds(one));
        let thinned = sheet.puzzle();
        let is_so = level.is_none() && !wish.is_singly_minimal();
        let minimal = is_so || sheet.is_minimal(|one| self.is_unique(one));
        self.level = level;
        (!self.ended || thinned != *puzzle).then_some((thinned, minimal && !self.ended))
    }

    fn is_unique(&mut self, puzzle: &GridPuzzle) -> bool {
        self.ended |= self.looks.next().is_break();
        !self.ended && self.others.are_none(puzzle)
    }
}
