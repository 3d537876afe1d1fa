//! A set of small numbers in one machine word.
//!
//! A set contains the values that a cell may take (1..=n, with value v as bit
//! `v - 1`), or the positions that a value may take in a line (one bit each). Only
//! this file chooses the width of [`Word`].

use core::ops::{BitAnd, BitOr, Not};

/// The machine word of a set; its width is the largest grid size.
pub type Word = u32;

/// A set of the values 1..=32.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Values(pub Word);

impl Values {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// The set with only this value, 1..=32.
    #[must_use]
    pub const fn only(value: u32) -> Self {
        Self(1 << (value - 1))
    }

    /// The set 1..=`value`; empty for 0.
    #[must_use]
    pub const fn up_to(value: u32) -> Self {
        if value >= Word::BITS {
            return Self(Word::MAX);
        }
        Self((1 << value) - 1)
    }

    /// The set of everything above `value`, with no upper limit.
    #[must_use]
    pub const fn above(value: u32) -> Self {
        Self(!Self::up_to(value).0)
    }

    /// The number of values in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `value` is in the set.
    #[must_use]
    pub const fn contains(self, value: u32) -> bool {
        value >= 1 && value <= Word::BITS && self.0 >> (value - 1) & 1 == 1
    }

    /// The value in a set that has exactly one; otherwise `None`.
    #[must_use]
    pub const fn single(self) -> Option<u32> {
        if self.0.is_power_of_two() {
            return Some(self.0.trailing_zeros() + 1);
        }
        None
    }

    /// The smallest value; 33 for the empty set.
    #[must_use]
    pub const fn min(self) -> u32 {
        self.0.trailing_zeros() + 1
    }

    /// The largest value; 0 for the empty set.
    #[must_use]
    pub const fn max(self) -> u32 {
        Word::BITS - self.0.leading_zeros()
    }

    /// The values in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u32> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let value = Self(rest).min();
            (rest != 0).then(|| {
                rest &= rest - 1;
                value
            })
        })
    }
}

impl BitAnd for Values {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Values {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Values {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl FromIterator<u32> for Values {
    fn from_iter<I: IntoIterator<Item = u32>>(values: I) -> Self {
        values.into_iter().fold(Self::NONE, |set, value| set | Self::only(value))
    }
}
