//! Formats, and the results of their readers.

use crate::conditions::Feature;
use crate::error::ParseError;
use crate::message::Message;
use crate::parsing::source::Place;
use crate::puzzle::{About, Draft, Part};

/// The longest text, in bytes, that is tried as one puzzle.
pub(crate) const LONGEST: usize = 1 << 16;

/// How a form is written.
#[derive(Debug)]
pub(super) enum Writer {
    /// The puzzle, and nothing that is said of it.
    Bare(fn(&Draft) -> Result<String, Message>),
    /// The puzzle with these parts of what is said of it.
    Telling(&'static [Part], fn(&Draft, &About) -> Result<String, Message>),
}

/// A format of puzzles.
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
    pub(super) writer: Writer,
    /// Whether a text seems to be meant in this form; it decides which form's
    /// error is reported, so it may be wrong.
    pub(super) looks_like: fn(&str) -> bool,
}

/// What a reader found: the draft, what is said of it, and what to tell about
/// the text.
pub(super) struct Reading {
    pub(super) draft: Draft,
    pub(super) about: About,
    pub(super) notes: Vec<Message>,
}

impl From<Draft> for Reading {
    fn from(draft: Draft) -> Self {
        Self { draft, about: About::default(), notes: Vec::new() }
    }
}

impl Reading {
    fn recognised(self, format: &'static Format) -> Recognised {
        let Self { draft, about, notes } = self;
        let about = about.tidied(draft.size);
        Recognised { draft, about, format, notes }
    }
}

/// A text that was understood.
#[derive(Clone, Debug)]
pub struct Recognised {
    /// What it says; it may still be nonsense.
    pub draft: Draft,
    /// What is said of it.
    pub about: About,
    /// The form in which it is written.
    pub format: &'static Format,
    /// What the reader of the text should know: a link that was cut, say.
    pub notes: Vec<Message>,
}

impl Format {
    /// What of all that may be said of a puzzle is written in it.
    #[must_use]
    pub const fn tells(&self) -> &'static [Part] {
        match self.writer {
            Writer::Bare(_) => &[],
            Writer::Telling(parts, _) => parts,
        }
    }

    /// Reads a text in this form.
    ///
    /// # Errors
    /// The first place at which the text is not of this form.
    pub fn read(&'static self, text: &str) -> Result<Recognised, ParseError> {
        sane(text)?;
        self.read_sane(text)
    }

    /// Reads a text that is neither empty nor huge.
    pub(super) fn read_sane(&'static self, text: &str) -> Result<Recognised, ParseError> {
        (self.reader)(text).map(|reading| reading.recognised(self))
    }

    /// Writes a draft in this form, without a line end behind the last line.
    ///
    /// # Errors
    /// What keeps the form from carrying it: a feature that would be lost, a
    /// size that it does not have. A draft with faults is refused by every
    /// form.
    pub fn write(&self, draft: &Draft) -> Result<String, Message> {
        self.check(draft)?;
        match self.writer {
            Writer::Bare(write) => write(draft),
            Writer::Telling(_, write) => write(draft, &About::default()),
        }
    }

    /// Writes a draft with what the form carries of all that is said of it.
    ///
    /// # Errors
    /// As [`Format::write`].
    pub fn write_about(&self, draft: &Draft, about: &About) -> Result<String, Message> {
        match self.writer {
            Writer::Bare(_) => self.write(draft),
            Writer::Telling(parts, write) => {
                self.check(draft)?;
                write(draft, &about.tidied(draft.size).only(parts))
            }
        }
    }

    /// What every form has to say of a draft that it cannot carry.
    fn check(&self, draft: &Draft) -> Result<(), Message> {
        if draft.puzzle().is_err() {
            return Err(Message::new("write.faults"));
        }
        if draft.unit != 1 && draft.unit != 10 {
            return Err(Message::new("write.unit").with("unit", draft.unit));
        }
        for feature in Feature::ALL {
            if draft.has(feature) && !self.carries.contains(&feature) {
                return Err(Message::new(feature.not_carried()));
            }
        }
        Ok(())
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
