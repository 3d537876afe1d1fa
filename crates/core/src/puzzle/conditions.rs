//! What a puzzle says, one statement at a time: each clue, given and sign.

use super::{Draft, GridPuzzle};
use crate::grid::{Cell, Side};

/// One thing that is written on the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Condition {
    /// The clue at a border place.
    Clue {
        /// On which side.
        side: Side,
        /// Which one, from 0.
        index: usize,
    },
    /// The sign between two neighbours.
    Sign {
        /// The cell that is less.
        lesser: Cell,
        /// The cell that is greater.
        greater: Cell,
    },
    /// The given value of a cell.
    Given(Cell),
}

impl GridPuzzle {
    /// Everything that is written: the clues clockwise from the top, the
    /// signs, the givens.
    #[must_use]
    pub fn conditions(&self) -> Vec<Condition> {
        let places = Side::ALL
            .into_iter()
            .flat_map(|side| (0..self.size().n()).map(move |index| (side, index)));
        let clues = places.filter(|(side, index)| self.clue(*side, *index).is_some());
        let clues = clues.map(|(side, index)| Condition::Clue { side, index });
        let signs = self.signs().iter();
        let signs =
            signs.map(|(lesser, greater)| Condition::Sign { lesser: *lesser, greater: *greater });
        let givens = self.givens().map(|(cell, _)| Condition::Given(cell));
        clues.chain(signs).chain(givens).collect()
    }

    /// The same grid with only these of its conditions.
    #[must_use]
    pub fn only(&self, conditions: &[Condition]) -> Self {
        let mut draft =
            Draft { unit: self.draft.unit, ..Draft::empty(self.kind(), self.size().n()) };
        let mut signs = Vec::new();
        for condition in conditions {
            match *condition {
                Condition::Clue { side, index } => {
                    draft.clues[side as usize][index] = self.draft.clues[side as usize][index];
                }
                Condition::Given(cell) => {
                    draft.givens[cell.index()] = self.draft.givens[cell.index()];
                }
                Condition::Sign { lesser, greater } => {
                    let place = |cell| (self.size().row(cell), self.size().column(cell));
                    draft.set_less(place(lesser), place(greater));
                    signs.push((lesser, greater));
                }
            }
        }
        Self { draft, size: self.size, signs }
    }

    /// The same puzzle without one of its conditions.
    #[must_use]
    pub fn without(&self, condition: Condition) -> Self {
        let mut rest = self.conditions();
        rest.retain(|other| *other != condition);
        self.only(&rest)
    }
}
