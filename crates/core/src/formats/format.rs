//! Formats, and the results of their readers.

use crate::conditions::Feature;
use crate::error::ParseError;
use crate::message::Message;
use crate::parsing::source::Place;
use crate::puzzle::{About, Draft, Part};

/// The longest text, in bytes, that is tried as one puzzle.
pub(crate) const LONGEST: usize = 1 << 16;

/// How a format is written.
#[derive(Debug)]
pub(super) enum Writer {
    /// The puzzle alone.
    Bare(fn(&Draft) -> Result<String, Message>),
    /// The puzzle with these parts of its title, author, rules, note and solution.
    Telling(&'static [Part], fn(&Draft, &About) -> Result<String, Message>),
}

/// A format of puzzles.
#[derive(Debug)]
pub struct Format {
    /// The name on the command line: `ring`.
    pub id: &'static str,
    /// Its name, if that is the same in every language, as for a program;
    /// otherwise `format.<id>` in the page's texts names it.
    pub name: Option<&'static str>,
    /// The features of puzzles that it stores; a puzzle with any other is refused.
    pub carries: &'static [Feature],
    pub(super) reader: fn(&str) -> Result<Reading, ParseError>,
    pub(super) writer: Writer,
    /// Whether a text seems to be meant in this format. This decides which
    /// format's error is reported, so it may be wrong.
    pub(super) looks_like: fn(&str) -> bool,
}

/// What a reader found: the draft, its title and the like, and notes about the
/// text.
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
    /// The puzzle; it may still be nonsense.
    pub draft: Draft,
    /// Its title, author, rules, note and solution.
    pub about: About,
    /// The format of the text.
    pub format: &'static Format,
    /// Notes for the reader of the text: a link that was cut, for example.
    pub notes: Vec<Message>,
}

impl Format {
    /// The parts of an `About` that it stores.
    #[must_use]
    pub const fn tells(&self) -> &'static [Part] {
        match self.writer {
            Writer::Bare(_) => &[],
            Writer::Telling(parts, _) => parts,
        }
    }

    /// Reads a text in this format.
    ///
    /// # Errors
    /// The first place at which the text is not in this format.
    pub fn read(&'static self, text: &str) -> Result<Recognised, ParseError> {
        sane(text)?;
        self.read_sane(text)
    }

    /// Reads a text that is neither empty nor huge.
    pub(super) fn read_sane(&'static self, text: &str) -> Result<Recognised, ParseError> {
        (self.reader)(text).map(|reading| reading.recognised(self))
    }

    /// Writes a draft in this format, without a line end after the last line.
    ///
    /// # Errors
    /// Why the format cannot store it: a feature that would be lost, a size
    /// that it does not have. Every format refuses a draft with faults.
    pub fn write(&self, draft: &Draft) -> Result<String, Message> {
        self.check(draft)?;
        match self.writer {
            Writer::Bare(write) => write(draft),
            Writer::Telling(_, write) => write(draft, &About::default()),
        }
    }

    /// Writes a draft with the parts of its `About` that the format stores.
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

    /// The reasons why a format refuses a draft.
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

/// An empty text has no format, and a huge one is not worth trying.
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
