//! The clues of one side: `1` to `9` and `a` to `w`.

use super::section::{NOTHING, Section, digit, number};
use crate::grid::Side;
use crate::message::Message;
use crate::puzzle::Draft;

/// The clues of this side, left to right or top to bottom.
pub(super) struct Clues(pub(super) Side);

impl Section for Clues {
    fn places(&self, size: usize) -> usize {
        size
    }

    fn write(&self, draft: &Draft) -> String {
        let clues = draft.side(self.0).iter();
        clues.map(|clue| if *clue == 0 { NOTHING } else { digit(*clue) }).collect()
    }

    fn is_shortened(&self) -> bool {
        false
    }

    fn read(&self, char: char, place: usize, draft: &mut Draft) -> Result<(), Message> {
        let clue =
            number(char).filter(|clue| *clue > 0).ok_or_else(|| Message::new("read.link-value"))?;
        draft.clues[self.0 as usize][place] = clue;
        Ok(())
    }
}
