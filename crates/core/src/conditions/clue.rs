//! A clue at the border: so many heights of its line are seen from there.
//!
//! A height is seen where everything in front of it is lower. With parks, the
//! lowest value is not seen and hides nothing.

use super::{Feature, How, Statement};
use crate::constraints::Model;
use crate::error::Fault;
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

    /// More are seen up to the first open cell than the clue says, or in a
    /// full line another number.
    fn breach(self, size: Size, value: impl Fn(Cell) -> u32) -> Option<How> {
        let heights = self.line_of_sight(size).map(value);
        let (mut seen, mut tallest, mut filled) = (0, u32::from(self.parks), 0);
        for height in heights.take_while(|height| *height > 0) {
            filled += 1;
            seen += u32::from(height > tallest);
            tallest = tallest.max(height);
        }
        let full = filled == size.n();
        let broken = seen > self.value || full && seen != self.value;
        broken.then_some(How::Seen { count: seen as u8, full })
    }

    fn sentence(self, how: How, _: Size, _: Scale) -> Message {
        let too_many = matches!(how, How::Seen { full: false, .. });
        Message::new(if too_many { "clash.too-many" } else { "clash.visible" })
            .with("clue", Arg::Clue { side: self.side, index: self.index })
            .with("value", self.value)
    }

    fn mark(self, fault: Fault) -> Fault {
        fault.at_clue(self.side, self.index)
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
