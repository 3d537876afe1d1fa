//! The body of a skyscrapers address: the clues, then the givens.
//!
//! The clues come in the order top, **bottom** (left to right), left, right (top to bottom); if
//! there are givens, the cells follow row by row. `1` to `f` is a number, and `-` with two such
//! digits is a larger number. `g` to `z` is a run of 1 to 20 empty places, and `.` is an unknown
//! number. No run continues from the clues into the cells.

use super::shared::{miscounted, run, run_length, unexpected};
use crate::error::ParseError;
use crate::grid::Side;
use crate::kind::Kind;
use crate::parsing::source::Cursor;
use crate::puzzle::Draft;

/// The sides in the order in which their clues are written.
const SIDES: [Side; 4] = [Side::Top, Side::Bottom, Side::Left, Side::Right];

pub(super) fn read(size: usize, cursor: &mut Cursor) -> Result<Draft, ParseError> {
    let mut draft = Draft::empty(Kind::carrying(true, false), size);
    let clues = read_places(4 * size, cursor)?;
    for (side, clues) in SIDES.into_iter().zip(clues.chunks(size)) {
        draft.clues[side as usize].copy_from_slice(clues);
    }
    if !matches!(cursor.peek(), None | Some('/')) {
        draft.givens = read_places(size * size, cursor)?;
    }
    Ok(draft)
}

/// Reads numbers for this many places; 0 means no number.
fn read_places(expected: usize, cursor: &mut Cursor) -> Result<Vec<u32>, ParseError> {
    let mut numbers = Vec::new();
    while numbers.len() < expected {
        let place = cursor.place();
        match cursor.peek() {
            None | Some('/') => return Err(miscounted(place, numbers.len(), expected)),
            Some(char) if run_length(char, 'g').is_some() => {
                cursor.take();
                numbers.resize(numbers.len() + run_length(char, 'g').unwrap_or(0), 0);
                if numbers.len() > expected {
                    return Err(miscounted(place, numbers.len(), expected));
                }
            }
            Some(_) => numbers.push(read_number(cursor)?),
        }
    }
    Ok(numbers)
}

/// Reads one number; an unknown number counts as none.
fn read_number(cursor: &mut Cursor) -> Result<u32, ParseError> {
    let place = cursor.place();
    let first = cursor.take().map(|glyph| glyph.char);
    let digits = match first {
        Some('.') => return Ok(0),
        Some('-') => 2,
        Some(char) => {
            return char
                .to_digit(16)
                .filter(|number| *number > 0)
                .ok_or_else(|| unexpected(place, first));
        }
        None => 0,
    };
    let mut number = 0;
    for _ in 0..digits {
        let place = cursor.place();
        let digit = cursor.take().map(|glyph| glyph.char);
        let value = digit.and_then(|char| char.to_digit(16));
        number = 16 * number + value.ok_or_else(|| unexpected(place, digit))?;
    }
    Ok(number)
}

pub(super) fn write(draft: &Draft) -> String {
    let clues: Vec<u32> = SIDES.iter().flat_map(|side| draft.side(*side)).copied().collect();
    let cells = if draft.has_givens() { places(&draft.givens) } else { String::new() };
    format!("{}{cells}", places(&clues))
}

fn places(numbers: &[u32]) -> String {
    let parts = numbers.chunk_by(|one, next| *one == 0 && *next == 0);
    let written = parts.map(|part| match part[0] {
        0 => run(part.len(), 'g'),
        number if number < 16 => format!("{number:x}"),
        number => format!("-{number:02x}"),
    });
    written.collect()
}
