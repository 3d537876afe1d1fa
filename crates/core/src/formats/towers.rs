//! `towers`: a game ID of Towers in Simon Tatham's collection, `5:3/2/...`.
//!
//! After the colon come 4n clues separated by `/`; a missing clue is empty. The clues
//! come in the order top, **bottom** (left to right), left, right (top to bottom).
//! Givens follow after a `,`, row by row: a number, or a letter for a run of 1 to 26
//! open cells; `_` separates two neighbouring givens. The format stores clues and
//! givens of sizes 3 to 9, but neither signs nor the unit.

use super::format::{Format, Reading, Writer};
use crate::conditions::Feature;
use crate::error::ParseError;
use crate::grid::Side;
use crate::kind::Kind;
use crate::message::Message;
use crate::parsing::game_id::{self, Game, Opened, beyond, check_end, run_length};
use crate::parsing::source::{Cursor, bounded, shown};
use crate::puzzle::Draft;

pub(super) static TOWERS: Format = Format {
    id: "towers",
    name: None,
    carries: &[Feature::Clues, Feature::Givens],
    reader: read,
    writer: Writer::Bare(write),
    looks_like: game_id::is_in_with_slash,
};

const GAME: Game = Game { sizes: 3..=9, levels: "ehxu", adjacent: false };

/// The sides in the order in which their clues are written.
const SIDES: [Side; 4] = [Side::Top, Side::Bottom, Side::Left, Side::Right];

fn read(text: &str) -> Result<Reading, ParseError> {
    let Opened { size, adjacent: _, description: mut cursor } = game_id::open(text, &GAME)?;
    let mut draft = Draft::empty(Kind::carrying(true, false), size);
    read_clues(&mut draft, &mut cursor)?;
    if cursor.take().is_some() {
        read_cells(&mut draft, &mut cursor)?;
    }
    Ok(draft.into())
}

/// Reads the clues up to the comma or the end.
fn read_clues(draft: &mut Draft, cursor: &mut Cursor) -> Result<(), ParseError> {
    let n = draft.size;
    for index in 0..4 * n {
        if index > 0 {
            read_slash(index, n, cursor)?;
        }
        draft.clues[SIDES[index / n] as usize][index % n] = read_clue(n, cursor)?;
    }
    match cursor.peek() {
        None | Some(',') => Ok(()),
        Some('/') => {
            let message = Message::new("read.towers-many").with("expected", 4 * n);
            Err(cursor.place().error(message))
        }
        found => Err(cursor.place().error(no_clue(shown(found), n))),
    }
}

fn read_slash(index: usize, n: usize, cursor: &mut Cursor) -> Result<(), ParseError> {
    let place = cursor.place();
    match cursor.take().map(|glyph| glyph.char) {
        Some('/') => Ok(()),
        None | Some(',') => {
            let message = Message::new("read.towers-few").with("found", index);
            Err(place.error(message.with("expected", 4 * n)))
        }
        found => Err(place.error(no_clue(shown(found), n))),
    }
}

/// Reads a clue, or 0 if there is none. Leading zeros are tolerated, but a zero by
/// itself is not.
fn read_clue(n: usize, cursor: &mut Cursor) -> Result<u32, ParseError> {
    let place = cursor.place();
    let digits = cursor.take_while(|char| char.is_ascii_digit());
    if digits.is_empty() {
        return Ok(0);
    }
    let clue = bounded(&digits, place)?;
    if (1..=n).contains(&(clue as usize)) { Ok(clue) } else { Err(place.error(no_clue(digits, n))) }
}

fn no_clue(found: String, n: usize) -> Message {
    Message::new("read.towers-clue").with("found", found).with("size", n)
}

fn read_cells(draft: &mut Draft, cursor: &mut Cursor) -> Result<(), ParseError> {
    let mut next = 0;
    while let Some(found) = cursor.peek() {
        let place = cursor.place();
        let (given, length) = read_part(draft.size, found, cursor)?;
        if next + length > draft.givens.len() {
            return Err(beyond(draft, place, found));
        }
        if given > 0 {
            draft.givens[next] = given;
        }
        next += length;
    }
    check_end(draft, cursor.place(), next)
}

/// Reads a given, or 0 for a run of open cells; also returns the number of cells that
/// it fills.
fn read_part(n: usize, found: char, cursor: &mut Cursor) -> Result<(u32, usize), ParseError> {
    let open = if found == '_' { Some(0) } else { run_length(found) };
    if let Some(length) = open {
        cursor.take();
        return Ok((0, length));
    }
    Ok((read_given(n, cursor)?, 1))
}

/// Reads all consecutive digits as one number, without leading zeros.
fn read_given(n: usize, cursor: &mut Cursor) -> Result<u32, ParseError> {
    let place = cursor.place();
    let first = cursor.peek();
    let digits = cursor.take_while(|char| char.is_ascii_digit());
    let no_cell = |found: String| {
        place.error(Message::new("read.towers-cell").with("found", found).with("size", n))
    };
    if digits.is_empty() {
        return Err(no_cell(shown(first)));
    }
    let given = bounded(&digits, place)?;
    if first != Some('0') && given as usize <= n { Ok(given) } else { Err(no_cell(digits)) }
}

fn write(draft: &Draft) -> Result<String, Message> {
    game_id::refuse_size(draft, &GAME)?;
    let clues = SIDES.iter().flat_map(|side| draft.side(*side));
    let clues: Vec<String> = clues.map(|clue| number(*clue)).collect();
    let cells =
        if draft.has_givens() { format!(",{}", cells(&draft.givens)) } else { String::new() };
    Ok(format!("{}:{}{cells}", draft.size, clues.join("/")))
}

fn number(clue: u32) -> String {
    if clue == 0 { String::new() } else { clue.to_string() }
}

fn cells(givens: &[u32]) -> String {
    let mut written = String::new();
    for part in givens.chunk_by(|one, next| *one == 0 && *next == 0) {
        match part[0] {
            0 => written.push_str(&run(part.len())),
            given => {
                let apart = written.ends_with(|char: char| char.is_ascii_digit());
                written.push_str(if apart { "_" } else { "" });
                written.push_str(&number(given));
            }
        }
    }
    written
}

/// A run of open cells: as many `z` as fit, and one letter for the rest.
fn run(length: usize) -> String {
    let rest = (length % 26).checked_sub(1).map(|index| char::from(b'a' + index as u8));
    "z".repeat(length / 26).chars().chain(rest).collect()
}
