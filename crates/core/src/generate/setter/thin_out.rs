//! Everything that can go without a second solution goes.

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

/// Orders in which things are left out, where a level is wished.
const ORDERS: u64 = 40;

/// A puzzle with fewer things printed.
#[derive(Clone, Debug, PartialEq)]
pub struct Thinned {
    /// What is printed still.
    pub draft: Draft,
    /// How many things went.
    pub removed: usize,
    /// Whether nothing else could go; not known where the budget ended.
    pub minimal: bool,
    /// How hard it is, where the wish says how hard it should be.
    pub grade: Option<Grade>,
}

/// Leaves out what a puzzle with one solution can do without, in an order by
/// chance. With a symmetry, what lies in two places that belong together goes
/// together or stays. What is fixed stays, and a level is kept where one is
/// wished: then less may go.
///
/// # Errors
/// A draft that is not a puzzle with one solution, a wish that it cannot meet, and
/// one that was not met.
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
    for order in 1..=ORDERS {
        let made = thinning.once(&setting, &solution, dice).ok_or(super::STOPPED)?;
        let (thinned, minimal) = made;
        let removed = setting.puzzle.conditions().len() - thinned.conditions().len();
        let graded = (wish.aim != Aim::Any).then(|| grade(&thinned));
        let made = Made::of(&thinned, solution.clone(), graded, order).ok_or(super::STOPPED)?;
        let is_met = wish.is_met(made.grade.as_ref()) != Met::Not && (minimal || !wish.minimal);
        if is_met || wish.aim == Aim::Any || thinning.ended {
            let Made { draft, grade, .. } = made;
            return Ok(Thinned { draft, removed, minimal, grade });
        }
    }
    Err(Missed::NoneNear { nearest: None, tries: ORDERS })
}

/// The hardest band that is wished.
const fn hardest(aim: Aim) -> Option<Band> {
    match aim {
        Aim::Any | Aim::Rule(_) => None,
        Aim::Band(band) | Aim::Bands(_, band) => Some(band),
    }
}

/// Leaving things out makes no puzzle easier.
fn not_harder(puzzle: &GridPuzzle, most: Band, budget: &mut Budget<'_>) -> Result<(), Missed> {
    let present = budget.part(0.0, None, |budget| grade_within(puzzle, budget));
    if !present.finished || present.band <= most {
        return Ok(());
    }
    Err(Missed::Locked(Message::new("generate.too-hard")))
}

struct Thinning<'a, 'b> {
    others: Others,
    /// How far the rules may go; nothing where a search decides.
    level: Option<Level>,
    looks: Nodes<'a, 'b>,
    ended: bool,
}

impl Thinning<'_, '_> {
    /// One order, and whether nothing else could go.
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
        let minimal = level.is_none()
            || sheet.drop_all(Stride::growing(false), |one| self.is_unique(one)) == 0;
        self.level = level;
        (!self.ended || thinned != *puzzle).then_some((thinned, minimal && !self.ended))
    }

    fn is_unique(&mut self, puzzle: &GridPuzzle) -> bool {
        self.ended |= self.looks.next().is_break();
        !self.ended && self.others.are_none(puzzle)
    }
}
