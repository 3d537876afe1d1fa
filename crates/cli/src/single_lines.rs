//! Texts with strictly one puzzle a line, so that the k-th answer belongs to the k-th line.
//!
//! A line is the text of a puzzle, or an object of JSON Lines that carries it with an id:
//! `{"id": "mon-17", "text": "sky4.1332.2122.3213.1423"}`.

use gridfold_core::texts::{self, Hints};
use serde::Deserialize;
use serde_json::Value;

use crate::place::{Place, Refusal};

/// A line that carries a puzzle with its id. Further fields are left alone.
#[derive(Deserialize)]
struct Carrier {
    #[serde(default)]
    id: Option<Value>,
    text: String,
}

/// Whether a text that begins with this line is one of JSON Lines.
pub(crate) fn opens_json_lines(line: &str) -> bool {
    line.starts_with('{') && serde_json::from_str::<Carrier>(line).is_ok()
}

/// Reads each line as a puzzle of its own.
pub(crate) struct SingleLines<Lines> {
    lines: Lines,
    /// The file, with the number of the last line.
    place: Place,
    hints: Hints,
}

impl<Lines> SingleLines<Lines> {
    pub(crate) const fn new(lines: Lines, file: Place, hints: Hints) -> Self {
        Self { lines, place: file, hints }
    }
}

impl<Lines: Iterator<Item = String>> Iterator for SingleLines<Lines> {
    type Item = (Place, Result<texts::Puzzle, Refusal>);

    fn next(&mut self) -> Option<Self::Item> {
        let line = self.lines.next()?;
        let number = self.place.line.unwrap_or(0) + 1;
        self.place.line = Some(number);
        let place = self.place.clone();
        Some(match carried(&place, &line) {
            Ok((id, text)) => {
                let place = Place { id, ..place };
                let puzzle = single(&place, &text, self.hints);
                (place, puzzle)
            }
            Err(refusal) => (place, Err(refusal)),
        })
    }
}

/// The id and the text of a line.
fn carried(place: &Place, line: &str) -> Result<(Option<Value>, String), Refusal> {
    // Some forms of other programs begin with a brace too.
    let failed = match serde_json::from_str::<Carrier>(line) {
        Ok(Carrier { id, text }) => return Ok((id, text)),
        Err(failed) => failed,
    };
    let is_text = !line.starts_with('{')
        || texts::read_all(line, Hints::default()).iter().any(|found| found.puzzle.is_ok());
    if is_text {
        return Ok((None, line.to_owned()));
    }
    let message =
        format!("no object with a text, such as {{\"id\":1,\"text\":\"lat2.1D\"}}: {failed}");
    Err(Refusal::new(place, "json", message).at_column(failed.column()))
}

/// The one puzzle of a text.
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
