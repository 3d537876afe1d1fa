//! The wish for a new puzzle.

use super::level::Level;
use super::made::Made;
use crate::conditions::{Condition, Feature, Features, Written};
use crate::deduction::Rule;
use crate::error::Faults;
use crate::explain::Band;
use crate::grid::{Cell, Side, Size};
use crate::kind::Kind;
use crate::puzzle::{Draft, GridPuzzle};

/// What a new puzzle is to be like.
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
    /// What is to hold for the whole grid, and which marks it may have.
    #[cfg_attr(feature = "types", ts(as = "Vec<Feature>"))]
    pub features: Features,
    /// How hard it is to be.
    pub aim: Aim,
    /// How what is printed lies.
    pub symmetry: Symmetry,
    /// Whether nothing that is printed may be left out: each clue, sign and
    /// given is needed for the solution to be the only one.
    pub minimal: bool,
    /// How many of each are printed.
    #[cfg_attr(feature = "wire", serde(flatten))]
    pub amounts: Amounts,
}

/// How hard a puzzle is to be.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "crate::wire::AimEntry", into = "crate::wire::AimEntry")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "crate::wire::AimEntry"))]
pub enum Aim {
    /// As it comes: everything is dropped that the only solution can do without.
    Any,
    /// Its hardest step lies in this band.
    Band(Band),
    /// It cannot be solved without this rule, and needs nothing harder.
    Rule(&'static Rule),
}

/// How what is printed lies on the paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Symmetry {
    /// Anyhow.
    #[default]
    None,
    /// The same places after half a turn.
    HalfTurn,
    /// The same places on the left and on the right.
    Mirror,
}

/// How many of each are printed; nothing where any number will do. With a
/// symmetry there may be one more.
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
    /// Marks in cells, of a puzzle that is to have some.
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub marks: Option<usize>,
}

/// Whether a puzzle is as wished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Met {
    Wholly,
    /// Another rule has steps that are as hard, and people try it later.
    Tied,
    Not,
}

/// What is printed one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    Given,
    Clue,
    Sign,
    Mark,
}

/// Where something is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Cell(Cell),
    Mark(Cell),
    Border(Side, usize),
    /// The cells on both sides, ascending.
    Gap(Cell, Cell),
}

impl Wish {
    /// A puzzle of this kind and size, however hard.
    #[must_use]
    pub fn of(kind: &'static Kind, size: usize) -> Self {
        Self {
            kind,
            size,
            features: Features::NONE,
            aim: Aim::Any,
            symmetry: Symmetry::None,
            minimal: false,
            amounts: Amounts::default(),
        }
    }

    /// The grid with nothing printed yet but what holds for all of it.
    pub(super) fn empty(&self) -> Result<GridPuzzle, Faults> {
        // The lists of a size that is none could be of any length.
        let room = if Size::new(self.size).is_some() { self.size } else { 0 };
        let empty = Draft::empty(self.kind, room);
        Draft { size: self.size, features: self.features, ..empty }.puzzle()
    }

    /// Whether the amounts have places, and leave a cell open.
    pub(super) fn has_room(&self) -> bool {
        let Amounts { givens, clues, signs, marks } = self.amounts;
        let cells = self.size * self.size;
        let may_have = |feature: Feature| {
            self.kind.has(feature) && (!feature.is_mark() || self.features.has(feature))
        };
        let fits = |wished: Option<usize>, places: usize, feature: Feature| {
            wished.unwrap_or(0) <= if may_have(feature) { places } else { 0 }
        };
        let gaps = 2 * (cells - self.size);
        fits(givens, cells.saturating_sub(1), Feature::Givens)
            && fits(clues, 4 * self.size, Feature::Clues)
            && fits(signs, gaps, Feature::Signs)
            && fits(marks, cells, Feature::OddEven)
    }

    /// How far the rules may go; nothing where a search decides.
    pub(super) fn level(&self) -> Option<Level> {
        match self.aim {
            Aim::Any | Aim::Band(Band::Trial) => None,
            Aim::Band(band) => Some(Level::of_band(band)),
            Aim::Rule(rule) => Some(Level::of_rule(rule)),
        }
    }

    /// Whether a grade is the wished one. It is that of a fixed orientation of
    /// the puzzle, so the path may differ from the one that was seen before, and
    /// a step may be harder than its rule is rated.
    pub(super) fn is_met(&self, made: &Made) -> Met {
        let grade = made.grade.as_ref();
        let is = |met: bool| if met { Met::Wholly } else { Met::Not };
        match self.aim {
            Aim::Any => Met::Wholly,
            Aim::Band(band) => is(grade.is_some_and(|grade| grade.band == band)),
            Aim::Rule(rule) => match grade.map(|grade| grade.rules.as_slice()) {
                Some([.., last]) if *last == rule => Met::Wholly,
                Some(rules) if rules.contains(&rule) => Met::Tied,
                _ => Met::Not,
            },
        }
    }

    /// How many of the wished marks a puzzle has not a single one of.
    pub(super) fn lacking(&self, puzzle: &GridPuzzle) -> usize {
        let stands = |feature: &Feature| {
            puzzle.conditions().iter().any(|condition| condition.feature() == *feature)
        };
        self.features.iter().filter(|one| one.is_mark() && !stands(one)).count()
    }

    /// How many more are printed than wished.
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

impl Sort {
    /// What a condition is, unless it holds for the whole grid.
    pub(super) fn of(condition: Condition) -> Option<Self> {
        Place::of(condition).map(|place| match place {
            Place::Cell(_) => Self::Given,
            Place::Mark(_) => Self::Mark,
            Place::Border(..) => Self::Clue,
            Place::Gap(..) => Self::Sign,
        })
    }
}

impl Place {
    /// Where a condition is printed, unless it holds for the whole grid.
    pub(super) fn of(condition: Condition) -> Option<Self> {
        match condition.written() {
            Written::Grid => None,
            Written::Border { side, index, number: _ } => Some(Self::Border(side, index)),
            Written::Cell { cell, value: _ } => Some(Self::Cell(cell)),
            Written::Mark { cell, mark: _ } => Some(Self::Mark(cell)),
            // Gaps without a bar speak too, so none can be left out.
            Written::Gap { first, second, sign: _ } => {
                condition.is_removable().then(|| Self::gap(first, second))
            }
        }
    }

    fn gap(one: Cell, other: Cell) -> Self {
        Self::Gap(one.min(other), one.max(other))
    }
}

impl Symmetry {
    /// The place that is printed if and only if this one is.
    pub(super) fn partner(self, place: Place, size: Size) -> Place {
        let across = |cell: Cell| self.of_cell(cell, size);
        match place {
            Place::Cell(cell) => Place::Cell(across(cell)),
            Place::Mark(cell) => Place::Mark(across(cell)),
            Place::Gap(one, other) => Place::gap(across(one), across(other)),
            Place::Border(side, index) => {
                let turned = size.n() - 1 - index;
                let opposite = Side::ALL[(side as usize + 2) % 4];
                match (self, side) {
                    (Self::None, _) => place,
                    (Self::HalfTurn, _) => Place::Border(opposite, turned),
                    (Self::Mirror, Side::Top | Side::Bottom) => Place::Border(side, turned),
                    (Self::Mirror, Side::Left | Side::Right) => Place::Border(opposite, index),
                }
            }
        }
    }

    fn of_cell(self, cell: Cell, size: Size) -> Cell {
        let (row, column, last) = (size.row(cell), size.column(cell), size.n() - 1);
        match self {
            Self::None => cell,
            Self::HalfTurn => size.cell(last - row, last - column),
            Self::Mirror => size.cell(row, last - column),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Place, Symmetry};
    use crate::grid::{Side, Size};

    #[test]
    fn a_partner_of_a_partner_is_the_place_itself() {
        let size = Size::new(5).expect("a size");
        let cells = size.cells().flat_map(|cell| [Place::Cell(cell), Place::Mark(cell)]);
        let gaps = size.cells().filter(|cell| size.column(*cell) < 4);
        let gaps =
            gaps.map(|cell| Place::gap(cell, size.cell(size.row(cell), size.column(cell) + 1)));
        let border =
            Side::ALL.into_iter().flat_map(|side| (0..5).map(move |at| Place::Border(side, at)));
        let all: Vec<Place> = cells.chain(gaps).chain(border).collect();
        for symmetry in [Symmetry::None, Symmetry::HalfTurn, Symmetry::Mirror] {
            for place in &all {
                let partner = symmetry.partner(*place, size);
                assert!(all.contains(&partner), "{place:?} {symmetry:?}");
                assert_eq!(symmetry.partner(partner, size), *place);
            }
            let alone = all.iter().filter(|place| symmetry.partner(**place, size) == **place);
            let expected = match symmetry {
                Symmetry::None => all.len(),
                Symmetry::HalfTurn => 2,
                // The middle column with its marks, and the clues above and below it.
                Symmetry::Mirror => 12,
            };
            assert_eq!(alone.count(), expected, "{symmetry:?}");
        }
    }
}
