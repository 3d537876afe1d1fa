//! What a sign between two neighbours says.

use super::{Condition, Feature, LessThan, Neighbours, Sign};
use crate::grid::Cell;

impl Sign {
    /// The feature that a puzzle with this sign has.
    #[must_use]
    pub fn feature(self) -> Option<Feature> {
        self.condition(Cell(0), Cell(1), false).map(Condition::feature)
    }

    /// What it says about its neighbours. Nothing in a gap says something in
    /// an adjacent puzzle.
    #[must_use]
    pub fn condition(self, first: Cell, second: Cell, adjacent: bool) -> Option<Condition> {
        let less = |lesser, greater| Condition::LessThan(LessThan { lesser, greater });
        let neighbours = |bar| Condition::Neighbours(Neighbours { first, second, bar });
        match self {
            Self::None => adjacent.then_some(neighbours(false)),
            Self::Less => Some(less(first, second)),
            Self::Greater => Some(less(second, first)),
            Self::Bar => Some(neighbours(true)),
        }
    }
}
