//! The conditions that signs and marks state.

use super::{Condition, Feature, LessThan, Mark, Neighbours, Parity, Sign};
use crate::grid::{Cell, Scale};

impl Sign {
    /// The feature of a puzzle with this sign.
    #[must_use]
    pub fn feature(self) -> Option<Feature> {
        self.condition(Cell(0), Cell(1), false).map(Condition::feature)
    }

    /// Its statement about its neighbours. In an adjacent puzzle an empty gap
    /// states something too.
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

impl Mark {
    /// The feature of a puzzle with this mark.
    #[must_use]
    pub fn feature(self) -> Option<Feature> {
        self.condition(Cell(0), Scale::PLAIN).map(Condition::feature)
    }

    /// Its statement about its cell.
    #[must_use]
    pub const fn condition(self, cell: Cell, scale: Scale) -> Option<Condition> {
        let odd = match self {
            Self::None => return None,
            Self::Odd => true,
            Self::Even => false,
        };
        Some(Condition::Parity(Parity { cell, odd, parks: scale.parks }))
    }
}
