//! Removes the text around a chain: its name, quotes, brackets, and the box,
//! which is returned.
//!
//! ```text
//! snake = "bwb/w/b"      3x3x3: 3, 2, 2      lengths: [3,2,2]
//! ```
//!
//! Every character keeps its place, so that errors can report the place.

use super::super::Cuboid;
use crate::error::ParseError;
use crate::message::Message;
use crate::parsing::source::{Glyph, Place, end_of, glyphs, shown};

/// Names of lists that belong to a grid; a text with one of them is not a snake.
const OF_GRIDS: &[&str] = &["north", "east", "south", "west", "known", "high"];

/// A text without what surrounds the chain.
pub(super) struct Given {
    /// The part that may be the chain, including blanks.
    pub(super) glyphs: Vec<Glyph>,
    /// The box, if the text names one.
    pub(super) cuboid: Option<Cuboid>,
    /// The place after the last character.
    pub(super) end: Place,
}

impl Given {
    pub(super) fn of(text: &str) -> Result<Self, ParseError> {
        let mut glyphs = glyphs(text);
        let end = end_of(text);
        let cuboid = take_box(&mut glyphs)?;
        let glyphs = unbracketed(unnamed(unquoted(glyphs))?);
        if glyphs.iter().all(|glyph| glyph.char.is_whitespace()) {
            return Err(end.error(Message::new("read.empty")));
        }
        Ok(Self { glyphs, cuboid, end })
    }

    /// The place where the chain starts.
    pub(super) fn start(&self) -> Place {
        let first = self.glyphs.iter().find(|glyph| !glyph.char.is_whitespace());
        first.map_or(self.end, |glyph| glyph.place)
    }
}

/// Whether the text mentions a snake or a box, or looks like groups between slashes or a row of
/// cubelet letters.
pub(super) fn looks_like(text: &str) -> bool {
    let letters = |text: &str| text.chars().all(|char| char.is_ascii_alphabetic());
    let slashes = || {
        let groups: Vec<&str> = text.trim().split('/').collect();
        groups.len() > 2 && groups.iter().all(|group| letters(group))
    };
    let cubelets = || {
        let text = text.trim();
        text.len() > 5 && text.chars().all(|char| "ESCTesct".contains(char))
    };
    let names_box = || find_box(&glyphs(text)).is_some();
    text.to_ascii_lowercase().contains("snake") || slashes() || cubelets() || names_box()
}

/// Removes the first three numbers that have `x` between them.
fn take_box(glyphs: &mut [Glyph]) -> Result<Option<Cuboid>, ParseError> {
    let Some((start, length)) = find_box(glyphs) else { return Ok(None) };
    let found = &mut glyphs[start..start + length];
    let text: String = found.iter().map(|glyph| glyph.char).collect();
    let place = found[0].place;
    found.iter_mut().for_each(|glyph| glyph.char = ' ');
    text.parse().map(Some).map_err(|message| place.error(message))
}

/// The start of the first box, and its length in characters.
fn find_box(glyphs: &[Glyph]) -> Option<(usize, usize)> {
    let is_digit = |at: usize| glyphs[at].char.is_ascii_digit();
    let starts = (0..glyphs.len()).filter(|at| is_digit(*at) && (*at == 0 || !is_digit(at - 1)));
    starts.map(|at| (at, box_length(&glyphs[at..]))).find(|(_, length)| *length > 0)
}

/// The number of characters of a box at the start of this text; 0 if there is none.
fn box_length(glyphs: &[Glyph]) -> usize {
    let mut at = 0;
    for side in 0..3 {
        let run = |at: usize, fits: fn(char) -> bool| {
            glyphs[at..].iter().take_while(|glyph| fits(glyph.char)).count()
        };
        if side > 0 {
            let blanks = run(at, |char| char == ' ');
            if !glyphs.get(at + blanks).is_some_and(|glyph| "xX×*".contains(glyph.char)) {
                return 0;
            }
            at += blanks + 1;
            at += run(at, |char| char == ' ');
        }
        let digits = run(at, |char| char.is_ascii_digit());
        if digits == 0 {
            return 0;
        }
        at += digits;
    }
    at
}

/// The text between quotes, if that is the chain; otherwise the text with its
/// quotes replaced by blanks.
fn unquoted(mut glyphs: Vec<Glyph>) -> Vec<Glyph> {
    let quotes: Vec<usize> =
        (0..glyphs.len()).filter(|at| "\"“”„".contains(glyphs[*at].char)).collect();
    let parts: Vec<&[Glyph]> = quotes.chunks_exact(2).map(|q| &glyphs[q[0] + 1..q[1]]).collect();
    let has_slash = |part: &&&[Glyph]| part.iter().any(|glyph| glyph.char == '/');
    if let Some(slashed) = parts.iter().find(has_slash) {
        return slashed.to_vec();
    }
    let is_name = quotes.last().is_some_and(|last| {
        let behind = glyphs[last + 1..].iter().find(|glyph| !glyph.char.is_whitespace());
        behind.is_some_and(|glyph| glyph.char == ':')
    });
    if let ([only], false) = (&parts[..], is_name) {
        return only.to_vec();
    }
    for glyph in &mut glyphs {
        if "\"“”„'‘’`".contains(glyph.char) {
            glyph.char = ' ';
        }
    }
    glyphs
}

/// The text without a name and its `=` or `:`.
fn unnamed(mut glyphs: Vec<Glyph>) -> Result<Vec<Glyph>, ParseError> {
    let signs: Vec<usize> =
        (0..glyphs.len()).filter(|at| "=:".contains(glyphs[*at].char)).collect();
    let Some(last) = signs.last() else { return Ok(glyphs) };
    let name: String = glyphs[..*last].iter().map(|glyph| glyph.char).collect();
    let of_grid = || OF_GRIDS.iter().any(|word| name.to_ascii_lowercase().contains(word));
    let is_name = name.trim().is_empty() || name.contains(char::is_alphabetic);
    if signs.len() > 1 || !is_name || of_grid() {
        let sign = glyphs[signs[0]];
        let message = Message::new("snake.unexpected").with("found", shown(Some(sign.char)));
        return Err(sign.place.error(message));
    }
    Ok(glyphs.split_off(last + 1))
}

fn unbracketed(mut glyphs: Vec<Glyph>) -> Vec<Glyph> {
    for glyph in &mut glyphs {
        if "()[]{}".contains(glyph.char) {
            glyph.char = ' ';
        }
    }
    glyphs
}

/// The characters allowed between numbers or letters.
pub(super) fn is_separator(char: char) -> bool {
    char.is_whitespace() || ",;|-—".contains(char)
}
