//! Reads the texts that Penpa packs: the drawing, title, author, rules and the answer.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::board::{Board, GREY, SHAPES, SIGNS, Spot};
use super::said;
use super::short::expanded;
use crate::error::ParseError;
use crate::formats::format::Reading;
use crate::formats::unread::notes;
use crate::kind::Kind;
use crate::message::{Arg, Message};
use crate::parsing::address::{behind, packed, set_less, start, unknown, unpacked};
use crate::parsing::grid::size_at;
use crate::parsing::json::{Map, Value, from_str};
use crate::parsing::source::{Glyph, Place};
use crate::puzzle::Draft;

/// The start of the packed part.
const OPENINGS: [&str; 3] = ["#p=", "?p=", "&p="];

/// Where the packed answer begins.
const ANSWER: &str = "&a=";

/// The name of the symbols that are signs.
const SIGN: &str = "inequality";

/// Drawings that are not read: lines, cages, coloured cells and so on.
const OTHERS: [&str; 15] = [
    "arrows",
    "cage",
    "direction",
    "freeline",
    "freelineE",
    "killercages",
    "line",
    "lineE",
    "nobulbthermo",
    "numberS",
    "polygon",
    "squareframe",
    "surface",
    "thermo",
    "wall",
];

/// The longest text that is unpacked, in bytes.
const LONGEST: usize = 1 << 20;

/// Whether this text contains an address of the program.
pub(in crate::formats) fn is_address(text: &str) -> bool {
    text.contains("penpa-edit")
}

pub(super) fn read(text: &str) -> Result<Reading, ParseError> {
    let none = |key: &'static str| Place { line: 1, column: 1 }.error(Message::new(key));
    if !is_address(text) {
        return Err(none("read.unknown"));
    }
    let glyphs = behind(text, &OPENINGS).ok_or_else(|| none("read.no-puzzle"))?;
    let place = start(&glyphs, text);
    let inside = inside(&glyphs).map(|text| expanded(&text)).ok_or_else(|| unpacked(place))?;
    let lines: Vec<&str> = inside.lines().collect();
    let (draft, board, is_all) = drawing(&lines, place)?;
    let mut about = said::read(lines[0]);
    let notes = notes(&about.rules, !is_all);
    let answer = behind(text, &[ANSWER]).and_then(|glyphs| self::inside(&glyphs));
    about.solution = answer.map(|text| said::solution(&text, &draft, &board)).unwrap_or_default();
    Ok(Reading { draft, about, notes })
}

/// The text that is packed at the start of the rest of an address.
fn inside(glyphs: &[Glyph]) -> Option<String> {
    let packed = packed(glyphs);
    let bytes = STANDARD_NO_PAD.decode(packed.trim_end_matches('=')).ok()?;
    String::from_utf8(decompress_to_vec_with_limit(&bytes, LONGEST).ok()?).ok()
}

/// An error about something that the program would not write.
fn broken(place: Place, name: &str) -> ParseError {
    place.error(Message::new("read.json-part").with("name", name))
}

/// The puzzle, the board on which it is drawn, and whether this is all that is drawn.
fn drawing(lines: &[&str], place: Place) -> Result<(Draft, Board, bool), ParseError> {
    let first = lines.first().copied().unwrap_or_default();
    check_board(first.split(',').next().unwrap_or_default(), place)?;
    let [_, margins, _, drawn, ..] = lines else {
        return Err(broken(place, "lines"));
    };
    let board = Board::parsed(first, margins).ok_or_else(|| broken(place, "size"))?;
    let [above, below, left, right] = board.margins;
    let across = board.columns - left - right;
    let down = board.rows - above - below;
    if across != down {
        let message = Message::new("read.not-square").with("columns", across).with("rows", down);
        return Err(place.error(message));
    }
    let size = size_at(across, place)?;
    let drawn: Value = from_str(drawn).map_err(|_| broken(place, "pu_q"))?;
    let list = |key: &str| drawn.get(key).and_then(Value::as_object);
    let (numbers, symbols) = (list("number"), list("symbol"));
    let mut draft = Draft::empty(Kind::carrying(true, true), size);
    for (key, entry) in numbers.into_iter().flatten() {
        read_number(&mut draft, &board, (key, entry), place)?;
    }
    read_signs(&mut draft, &board, symbols, place)?;
    let is_all = read_marks(&mut draft, &board, symbols)
        && OTHERS.iter().all(|key| drawn.get(*key).is_none_or(is_blank));
    let signs = draft.gaps().any(|(_, _, sign)| sign.feature().is_some());
    draft.kind = Kind::carrying(draft.has_clues(), signs);
    Ok((draft, board, is_all))
}

/// Whether a list or a map of drawings is empty.
fn is_blank(drawings: &Value) -> bool {
    match drawings {
        Value::Array(list) => list.is_empty(),
        Value::Object(map) => map.is_empty(),
        _ => true,
    }
}

/// Checks that the board consists of squares. Texts in the program's first format begin with a
/// number.
fn check_board(name: &str, place: Place) -> Result<(), ParseError> {
    match name {
        "square" => Ok(()),
        "" => Err(broken(place, "type")),
        old if old.starts_with(|char: char| char.is_ascii_digit()) => {
            Err(place.error(Message::new("read.penpa-old")))
        }
        other => Err(place.error(Message::new("read.penpa-board").with("name", other))),
    }
}

fn read_number(
    draft: &mut Draft,
    board: &Board,
    (key, entry): (&String, &Value),
    place: Place,
) -> Result<(), ParseError> {
    let Some(number) = key.parse().ok().filter(|number| *number < board.area()) else {
        return Ok(());
    };
    let written = entry.get(0).map(|value| match value {
        Value::String(text) => text.trim().to_owned(),
        other => other.to_string(),
    });
    let written = written.unwrap_or_default();
    let spot = board.spot(number);
    if written.is_empty() || matches!(spot, Spot::Outside) {
        return Ok(());
    }
    let value = written.parse().ok().filter(|value| *value <= 99);
    let value: u32 = value
        .ok_or_else(|| place.error(Message::new("read.number").with("found", written.as_str())))?;
    match spot {
        Spot::Cell(row, column) => draft.givens[row * draft.size + column] = value,
        Spot::Clue(side, index) => draft.clues[side as usize][index] = value,
        Spot::Outside => {}
    }
    Ok(())
}

/// Reads grey circles and squares in cells, as in the program's own Even/Odd Sudoku.
/// Symbols in other colours may mean anything; the result is whether there are none.
fn read_marks(draft: &mut Draft, board: &Board, symbols: Option<&Map<String, Value>>) -> bool {
    let mut is_all = true;
    for (key, entry) in symbols.into_iter().flatten() {
        let name = entry.get(1).and_then(Value::as_str).unwrap_or_default();
        let shape = name.split('_').next();
        let mark = SHAPES.iter().find(|(known, _)| shape == Some(*known));
        let is_grey =
            entry.get(0).and_then(Value::as_u64).is_some_and(|style| GREY.contains(&style));
        let number = key.parse().ok().filter(|number: &usize| *number < board.area() && is_grey);
        match (mark, number.map(|number| board.spot(number))) {
            (Some((_, mark)), Some(Spot::Cell(row, column))) => {
                draft.marks[row * draft.size + column] = *mark;
            }
            _ => is_all &= name == SIGN,
        }
    }
    is_all
}

/// Reads symbols on edges. The numbers of edges below cells start at twice the `area`
/// of the board, and the numbers of edges to the right of cells at three times the
/// area.
fn read_signs(
    draft: &mut Draft,
    board: &Board,
    symbols: Option<&Map<String, Value>>,
    place: Place,
) -> Result<(), ParseError> {
    for (key, entry) in symbols.into_iter().flatten() {
        if entry.get(1).and_then(Value::as_str) != Some(SIGN) {
            continue;
        }
        let Some(number) = key.parse().ok().filter(|number: &usize| *number < 4 * board.area())
        else {
            return Err(broken(place, "symbol"));
        };
        let Spot::Cell(row, column) = board.spot(number % board.area()) else { continue };
        let gap = match number / board.area() {
            2 => [(row, column), (row + 1, column)],
            3 => [(row, column), (row, column + 1)],
            _ => continue,
        };
        let style = entry.get(0).and_then(Value::as_u64).unwrap_or_default();
        let sign = usize::try_from(style).ok().and_then(|style| SIGNS.get(style.wrapping_sub(1)));
        let sign = sign.ok_or_else(|| unknown(place, format!("inequality {style}")))?;
        read_sign(draft, gap, *sign, place)?;
    }
    Ok(())
}

/// Reads a sign between two cells, with the left or upper cell given first.
fn read_sign(
    draft: &mut Draft,
    [first, second]: [(usize, usize); 2],
    sign: char,
    place: Place,
) -> Result<(), ParseError> {
    let (lesser, greater) = match (sign, first.0 == second.0) {
        ('<', true) | ('^', false) => (first, second),
        ('>', true) | ('v', false) => (second, first),
        (_, across) => {
            let key = if across { "read.sign-across" } else { "read.sign-down" };
            return Err(place.error(Message::new(key).with("found", sign.to_string())));
        }
    };
    if set_less(draft, lesser, greater, place)? {
        return Ok(());
    }
    let cell = Arg::Cell { row: first.0, column: first.1 };
    Err(place.error(Message::new("read.unequal-edge").with("cell", cell)))
}
