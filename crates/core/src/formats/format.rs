//! Formats, and the results of their readers.

use crate::conditions::Feature;
use crate::error::ParseError;
use crate::message::Message;
use crate::parsing::source::Place;
use crate::puzzle::Draft;

/// The longest text, in bytes, that is tried as one puzzle.
pub(crate) const LONGEST: usize = 1 << 16;

type Writer = fn(&Draft) -> Result<String, Message>;

/// A written form of puzzles.
#[derive(Debug)]
pub struct Format {
    /// What it is called on the command line: `ring`.
    pub id: &'static str,
    /// Its name, where that is the same in every language, as that of a
    /// program is; else `format.<id>` in the page's texts names it.
    pub name: Option<&'static str>,
    /// What a puzzle may have that is written in it; every other is refused.
    pub carries: &'static [Feature],
    pub(super) reader: fn(&str) -> Result<Reading, ParseError>,
    /// Nothing for a form that is only read.
    pub(super) writer: Option<Writer>,
    /// Whether a text seems to be meant in this form; it decides which form's
    /// error is reported, so it may be wrong.
    pub(super) looks_like: fn(&str) -> bool,
}

/// What a reader found: the draft, and what to tell about it.
pub(super) struct Reading {
    pub(super) draft: Draft,
    pub(super) notes: Vec<Message>,
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

impl Format {
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

/// An empty text has no form, and a huge one is not worth trying.
pub(super) fn sane(text: &str) -> Result<(), ParseError> {
    let start = Place { line: 1, column: 1 };
    if text.len() > LONGEST {
        return Err(start.error(Message::new("read.long").with("most", LONGEST)));
    }
    if text.trim_matches(|char: char| char.is_whitespace() || char == '\u{feff}').is_empty() {
        return Err(start.error(Message::new("read.empty")));
    }
    Ok(())
}
