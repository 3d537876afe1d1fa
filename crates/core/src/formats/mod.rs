//! Texts in, drafts out, and back: every written form that a puzzle has.
//!
//! [`read`] tries every form on a text with one puzzle, [`Format::write`]
//! writes. The list [`FORMATS`] drives detection, export, conversion and the
//! tests. Reading never panics: any text gives a draft or an error with its
//! place; a draft may still be nonsense, which [`Draft::puzzle`] says. What
//! several forms have in common is in `parsing`; lists of puzzles are read in
//! `texts`.
//!
//! To add one: copy `futoshiki_text.rs`, name it here and put its line into
//! [`FORMATS`]; add its example to `docs/formats.md` and its label to the page.

mod codewars;
mod csv;
mod fpuzzles;
mod futoshiki_text;
mod iss;
mod janko;
pub(crate) mod link;
mod penpa;
pub mod picture;
mod plan;
mod puzzlink;
mod ring;
mod sides;
mod sudokupad;
mod towers;
mod unequal;

pub use link::LINK;

use crate::conditions::Feature;
use crate::error::ParseError;
use crate::message::Message;
use crate::parsing::{game_id, source};
use crate::puzzle::Draft;

/// Every form, in the order in which they are tried.
pub static FORMATS: &[&Format] = &[
    &LINK,
    &codewars::CODEWARS,
    &ring::RING,
    &plan::PLAN,
    &sides::SIDES,
    &towers::TOWERS,
    &futoshiki_text::FUTOSHIKI_TEXT,
    &unequal::UNEQUAL,
    &picture::PICTURE,
    &puzzlink::PUZZLINK,
    &iss::ISS,
    &fpuzzles::FPUZZLES,
    &sudokupad::SUDOKUPAD,
    &penpa::PENPA,
    &janko::JANKO,
    &csv::CSV,
];

/// The longest text, in bytes, that is tried as one puzzle.
pub(crate) const LONGEST: usize = 1 << 16;

type Writer = fn(&Draft) -> Result<String, Message>;

/// A written form of puzzles.
#[derive(Debug)]
pub struct Format {
    /// The name in the page's texts and on the command line: `ring`.
    pub id: &'static str,
    /// What a puzzle may have that is written in it; every other is refused.
    pub carries: &'static [Feature],
    reader: fn(&str) -> Result<Reading, ParseError>,
    /// Nothing for a form that is only read.
    writer: Option<Writer>,
    /// Whether a text seems to be meant in this form; it decides which form's
    /// error is reported, so it may be wrong.
    looks_like: fn(&str) -> bool,
}

/// Whether a line is an address or an ID, which is a whole puzzle by itself.
pub(crate) fn is_one_line(line: &str) -> bool {
    link::looks_like(line) || is_foreign(line)
}

/// Whether a text is an address or an ID of another program.
fn is_foreign(line: &str) -> bool {
    game_id::is_in(line)
        || puzzlink::is_address(line)
        || iss::is_address(line)
        || fpuzzles::is_address(line)
        || sudokupad::is_address(line)
        || penpa::is_address(line)
}

/// What a reader found: the draft, and what to tell about it.
struct Reading {
    draft: Draft,
    notes: Vec<Message>,
}

impl From<Draft> for Reading {
    fn from(draft: Draft) -> Self {
        Self { draft, notes: Vec::new() }
    }
}

/// A text that was understood.
#[derive(Clone, Debug)]
pub struct Recognised {
    /// What it says; it may still be nonsense.
    pub draft: Draft,
    /// The form in which it is written.
    pub format: &'static Format,
    /// What the reader of the text should know: a link that was cut, say.
    pub notes: Vec<Message>,
}

/// Why a text was not understood, and which form it seemed to have.
pub(crate) struct Failure {
    pub(crate) error: ParseError,
    pub(crate) format: Option<&'static Format>,
}

impl Format {
    /// The form with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        FORMATS.iter().copied().find(|format| format.id == id)
    }

    /// Whether puzzles are written in it at all.
    #[must_use]
    pub const fn is_written(&self) -> bool {
        self.writer.is_some()
    }

    /// Reads a text in this form.
    ///
    /// # Errors
    /// The first place at which the text is not of this form.
    pub fn read(&'static self, text: &str) -> Result<Recognised, ParseError> {
        sane(text)?;
        let Reading { draft, notes } = (self.reader)(text)?;
        Ok(Recognised { draft, format: self, notes })
    }

    /// Writes a draft in this form, without a line end behind the last line.
    ///
    /// # Errors
    /// What keeps the form from carrying it: a feature that would be lost, a
    /// size that it does not have. A draft with faults is refused by every
    /// form.
    pub fn write(&self, draft: &Draft) -> Result<String, Message> {
        if draft.puzzle().is_err() {
            return Err(Message::new("write.faults"));
        }
        let writer = self.writer.ok_or_else(|| Message::new("write.only-read"))?;
        if draft.unit != 1 && draft.unit != 10 {
            return Err(Message::new("write.unit").with("unit", draft.unit));
        }
        for feature in Feature::ALL {
            if draft.has(feature) && !self.carries.contains(&feature) {
                return Err(Message::new(feature.not_carried()));
            }
        }
        writer(draft)
    }
}

impl PartialEq for Format {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Format {}

/// Reads a text with one puzzle in whichever form it has.
///
/// # Errors
/// The error of the form that the text looks like.
///
/// ```
/// let text = "1 .<.\n^    \n.<3 .\n^   ^\n. 1<2";
/// let read = gridfold_core::formats::read(text).unwrap();
/// assert_eq!(read.format.id, "futoshiki-text");
/// assert_eq!(read.draft.givens, [1, 0, 0, 0, 3, 0, 0, 1, 2]);
/// ```
pub fn read(text: &str) -> Result<Recognised, ParseError> {
    try_all(text).map_err(|failure| failure.error)
}

pub(crate) fn try_all(text: &str) -> Result<Recognised, Failure> {
    sane(text).map_err(|error| Failure { error, format: None })?;
    let mut failure = None;
    for format in FORMATS {
        match (format.reader)(text) {
            Ok(Reading { draft, notes }) => return Ok(Recognised { draft, format, notes }),
            Err(error) if failure.is_none() && (format.looks_like)(text) => {
                failure = Some(Failure { error, format: Some(format) });
            }
            Err(_) => {}
        }
    }
    Err(failure.unwrap_or_else(|| unknown(text)))
}

fn unknown(text: &str) -> Failure {
    let rows = source::rows_with_content(text);
    let place = rows.first().map(|row| row.at(row.indent()));
    let place = place.unwrap_or(source::Place { line: 1, column: 1 });
    Failure { error: place.error(Message::new("read.unknown")), format: None }
}

/// An empty text has no form, and a huge one is not worth trying.
fn sane(text: &str) -> Result<(), ParseError> {
    let start = source::Place { line: 1, column: 1 };
    if text.len() > LONGEST {
        return Err(start.error(Message::new("read.long").with("most", LONGEST)));
    }
    if text.trim_matches(|char: char| char.is_whitespace() || char == '\u{feff}').is_empty() {
        return Err(start.error(Message::new("read.empty")));
    }
    Ok(())
}

/// Notes a feature that a text names. Two parks in a line are another sort of
/// puzzle: a value would stand twice there.
fn add_feature(draft: &mut Draft, feature: Feature, found: &str) -> Result<(), Message> {
    if draft.has(feature) {
        let two_parks = feature == Feature::Parks;
        let key = if two_parks { "read.parks-two" } else { "read.twice" };
        return Err(Message::new(key).with("name", found));
    }
    draft.features = draft.features.set(feature, true);
    Ok(())
}

/// The side length that these digits say, where it is one; an absurd one is
/// named as it is written.
fn size_written(digits: &str, place: source::Place) -> Result<usize, ParseError> {
    let max = crate::grid::Size::MAX;
    match digits.parse() {
        Ok(size) if (1..=max).contains(&size) => Ok(size),
        _ => Err(place.error(Message::new("read.size").with("size", digits).with("max", max))),
    }
}

/// The side length of a grid that was drawn, where it is one.
fn size_at(size: usize, place: source::Place) -> Result<usize, ParseError> {
    let max = crate::grid::Size::MAX;
    if (1..=max).contains(&size) {
        return Ok(size);
    }
    Err(place.error(Message::new("read.size").with("size", size).with("max", max)))
}
