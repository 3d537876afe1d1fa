//! `sides`: `west = [..]`, `east = [..]`, `north = [..]`, `south = [..]`.
//!
//! The lists may be in any order; 0 means no clue. `known = {number: height}` gives
//! heights by the row-major number of their cells, from 0. `high` is the height of one
//! storey, 10 by default. `clues = sums` means that a clue adds up the visible heights,
//! in storeys. Blank lines, `self.`, comments after `#`, and commas or semicolons
//! between the parts are tolerated. The format stores clues, sums and givens, but no
//! signs.

use super::format::{Format, Reading, Writer};
use crate::conditions::Feature;
use crate::error::ParseError;
use crate::grid::Side;
use crate::kind::Kind;
use crate::message::Message;
use crate::parsing::grid::size_at;
use crate::parsing::heights;
use crate::parsing::source::{Cursor, Place, rows_with_content, shown};
use crate::puzzle::Draft;

pub(super) static SIDES: Format = Format {
    id: "sides",
    name: None,
    carries: &[Feature::Clues, Feature::Givens, Feature::Sums],
    reader: read,
    writer: Writer::Bare(write),
    looks_like,
};

/// The sides in the order in which they are written.
const NAMES: [(&str, Side); 4] =
    [("west", Side::Left), ("east", Side::Right), ("north", Side::Top), ("south", Side::Bottom)];

/// The default of `high`.
const USUAL_HIGH: u32 = 10;

/// The word for clues that add up the visible heights.
const SUMS: &str = "sums";

/// The parts as they are written in the text.
#[derive(Default)]
struct Parts {
    sides: [Option<(Vec<u32>, Place)>; 4],
    known: Option<Vec<[(u32, Place); 2]>>,
    high: Option<u32>,
    sums: bool,
}

fn looks_like(text: &str) -> bool {
    rows_with_content(text).iter().any(|row| {
        let line: String = row.chars.iter().filter(|char| !char.is_whitespace()).collect();
        NAMES.iter().any(|(name, _)| line.contains(&format!("{name}=")))
    })
}

fn read(text: &str) -> Result<Reading, ParseError> {
    let mut cursor = Cursor::new(text);
    let mut parts = Parts::default();
    while peek_code(&mut cursor).is_some() {
        read_part(&mut cursor, &mut parts)?;
        while matches!(peek_code(&mut cursor), Some(',' | ';')) {
            let _ = cursor.takes(',') || cursor.takes(';');
        }
    }
    Ok(draft_of(parts, cursor.place())?.into())
}

/// The next character outside blanks and comments.
fn peek_code(cursor: &mut Cursor) -> Option<char> {
    while cursor.peek_content() == Some('#') {
        cursor.take_while(|char| char != '\n');
    }
    cursor.peek()
}

fn read_part(cursor: &mut Cursor, parts: &mut Parts) -> Result<(), ParseError> {
    let place = cursor.place();
    let (name, found) = name(cursor);
    let again = |twice: bool| {
        let message = Message::new("read.twice").with("name", name.as_str());
        if twice { Err(place.error(message)) } else { Ok(()) }
    };
    if let Some((_, side)) = NAMES.iter().find(|(side, _)| *side == name) {
        cursor.expect('=')?;
        again(parts.sides[*side as usize].is_some())?;
        parts.sides[*side as usize] = Some((list(cursor)?, place));
        return Ok(());
    }
    match name.as_str() {
        "known" => {
            cursor.expect('=')?;
            again(parts.known.is_some())?;
            parts.known = Some(known(cursor)?);
        }
        "high" => {
            cursor.expect('=')?;
            again(parts.high.is_some())?;
            parts.high = Some(high(cursor)?);
        }
        "clues" => {
            cursor.expect('=')?;
            again(parts.sums)?;
            expect_sums(cursor)?;
            parts.sums = true;
        }
        _ => return Err(place.error(Message::new("read.name").with("found", found))),
    }
    Ok(())
}

/// A name in lower case and without `self.`, and its spelling in the text.
fn name(cursor: &mut Cursor) -> (String, String) {
    let found = cursor.peek();
    let word = cursor.take_while(|char| char.is_alphanumeric() || char == '_' || char == '.');
    let lower = word.to_ascii_lowercase();
    let name = lower.strip_prefix("self.").unwrap_or(&lower).to_owned();
    (name, if word.is_empty() { shown(found) } else { word })
}

/// Reads clues in brackets; a dash means no clue.
fn list(cursor: &mut Cursor) -> Result<Vec<u32>, ParseError> {
    peek_code(cursor);
    cursor.expect('[')?;
    let mut clues = Vec::new();
    while peek_code(cursor) != Some(']') {
        clues.push(clue(cursor)?);
        peek_code(cursor);
        if !cursor.takes(',') {
            break;
        }
    }
    peek_code(cursor);
    cursor.expect(']')?;
    Ok(clues)
}

fn clue(cursor: &mut Cursor) -> Result<u32, ParseError> {
    let place = cursor.place();
    if !cursor.takes('-') {
        return Ok(cursor.number()?.0);
    }
    match cursor.peek_content().filter(char::is_ascii_digit) {
        None => Ok(0),
        Some(_) => {
            let (number, _) = cursor.number()?;
            let message = Message::new("read.negative").with("found", format!("-{number}"));
            Err(place.error(message))
        }
    }
}

/// Reads pairs of a cell's number and its height.
fn known(cursor: &mut Cursor) -> Result<Vec<[(u32, Place); 2]>, ParseError> {
    peek_code(cursor);
    cursor.expect('{')?;
    let mut pairs = Vec::new();
    while peek_code(cursor) != Some('}') {
        let cell = cursor.number()?;
        cursor.expect(':')?;
        pairs.push([cell, cursor.number()?]);
        peek_code(cursor);
        if !cursor.takes(',') {
            break;
        }
    }
    peek_code(cursor);
    cursor.expect('}')?;
    Ok(pairs)
}

fn high(cursor: &mut Cursor) -> Result<u32, ParseError> {
    match cursor.number()? {
        (high @ (1 | 10), _) => Ok(high),
        (other, place) => Err(place.error(Message::new("read.high").with("found", other))),
    }
}

/// Reads the word `sums`, which means that the clues add up the visible heights.
fn expect_sums(cursor: &mut Cursor) -> Result<(), ParseError> {
    let found = peek_code(cursor);
    let place = cursor.place();
    let word = cursor.take_while(char::is_alphanumeric);
    if word.eq_ignore_ascii_case(SUMS) {
        return Ok(());
    }
    let found = if word.is_empty() { shown(found) } else { word };
    Err(place.error(Message::new("read.clues-are").with("found", found)))
}

fn draft_of(parts: Parts, end: Place) -> Result<Draft, ParseError> {
    let mut sides = parts.sides;
    let mut found = Vec::new();
    for (name, side) in NAMES {
        let message = Message::new("read.missing").with("name", name);
        let (clues, place) = sides[side as usize].take().ok_or_else(|| end.error(message))?;
        found.push((name, side, clues, place));
    }
    let size = size_at(found[0].2.len(), found[0].3)?;
    let mut draft = Draft::empty(Kind::carrying(true, false), size);
    for (name, side, clues, place) in found {
        if clues.len() != size {
            let message = Message::new("read.side-length").with("name", name);
            let message = message.with("found", clues.len()).with("expected", size);
            return Err(place.error(message));
        }
        draft.clues[side as usize] = clues;
    }
    draft.features = draft.features.set(Feature::Sums, parts.sums);
    let unit = parts.high.unwrap_or(USUAL_HIGH);
    place_known(&mut draft, &parts.known.unwrap_or_default(), unit)?;
    Ok(draft)
}

fn place_known(
    draft: &mut Draft,
    known: &[[(u32, Place); 2]],
    unit: u32,
) -> Result<(), ParseError> {
    let cells = draft.givens.len();
    for [(cell, place), _] in known {
        if *cell as usize >= cells {
            let message = Message::new("read.cell-number").with("found", *cell);
            return Err(place.error(message.with("most", cells - 1)));
        }
    }
    for [_, (height, place)] in known {
        if height % unit != 0 {
            let message = Message::new("read.known-height").with("found", *height);
            return Err(place.error(message));
        }
    }
    heights::scale(draft, known.iter().map(|[cell, height]| (cell.0 as usize, *height)), unit)
}

fn write(draft: &Draft) -> Result<String, Message> {
    let mut lines = Vec::new();
    for (name, side) in NAMES {
        lines.push(format!("{name} = [{}]", joined(draft.side(side))));
    }
    if draft.has_givens() {
        let mut pairs = Vec::new();
        for (cell, given) in draft.givens.iter().enumerate().filter(|(_, given)| **given > 0) {
            pairs.push(format!("{cell}: {}", given * draft.unit));
        }
        lines.push(format!("known = {{{}}}", pairs.join(", ")));
    }
    if draft.unit != USUAL_HIGH {
        lines.push(format!("high = {}", draft.unit));
    }
    if draft.has(Feature::Sums) {
        lines.push(format!("clues = {SUMS}"));
    }
    Ok(lines.join("\n"))
}

fn joined(numbers: &[u32]) -> String {
    let words: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    words.join(",")
}
