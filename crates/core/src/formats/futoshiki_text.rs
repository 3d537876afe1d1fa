//! `futoshiki-text`: 2n-1 lines of 2n-1 characters, with cells and signs in turn.
//!
//! A cell is `.` or a digit 1-9, A-F. Between cells there are `<` and `>`; between rows
//! of cells there are `^` (the upper cell is less) and `v` (the upper cell is greater).
//! The first line gives the size; short lines are padded, and a line without signs may
//! be empty. The largest size is 15, because the digits end there. The format stores
//! neither border clues nor the unit.

use super::format::{Format, Reading, Writer};
use crate::conditions::Feature;
use crate::error::ParseError;
use crate::kind::Kind;
use crate::message::Message;
use crate::parsing::grid::size_at;
use crate::parsing::source::{Row, rows, shown};
use crate::puzzle::{Draft, Sign};

pub(super) static FUTOSHIKI_TEXT: Format = Format {
    id: "futoshiki-text",
    name: None,
    carries: &[Feature::Givens, Feature::Signs],
    reader: read,
    writer: Writer::Bare(write),
    looks_like,
};

/// The digits of this format end at F.
const LARGEST: usize = 15;

const CELLS: &str = ".123456789ABCDEFabcdef";

fn looks_like(text: &str) -> bool {
    let rows = trimmed(rows(text));
    let indent = rows[0].indent();
    rows[0].chars[indent..].iter().step_by(2).all(|char| CELLS.contains(*char))
        && text.contains(['.', '<', '>', '^'])
}

fn read(text: &str) -> Result<Reading, ParseError> {
    let rows = trimmed(rows(text));
    let indent = rows[0].indent();
    let size = size_of(&rows[0], indent)?;
    let mut draft = Draft::empty(Kind::carrying(false, true), size);
    for (index, row) in rows.iter().enumerate().take(2 * size - 1) {
        read_row(&mut draft, index, row, indent)?;
    }
    match rows.get(2 * size - 1) {
        Some(row) => {
            let message = Message::new("read.lines-many").with("expected", 2 * size - 1);
            Err(row.at(row.indent()).error(message))
        }
        None if rows.len() < 2 * size - 1 => {
            let message = Message::new("read.lines-few").with("expected", 2 * size - 1);
            Err(rows[rows.len() - 1].end().error(message.with("found", rows.len())))
        }
        None => Ok(draft.into()),
    }
}

/// The rows without the blank ones at the start and the end; at least one row remains.
fn trimmed(mut rows: Vec<Row>) -> Vec<Row> {
    while rows.len() > 1 && rows[rows.len() - 1].chars.is_empty() {
        rows.pop();
    }
    let first = rows.iter().position(|row| !row.chars.is_empty());
    rows.split_off(first.unwrap_or(rows.len() - 1))
}

fn size_of(row: &Row, indent: usize) -> Result<usize, ParseError> {
    let width = row.chars.len() - indent;
    if width > 2 * LARGEST {
        let message = Message::new("read.form-size").with("most", LARGEST);
        return Err(row.at(indent + 2 * LARGEST - 1).error(message));
    }
    size_at(width.div_ceil(2), row.at(indent))
}

fn read_row(draft: &mut Draft, index: usize, row: &Row, indent: usize) -> Result<(), ParseError> {
    let width = 2 * draft.size - 1;
    for column in 0..width {
        // A line may end before a sign, but not before a cell.
        let cell = (index % 2, column % 2) == (0, 0);
        let missing = if cell { '\n' } else { ' ' };
        let char = row.chars.get(indent + column).copied().unwrap_or(missing);
        let place = row.at((indent + column).min(row.chars.len()));
        read_char(draft, (index, column), char).map_err(|message| place.error(message))?;
    }
    let before = (0..indent).find(|column| row.char(*column) != ' ');
    let behind = (indent + width..row.chars.len()).find(|column| row.char(*column) != ' ');
    match before.or(behind) {
        None => Ok(()),
        Some(column) => {
            let message = Message::new("read.line-long").with("expected", width);
            Err(row.at(column).error(message))
        }
    }
}

fn read_char(draft: &mut Draft, (line, column): (usize, usize), char: char) -> Result<(), Message> {
    let unexpected = |key| Message::new(key).with("found", shown(Some(char)));
    let (row, left, n) = (line / 2, column / 2, draft.size);
    match (line % 2, column % 2) {
        (0, 0) => match char.to_digit(16).filter(|digit| *digit > 0) {
            Some(digit) if digit as usize <= n => draft.givens[row * n + left] = digit,
            None if char == '.' => {}
            _ => return Err(unexpected("read.cell").with("size", n)),
        },
        (0, _) => match char {
            '<' => draft.across[row * (n - 1) + left] = Sign::Less,
            '>' => draft.across[row * (n - 1) + left] = Sign::Greater,
            ' ' => {}
            _ => return Err(unexpected("read.sign-across")),
        },
        (_, 0) => match char {
            '^' => draft.down[row * n + left] = Sign::Less,
            'v' | 'V' => draft.down[row * n + left] = Sign::Greater,
            ' ' => {}
            _ => return Err(unexpected("read.sign-down")),
        },
        _ if char != ' ' => return Err(unexpected("read.no-sign")),
        _ => {}
    }
    Ok(())
}

fn write(draft: &Draft) -> Result<String, Message> {
    if draft.size > LARGEST {
        return Err(Message::new("write.size").with("most", LARGEST).with("size", draft.size));
    }
    let lines: Vec<String> =
        (0..2 * draft.size - 1).map(|line| written_line(draft, line)).collect();
    Ok(lines.join("\n"))
}

fn written_line(draft: &Draft, line: usize) -> String {
    (0..2 * draft.size - 1).map(|column| written_char(draft, line, column)).collect()
}

fn written_char(draft: &Draft, line: usize, column: usize) -> char {
    let (row, left, n) = (line / 2, column / 2, draft.size);
    match (line % 2, column % 2) {
        (0, 0) => match draft.givens[row * n + left] {
            0 => '.',
            given => char::from_digit(given, 16).map_or('.', |digit| digit.to_ascii_uppercase()),
        },
        (0, _) => draft.across[row * (n - 1) + left].across(),
        (_, 0) => draft.down[row * n + left].down(),
        _ => ' ',
    }
}
