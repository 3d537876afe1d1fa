//! The place of a puzzle, and the message for a puzzle without an answer.

use std::fmt;

use gridfold_core::error::{Faults, ParseError};
use gridfold_core::message::Message;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

/// The name of standard input in complaints.
const STDIN: &str = "<stdin>";

/// Where a puzzle is in the input, and what was noticed there; every JSON
/// object begins with these facts.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub(crate) struct Place {
    /// The file; left out for standard input.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) file: Option<String>,
    /// The line of the input on which the puzzle begins, from 1. Left out if a
    /// whole file cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) line: Option<usize>,
    /// The puzzle's id in the input, unchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Value>")]
    pub(crate) id: Option<Box<RawValue>>,
    /// Anything else to know about the text, for example that a link was cut
    /// off. Left out if there is nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) notes: Vec<Remark>,
}

impl Place {
    /// A file, or standard input for `-`, without a line yet.
    pub(crate) fn of_file(name: &str) -> Self {
        Self { file: (name != "-").then(|| name.to_owned()), ..Self::default() }
    }
}

/// Writes a place as complaints and titles show it: `puzzles.txt:12`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A line break in a name would let it pose as another line.
        let file = self.file.as_deref().unwrap_or(STDIN).replace('\n', "\\u000a");
        f.write_str(&file)?;
        self.line.map_or(Ok(()), |line| write!(f, ":{line}"))
    }
}

/// Why a puzzle gets no answer.
#[derive(Clone, Debug)]
pub(crate) struct Refusal {
    pub(crate) place: Box<Place>,
    pub(crate) error: Remark,
}

/// Something said about a text: what is wrong, or what else to know.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct Remark {
    /// A name for use by programs. More names may be added.
    pub(crate) code: &'static str,
    /// The sentence for people, in English.
    pub(crate) message: String,
    /// The character at which the text stops making sense, from 1, if there is
    /// a single such place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) column: Option<usize>,
}

impl Remark {
    pub(crate) fn new(code: &'static str, message: impl fmt::Display) -> Self {
        Self { code, message: message.to_string(), column: None }
    }

    /// A remark with one of the core's sentences; its key becomes the code.
    pub(crate) fn saying(message: &Message) -> Self {
        Self::new(message.key, message)
    }
}

impl Refusal {
    pub(crate) fn new(place: &Place, code: &'static str, message: impl fmt::Display) -> Self {
        Self { place: Box::new(place.clone()), error: Remark::new(code, message) }
    }

    /// A refusal with one of the core's sentences.
    pub(crate) fn saying(place: &Place, message: &Message) -> Self {
        Self { place: Box::new(place.clone()), error: Remark::saying(message) }
    }

    /// A text that cannot be read.
    pub(crate) fn unread(place: &Place, error: &ParseError) -> Self {
        let mut refusal = Self::saying(place, &error.message);
        refusal.error.column = Some(error.column);
        refusal
    }

    /// A draft that is not a puzzle; the code is that of its first fault.
    pub(crate) fn of_faults(place: &Place, faults: &Faults) -> Self {
        Self::new(place, faults.0.first().map_or("fault", |fault| fault.message.key), faults)
    }

    pub(crate) fn at_column(mut self, column: usize) -> Self {
        self.error.column = Some(column);
        self
    }
}

/// Writes a refusal as a complaint: `puzzles.txt:12:4: ...`.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { place, error } = self;
        match error.column {
            Some(column) => write!(f, "{place}:{column}: {}", error.message),
            None => write!(f, "{place}: {}", error.message),
        }
    }
}
