//! `fpuzzles`: addresses of f-puzzles, and the JSON packed into them.
//!
//! The address is `https://f-puzzles.com/?load=N4Ig...`; the packed part may be given
//! by itself, and so may the JSON. A clue is an entry of `skyscraper` (a key introduced
//! by an add-on of f-puzzles) outside the grid, such as `R0C2`. A sign is a thermometer
//! of two cells, the lesser first. Clues and signs are also drawn as `text`, for
//! programs that support neither. `odd` and `even` list cells. A cell whose `region` is
//! null is in no box. Source: the documentation of SudokuSolver (dclamage),
//! `SudokuSolver/SolverFactory.cs`.

mod json;
mod layout;

use super::format::{Format, Reading, Writer};
use crate::conditions::Feature;
use crate::error::ParseError;
use crate::message::Message;
use crate::parsing::address::{behind, decoded, packed, start, unpacked};
use crate::parsing::lz;
use crate::parsing::source::{Glyph, Place};
use crate::puzzle::{About, Draft, Part};

pub(super) static FPUZZLES: Format = Format {
    id: "fpuzzles",
    name: None,
    carries: CARRIES,
    reader: read,
    writer: Writer::Telling(TELLS, write),
    looks_like,
};

/// What the JSON can express.
pub(super) const CARRIES: &[Feature] = &[
    Feature::Boxes,
    Feature::Clues,
    Feature::Diagonals,
    Feature::Givens,
    Feature::OddEven,
    Feature::Signs,
];

/// The parts of an `About` that the JSON can store.
pub(super) const TELLS: &[Part] = &[Part::Title, Part::Author, Part::Rules, Part::Solution];

const BASE: &str = "https://f-puzzles.com/?load=";

const OPENINGS: [&str; 2] = ["f-puzzles.com/?load=", "f-puzzles.com?load="];

/// The beginning of every packed JSON of a puzzle: `{"`.
const PACKED: &str = "N4Ig";

/// Whether this text contains an address of f-puzzles.
pub(super) fn is_address(text: &str) -> bool {
    text.contains("f-puzzles.com")
}

fn looks_like(text: &str) -> bool {
    let first = text.trim_start_matches(|char: char| char.is_whitespace() || char == '\u{feff}');
    let is_json = first.starts_with('{') && first.contains("\"grid\"");
    is_address(text) || first.starts_with(PACKED) || is_json
}

fn read(text: &str) -> Result<Reading, ParseError> {
    if !looks_like(text) {
        return Err(Place { line: 1, column: 1 }.error(Message::new("read.unknown")));
    }
    let rest = behind(text, &OPENINGS);
    if rest.is_none() && is_address(text) {
        let place = start(&decoded(text), text);
        return Err(place.error(Message::new("read.on-server")));
    }
    let glyphs = rest.unwrap_or_else(|| decoded(text));
    let place = start(&glyphs, text);
    match glyphs.first().map(|glyph| glyph.char) {
        Some('{') => json::read(text, place),
        _ => json::read(&unpack(&glyphs, place)?, place),
    }
}

/// The JSON that is packed at the start of the rest of an address.
pub(super) fn unpack(glyphs: &[Glyph], place: Place) -> Result<String, ParseError> {
    let text = lz::unpacked(&packed(glyphs)).filter(|text| text.starts_with('{'));
    text.ok_or_else(|| unpacked(place))
}

/// The puzzle in a JSON text that is at this place, or that was packed there.
pub(super) fn read_json(json: &str, place: Place) -> Result<Reading, ParseError> {
    json::read(json, place)
}

fn write(draft: &Draft, about: &About) -> Result<String, Message> {
    written(draft, about).map(|packed| format!("{BASE}{packed}"))
}

/// A draft as packed JSON.
pub(super) fn written(draft: &Draft, about: &About) -> Result<String, Message> {
    json::write(draft, about).map(|json| lz::packed(&json))
}
