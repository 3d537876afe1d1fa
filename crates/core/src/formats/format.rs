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
    /// Writes only the puzzle.
    Bare(fn(&Draft) -> Result<String, Message>),
    /// Writes the puzzle together with these parts of its title, author, rules, note
    /// and solution.
    Telling(&'static [Part], fn(&Draft, &About) -> Result<String, Message>),
}

/// A format of puzzles.
#[derive(Debug)]
pub struct Format {
    /// The name on the command line: `ring`.
    pub id: &'static str,
    /// The name of the format if it is the same in every language, like the name of a
    /// program; otherwise the page's texts have its name under `format.<id>`.
    pub name: Option<&'static str>,
    /// The features that the format can store; a puzzle with any other feature is
    /// refused.
    pub carries: &'static [Feature],
    pub(super) reader: fn(&str) -> Result<Reading, ParseError>,
    pub(super) writer: Writer,
    /// Whether a text seems to be meant in this format. The answer only decides which
    /// format's error is reported, so it may be wrong.
    pub(super) looks_like: fn(&str) -> bool,
}

/// What a reader found: the draft, its title and other details, and notes about
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
    /// The puzzle; it may still be nonsense.
    pub draft: Draft,
    /// The title, author, rules, note and solution of the puzzle.
    pub about: About,
    /// The format of the text.
    pub format: &'static Format,
    /// Notes for the person who entered the text, for example that a link was cut.
    pub notes: Vec<Message>,
}

impl Format {
    /// The parts of an `About` that the format stores.
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
    /// Returns an error at the first place where the text is not in this format.
    pub fn read(&'static self, text: &str) -> Result<Recognised, ParseError> {
        sane(text)?;
        self.read_sane(text)
    }

    /// Reads a text that is neither empty nor huge.
    pub(super) fn read_sane(&'static self, text: &str) -> Result<Recognised, ParseError> {
        (self.reader)(text).map(|reading| reading.recognised(self))
    }

    /// Writes a draft in this format, without a line break at the end.
    ///
    /// # Errors
    /// Returns the reason why the format cannot store the draft: a feature that would be lost, or a
    /// size that the format does not have. Every format refuses a draft with faults, or with a unit
    /// other than 1 and 10.
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
    /// Fails as [`Format::write`] does.
    pub fn write_about(&self, draft: &Draft, about: &About) -> Result<String, Message> {
        match self.writer {
            Writer::Bare(_) => self.write(draft),
            Writer::Telling(parts, write) => {
                self.check(draft)?;
                write(draft, &about.tidied(draft.size).only(parts))
            }
        }
    }

    /// Checks for reasons to refuse a draft.
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

/// Refuses an empty text, which has no format, and a huge one, which is not
/// worth trying.
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
