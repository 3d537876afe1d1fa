//! The sections of a link, and their characters.

use crate::kind::Kind;
use crate::message::Message;
use crate::puzzle::Draft;

/// The interface of every section.
pub(in crate::formats::link) trait Section {
    /// The number of places in a grid of this side length.
    fn places(&self, size: usize) -> usize;

    /// The contents of the section's places; [`NOTHING`] for an empty place.
    fn write(&self, draft: &Draft) -> String;

    /// Whether the writer shortens runs of empty places.
    fn is_shortened(&self) -> bool {
        true
    }

    /// Puts a character other than [`NOTHING`] into one of its places.
    ///
    /// # Errors
    /// Returns a sentence about what may be there; the caller fills in what was `found`.
    fn read(&self, char: char, place: usize, draft: &mut Draft) -> Result<(), Message>;

    /// The value of a character for the check, if it is not the usual one.
    fn worth(&self, _char: char) -> Option<u32> {
        None
    }

    /// Whether a link of this kind may omit an empty section.
    fn may_be_missing(&self, _kind: &Kind) -> bool {
        false
    }
}

/// The contents of an empty place.
pub(in crate::formats::link) const NOTHING: char = '-';

/// The character for a number from 0 to 32.
pub(super) const fn digit(number: u32) -> char {
    match number {
        0..=9 => (b'0' + number as u8) as char,
        _ => (b'a' + (number - 10) as u8) as char,
    }
}

/// The number for a character.
pub(super) fn number(char: char) -> Option<u32> {
    match char {
        '0'..='9' => char.to_digit(10),
        'a'..='w' => Some(u32::from(char) - u32::from('a') + 10),
        _ => None,
    }
}
