//! Places where things are printed individually, their sorts, and their
//! symmetric partners.

use crate::conditions::{Condition, Written};
use crate::grid::{Anchor, Cell, Side, Size, Span};
use crate::message::Arg;

/// The symmetry of what is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Symmetry {
    /// No symmetry.
    #[default]
    None,
    /// The same places after a half turn.
    HalfTurn,
    /// The same places on the left and on the right.
    Mirror,
}

/// A sort of thing that is printed individually.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    Given,
    Clue,
    Sign,
    Mark,
}

/// A place where something can be printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The value of a cell.
    Cell(Cell),
    /// A mark other than a number, such as the circle of an odd cell.
    Mark(Anchor),
    /// A place for a clue: its side, and its index from 0.
    Border(Side, usize),
    /// The gap between two cells, in ascending order.
    Gap(Cell, Cell),
}

impl Sort {
    /// The sort of a condition, unless it is about the whole grid.
    pub(super) fn of(condition: Condition) -> Option<Self> {
        Place::of(condition).map(Place::sort)
    }
}

impl Place {
    /// The place of a condition, unless it is about the whole grid.
    pub(super) fn of(condition: Condition) -> Option<Self> {
        // Gaps without a bar state something too, so no gap can be left out.
        let is_gap = matches!(condition.written(), Written::Gap { .. });
        Self::standing(condition).filter(|_| !is_gap || condition.is_removable())
    }

    /// The place of a condition, even of one that cannot be left out.
    pub(super) fn standing(condition: Condition) -> Option<Self> {
        match condition.written() {
            Written::Grid => None,
            Written::Border { side, index, number: _ } => Some(Self::Border(side, index)),
            Written::Cell { cell, value: _ } => Some(Self::Cell(cell)),
            Written::Mark { at, mark: _ } => Some(Self::Mark(at)),
            Written::Gap { first, second, sign: _ } => Some(Self::gap(first, second)),
        }
    }

    /// The gap between two cells.
    #[must_use]
    pub fn gap(one: Cell, other: Cell) -> Self {
        Self::Gap(one.min(other), one.max(other))
    }

    /// For a mark, its cell; any other place is returned unchanged.
    pub(super) const fn with_its_mark(self) -> Self {
        match self {
            Self::Mark(at) => Self::Cell(at.first),
            Self::Cell(_) | Self::Border(..) | Self::Gap(..) => self,
        }
    }

    pub(super) const fn sort(self) -> Sort {
        match self {
            Self::Cell(_) => Sort::Given,
            Self::Mark(_) => Sort::Mark,
            Self::Border(..) => Sort::Clue,
            Self::Gap(..) => Sort::Sign,
        }
    }

    /// Every place of a grid.
    pub(super) fn all(size: Size) -> Vec<Self> {
        let border = |side: Side| (0..size.n()).map(move |index| Self::Border(side, index));
        let gaps = Span::GAPS.into_iter().flat_map(|span| size.places(span));
        let gaps = gaps.map(|at| Self::Gap(at.first, at.last(size)));
        let in_cells = size.cells().map(Self::Cell).chain(size.anchors().map(Self::Mark));
        in_cells.chain(Side::ALL.into_iter().flat_map(border)).chain(gaps).collect()
    }

    /// A number greater than the numbers of all places.
    pub(super) fn count(size: Size) -> usize {
        3 * size.cell_count() + Anchor::count(size.n()) + 4 * size.n()
    }

    /// The unique number of a place.
    pub(super) fn number(self, size: Size) -> usize {
        let cells = size.cell_count();
        let marks = cells + Anchor::count(size.n());
        let border = marks + 4 * size.n();
        match self {
            Self::Cell(cell) => cell.index(),
            Self::Mark(at) => cells + at.in_marks(size),
            Self::Border(side, index) => marks + side as usize * size.n() + index,
            Self::Gap(first, second) => {
                let is_down = usize::from(second.0 != first.0 + 1);
                border + is_down * cells + first.index()
            }
        }
    }

    /// The name of a place in a sentence.
    pub(super) fn arg(self, size: Size) -> Arg {
        match self {
            Self::Cell(cell) => Arg::cell(size, cell),
            Self::Mark(at) => Arg::cell(size, at.first),
            Self::Border(side, index) => Arg::Clue { side, index },
            Self::Gap(one, other) => Arg::cells(size, [one, other]),
        }
    }
}

impl Symmetry {
    /// The symmetric partner of a place: one is printed if and only if the other is.
    pub(super) fn partner(self, place: Place, size: Size) -> Place {
        let across = |cell: Cell| self.of_cell(cell, size);
        match place {
            Place::Cell(cell) => Place::Cell(across(cell)),
            Place::Mark(at) => Place::Mark(at.moved(size, across)),
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
    use crate::grid::{Side, Size, Span};

    #[test]
    fn a_partner_of_a_partner_is_the_place_itself() {
        let size = Size::new(5).expect("a size");
        let cells = size.cells().map(Place::Cell).chain(size.anchors().map(Place::Mark));
        let gaps = size.places(Span::Across).map(|at| Place::gap(at.first, at.last(size)));
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
