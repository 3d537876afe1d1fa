//! `unequal`: a game ID of Unequal in Simon Tatham's collection, `5:0,0L,...`.
//!
//! After the colon come the cells, row by row, each followed by a comma. A cell is its
//! number, or 0 if it is open, then `U`, `R`, `D`, `L` for each neighbour that is
//! **less**. A sign is written once, at the greater cell. In Adjacent mode, `5a:...`,
//! the letters name the neighbours that differ by one; a bar is written at both cells.
//! The reader also accepts small letters before a number, each for 1 to 26 open cells,
//! and does not need the last comma. The format stores givens and signs or bars of
//! sizes 3 to 32, but neither clues nor the unit.

use super::format::{Format, Reading, Writer};
use crate::conditions::Feature;
use crate::error::ParseError;
use crate::grid::Side;
use crate::kind::Kind;
use crate::message::{Arg, Message};
use crate::parsing::game_id::{self, Game, Opened, beyond, check_end, run_length};
use crate::parsing::source::{Cursor, Place, bounded, shown};
use crate::puzzle::{Draft, Sign};

pub(super) static UNEQUAL: Format = Format {
    id: "unequal",
    name: None,
    carries: &[Feature::Adjacent, Feature::Givens, Feature::Signs],
    reader: read,
    writer: Writer::Bare(write),
    looks_like: game_id::is_in,
};

const GAME: Game = Game { sizes: 3..=32, levels: "tekxr", adjacent: true };

/// The flags, in the order in which they are written.
const FLAGS: [(char, Side); 4] =
    [('U', Side::Top), ('R', Side::Right), ('D', Side::Bottom), ('L', Side::Left)];

/// A neighbour that a cell names, with its place in the text.
type Flag = (Side, Place);

fn read(text: &str) -> Result<Reading, ParseError> {
    let Opened { size, adjacent, description: mut cursor } = game_id::open(text, &GAME)?;
    let mut draft = Draft::empty(Kind::carrying(false, true), size);
    draft.features = draft.features.set(Feature::Adjacent, adjacent);
    let mut bars = Vec::new();
    let mut next = 0;
    while let Some(found) = cursor.peek() {
        if next >= draft.givens.len() {
            return Err(beyond(&draft, cursor.place(), found));
        }
        next = skip_run(&draft, next, &mut cursor)?;
        draft.givens[next] = read_number(size, &mut cursor)?;
        for (side, place) in read_flags(size, next, &mut cursor)? {
            if adjacent {
                bars.push((next, side, place));
            } else {
                let set = set_greater(&mut draft, next, side);
                set.map_err(|message| place.error(message))?;
            }
        }
        next += 1;
        read_comma(&mut cursor, next == draft.givens.len())?;
    }
    check_end(&draft, cursor.place(), next)?;
    set_bars(&mut draft, &bars)?;
    Ok(draft.into())
}

/// Skips the letters before a number; returns the cell to which the number belongs.
fn skip_run(draft: &Draft, mut next: usize, cursor: &mut Cursor) -> Result<usize, ParseError> {
    let expected = draft.givens.len();
    while let Some((letter, length)) =
        cursor.peek().and_then(|char| Some((char, run_length(char)?)))
    {
        next += length;
        if next >= expected {
            let message = Message::new("read.unequal-run").with("found", letter.to_string());
            return Err(cursor.place().error(message.with("expected", expected)));
        }
        cursor.take();
    }
    Ok(next)
}

fn read_number(n: usize, cursor: &mut Cursor) -> Result<u32, ParseError> {
    let place = cursor.place();
    let digits = cursor.take_while(|char| char.is_ascii_digit());
    let no_cell = |found: String| {
        place.error(Message::new("read.unequal-cell").with("found", found).with("size", n))
    };
    if digits.is_empty() {
        return Err(no_cell(shown(cursor.peek())));
    }
    let number = bounded(&digits, place)?;
    if number as usize <= n { Ok(number) } else { Err(no_cell(digits)) }
}

/// Reads the comma after a cell; after the last cell, the comma may be missing.
fn read_comma(cursor: &mut Cursor, last: bool) -> Result<(), ParseError> {
    match cursor.peek() {
        Some(',') => drop(cursor.take()),
        Some(found) if !last => {
            let message = Message::new("read.unequal-after").with("found", shown(Some(found)));
            return Err(cursor.place().error(message));
        }
        _ => {}
    }
    Ok(())
}

/// Reads the letters after a number; returns the sides that they name, each
/// with its place.
fn read_flags(n: usize, cell: usize, cursor: &mut Cursor) -> Result<Vec<Flag>, ParseError> {
    let mut flags = Vec::new();
    loop {
        let place = cursor.place();
        let flag = FLAGS.iter().find(|(char, _)| cursor.peek() == Some(*char));
        let Some((_, side)) = flag else { return Ok(flags) };
        if gap(n, cell, *side).is_none() {
            let message = Message::new("read.unequal-edge").with("cell", shown_cell(n, cell));
            return Err(place.error(message));
        }
        cursor.take();
        flags.push((*side, place));
    }
}

/// Records that a cell is greater than its neighbour on one side. The same sign may be
/// given twice.
fn set_greater(draft: &mut Draft, cell: usize, side: Side) -> Result<(), Message> {
    let n = draft.size;
    let Some((gap, neighbour)) = gap(n, cell, side) else { return Ok(()) };
    let signs = if across(side) { &mut draft.across } else { &mut draft.down };
    if signs[gap] != Sign::None && signs[gap] != greater_towards(side) {
        let message = Message::new("read.unequal-both").with("first", shown_cell(n, neighbour));
        return Err(message.with("second", shown_cell(n, cell)));
    }
    signs[gap] = greater_towards(side);
    Ok(())
}

/// Records the bars, each of which must be written at both of its cells.
fn set_bars(draft: &mut Draft, bars: &[(usize, Side, Place)]) -> Result<(), ParseError> {
    let n = draft.size;
    let mut named = vec![[false; 4]; draft.givens.len()];
    bars.iter().for_each(|(cell, side, _)| named[*cell][*side as usize] = true);
    for (cell, side, place) in bars {
        let Some((gap, neighbour)) = gap(n, *cell, *side) else { continue };
        if !named[neighbour][side.opposite() as usize] {
            let message = Message::new("read.unequal-one-sided");
            let message = message.with("first", shown_cell(n, *cell));
            return Err(place.error(message.with("second", shown_cell(n, neighbour))));
        }
        let signs = if across(*side) { &mut draft.across } else { &mut draft.down };
        signs[gap] = Sign::Bar;
    }
    Ok(())
}

const fn shown_cell(n: usize, cell: usize) -> Arg {
    Arg::Cell { row: cell / n, column: cell % n }
}

/// The neighbour of a cell on one side, and the index of the gap between them
/// among the signs of its direction.
fn gap(n: usize, cell: usize, side: Side) -> Option<(usize, usize)> {
    let (row, column) = (cell / n, cell % n);
    match side {
        Side::Top => (row > 0).then(|| (cell - n, cell - n)),
        Side::Right => (column + 1 < n).then(|| (cell - row, cell + 1)),
        Side::Bottom => (row + 1 < n).then(|| (cell, cell + n)),
        Side::Left => (column > 0).then(|| (cell - row - 1, cell - 1)),
    }
}

/// Whether a gap on this side is between left and right.
const fn across(side: Side) -> bool {
    matches!(side, Side::Left | Side::Right)
}

/// The sign between a cell and its lesser neighbour on this side.
const fn greater_towards(side: Side) -> Sign {
    match side {
        Side::Top | Side::Left => Sign::Less,
        Side::Right | Side::Bottom => Sign::Greater,
    }
}

fn write(draft: &Draft) -> Result<String, Message> {
    game_id::refuse_size(draft, &GAME)?;
    let mode = if draft.has(Feature::Adjacent) { "a" } else { "" };
    let cells: String = (0..draft.givens.len()).map(|cell| written_cell(draft, cell)).collect();
    Ok(format!("{}{mode}:{cells}", draft.size))
}

fn written_cell(draft: &Draft, cell: usize) -> String {
    let flags = FLAGS.iter().filter(|(_, side)| names_neighbour(draft, cell, *side));
    let flags: String = flags.map(|(flag, _)| *flag).collect();
    format!("{}{flags},", draft.givens[cell])
}

/// Whether a cell states something about its neighbour on this side.
fn names_neighbour(draft: &Draft, cell: usize, side: Side) -> bool {
    let signs = if across(side) { &draft.across } else { &draft.down };
    let sign = gap(draft.size, cell, side).map(|(gap, _)| signs[gap]);
    sign.is_some_and(|sign| sign == Sign::Bar || sign == greater_towards(side))
}
