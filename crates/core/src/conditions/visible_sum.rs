//! A number at the border is the sum of the visible heights of its line.
//!
//! A height is visible if everything in front of it is lower. With parks, the
//! lowest value has height 0: it is not visible and hides nothing. Heights
//! count storeys, even if they are shown as 10, 20, 30.

use core::ops::RangeInclusive;

use super::reading::{Reading, at_an_end};
use super::{Condition, Feature, How, Role, Statement, Written};
use crate::constraints::{self, Model};
use crate::grid::{Cell, Line, Scale, Side, Size};
use crate::message::{Arg, Message};

/// The sum of the heights seen from a border place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VisibleSum {
    /// The side of the grid.
    pub side: Side,
    /// The index on that side, from 0, left to right or top to bottom.
    pub index: usize,
    /// The sum.
    pub value: u32,
    /// Whether the lowest value is a park, whose height is 0.
    pub parks: bool,
}

impl VisibleSum {
    /// How the condition reads the numbers at the border.
    pub(super) const READING: Reading = Reading {
        of: Feature::Sums,
        states: |side, index, value, parks| {
            Condition::VisibleSum(VisibleSum { side, index, value, parks })
        },
        numbers,
        facing_clash,
        too_low: Some("clash.sum-too-low"),
        fixes: at_an_end,
    };

    /// The cells of the sum's line of sight, the nearest first.
    pub fn line_of_sight(self, size: Size) -> impl Iterator<Item = Cell> {
        size.line_of_sight(self.side, self.index)
    }

    /// The propagator for a sum of visible heights with this value.
    #[must_use]
    pub fn propagator(self, size: Size) -> constraints::VisibleSum {
        self.propagator_of(size, self.value..=self.value)
    }

    /// The propagator for any of these sums.
    #[must_use]
    pub fn propagator_of(self, size: Size, sums: RangeInclusive<u32>) -> constraints::VisibleSum {
        constraints::VisibleSum::new(size, (self.side, self.index), sums, self.parks)
    }

    /// How the values along the line of sight break the sum: it is too high up to the
    /// first open cell, or a full line has a different sum.
    #[inline]
    pub fn breach_along(
        self,
        cells: impl Iterator<Item = Cell>,
        value: impl Fn(Cell) -> u32,
    ) -> Option<How> {
        let (mut sum, mut tallest) = (0, 0);
        for cell in cells {
            let value = value(cell);
            if value == 0 {
                return (sum > self.value).then_some(How::Seen { count: sum as u16, full: false });
            }
            if self.height(value) > tallest {
                tallest = self.height(value);
                sum += tallest;
            }
        }
        (sum != self.value).then_some(How::Seen { count: sum as u16, full: true })
    }

    /// The height of a value.
    const fn height(self, value: u32) -> u32 {
        value - self.parks as u32
    }

    /// States in the model of a solver that the sum is one of these.
    fn post_any(self, sums: RangeInclusive<u32>, model: &mut Model) {
        if self.parks {
            model.lowest_unseen();
        }
        model.sum(self.side, self.index, sums);
    }
}

impl Statement for VisibleSum {
    fn feature(self) -> Feature {
        Feature::Clues
    }

    fn cells(self, size: Size) -> Vec<Cell> {
        self.line_of_sight(size).collect()
    }

    fn role(self) -> Role {
        Role::Sum(self)
    }

    fn post(self, _: Size, model: &mut Model) {
        self.post_any(self.value..=self.value, model);
    }

    fn contraries(self, _: Size, rest: &Model) -> Vec<Model> {
        let with = |sums: RangeInclusive<u32>| {
            let mut model = rest.clone();
            self.post_any(sums, &mut model);
            model
        };
        vec![with(0..=self.value - 1), with(self.value + 1..=highest(Size::MAX as u32))]
    }

    fn breach(self, size: Size, value: impl Fn(Cell) -> u32) -> Option<How> {
        self.breach_along(self.line_of_sight(size), value)
    }

    fn true_of(self, size: Size, solution: &[u32]) -> Condition {
        let heights = self.line_of_sight(size).map(|cell| self.height(solution[cell.index()]));
        Condition::VisibleSum(Self { value: sum_in_view(heights), ..self })
    }

    fn sentence(self, how: How, _: Size, _: Scale) -> Message {
        let too_much = matches!(how, How::Seen { full: false, .. });
        Message::new(if too_much { "clash.sum-too-high" } else { "clash.sum" })
            .with("clue", Arg::Clue { side: self.side, index: self.index })
            .with("value", self.value)
    }

    fn written(self) -> Written {
        Written::Border { side: self.side, index: self.index, number: self.value }
    }

    fn said(self, _: Size, _: Scale) -> Message {
        let clue = Arg::Clue { side: self.side, index: self.index };
        Message::new("condition.sum").with("clue", clue).with("value", self.value)
    }
}

/// All possible sums, from the tallest building alone up to all buildings.
const fn numbers(buildings: u32) -> RangeInclusive<u32> {
    buildings..=highest(buildings)
}

/// The sum of all heights.
const fn highest(buildings: u32) -> u32 {
    buildings * (buildings + 1) / 2
}

/// A sum is n if the tallest building is in front. Two facing sums together count the
/// tallest building twice, the second tallest exactly once, and every other building at
/// most once.
fn facing_clash(buildings: u32, line: Line, [first, last]: [u32; 2]) -> Option<Message> {
    let (least, most) = (3 * buildings - 1, highest(buildings) + buildings);
    let (key, limit) = match first + last {
        sum if sum > most => ("clash.facing-sums-high", most),
        sum if sum < least && buildings > 1 => ("clash.facing-sums-low", least),
        _ => return None,
    };
    let message = Message::new(key).with("first", first).with("second", last);
    Some(message.with("line", line).with("limit", limit))
}

/// The sum of the heights that are visible from in front of the first.
pub fn sum_in_view(heights: impl Iterator<Item = u32>) -> u32 {
    let (mut sum, mut tallest) = (0, 0);
    for height in heights.filter(|height| *height > 0) {
        if height > tallest {
            (sum, tallest) = (sum + height, height);
        }
    }
    sum
}
