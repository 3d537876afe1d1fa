//! The clues of one side, if they can be above 32: decimal numbers, each with as many
//! characters as the highest possible clue. A shorter clue is padded with `-` at the
//! front, and a place without a clue has only `-`.

use super::section::Section;
use crate::grid::Side;
use crate::message::Message;
use crate::puzzle::Draft;

/// The clues of this side, left to right or top to bottom.
pub(super) struct Numbers {
    pub(super) side: Side,
    /// The number of characters for each clue.
    pub(super) width: usize,
}

impl Section for Numbers {
    fn places(&self, size: usize) -> usize {
        size * self.width
    }

    fn write(&self, draft: &Draft) -> String {
        let shown = |clue: &u32| if *clue == 0 { String::new() } else { clue.to_string() };
        let padded = |clue: &u32| format!("{:->1$}", shown(clue), self.width);
        draft.side(self.side).iter().map(padded).collect()
    }

    fn read(&self, char: char, place: usize, draft: &mut Draft) -> Result<(), Message> {
        let digit = char.to_digit(10).ok_or_else(|| Message::new("read.link-value"))?;
        let behind = self.width - 1 - place % self.width;
        let clue = &mut draft.clues[self.side as usize][place / self.width];
        *clue += digit * 10_u32.pow(behind as u32);
        Ok(())
    }
}
