//! `ring`: (n+2) x (n+2) whole numbers, with the clues around the heights.
//!
//! Corners are -1. In the border, 0 means no clue; inside, it means an open cell. The
//! text consists of plain rows or is a list of lists (Haskell, JSON, Python). The
//! heights themselves show whether they are 1..=n or 10, 20, ... A ring without heights
//! is in tens, as in the program from which the format comes. The format stores clues
//! and givens, but no signs.

use super::format::{Format, Reading, Writer};
use crate::conditions::Feature;
use crate::error::ParseError;
use crate::grid::Side;
use crate::kind::Kind;
use crate::message::Message;
use crate::parsing::grid::size_at;
use crate::parsing::heights;
use crate::parsing::source::{Cursor, Place, Row, bounded, end_of, glyphs, rows_with_content};
use crate::puzzle::Draft;

pub(super) static RING: Format = Format {
    id: "ring",
    name: None,
    carries: &[Feature::Clues, Feature::Givens],
    reader: read,
    writer: Writer::Bare(write),
    looks_like,
};

/// The unit of a ring without heights.
const USUAL_UNIT: u32 = 10;

/// A row of numbers with their places, and the place after the row.
struct Numbers {
    numbers: Vec<(i64, Place)>,
    end: Place,
}

fn looks_like(text: &str) -> bool {
    let rows = rows_with_content(text);
    let Some(first) = rows.first() else { return false };
    let words = first.words(0..first.chars.len());
    let number =
        |word: &str| word.trim_matches(['-', ',']).chars().all(|char| char.is_ascii_digit());
    let listed = words[0].text.strip_prefix('[');
    listed.is_some_and(|rest| !rest.starts_with(char::is_alphabetic))
        || words[0].text.starts_with("-1")
        || (words.len() > 2 && words.iter().all(|word| number(&word.text)))
}

fn read(text: &str) -> Result<Reading, ParseError> {
    let listed =
        glyphs(text).iter().find(|glyph| !glyph.char.is_whitespace()).map(|glyph| glyph.char);
    let rows = if listed == Some('[') { listed_rows(text)? } else { bare_rows(text)? };
    let width = rows[0].numbers.len();
    if width < 3 {
        return Err(rows[0].end.error(Message::new("read.ring-width").with("found", width)));
    }
    let size = size_at(width - 2, rows[0].numbers[0].1)?;
    check_shape(&rows, width, end_of(text))?;
    let mut draft = Draft::empty(Kind::carrying(true, false), size);
    read_border(&mut draft, &rows)?;
    read_inside(&mut draft, &rows)?;
    Ok(draft.into())
}

fn bare_rows(text: &str) -> Result<Vec<Numbers>, ParseError> {
    rows_with_content(text).iter().map(bare_row).collect()
}

fn bare_row(row: &Row) -> Result<Numbers, ParseError> {
    let mut numbers = Vec::new();
    for word in row.words(0..row.chars.len()) {
        let text = word.text.trim_end_matches(',');
        let digits = text.strip_prefix('-').unwrap_or(text);
        if digits.is_empty() || !digits.chars().all(|char| char.is_ascii_digit()) {
            let message = Message::new("read.number").with("found", word.text.as_str());
            return Err(word.place.error(message));
        }
        let number = i64::from(bounded(digits, word.place)?);
        numbers.push((if text == digits { number } else { -number }, word.place));
    }
    Ok(Numbers { numbers, end: row.end() })
}

fn listed_rows(text: &str) -> Result<Vec<Numbers>, ParseError> {
    let mut cursor = Cursor::new(text);
    let mut rows = Vec::new();
    cursor.expect('[')?;
    loop {
        rows.push(listed_row(&mut cursor)?);
        if !cursor.takes(',') {
            break;
        }
        if cursor.peek_content() == Some(']') {
            break;
        }
    }
    cursor.expect(']')?;
    cursor.expect_end()?;
    Ok(rows)
}

fn listed_row(cursor: &mut Cursor) -> Result<Numbers, ParseError> {
    cursor.expect('[')?;
    let mut numbers = vec![cursor.integer()?];
    while cursor.takes(',') {
        numbers.push(cursor.integer()?);
    }
    cursor.expect(']')?;
    Ok(Numbers { numbers, end: cursor.place() })
}

fn check_shape(rows: &[Numbers], width: usize, end: Place) -> Result<(), ParseError> {
    for row in rows.iter().take(width) {
        let found = row.numbers.len();
        if found != width {
            let place = row.numbers.get(width).map_or(row.end, |(_, place)| *place);
            let message = Message::new("read.row-numbers").with("found", found);
            return Err(place.error(message.with("expected", width)));
        }
    }
    let message = || Message::new("read.rows").with("found", rows.len()).with("expected", width);
    match rows.get(width) {
        Some(row) => Err(row.numbers[0].1.error(message())),
        None if rows.len() < width => Err(end.error(message())),
        None => Ok(()),
    }
}

fn read_border(draft: &mut Draft, rows: &[Numbers]) -> Result<(), ParseError> {
    let last = draft.size + 1;
    for (row, column) in [(0, 0), (0, last), (last, 0), (last, last)] {
        let (number, place) = rows[row].numbers[column];
        if number != -1 {
            let message = Message::new("read.corner").with("found", number.to_string());
            return Err(place.error(message));
        }
    }
    for side in Side::ALL {
        for index in 0..draft.size {
            let (row, column) = match side {
                Side::Top => (0, index + 1),
                Side::Right => (index + 1, last),
                Side::Bottom => (last, index + 1),
                Side::Left => (index + 1, 0),
            };
            draft.clues[side as usize][index] = not_negative(rows[row].numbers[column])?;
        }
    }
    Ok(())
}

fn read_inside(draft: &mut Draft, rows: &[Numbers]) -> Result<(), ParseError> {
    let n = draft.size;
    let inside = rows[1..=n].iter().flat_map(|row| row.numbers[1..=n].iter());
    let heights: Result<Vec<(u32, Place)>, ParseError> =
        inside.map(|entry| Ok((not_negative(*entry)?, entry.1))).collect();
    heights::settle(draft, &heights?, USUAL_UNIT)
}

fn not_negative((number, place): (i64, Place)) -> Result<u32, ParseError> {
    u32::try_from(number)
        .map_err(|_| place.error(Message::new("read.negative").with("found", number.to_string())))
}

fn write(draft: &Draft) -> Result<String, Message> {
    let heights = heights::written(draft)?;
    let mut rows = vec![border_row(draft.side(Side::Top))];
    for (index, inside) in heights.chunks(draft.size).enumerate() {
        let mut row = vec![draft.side(Side::Left)[index]];
        row.extend(inside);
        row.push(draft.side(Side::Right)[index]);
        rows.push(joined(&row));
    }
    rows.push(border_row(draft.side(Side::Bottom)));
    Ok(rows.join("\n"))
}

fn border_row(clues: &[u32]) -> String {
    format!("-1 {} -1", joined(clues))
}

fn joined(numbers: &[u32]) -> String {
    let words: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    words.join(" ")
}
