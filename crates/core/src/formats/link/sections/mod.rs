//! The sections of a link between two dots, one file a sort: how many places
//! it has, and what is written and read there.
//!
//! To add one: copy `clues.rs` and put its line into [`sections`], where it
//! stands in a link.

mod clues;
mod givens;
mod signs;

use clues::Clues;
use givens::Givens;
use signs::Signs;

use crate::conditions::Feature;
use crate::grid::Side;
use crate::kind::Kind;
use crate::message::Message;
use crate::puzzle::Draft;

/// What every section has to say of itself.
pub(super) trait Section {
    /// How many places it has in a grid of this side length.
    fn places(&self, size: usize) -> usize;

    /// What stands in its places; [`NOTHING`] where nothing does.
    fn write(&self, draft: &Draft) -> String;

    /// Whether the writer shortens runs of nothing.
    fn is_shortened(&self) -> bool;

    /// Puts a character other than [`NOTHING`] into one of its places.
    ///
    /// # Errors
    /// What is expected instead; the caller fills in what was `found`.
    fn read(&self, char: char, place: usize, draft: &mut Draft) -> Result<(), Message>;

    /// What a character counts for in the check, where that is not the usual.
    fn worth(&self, char: char) -> Option<u32>;

    /// Whether a link of this kind may end before it where nothing stands in it.
    fn may_be_missing(&self, kind: &Kind) -> bool;
}

/// What stands in a place with nothing in it.
pub(super) const NOTHING: char = '-';

/// The sections of a draft of this kind and these features, in order; the
/// check comes behind them.
pub(super) fn sections(draft: &Draft) -> Vec<Box<dyn Section>> {
    let mut sections: Vec<Box<dyn Section>> = Vec::new();
    if draft.kind.has(Feature::Clues) {
        sections.extend(Side::ALL.map(|side| -> Box<dyn Section> { Box::new(Clues(side)) }));
    }
    sections.push(Box::new(Givens { parks: draft.has(Feature::Parks) }));
    if draft.kind.has_gaps() {
        sections.push(Box::new(Signs::of(draft, true)));
        sections.push(Box::new(Signs::of(draft, false)));
    }
    sections
}

/// The character of a number from 0 to 32.
const fn digit(number: u32) -> char {
    match number {
        0..=9 => (b'0' + number as u8) as char,
        _ => (b'a' + (number - 10) as u8) as char,
    }
}

/// The number of a character.
fn number(char: char) -> Option<u32> {
    match char {
        '0'..='9' => char.to_digit(10),
        'a'..='w' => Some(u32::from(char) - u32::from('a') + 10),
        _ => None,
    }
}
