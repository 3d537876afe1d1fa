//! `sudokupad`: addresses of SudokuPad that contain the puzzle itself.
//!
//! `https://sudokupad.app/fpuzzlesN4Ig...` contains the JSON of f-puzzles, packed in
//! the same way. The program draws the `text` entries of the JSON, because it supports
//! neither skyscraper clues nor signs. The program's own JSON, after `scl` or `ctc`, is
//! a drawing without meaning, and a short name refers to a puzzle on a server; neither
//! can be read.

use super::format::{Format, Reading, Writer};
use super::fpuzzles;
use crate::error::ParseError;
use crate::message::Message;
use crate::parsing::address::{behind, decoded, start};
use crate::parsing::source::Place;
use crate::puzzle::{About, Draft};

pub(super) static SUDOKUPAD: Format = Format {
    id: "sudokupad",
    name: None,
    carries: fpuzzles::CARRIES,
    reader: read,
    writer: Writer::Telling(fpuzzles::TELLS, write),
    looks_like: is_address,
};

const BASE: &str = "https://sudokupad.app/";

/// The current host of the program, and its former one.
const HOSTS: [&str; 2] = ["sudokupad.app", "app.crackingthecryptic.com"];

/// The word before an f-puzzles puzzle in an address.
const OPENINGS: [&str; 2] = ["/fpuzzles", "=fpuzzles"];

/// Whether this text contains an address of the program.
pub(super) fn is_address(text: &str) -> bool {
    HOSTS.iter().any(|host| text.contains(host))
}

fn read(text: &str) -> Result<Reading, ParseError> {
    if !is_address(text) {
        return Err(Place { line: 1, column: 1 }.error(Message::new("read.unknown")));
    }
    let first = start(&decoded(text), text);
    let Some(glyphs) = behind(text, &OPENINGS) else {
        let drawn = behind(text, &["/scl", "/ctc", "=scl", "=ctc"]).is_some();
        let key = if drawn { "read.drawing" } else { "read.on-server" };
        return Err(first.error(Message::new(key)));
    };
    let place = start(&glyphs, text);
    fpuzzles::read_json(&fpuzzles::unpack(&glyphs, place)?, place)
}

/// The largest size for which the program can compare a player's numbers with the
/// solution: it joins the numbers into one text, with one character for each number.
const LARGEST_SOLVED: usize = 9;

/// Writes the address with `+`, `/` and `=` escaped: neither `+` nor `/` survives in a path.
fn write(draft: &Draft, about: &About) -> Result<String, Message> {
    let solution = if draft.size > LARGEST_SOLVED { Vec::new() } else { about.solution.clone() };
    let packed = fpuzzles::written(draft, &About { solution, ..about.clone() })?;
    let escaped = packed.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D");
    Ok(format!("{BASE}fpuzzles{escaped}"))
}
