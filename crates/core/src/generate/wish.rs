//! The wish for a new puzzle.

use super::level::Level;
use super::locks::Locks;
use super::place::{Sort, Symmetry};
use crate::conditions::{Feature, Features};
use crate::deduction::Rule;
use crate::error::Faults;
use crate::explain::{Band, Grade};
use crate::grid::{Anchor, Size};
use crate::kind::Kind;
use crate::puzzle::{Draft, GridPuzzle};

/// The wish for a new puzzle.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Wish {
    /// The kind.
    #[cfg_attr(feature = "wire", serde(with = "crate::wire::kind"))]
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub kind: &'static Kind,
    /// The side length.
    pub size: usize,
    /// The conditions for the whole grid, and the marks that the puzzle may
    /// have.
    #[cfg_attr(feature = "types", ts(as = "Vec<Feature>"))]
    pub features: Features,
    /// The requested level.
    pub aim: Aim,
    /// The symmetry of what is printed.
    pub symmetry: Symmetry,
    /// Whether everything printed must be necessary: each clue, sign and given
    /// is needed for the solution to be unique.
    pub minimal: bool,
    /// Whether each thing must be necessary by itself. Otherwise, with a symmetry, things are removed only in
    /// pairs, and one of a pair may be superfluous.
    #[cfg_attr(feature = "wire", serde(default, skip_serializing_if = "core::ops::Not::not"))]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub singly: bool,
    /// How many things of each sort are printed.
    #[cfg_attr(feature = "wire", serde(flatten))]
    pub amounts: Amounts,
    /// The locks. If an amount is 0, only fixed places of that sort are printed.
    #[cfg_attr(feature = "wire", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "types", ts(optional))]
    pub locks: Option<Locks>,
}

/// How difficult a puzzle should be.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "crate::wire::AimEntry", into = "crate::wire::AimEntry")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "crate::wire::AimEntry"))]
pub enum Aim {
    /// Any difficulty: everything that the only solution can do without is dropped.
    Any,
    /// The hardest step is in this band.
    Band(Band),
    /// The hardest step is in one of the bands from the first to the second.
    Bands(Band, Band),
    /// The puzzle cannot be solved without this rule, and needs nothing harder.
    Rule(&'static Rule),
}

/// How many things of each sort are printed; `None` if any number will do. With a symmetry, one
/// more thing may be printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Amounts {
    /// Values of cells.
    pub givens: Option<usize>,
    /// Clues at the border.
    pub clues: Option<usize>,
    /// Signs between cells.
    pub signs: Option<usize>,
    /// Marks in cells, for a puzzle that should have marks.
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub marks: Option<usize>,
}

/// Whether a puzzle meets the wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Met {
    Wholly,
    /// Another rule has equally hard steps, and people try that rule later.
    Tied,
    Not,
}

impl Wish {
    /// A puzzle of this kind and size, of any level.
    #[must_use]
    pub fn of(kind: &'static Kind, size: usize) -> Self {
        Self {
            kind,
            size,
            features: Features::NONE,
            aim: Aim::Any,
            symmetry: Symmetry::None,
            minimal: false,
            singly: false,
            amounts: Amounts::default(),
            locks: None,
        }
    }

    /// Whether the wish asks for more than a symmetry guarantees.
    pub(super) fn is_singly_minimal(&self) -> bool {
        self.minimal && self.singly && self.symmetry != Symmetry::None
    }

    /// The grid with only the conditions for the whole grid.
    pub(super) fn empty(&self) -> Result<GridPuzzle, Faults> {
        // With an invalid size, the lists could have any length.
        let room = if Size::new(self.size).is_some() { self.size } else { 0 };
        let empty = Draft::empty(self.kind, room);
        Draft { size: self.size, features: self.features, ..empty }.puzzle()
    }

    /// Checks that there are enough places for the amounts, and that at least
    /// one cell is left open.
    pub(super) fn has_room(&self) -> bool {
        let Amounts { givens, clues, signs, marks } = self.amounts;
        let cells = self.size * self.size;
        let fits = |wished: Option<usize>, places: usize, feature: Feature| {
            wished.unwrap_or(0) <= if self.kind.has(feature) { places } else { 0 }
        };
        let wishes_marks = self.features.iter().any(Feature::is_mark);
        let gaps = 2 * (cells - self.size);
        fits(givens, cells.saturating_sub(1), Feature::Givens)
            && fits(clues, 4 * self.size, Feature::Clues)
            && fits(signs, gaps, Feature::Signs)
            && marks.unwrap_or(0) <= if wishes_marks { Anchor::count(self.size) } else { 0 }
    }

    /// The rules that may be used; `None` if a search decides.
    pub(super) fn level(&self) -> Option<Level> {
        match self.aim {
            Aim::Any | Aim::Band(Band::Trial) | Aim::Bands(_, Band::Trial) => None,
            Aim::Band(band) => Some(Level::of_bands(band, band)),
            Aim::Bands(from, to) => Some(Level::of_bands(from, to)),
            Aim::Rule(rule) => Some(Level::of_rule(rule)),
        }
    }

    /// Whether a grade meets the wish. A grade is determined in a fixed
    /// orientation of the puzzle, so its path may differ from the path seen
    /// before. A step may also be harder than the rating of its rule.
    pub(super) fn is_met(&self, grade: Option<&Grade>) -> Met {
        let is = |met: bool| if met { Met::Wholly } else { Met::Not };
        match (self.aim, grade) {
            (Aim::Any, _) => Met::Wholly,
            (_, None) => Met::Not,
            (Aim::Band(band), Some(grade)) => is(grade.band == band),
            (Aim::Bands(from, to), Some(grade)) => is((from..=to).contains(&grade.band)),
            (Aim::Rule(rule), Some(grade)) => match grade.rules.as_slice() {
                [.., last] if *last == rule => Met::Wholly,
                rules if rules.contains(&rule) => Met::Tied,
                _ => Met::Not,
            },
        }
    }

    /// The number of requested kinds of marks that do not occur in a puzzle.
    pub(super) fn lacking(&self, puzzle: &GridPuzzle) -> usize {
        let stands = |feature: &Feature| {
            puzzle.conditions().iter().any(|condition| condition.feature() == *feature)
        };
        self.features.iter().filter(|one| one.is_mark() && !stands(one)).count()
    }

    /// How many more things are printed than requested.
    pub(super) fn too_many(&self, puzzle: &GridPuzzle) -> usize {
        let sorts = puzzle.conditions().iter().filter_map(|one| Sort::of(*one));
        let sorts: Vec<Sort> = sorts.collect();
        let slack = usize::from(self.symmetry != Symmetry::None);
        let more = |sort: Sort| {
            let count = sorts.iter().filter(|one| **one == sort).count();
            self.amounts.of(sort).map_or(0, |wished| count.saturating_sub(wished + slack))
        };
        [Sort::Given, Sort::Clue, Sort::Sign, Sort::Mark].into_iter().map(more).sum()
    }
}

impl Amounts {
    pub(super) const fn of(&self, sort: Sort) -> Option<usize> {
        match sort {
            Sort::Given => self.givens,
            Sort::Clue => self.clues,
            Sort::Sign => self.signs,
            Sort::Mark => self.marks,
        }
    }
}
