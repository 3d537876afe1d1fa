//! Which lines belong to one constraint string.
//!
//! To the program, line ends and blank lines mean nothing: a text is one
//! puzzle, however many lines it has. A list of puzzles shows where a line
//! says anew what only one puzzle can say: the shape, or another value for a
//! cell. What the constraints mean does not matter here, so that a puzzle with
//! an unknown one is still known as one.

use std::collections::BTreeMap;

/// What the lines of a puzzle have said so far.
#[derive(Debug)]
pub(crate) struct Lines {
    has_shape: bool,
    givens: BTreeMap<String, u32>,
}

impl Lines {
    /// A puzzle that begins with this line, if one does: an address holds its
    /// whole puzzle, and has no lines.
    pub(crate) fn opened_by(line: &str) -> Option<Self> {
        let mut lines = Self { has_shape: false, givens: BTreeMap::new() };
        (opens_constraint(content(line)) && lines.take(line)).then_some(lines)
    }

    /// Takes a line that belongs to the puzzle; one of another does not.
    pub(crate) fn take(&mut self, line: &str) -> bool {
        let text = content(line);
        if text.starts_with('#') {
            return true;
        }
        if !opens_constraint(text) && !text.contains(['~', '_']) {
            return false;
        }
        let text: String = text.chars().filter(|char| !char.is_whitespace()).collect();
        let (has_shape, givens) = said(&text);
        let is_other = |(cell, value): (&String, &u32)| {
            self.givens.get(cell).is_some_and(|known| known != value)
        };
        if (has_shape && self.has_shape) || givens.iter().any(is_other) {
            return false;
        }
        self.has_shape |= has_shape;
        self.givens.extend(givens);
        true
    }
}

fn content(line: &str) -> &str {
    line.trim_matches(|char: char| char.is_whitespace() || char == '\u{feff}')
}

/// Whether a text begins as constraints do: `.Name` or `.~`. A row of open
/// cells does not.
fn opens_constraint(text: &str) -> bool {
    let Some(rest) = text.strip_prefix('.') else { return false };
    let name = rest.split(['~', '.']).next().unwrap_or(rest).trim_end();
    let is_named = name.starts_with(|char: char| char.is_ascii_uppercase())
        && name.chars().all(|char| char.is_ascii_alphabetic());
    is_named || rest.starts_with('~')
}

/// Whether a shape is named, and the values of single cells.
fn said(text: &str) -> (bool, BTreeMap<String, u32>) {
    let constraints = text.split('.').map(|one| one.split_once('~').unwrap_or((one, "")));
    let (mut has_shape, mut givens) = (false, BTreeMap::new());
    for (name, parts) in constraints {
        has_shape |= name == "Shape";
        if name.is_empty() {
            let parts = parts.split('~').filter_map(|part| part.split_once('_'));
            let single =
                parts.filter_map(|(cell, value)| Some((cell.to_owned(), value.parse().ok()?)));
            givens.extend(single);
        }
    }
    (has_shape, givens)
}
