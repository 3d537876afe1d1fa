//! A clue at the border: so many heights of its line are seen from there.
//!
//! A height is seen where everything in front of it is lower. With parks, the
//! lowest value is not seen and hides nothing.

use super::{Feature, How, Statement, Written};
use crate::constraints::Model;
use crate::grid::{Cell, Scale, Side, Size};
use crate::message::{Arg, Message};

/// How many are seen from a border place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clue {
    /// On which side it stands.
    pub side: Side,
    /// Which one, from 0, left to right or top to bottom.
    pub index: usize,
    /// The number.
    pub value: u32,
    /// Whether the lowest value is a park, which is not counted.
    pub parks: bool,
}

impl Clue {
    /// The cells that it looks along, the nearest first.
    pub fn line_of_sight(self, size: Size) -> impl Iterator<Item = Cell> {
        let (line, last) = (self.side.line(self.index), size.n() - 1);
        let forwards = self.side.sees_first_cell_first();
        (0..size.n()).map(move |at| size.cell_of(line, if forwards { at } else { last - at }))
    }

    /// How values along its line of sight, which these cells are, break it:
    /// more are seen up to the first open cell than it says, or in a full line
    /// another number.
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
                return (seen > self.value).then_some(How::Seen { count: seen as u8, full: false });
            }
            seen += u32::from(height > tallest);
            tallest = tallest.max(height);
        }
        (seen != self.value).then_some(How::Seen { count: seen as u8, full: true })
    }
}

impl Statement for Clue {
    fn feature(self) -> Feature {
        Feature::Clues
    }

    fn is_removable(self) -> bool {
        true
    }

    fn cells(self, size: Size) -> Vec<Cell> {
        size.line_cells(self.side.line(self.index)).collect()
    }

    fn post(self, _: Size, model: &mut Model) {
        if self.parks {
            model.lowest_unseen();
        }
        model.clue(self.side, self.index, self.value);
    }

    fn contraries(self, size: Size, rest: &Model) -> Vec<Model> {
        let others = size.all_values().iter().filter(|value| *value != self.value);
        let with = |value| {
            let mut model = rest.clone();
            Self { value, ..self }.post(size, &mut model);
            model
        };
        others.map(with).collect()
    }

    fn breach(self, size: Size, value: impl Fn(Cell) -> u32) -> Option<How> {
        self.breach_along(self.line_of_sight(size), value)
    }

    fn sentence(self, how: How, _: Size, _: Scale) -> Message {
        let too_many = matches!(how, How::Seen { full: false, .. });
        Message::new(if too_many { "clash.too-many" } else { "clash.visible" })
            .with("clue", Arg::Clue { side: self.side, index: self.index })
            .with("value", self.value)
    }

    fn written(self) -> Written {
        Written::Clue { side: self.side, index: self.index, number: self.value }
    }

    fn said(self, _: Size, _: Scale) -> Message {
        let clue = Arg::Clue { side: self.side, index: self.index };
        Message::new("said.clue").with("clue", clue).with("value", self.value)
    }
}

/// How many of these heights are seen by somebody in front of the first.
pub fn visible(heights: impl Iterator<Item = u32>) -> u32 {
    let mut tallest = 0;
    let mut seen = 0;
    for height in heights {
        seen += u32::from(height > tallest);
        tallest = tallest.max(height);
    }
    seen
}
