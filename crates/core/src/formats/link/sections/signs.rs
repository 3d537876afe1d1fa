//! The signs of one direction, row by row, each as its letter: `l` if the left or upper
//! cell is less, and `g` if it is greater. In an adjacent puzzle, `b` means a bar.

use super::section::Section;
use crate::conditions::{Feature, Sign};
use crate::message::Message;
use crate::puzzle::Draft;

/// The signs in the gaps.
pub(super) struct Signs {
    /// Whether the gaps are between left and right.
    across: bool,
    /// The signs that may be in the gaps.
    signs: Vec<Sign>,
}

impl Signs {
    pub(super) fn of(draft: &Draft, across: bool) -> Self {
        let adjacent = draft.has(Feature::Adjacent);
        let fits = |feature| draft.kind.has(feature) && (feature == Feature::Adjacent) == adjacent;
        let mut signs = Sign::WRITTEN.to_vec();
        signs.retain(|sign| sign.feature().is_some_and(fits));
        Self { across, signs }
    }
}

impl Section for Signs {
    fn places(&self, size: usize) -> usize {
        size * (size - 1)
    }

    fn write(&self, draft: &Draft) -> String {
        let signs = if self.across { &draft.across } else { &draft.down };
        signs.iter().map(|sign| sign.letter()).collect()
    }

    fn read(&self, char: char, place: usize, draft: &mut Draft) -> Result<(), Message> {
        let Some(sign) = self.signs.iter().find(|sign| sign.letter() == char) else {
            let letters: Vec<String> =
                self.signs.iter().map(|sign| sign.letter().to_string()).collect();
            return Err(Message::new("read.link-sign").with("signs", letters.join(", ")));
        };
        let signs = if self.across { &mut draft.across } else { &mut draft.down };
        signs[place] = *sign;
        Ok(())
    }

    fn worth(&self, char: char) -> Option<u32> {
        (1..).zip(Sign::WRITTEN).find(|(_, sign)| sign.letter() == char).map(|(worth, _)| worth)
    }
}
