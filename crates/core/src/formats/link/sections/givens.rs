//! The givens, row by row, as shown; with parks, values start at `0`, which is
//! a park.

use super::section::{NOTHING, Section, digit, number};
use crate::conditions::Feature;
use crate::grid::Scale;
use crate::kind::Kind;
use crate::message::Message;
use crate::puzzle::Draft;

/// The values of the cells.
pub(super) struct Givens {
    /// Whether the lowest value is a park.
    pub(super) parks: bool,
}

impl Givens {
    /// The heights in this section are never in tens; an option after the sections gives the unit.
    const fn scale(&self) -> Scale {
        Scale { parks: self.parks, ..Scale::PLAIN }
    }
}

impl Section for Givens {
    fn places(&self, size: usize) -> usize {
        size * size
    }

    fn write(&self, draft: &Draft) -> String {
        let scale = self.scale();
        let givens = draft.givens.iter();
        givens.map(|given| if *given == 0 { NOTHING } else { digit(scale.shown(*given)) }).collect()
    }

    fn read(&self, char: char, place: usize, draft: &mut Draft) -> Result<(), Message> {
        let value = number(char).and_then(|shown| self.scale().value(shown));
        let wanted = if self.parks { "read.link-park" } else { "read.link-value" };
        draft.givens[place] = value.ok_or_else(|| Message::new(wanted))?;
        Ok(())
    }

    /// Makes a park count differently from an open cell in the check.
    fn worth(&self, char: char) -> Option<u32> {
        number(char).filter(|_| self.parks).map(|shown| shown + 1)
    }

    fn may_be_missing(&self, kind: &Kind) -> bool {
        kind.has(Feature::Clues) && !kind.has_gaps()
    }
}
