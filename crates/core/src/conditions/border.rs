//! What a number at the border means. No other file decides this.
//!
//! On paper, a number at the border is just a number. The features of the puzzle
//! determine how that number is read, and the condition that it states defines
//! everything else.
//!
//! To add a reading, put its [`Reading`] into the file of its condition and add a line
//! for it to [`READINGS`], next to the list of conditions.

use core::ops::RangeInclusive;

use super::reading::Reading;
use super::{Condition, Feature, Features, READINGS, Written};
use crate::grid::{Line, Side, Size};
use crate::message::{Arg, Message};

/// How the numbers at the border of a puzzle are read.
#[derive(Clone, Copy, Debug)]
pub struct Border {
    reading: &'static Reading,
    /// Whether the lowest value is a park, which is not visible.
    parks: bool,
}

impl Border {
    /// How the numbers are read in a puzzle with these features.
    #[must_use]
    pub fn of(features: Features) -> Self {
        let asked = READINGS[1..].iter().find(|reading| features.has(reading.of));
        Self { reading: asked.unwrap_or(&READINGS[0]), parks: features.has(Feature::Parks) }
    }

    /// What a number at a border place states.
    #[must_use]
    pub fn states(self, side: Side, index: usize, number: u32) -> Condition {
        (self.reading.states)(side, index, number, self.parks)
    }

    /// The number that a full grid, given row by row, shows at a border place; 0 if it shows none.
    #[must_use]
    pub fn shown(self, side: Side, index: usize, size: Size, solution: &[u32]) -> u32 {
        let says = self.states(side, index, 0).true_of(size, solution);
        let Some(Written::Border { number, .. }) = says.map(Condition::written) else { return 0 };
        number
    }

    /// The lowest and the highest number that a line can show; the highest is 0 if no
    /// number is possible.
    #[must_use]
    pub fn numbers(self, size: Size) -> RangeInclusive<u32> {
        (self.reading.numbers)(self.buildings(size))
    }

    /// Why the numbers at both ends of a line cannot both be right, if that is
    /// obvious.
    #[must_use]
    pub fn facing_clash(self, size: Size, line: Line, facing: [u32; 2]) -> Option<Message> {
        (self.reading.facing_clash)(self.buildings(size), line, facing)
    }

    /// Why a number is too low for any way to fill its line; `None` if it is not.
    #[must_use]
    pub fn low_clash(self, size: Size, side: Side, index: usize, number: u32) -> Option<Message> {
        let least = *self.numbers(size).start();
        let message = Message::new(self.reading.too_low.filter(|_| number < least)?);
        let message = message.with("clue", Arg::Clue { side, index }).with("value", number);
        Some(message.with("least", least))
    }

    /// The numbers that determine the cell of one building in their line; a side rarely has room
    /// for the same one twice.
    #[must_use]
    pub fn fixing(self, size: Size) -> Vec<u32> {
        let numbers = self.numbers(size);
        numbers.clone().filter(|number| (self.reading.fixes)(*number, &numbers)).collect()
    }

    /// The number of buildings in a line; a park does not count.
    const fn buildings(self, size: Size) -> u32 {
        size.n() as u32 - self.parks as u32
    }
}

#[cfg(test)]
mod tests {
    use super::Border;
    use crate::conditions::{Feature, Features};
    use crate::grid::Side;

    /// A reading without its line in `READINGS` would be switched on, and nothing would change.
    #[test]
    fn readings_and_nothing_else_change_what_a_number_states() {
        let states = |features| Border::of(features).states(Side::Left, 0, 1);
        for feature in Feature::ALL {
            let changed = states(Features::NONE.set(feature, true)) != states(Features::NONE);
            assert_eq!(changed, feature.is_a_reading(), "{feature:?}");
            assert!(!changed || feature.of() == Feature::Clues, "{feature:?}");
        }
    }
}
