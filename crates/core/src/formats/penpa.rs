//! `penpa`: addresses of Penpa and Penpa+, read only.
//!
//! `...#m=edit&p=BASE64`, raw deflate of some twenty lines. The first one
//! says the size with its margins, the second the margins, the fourth holds
//! what is drawn: `zN` numbers, those in the margin next to the grid the
//! clues, and `zY` symbols, those named `inequality` on an edge the signs.
//! Anything else that is drawn is passed over, since a drawing has no rules.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::format::{Format, Reading};
use crate::conditions::{Feature, Mark};
use crate::error::ParseError;
use crate::grid::Side;
use crate::kind::Kind;
use crate::message::{Arg, Message};
use crate::parsing::address::{behind, packed, set_less, start, unknown, unpacked};
use crate::parsing::grid::size_at;
use crate::parsing::json::{Map, Value, from_str};
use crate::parsing::source::Place;
use crate::puzzle::Draft;

pub(super) static PENPA: Format = Format {
    id: "penpa",
    name: None,
    carries: &[Feature::Clues, Feature::Givens, Feature::OddEven, Feature::Signs],
    reader: read,
    writer: None,
    looks_like: is_address,
};

/// The start of the packed part.
const OPENINGS: [&str; 3] = ["#p=", "?p=", "&p="];

/// The styles of grey symbols, without a border and with one.
const GREY: [u64; 2] = [3, 5];

/// The longest text that is unpacked, in bytes.
const LONGEST: usize = 1 << 20;

/// The signs by the number of their symbol; 5 to 8 are drawn slimmer.
const SIGNS: [char; 8] = ['<', '^', '>', 'v', '<', '^', '>', 'v'];

/// The board of a drawing: all its cells and the margins, which are cells too.
struct Board {
    rows: usize,
    columns: usize,
    /// Above, below, left, right.
    margins: [usize; 4],
}

/// The meaning of a place of the drawing.
enum Spot {
    Cell(usize, usize),
    Clue(Side, usize),
    Outside,
}

/// Whether an address of the program stands in this text.
pub(super) fn is_address(text: &str) -> bool {
    text.contains("penpa-edit")
}

fn read(text: &str) -> Result<Reading, ParseError> {
    let none = |key: &'static str| Place { line: 1, column: 1 }.error(Message::new(key));
    if !is_address(text) {
        return Err(none("read.unknown"));
    }
    let glyphs = behind(text, &OPENINGS).ok_or_else(|| none("read.no-puzzle"))?;
    let place = start(&glyphs, text);
    let packed = packed(&glyphs);
    let bytes = STANDARD_NO_PAD.decode(packed.trim_end_matches('=')).ok();
    let bytes = bytes.and_then(|bytes| decompress_to_vec_with_limit(&bytes, LONGEST).ok());
    let inside = bytes.and_then(|bytes| String::from_utf8(bytes).ok());
    draft_of(&inside.ok_or_else(|| unpacked(place))?, place).map(Reading::from)
}

/// The error that something is not as the program writes it.
fn broken(place: Place, name: &str) -> ParseError {
    place.error(Message::new("read.json-part").with("name", name))
}

fn draft_of(text: &str, place: Place) -> Result<Draft, ParseError> {
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.first().copied().unwrap_or_default();
    check_board(first.split(',').next().unwrap_or_default(), place)?;
    let [_, margins, _, drawn, ..] = lines.as_slice() else {
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
    let drawn: Value = from_str(&plain(drawn)).map_err(|_| broken(place, "pu_q"))?;
    let list = |key: &str| drawn.get(key).and_then(Value::as_object);
    let (numbers, symbols) = (list("zN"), list("zY"));
    let mut draft = Draft::empty(Kind::carrying(true, true), size);
    for (key, entry) in numbers.into_iter().flatten() {
        read_number(&mut draft, &board, (key, entry), place)?;
    }
    read_signs(&mut draft, &board, symbols, place)?;
    read_marks(&mut draft, &board, symbols);
    let signs = draft.gaps().any(|(_, _, sign)| sign.feature().is_some());
    draft.kind = Kind::carrying(draft.has_clues(), signs);
    Ok(draft)
}

/// Only a square board is read; its first form begins with a number.
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

/// The JSON of a line in which names are shortened to a `z` and a letter.
fn plain(line: &str) -> String {
    let (mut plain, mut quoted) = (String::new(), false);
    let mut chars = line.chars().peekable();
    while let Some(char) = chars.next() {
        quoted ^= char == '"';
        let letter = chars.peek().copied().filter(|next| {
            !next.is_ascii_lowercase() && (next.is_ascii_alphanumeric() || *next == '_')
        });
        match letter.filter(|_| char == 'z' && !quoted) {
            Some('O') => plain.push_str("null"),
            Some(letter) => plain.extend(['"', 'z', letter, '"']),
            None => {
                plain.push(char);
                continue;
            }
        }
        chars.next();
    }
    plain
}

impl Board {
    fn parsed(first: &str, margins: &str) -> Option<Self> {
        let mut words = first.split(',').skip(1);
        let columns = words.next()?.parse().ok()?;
        let rows = words.next()?.parse().ok()?;
        let margins: Vec<usize> = from_str(margins).ok()?;
        let margins = margins.try_into().ok()?;
        let [above, below, left, right]: [usize; 4] = margins;
        let sane = |length: usize, before: usize, behind: usize| {
            (1..=64).contains(&length) && before < length && behind < length - before
        };
        let board = Self { rows, columns, margins };
        (sane(rows, above, below) && sane(columns, left, right)).then_some(board)
    }

    /// How many numbers each sort of place has.
    const fn area(&self) -> usize {
        (self.rows + 4) * (self.columns + 4)
    }

    /// The contents of the cell of this number. Two cells more lie around the board.
    fn spot(&self, number: usize) -> Spot {
        let width = self.columns + 4;
        let [above, below, left, right] = self.margins;
        let (down, across) = (self.rows - above - below, self.columns - left - right);
        let (row, column) = (number / width, number % width);
        // The cells next to the grid come out as 0 and n + 1.
        let row = (row + 1).checked_sub(2 + above);
        let column = (column + 1).checked_sub(2 + left);
        let (Some(row), Some(column)) = (row, column) else { return Spot::Outside };
        let (in_rows, in_columns) = ((1..=down).contains(&row), (1..=across).contains(&column));
        match (row, column) {
            _ if in_rows && in_columns => Spot::Cell(row - 1, column - 1),
            (0, _) if in_columns => Spot::Clue(Side::Top, column - 1),
            (_, 0) if in_rows => Spot::Clue(Side::Left, row - 1),
            _ if in_columns && row == down + 1 => Spot::Clue(Side::Bottom, column - 1),
            _ if in_rows && column == across + 1 => Spot::Clue(Side::Right, row - 1),
            _ => Spot::Outside,
        }
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

/// Grey circles and squares in cells, as its own Even/Odd Sudoku has them; in
/// other colours they may mean anything.
fn read_marks(draft: &mut Draft, board: &Board, symbols: Option<&Map<String, Value>>) {
    for (key, entry) in symbols.into_iter().flatten() {
        let name = entry.get(1).and_then(Value::as_str).unwrap_or_default();
        let mark = match name.split('_').next() {
            Some("circle") => Mark::Odd,
            Some("square") => Mark::Even,
            _ => continue,
        };
        let is_grey =
            entry.get(0).and_then(Value::as_u64).is_some_and(|style| GREY.contains(&style));
        let number = key.parse().ok().filter(|number: &usize| *number < board.area() && is_grey);
        if let Some(Spot::Cell(row, column)) = number.map(|number| board.spot(number)) {
            draft.marks[row * draft.size + column] = mark;
        }
    }
}

/// Symbols stand on edges: those below cells come after two sorts of places,
/// those to the right of cells after three.
fn read_signs(
    draft: &mut Draft,
    board: &Board,
    symbols: Option<&Map<String, Value>>,
    place: Place,
) -> Result<(), ParseError> {
    for (key, entry) in symbols.into_iter().flatten() {
        if entry.get(1).and_then(Value::as_str) != Some("inequality") {
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

/// A sign between two cells, the left or upper one first.
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
