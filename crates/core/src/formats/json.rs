//! `json`: a line of JSON Lines that contains a puzzle as a link, its title and
//! other details.
//!
//! `{"title":"Two towers","author":"Ann","text":"sky4...","solution":[[1,...],...]}`.
//! The field `text` may also be called `link`; the command line writes this name.
//! Values of the solution count storeys, as everywhere in our JSON. Other fields are
//! ignored.

use super::format::{Format, Reading, Writer};
use super::link;
use crate::conditions::Feature;
use crate::error::ParseError;
use crate::message::Message;
use crate::parsing::json::{Map, Value, from_str, json};
use crate::parsing::source::{Place, rows_with_content};
use crate::puzzle::{About, Draft, Part};

pub(super) static JSON: Format = Format {
    id: "json",
    name: Some("JSON Lines"),
    carries: &Feature::ALL,
    reader: read,
    writer: Writer::Telling(&Part::ALL, write),
    looks_like,
};

/// The names of the field with the puzzle.
const LINKS: [&str; 2] = ["text", "link"];

/// Whether a line is an object with a puzzle. f-puzzles uses the name `text` for a
/// list.
pub(super) fn looks_like(text: &str) -> bool {
    let text = text.trim_matches(|char: char| char.is_whitespace() || char == '\u{feff}');
    let is_object = text.starts_with('{') && text.ends_with('}') && !text.contains('\n');
    is_object && !text.contains("\"grid\"") && LINKS.iter().any(|name| text.contains(name))
}

fn read(text: &str) -> Result<Reading, ParseError> {
    let first = rows_with_content(text).first().map(|row| row.at(row.indent()));
    let place = first.unwrap_or(Place { line: 1, column: 1 });
    let broken = || place.error(Message::new("read.json-part").with("name", LINKS[0]));
    if !looks_like(text) {
        return Err(place.error(Message::new("read.unknown")));
    }
    let bare = text.trim_start_matches('\u{feff}');
    let object: Map<String, Value> = from_str(bare).map_err(|_| broken())?;
    let link = LINKS.iter().find_map(|name| object.get(*name)?.as_str()).ok_or_else(broken)?;
    // Places reported by the reader of links are relative to the link.
    let mut reading = link::read(link).map_err(|error| place.error(error.message))?;
    for (part, name) in Part::TEXTS {
        if let Some(said) = object.get(name).and_then(Value::as_str) {
            reading.about.say(part, said.to_owned());
        }
    }
    reading.about.solution = solution(&reading.draft, object.get("solution"));
    Ok(reading)
}

fn solution(draft: &Draft, rows: Option<&Value>) -> Vec<u32> {
    let rows = rows.and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let cells = rows.iter().filter_map(Value::as_array).flatten();
    let parks = u64::from(draft.scale().parks);
    let values = cells.map(|cell| u32::try_from(cell.as_u64()? + parks).ok());
    values.collect::<Option<_>>().unwrap_or_default()
}

fn write(draft: &Draft, about: &About) -> Result<String, Message> {
    let mut object = Map::new();
    object.insert(LINKS[0].to_owned(), json!(link::LINK.write(draft)?));
    for (part, name) in Part::TEXTS {
        if about.has(part) {
            object.insert(name.to_owned(), json!(about.text(part)));
        }
    }
    if about.has(Part::Solution) {
        let storeys = |value: &u32| draft.scale().storeys(*value);
        let row = |row: &[u32]| row.iter().map(storeys).collect::<Value>();
        let rows: Value = about.solution.chunks(draft.size).map(row).collect();
        object.insert("solution".to_owned(), rows);
    }
    Ok(Value::Object(object).to_string())
}
