//! Texts with strictly one puzzle per line, so that the k-th answer belongs to the k-th line.
//!
//! A line is the text of a puzzle, or an object of JSON Lines that contains it together
//! with an id: `{"id": "mon-17", "text": "sky4.1332.2122.3213.1423"}`.

use gridfold_core::formats::Format;
use gridfold_core::texts::{self, Hints};
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::place::{Place, Refusal};

/// A line that contains a puzzle with its id. Further fields are ignored.
#[derive(Deserialize)]
struct Carrier {
    #[serde(default)]
    id: Option<Box<RawValue>>,
    text: String,
}

/// The id of a line whose text is missing or is not a string.
#[derive(Deserialize)]
struct Bearer {
    id: Option<Box<RawValue>>,
}

/// Whether this first line of a text shows that the text consists of JSON Lines.
pub(crate) fn opens_json_lines(line: &str) -> bool {
    line.starts_with('{') && serde_json::from_str::<Carrier>(line).is_ok()
}

/// A line that should contain one puzzle, and its place.
pub(crate) struct SingleLine {
    place: Place,
    line: String,
}

/// Each line with its place in the file.
pub(crate) fn single_lines(
    lines: impl Iterator<Item = String>,
    file: Place,
) -> impl Iterator<Item = SingleLine> {
    let numbered = (1..).zip(lines);
    numbered.map(move |(number, line)| SingleLine {
        place: Place { line: Some(number), ..file.clone() },
        line,
    })
}

impl SingleLine {
    /// The puzzle, with its place and its id.
    pub(crate) fn read(self, hints: Hints) -> (Place, Result<texts::Puzzle, Refusal>) {
        let Self { mut place, line } = self;
        let puzzle = carried(&mut place, line).and_then(|text| single(&place, &text, hints));
        (place, puzzle)
    }
}

/// The text of a line; its id is stored in the place.
fn carried(place: &mut Place, line: String) -> Result<String, Refusal> {
    if !line.starts_with('{') {
        return Ok(line);
    }
    let failed = match serde_json::from_str::<Carrier>(&line) {
        Ok(Carrier { id, text }) => {
            place.id = id;
            // If the text is a link, the object's other facts about the puzzle
            // are read as well.
            let is_told = Format::named("json").is_some_and(|json| json.read(&line).is_ok());
            return Ok(if is_told { line } else { text });
        }
        Err(failed) => failed,
    };
    // Some formats of other programs begin with a brace too.
    if texts::read_all(&line, Hints::default()).iter().any(|found| found.puzzle.is_ok()) {
        return Ok(line);
    }
    place.id = serde_json::from_str(&line).ok().and_then(|Bearer { id }| id);
    let message =
        format!("no object with a text, such as {{\"id\":1,\"text\":\"lat2.1D\"}}: {failed}");
    Err(Refusal::new(place, "json", message).at_column(failed.column()))
}

/// The only puzzle of a text.
fn single(place: &Place, text: &str, hints: Hints) -> Result<texts::Puzzle, Refusal> {
    if text.trim().is_empty() {
        return Err(Refusal::new(place, "empty", "an empty line; expected a puzzle"));
    }
    let mut found = texts::read_all(text, hints);
    match (found.pop(), found.len()) {
        (Some(one), 0) => one.puzzle.map_err(|unread| Refusal::unread(place, &unread.error)),
        (_, others) => {
            let message = format!("{} puzzles; expected one a line", others + 1);
            Err(Refusal::new(place, "several", message))
        }
    }
}
