//! The meaning of a number at the border: the one place that knows.
//!
//! On the paper it is just a number. The features of the puzzle say how to read
//! it, and the condition that it states says the rest.
//!
//! To add a reading: its variant in [`Reading`], its feature in [`Border::of`],
//! and then whatever the compiler asks for.

use core::ops::RangeInclusive;

use super::{
    Condition, Feature, Features, VisibleCount, VisibleSum, Written, visible_count, visible_sum,
};
use crate::grid::{Line, Side, Size};
use crate::message::{Arg, Message};

/// How the numbers at the border of a puzzle are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Border {
    reading: Reading,
    /// Whether the lowest value is a park, which is not seen.
    parks: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    /// The number of visible buildings.
    Count,
    /// The sum of the visible heights.
    Sum,
}

impl Border {
    /// The reading in a puzzle with these features.
    #[must_use]
    pub const fn of(features: Features) -> Self {
        let reading = if features.has(Feature::Sums) { Reading::Sum } else { Reading::Count };
        Self { reading, parks: features.has(Feature::Parks) }
    }

    /// The meaning of a number at a border place.
    #[must_use]
    pub const fn states(self, side: Side, index: usize, number: u32) -> Condition {
        let parks = self.parks;
        match self.reading {
            Reading::Count => {
                Condition::VisibleCount(VisibleCount { side, index, value: number, parks })
            }
            Reading::Sum => Condition::VisibleSum(VisibleSum { side, index, value: number, parks }),
        }
    }

    /// The number that a full grid, row by row, shows at a border place.
    #[must_use]
    pub fn shown(self, side: Side, index: usize, size: Size, solution: &[u32]) -> u32 {
        match self.states(side, index, 0).true_of(size, solution).written() {
            Written::Border { number, .. } => number,
            Written::Grid | Written::Cell { .. } | Written::Mark { .. } | Written::Gap { .. } => 0,
        }
    }

    /// The least and the highest number that some line shows; the highest is 0
    /// where no number can be.
    #[must_use]
    pub const fn numbers(self, size: Size) -> RangeInclusive<u32> {
        match self.reading {
            Reading::Count => visible_count::numbers(self.buildings(size)),
            Reading::Sum => visible_sum::numbers(self.buildings(size)),
        }
    }

    /// Why the numbers at both ends of a line cannot both hold, if that is
    /// obvious.
    #[must_use]
    pub fn facing_clash(self, size: Size, line: Line, facing: [u32; 2]) -> Option<Message> {
        match self.reading {
            Reading::Count => visible_count::facing_clash(self.buildings(size), line, facing),
            Reading::Sum => visible_sum::facing_clash(self.buildings(size), line, facing),
        }
    }

    /// Why a number is too low, regardless of how its line is filled.
    #[must_use]
    pub fn low_clash(self, size: Size, side: Side, index: usize, number: u32) -> Option<Message> {
        let least = *self.numbers(size).start();
        let message = match self.reading {
            Reading::Count => return None,
            Reading::Sum => Message::new("clash.sum-too-low"),
        };
        let message = message.with("clue", Arg::Clue { side, index }).with("value", number);
        (number < least).then(|| message.with("least", least))
    }

    /// The numbers that fix the cell of a certain building in its line, so that
    /// one side has room for hardly two of them.
    #[must_use]
    pub fn fixing(self, size: Size) -> Vec<u32> {
        match self.reading {
            // The tallest in front, or all of them in ascending order.
            Reading::Count | Reading::Sum => {
                let numbers = self.numbers(size);
                let mut fixing = vec![*numbers.start(), *numbers.end()];
                fixing.dedup();
                fixing
            }
        }
    }

    /// The number of buildings in a line; a park does not count.
    const fn buildings(self, size: Size) -> u32 {
        size.n() as u32 - self.parks as u32
    }
}
