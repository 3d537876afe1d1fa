//! Reads and writes chains as texts, in every format for snakes.
//!
//! ```text
//! text ▶ parts (text.rs) ▶ each form's chains ▶ the likeliest (choice.rs)
//! ```
//!
//! The same text may mean several chains. A list of numbers counts the corners
//! once, twice or not at all, and only the number of cubelets shows which of
//! these is meant. Reading therefore returns every [`Reading`] that fits, the
//! likeliest first, so that the user can choose from drawings. The list
//! [`FORMS`] drives reading, writing and the tests. Reading never panics: any
//! text yields a reading or an error with its place.
//!
//! To add a format, add a reader and a writer in the file for its type, a line
//! in [`FORMS`], and an example in `docs/formats.md`.

mod choice;
mod form;
mod link;
mod numbers;
mod parts;
mod slash;
mod solution;
mod symbols;
mod text;

use super::{Chain, Cuboid};
use crate::error::ParseError;
use crate::message::Message;
use crate::parsing::source::Place;
use parts::Parts;
use text::Given;

pub use form::{Form, Reading};
pub use solution::{Folded, VIEWS, View};

/// Every format, in the order in which readings of the same text are preferred.
pub static FORMS: &[&Form] = &[
    &link::LINK,
    &slash::SLASH,
    &numbers::LENGTHS,
    &numbers::INCREMENTS,
    &numbers::EXCLUSIVE,
    &numbers::EXCLUSIVE_LAST,
    &numbers::BINARY,
    &numbers::TURNS,
    &symbols::LETTERS,
    &symbols::STEPS,
];

/// The longest text, in bytes, that is tried.
const LONGEST: usize = 1 << 13;

/// If more than this many cubelets fill a box, that is not a coincidence.
const MANY: usize = 20;

impl Form {
    /// The format with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        FORMS.iter().copied().find(|form| form.id == id)
    }

    /// Writes a chain so that reading returns it, as the likeliest chain or as
    /// another possible one. Only a link has a place for the box, and it
    /// requires a box. In any other format, the box is written in front if a
    /// reader would otherwise find only other chains.
    ///
    /// # Errors
    /// Returns the reason why the format cannot store the chain.
    pub fn write(&self, chain: &Chain, cuboid: Option<Cuboid>) -> Result<String, Message> {
        let text = (self.writer)(chain, cuboid)?;
        let boxed = cuboid.map(|cuboid| format!("{cuboid}: {text}"));
        [Some(text), boxed]
            .into_iter()
            .flatten()
            .find(|text| gives_back(text, chain, cuboid))
            .ok_or_else(|| Message::new("snake.write-other"))
    }
}

impl Reading {
    /// Whether this text can hardly be anything but a snake: it fills its box, states the box, is a
    /// link, or has the slashes of the founding document. Other numbers and letters may mean
    /// anything, and so may a few numbers with a run that is too long for the box.
    #[must_use]
    pub fn is_likely(&self) -> bool {
        let fills = self.cuboid.is_some_and(|cuboid| cuboid.volume() == self.chain.len());
        (fills && (self.chain.len() > MANY || self.runs_fit()))
            || self.names_box
            || [&link::LINK, &slash::SLASH].contains(&self.form)
    }
}

/// Every possible meaning of a text, the likeliest first; never empty. A
/// requested box decides between readings if the text names no box.
///
/// # Errors
/// Returns the first place at which the text cannot be a snake.
///
/// ```
/// use gridfold_core::snake::notation::read;
///
/// let readings = read("bwb/w/b/wb/w/bw/b/w/bw/bw/b/w/b/wb/wb/wb/wb", None).unwrap();
/// assert_eq!(readings[0].chain.to_string(), "ESCCCSCCSCCCSCSCCCCSCSCSCSE");
/// assert_eq!(readings[0].cuboid.unwrap().to_string(), "3x3x3");
/// ```
pub fn read(text: &str, asked: Option<Cuboid>) -> Result<Vec<Reading>, ParseError> {
    check_length(text)?;
    if let Some(link) = link::Found::of(text) {
        return link.read().map(|reading| vec![reading]);
    }
    let given = Given::of(text)?;
    let parts = parts_of(&given)?;
    choice::readings(FORMS, &given, &parts, asked)
}

fn parts_of(given: &Given) -> Result<Parts, ParseError> {
    let has = |fits: fn(char) -> bool| given.glyphs.iter().any(|glyph| fits(glyph.char));
    let digits = has(|char| char.is_ascii_digit());
    if !digits && has(|char| char == '/') {
        return slash::read(given);
    }
    let first = given.glyphs.iter().find(|glyph| glyph.char.is_alphanumeric());
    if digits && first.is_some_and(|glyph| glyph.char.is_ascii_digit()) {
        let (numbers, note) = numbers::read(given)?;
        return Ok(Parts::Numbers { numbers, note });
    }
    slash::rod(given).map_or_else(|| symbols::read(given).map(Parts::Symbols), Ok)
}

/// Whether reading the text gives this chain among the possible ones, both if
/// the reader knows the box and if not.
fn gives_back(text: &str, chain: &Chain, cuboid: Option<Cuboid>) -> bool {
    [None, cuboid].into_iter().all(|asked| {
        let readings = read(text, asked).unwrap_or_default();
        readings.iter().any(|reading| reading.chain == *chain)
    })
}

/// Reads the snake of a share link, without the readers for all other formats.
///
/// # Errors
/// Returns the first place at which the text cannot be a link.
pub fn read_link(text: &str) -> Result<Reading, ParseError> {
    check_length(text)?;
    let unknown = || Place { line: 1, column: 1 }.error(Message::new("read.unknown"));
    link::Found::of(text).ok_or_else(unknown)?.read()
}

/// The share link of a snake, without its `#`; every snake has one.
#[must_use]
pub fn write_link(chain: &Chain, cuboid: Cuboid) -> String {
    link::written(chain, cuboid)
}

fn check_length(text: &str) -> Result<(), ParseError> {
    if text.len() <= LONGEST {
        return Ok(());
    }
    Err(Place { line: 1, column: 1 }.error(Message::new("read.long").with("most", LONGEST)))
}

/// Whether a text was probably meant as a snake. The answer only decides whose
/// error is shown if the text makes no sense at all, so it may be wrong.
#[must_use]
pub fn looks_like(text: &str) -> bool {
    text.len() <= LONGEST && (link::Found::of(text).is_some() || text::looks_like(text))
}
