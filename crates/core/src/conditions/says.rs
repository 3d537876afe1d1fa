//! The conditions that signs and marks state.

use super::{Condition, Feature, LessThan, Mark, Neighbours, Parity, Sign};
use crate::grid::{Anchor, Cell, Scale};

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
    pub const fn feature(self) -> Option<Feature> {
        match self {
            Self::None => None,
            Self::Odd | Self::Even => Some(Feature::OddEven),
        }
    }

    /// Its statement at a place; None where it is not printed.
    #[must_use]
    pub const fn condition(self, at: Anchor, scale: Scale) -> Option<Condition> {
        match (self, at) {
            (Self::None, Anchor::Cell(_)) => None,
            (Self::Odd | Self::Even, Anchor::Cell(cell)) => {
                let odd = matches!(self, Self::Odd);
                Some(Condition::Parity(Parity { cell, odd, parks: scale.parks }))
            }
        }
    }
}
