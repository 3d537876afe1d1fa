//! Addresses of other programs, and their packed contents.
//!
//! An address may percent-encode any character, and may have blanks around it
//! but not inside. Each format defines what to look for in its addresses.

use super::source::{Cursor, Glyph, Place, end_of, glyphs, percent};
use crate::conditions::Sign;
use crate::error::ParseError;
use crate::message::{Arg, Message};
use crate::puzzle::Draft;

/// The characters of a text, decoded, without the blanks around it.
pub(crate) fn decoded(text: &str) -> Vec<Glyph> {
    let glyphs = glyphs(text);
    let mut decoded = Vec::with_capacity(glyphs.len());
    let mut index = 0;
    while let Some(glyph) = glyphs.get(index) {
        let char = percent(&glyphs[index..]);
        index += if char.is_some() { 3 } else { 1 };
        decoded.push(Glyph { char: char.unwrap_or(glyph.char), ..*glyph });
    }
    let content = |glyph: &Glyph| !glyph.char.is_whitespace();
    decoded.truncate(decoded.iter().rposition(content).map_or(0, |last| last + 1));
    decoded.split_off(decoded.iter().position(content).unwrap_or(0))
}

/// The decoded text after the first occurrence of any of these words.
pub(crate) fn behind(text: &str, words: &[&str]) -> Option<Vec<Glyph>> {
    // Most texts contain none of the words and need not be decoded.
    if !text.contains('%') && !words.iter().any(|word| text.contains(word)) {
        return None;
    }
    let glyphs = decoded(text);
    let starts = |at: usize, word: &str| {
        let mut chars = glyphs[at..].iter().map(|glyph| glyph.char);
        word.chars().all(|char| chars.next() == Some(char))
    };
    (0..glyphs.len()).find_map(|at| {
        let word = words.iter().find(|word| starts(at, word))?;
        Some(glyphs[at + word.chars().count()..].to_vec())
    })
}

/// A cursor over the rest of a text.
pub(crate) fn cursor(glyphs: Vec<Glyph>, text: &str) -> Cursor {
    Cursor::over(glyphs, end_of(text))
}

/// The base64 characters at the start of the rest of an address. Some programs
/// write `+` as a blank.
pub(crate) fn packed(glyphs: &[Glyph]) -> String {
    let chars = glyphs.iter().map(|glyph| if glyph.char == ' ' { '+' } else { glyph.char });
    chars.take_while(|char| char.is_ascii_alphanumeric() || "+/=".contains(*char)).collect()
}

/// The place where the rest of an address starts.
pub(crate) fn start(glyphs: &[Glyph], text: &str) -> Place {
    glyphs.first().map_or_else(|| end_of(text), |glyph| glyph.place)
}

/// The error for a broken packed part of an address.
pub(crate) fn unpacked(place: Place) -> ParseError {
    place.error(Message::new("read.packed"))
}

/// Writes a sign between two cells, as (row, column). Returns false if the cells
/// are not neighbours.
///
/// # Errors
/// Fails if the opposite sign is already there.
pub(crate) fn set_less(
    draft: &mut Draft,
    lesser: (usize, usize),
    greater: (usize, usize),
    place: Place,
) -> Result<bool, ParseError> {
    let known = draft.sign_between(lesser.min(greater), lesser.max(greater));
    let opposite = if lesser < greater { Sign::Greater } else { Sign::Less };
    if known == Some(opposite) {
        let cell = |(row, column): (usize, usize)| Arg::Cell { row, column };
        let message = Message::new("read.unequal-both").with("first", cell(lesser));
        return Err(place.error(message.with("second", cell(greater))));
    }
    Ok(draft.set_less(lesser, greater))
}

/// The error for something unknown that would make the text a different puzzle.
pub(crate) fn unknown(place: Place, name: impl Into<String>) -> ParseError {
    place.error(Message::new("read.unknown-rule").with("name", name.into()))
}
