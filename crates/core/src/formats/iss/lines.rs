//! Splits a text into constraint strings, and drops what the program ignores.
//!
//! The program ignores line breaks and blank lines: a text is one puzzle, however many lines it
//! has. A new puzzle begins with a line that contradicts the lines before it. Such a line states a
//! shape again or, if there is no shape so far, a different value for a cell. The meaning of the
//! constraints does not matter here, so a puzzle with an unknown constraint is still recognised as
//! a puzzle. Only groups, which end with `End`, contain values that do not apply to the whole
//! puzzle.

use std::collections::BTreeMap;

use crate::parsing::address::{behind, decoded};
use crate::parsing::source::{Glyph, Place, glyphs};

/// What comes before the string in an address.
const OPENINGS: [&str; 2] = ["Interactive-Sudoku-Solver/?q=", "Interactive-Sudoku-Solver?q="];

/// What the lines of a puzzle have stated so far.
#[derive(Debug)]
pub(crate) struct Lines {
    has_shape: bool,
    givens: BTreeMap<String, u32>,
    /// The number of open groups.
    groups: usize,
}

/// The opening of a group of constraints.
const GROUPS: [&str; 3] = ["And", "Or", "Replicate"];

impl Lines {
    /// The puzzle that begins with this line, if any. An address contains its whole
    /// puzzle, so no lines follow it.
    pub(crate) fn opened_by(line: &str) -> Option<Self> {
        let mut lines = Self { has_shape: false, givens: BTreeMap::new(), groups: 0 };
        (opens_constraint(trimmed(line)) && lines.take(line)).then_some(lines)
    }

    /// Accepts a line that belongs to the puzzle, and refuses one that belongs
    /// to another.
    pub(crate) fn take(&mut self, line: &str) -> bool {
        let text = trimmed(line);
        if opens_comment(text) {
            return true;
        }
        if !opens_constraint(text) && !text.contains(['~', '_']) {
            return false;
        }
        let text: String = text.chars().filter(|char| !char.is_whitespace()).collect();
        let Said { has_shape, givens, groups } = said(&text, self.groups);
        let is_other = |(cell, value): (&String, &u32)| {
            self.givens.get(cell).is_some_and(|known| known != value)
        };
        // If a shape was stated, only another shape begins another puzzle.
        let begins_another = if self.has_shape { has_shape } else { givens.iter().any(is_other) };
        if begins_another {
            return false;
        }
        self.has_shape |= has_shape;
        self.givens.extend(givens);
        self.groups = groups;
        true
    }
}

fn trimmed(line: &str) -> &str {
    line.trim_matches(|char: char| char.is_whitespace() || char == '\u{feff}')
}

/// Whether a line is a comment, for the program or between the puzzles of a list.
pub(super) fn opens_comment(line: &str) -> bool {
    line.starts_with('#') || line.starts_with("//")
}

/// Whether a text begins like a constraint: `.Name` or `.~`. A row of open cells does
/// not begin in this way.
pub(super) fn opens_constraint(text: &str) -> bool {
    let Some(rest) = text.strip_prefix('.') else { return false };
    let rest = rest.strip_prefix('.').filter(|rest| is_word(rest)).unwrap_or(rest);
    let name = name(rest);
    let is_named = name.starts_with(|char: char| char.is_ascii_uppercase())
        && name.chars().all(|char| char.is_ascii_alphabetic());
    is_named || rest.starts_with('~')
}

/// The name in front of a constraint's parts.
fn name(text: &str) -> &str {
    text.split(['~', '.']).next().unwrap_or(text).trim_end()
}

/// Whether a name is a word. A single capital letter is not a word, because it may be a
/// number.
fn is_word(text: &str) -> bool {
    name(text).contains(|char: char| char.is_ascii_lowercase())
}

/// What a line states that one puzzle can state only once.
struct Said {
    has_shape: bool,
    /// The values of single cells.
    givens: BTreeMap<String, u32>,
    /// The number of groups that are open after the line.
    groups: usize,
}

/// What a line inside this many groups states.
fn said(text: &str, groups: usize) -> Said {
    let constraints = text.split('.').map(|one| one.split_once('~').unwrap_or((one, "")));
    let mut said = Said { has_shape: false, givens: BTreeMap::new(), groups };
    for (name, parts) in constraints {
        said.has_shape |= name == "Shape";
        said.groups += usize::from(GROUPS.contains(&name));
        said.groups = said.groups.saturating_sub(usize::from(name == "End"));
        if name.is_empty() && said.groups == 0 {
            let parts = parts.split('~').filter_map(|part| part.split_once('_'));
            let single =
                parts.filter_map(|(cell, value)| Some((cell.to_owned(), value.parse().ok()?)));
            said.givens.extend(single);
        }
    }
    said
}

/// Whether this text contains an address of the solver.
pub(crate) fn is_address(text: &str) -> bool {
    text.contains("Interactive-Sudoku-Solver")
}

/// Where an address ends in a text: at the first blank, `&` or `#` that is not
/// encoded.
fn end_of_address(text: &str) -> Option<Place> {
    let glyphs = glyphs(text);
    let begins = text.find("Interactive-Sudoku-Solver")?;
    let before = text[..begins].chars().filter(|char| *char != '\u{feff}').count();
    let ends = |glyph: &&Glyph| glyph.char.is_whitespace() || matches!(glyph.char, '&' | '#');
    glyphs.get(before..)?.iter().find(ends).map(|glyph| glyph.place)
}

/// The characters that are neither blanks nor comments.
pub(super) fn content(text: &str) -> Vec<Glyph> {
    let all = behind(text, &OPENINGS).unwrap_or_else(|| decoded(text));
    let end = end_of_address(text);
    let (mut kept, mut comment, mut fresh): (Vec<Glyph>, _, _) = (Vec::new(), false, true);
    for (at, glyph) in all.iter().enumerate() {
        if end == Some(glyph.place) {
            break;
        }
        if fresh {
            let opening: String = all[at..].iter().take(2).map(|glyph| glyph.char).collect();
            comment = opens_comment(&opening);
        }
        fresh = glyph.char == '\n';
        if !comment && !glyph.char.is_whitespace() {
            kept.push(*glyph);
        }
    }
    kept
}
