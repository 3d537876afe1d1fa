//! Reads puzzles from texts, and writes them: one file for each format.
//!
//! [`read`] tries every format on a text with one puzzle; [`Format::write`] writes a
//! puzzle.
//!
//! ```
//! use gridfold_core::formats::{self, Format};
//!
//! let read = formats::read("4:1/3/3/2/2/1/2/2/1/4/2/3/3/2/1/3")?;
//! assert_eq!(read.format.id, "towers");
//! let sides = Format::named("sides").expect("a format");
//! assert_eq!(
//!     sides.write(&read.draft).expect("it fits"),
//!     "west = [1,4,2,3]\neast = [3,2,1,3]\nnorth = [1,3,3,2]\nsouth = [2,1,2,2]\nhigh = 1",
//! );
//!
//! // An error has a place and the reason.
//! let error = formats::read("sky4.1332.2122.3213.14x3").expect_err("x is not a clue");
//! assert_eq!((error.line, error.column), (1, 23));
//!
//! // A format refuses what it cannot store.
//! let signs = formats::read("fut4.L4E.lgDggF.GlF")?.draft;
//! assert_eq!(sides.write(&signs).unwrap_err().to_string(), "This format cannot store signs.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The list [`FORMATS`] drives detection, export, conversion and the tests. Reading never panics:
//! any text gives a draft, or an error with its place. A draft may still be nonsense;
//! [`Draft::puzzle`](crate::puzzle::Draft::puzzle) says so. The parts that several formats share
//! are in `parsing`; `texts` reads lists of puzzles.
//!
//! To add a format, copy `futoshiki_text.rs`, add its module and its line in
//! [`FORMATS`] here, and add its example to `docs/formats.md`. See
//! `docs/recipes/format.md`.

mod codewars;
mod csv;
mod foreign;
mod format;
mod fpuzzles;
mod futoshiki_text;
pub(crate) mod iss;
mod janko;
mod json;
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
mod unread;

pub(crate) use foreign::names_program;
pub(crate) use format::LONGEST;
pub use format::{Format, Recognised};
pub use link::LINK;

use crate::error::ParseError;
use crate::message::Message;
use crate::parsing::source;
use format::sane;

/// Every format, in the order in which formats are tried.
pub static FORMATS: &[&Format] = &[
    &json::JSON,
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

/// Whether a line is a whole puzzle by itself: a link, an address, an ID or a JSON object.
pub(crate) fn is_one_line(line: &str) -> bool {
    link::looks_like(line) || foreign::is_foreign(line) || json::looks_like(line)
}

impl Format {
    /// The format with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        FORMATS.iter().copied().find(|format| format.id == id)
    }
}

/// The reason why a text was not understood, and the format that it seemed to be in.
pub(crate) struct Failure {
    pub(crate) error: ParseError,
    pub(crate) format: Option<&'static Format>,
}

/// Reads a text with one puzzle in any format.
///
/// # Errors
/// Returns the error from the format that the text resembles.
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
    // A file of janko.at may quote a link.
    let is_file = janko::looks_like(text);
    for format in FORMATS.iter().filter(|format| !is_file || format.id != LINK.id) {
        match format.read_sane(text) {
            Ok(recognised) => return Ok(recognised),
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

#[cfg(test)]
mod tests {
    use super::{FORMATS, read};

    /// Otherwise a visitor would see the error of another format, or none that helps.
    #[test]
    fn a_text_with_a_mistake_looks_like_its_format() {
        let drafts = ["sky4.1332.2122.3213.1422", "fut4.L4E.lgDggF.GlF"]
            .map(|link| read(link).expect("a link").draft);
        for format in FORMATS {
            let texts = drafts.iter().filter_map(|draft| format.write(draft).ok());
            let texts: Vec<String> = texts.collect();
            assert!(!texts.is_empty(), "{}", format.id);
            for mut text in texts {
                let last = text.rfind(|char: char| char.is_ascii_digit()).expect("a digit");
                text.replace_range(last..=last, "?");
                assert!((format.looks_like)(&text), "{}: {text}", format.id);
            }
        }
    }
}
