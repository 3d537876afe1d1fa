//! A number at the border is the number of visible heights of its line.
//!
//! A height is visible if everything in front of it is lower. With parks, the
//! lowest value is not visible and hides nothing.

use core::ops::RangeInclusive;

use super::reading::{Reading, at_an_end};
use super::{Condition, Feature, How, Role, Statement, Written};
use crate::constraints::Model;
use crate::grid::{Cell, Line, Scale, Side, Size, visible};
use crate::message::{Arg, Message};

/// The number of buildings seen from a border place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VisibleCount {
    /// The side of the grid.
    pub side: Side,
    /// The index on that side, from 0, left to right or top to bottom.
    pub index: usize,
    /// The number.
    pub value: u32,
    /// Whether the lowest value is a park, which is not counted.
    pub parks: bool,
}

impl VisibleCount {
    /// How the condition reads the numbers at the border.
    pub(super) const READING: Reading = Reading {
        of: Feature::Clues,
        states: |side, index, value, parks| {
            Condition::VisibleCount(VisibleCount { side, index, value, parks })
        },
        numbers,
        facing_clash,
        too_low: None,
        fixes: at_an_end,
    };

    /// The cells of the clue's line of sight, the nearest first.
    pub fn line_of_sight(self, size: Size) -> impl Iterator<Item = Cell> {
        size.line_of_sight(self.side, self.index)
    }

    /// How the values along the line of sight break the clue: too many are visible up
    /// to the first open cell, or a full line shows a different number.
    #[inline]
    pub fn breach_along(
        self,
        cells: impl Iterator<Item = Cell>,
        value: impl Fn(Cell) -> u32,
    ) -> Option<How> {
        let (mut seen, mut tallest) = (0, u32::from(self.parks));
        for cell in cells {
            let height = value(cell);
            if height == 0 {
                return (seen > self.value)
                    .then_some(How::Seen { count: seen as u16, full: false });
            }
            seen += u32::from(height > tallest);
            tallest = tallest.max(height);
        }
        (seen != self.value).then_some(How::Seen { count: seen as u16, full: true })
    }
}

impl Statement for VisibleCount {
    fn feature(self) -> Feature {
        Feature::Clues
    }

    fn cells(self, size: Size) -> Vec<Cell> {
        size.line_cells(self.side.line(self.index)).collect()
    }

    fn role(self) -> Role {
        Role::Count(self)
    }

    fn post(self, _: Size, model: &mut Model) {
        if self.parks {
            model.lowest_unseen();
        }
        model.clue(self.side, self.index, self.value);
    }

    fn contraries(self, size: Size, rest: &Model) -> Vec<Model> {
        let mut contraries = Vec::new();
        for value in size.all_values().iter().filter(|value| *value != self.value) {
            let mut model = rest.clone();
            Self { value, ..self }.post(size, &mut model);
            contraries.push(model);
        }
        contraries
    }

    fn breach(self, size: Size, value: impl Fn(Cell) -> u32) -> Option<How> {
        self.breach_along(self.line_of_sight(size), value)
    }

    fn true_of(self, size: Size, solution: &[u32]) -> Condition {
        let heights = self.line_of_sight(size).map(|cell| solution[cell.index()]);
        let value = visible(heights.filter(|height| *height > u32::from(self.parks)));
        Condition::VisibleCount(Self { value, ..self })
    }

    fn sentence(self, how: How, _: Size, _: Scale) -> Message {
        let too_many = matches!(how, How::Seen { full: false, .. });
        Message::new(if too_many { "clash.too-many" } else { "clash.visible" })
            .with("clue", Arg::Clue { side: self.side, index: self.index })
            .with("value", self.value)
    }

    fn written(self) -> Written {
        Written::Border { side: self.side, index: self.index, number: self.value }
    }

    fn said(self, _: Size, _: Scale) -> Message {
        let clue = Arg::Clue { side: self.side, index: self.index };
        Message::new("condition.clue").with("clue", clue).with("value", self.value)
    }
}

/// All possible numbers, from 1 (only the tallest is visible) up to the number of
/// buildings.
const fn numbers(buildings: u32) -> RangeInclusive<u32> {
    1..=buildings
}

/// Two facing clues a and b can both be right iff 3 <= a + b <= n + 1 (for n > 1). With
/// parks, n is the number of buildings in a line. Source: Khovanova and Lewis,
/// "Skyscraper numbers", 2013.
fn facing_clash(buildings: u32, line: Line, [first, last]: [u32; 2]) -> Option<Message> {
    let limit = buildings + 1;
    if first + last > limit {
        let message = Message::new("clash.facing-many").with("line", line);
        return Some(message.with("first", first).with("second", last).with("limit", limit));
    }
    let are_ones = [first, last] == [1, 1] && limit > 2;
    are_ones.then(|| Message::new("clash.facing-ones").with("line", line))
}
