//! `plan`: a drawing with `|`, `-` and `+` around the cells.
//!
//! The first and last lines contain the north and south clues. Each row is `west | cells | east`. A
//! blank means an open cell or a missing clue. Columns are as wide as the largest number. If a row
//! is complete, its numbers are read in order, so blanks may be collapsed. Heights of 10, 20, ...
//! are recognised as in `ring`; a plan without heights uses 1..=n. The format stores clues and
//! givens, but no signs.

use super::format::{Format, Reading, Writer};
use crate::conditions::Feature;
use crate::error::ParseError;
use crate::grid::Side;
use crate::kind::Kind;
use crate::message::Message;
use crate::parsing::grid::size_at;
use crate::parsing::heights;
use crate::parsing::source::{Place, Row, Word, end_of, rows_with_content};
use crate::puzzle::Draft;

pub(super) static PLAN: Format = Format {
    id: "plan",
    name: None,
    carries: &[Feature::Clues, Feature::Givens],
    reader: read,
    writer: Writer::Bare(write),
    looks_like,
};

/// The unit of a plan without heights.
const USUAL_UNIT: u32 = 1;

fn looks_like(text: &str) -> bool {
    let rows = rows_with_content(text);
    let opens_with = |row: &Row, char| row.char(row.indent()) == char;
    rows.first().is_some_and(|row| opens_with(row, '|'))
        || rows.iter().any(|row| is_frame(row) && opens_with(row, '-'))
}

/// Whether a row has only `-`, `+` and blanks, and at least one `+`.
fn is_frame(row: &Row) -> bool {
    row.chars.iter().all(|char| "-+ ".contains(*char)) && row.chars.contains(&'+')
}

/// The rows of a plan by their roles.
struct Parts<'a> {
    north: &'a Row,
    frame: &'a Row,
    inside: &'a [Row],
    south: &'a Row,
}

fn parts(rows: &[Row], end: Place) -> Result<Parts<'_>, ParseError> {
    let missing = |row: Option<&Row>, key| {
        row.map_or(end, |row| row.at(row.indent())).error(Message::new(key))
    };
    let north = &rows[0];
    if north.bars().len() != 2 {
        return Err(missing(Some(north), "read.plan-clues"));
    }
    let Some(frame) = rows.get(1).filter(|row| is_frame(row)) else {
        return Err(missing(rows.get(1), "read.plan-frame"));
    };
    let height = rows[2..].iter().position(is_frame).unwrap_or(rows.len() - 2);
    let inside = &rows[2..2 + height];
    if let Some(row) = inside.iter().find(|row| row.bars().len() != 2) {
        return Err(missing(Some(row), "read.plan-row"));
    }
    if rows.len() == 2 + height {
        return Err(missing(None, "read.plan-frame"));
    }
    let Some(south) = rows.get(3 + height).filter(|row| row.bars().len() == 2) else {
        return Err(missing(rows.get(3 + height), "read.plan-clues"));
    };
    match rows.get(4 + height) {
        Some(row) => Err(missing(Some(row), "read.after-end")),
        None => Ok(Parts { north, frame, inside, south }),
    }
}

fn read(text: &str) -> Result<Reading, ParseError> {
    let rows = rows_with_content(text);
    let parts = parts(&rows, end_of(text))?;
    let size = size_at(parts.inside.len(), parts.frame.at(0))?;
    let mut draft = Draft::empty(Kind::carrying(true, false), size);
    let columns = Columns { size, pitch: pitch(parts.frame, size) };
    let numbers = |found: Vec<(u32, Place)>| found.into_iter().map(|(number, _)| number).collect();
    draft.clues[Side::Top as usize] = numbers(columns.inside(parts.north)?);
    draft.clues[Side::Bottom as usize] = numbers(columns.inside(parts.south)?);
    outside_is_blank(parts.north)?;
    outside_is_blank(parts.south)?;
    let mut heights = Vec::new();
    for (index, row) in parts.inside.iter().enumerate() {
        let [west, east] = outside(row);
        draft.clues[Side::Left as usize][index] = only_number(&west)?;
        draft.clues[Side::Right as usize][index] = only_number(&east)?;
        heights.extend(columns.inside(row)?);
    }
    heights::settle(&mut draft, &heights, USUAL_UNIT)?;
    Ok(draft.into())
}

/// The distance between columns, if the length of the frame reveals it.
fn pitch(frame: &Row, size: usize) -> Option<usize> {
    let first = frame.chars.iter().position(|char| *char == '+')?;
    let last = frame.chars.iter().rposition(|char| *char == '+')?;
    let inside = (last - first).checked_sub(2)?;
    (inside > 0 && inside % size == 0).then_some(inside / size)
}

/// The positions of the columns of a plan.
struct Columns {
    size: usize,
    pitch: Option<usize>,
}

impl Columns {
    /// The numbers between the bars of a row, by column; 0 means no number.
    fn inside(&self, row: &Row) -> Result<Vec<(u32, Place)>, ParseError> {
        let bars = row.bars();
        let words = row.words(bars[0] + 1..bars[1]);
        if words.len() == self.size {
            return words.iter().map(|word| Ok((word.number()?, word.place))).collect();
        }
        let mut numbers = vec![(0, row.at(bars[0])); self.size];
        for word in &words {
            let column = self.column(bars[0], word);
            match column.and_then(|column| numbers.get_mut(column)) {
                Some(place) if place.0 == 0 => *place = (word.number()?, word.place),
                _ => {
                    word.number()?;
                    let message = Message::new("read.column").with("found", word.text.as_str());
                    return Err(word.place.error(message));
                }
            }
        }
        Ok(numbers)
    }

    /// The column in which a word ends; `None` if it ends between two columns, or if their distance
    /// is unknown.
    fn column(&self, bar: usize, word: &Word) -> Option<usize> {
        let offset = (word.last - bar).checked_sub(2)?;
        let pitch = self.pitch.filter(|pitch| *pitch < 2 || offset % pitch + 1 != *pitch)?;
        Some(offset / pitch)
    }
}

/// The words before the first bar and after the last one.
fn outside(row: &Row) -> [Vec<Word>; 2] {
    let bars = row.bars();
    [row.words(0..bars[0]), row.words(bars[1] + 1..row.chars.len())]
}

fn outside_is_blank(row: &Row) -> Result<(), ParseError> {
    match outside(row).iter().flatten().next() {
        None => Ok(()),
        Some(word) => {
            let message = Message::new("read.extra").with("found", word.text.as_str());
            Err(word.place.error(message))
        }
    }
}

/// The single number among these words, or 0 if there is none.
fn only_number(words: &[Word]) -> Result<u32, ParseError> {
    if let Some(word) = words.get(1) {
        let message = Message::new("read.extra").with("found", word.text.as_str());
        return Err(word.place.error(message));
    }
    words.first().map_or(Ok(0), Word::number)
}

fn write(draft: &Draft) -> Result<String, Message> {
    let heights = heights::written(draft)?;
    let width = heights.iter().chain(draft.clues.iter().flatten()).max().map_or(1, digits);
    let margin = draft.side(Side::Left).iter().max().map_or(1, digits);
    let blank = " ".repeat(margin);
    let edge = "-".repeat(margin);
    let frame = format!("{edge}+{}+{edge}", "-".repeat(draft.size * (width + 1) + 1));
    let mut lines =
        vec![format!("{blank}|{} |", row_of(draft.side(Side::Top), width)), frame.clone()];
    for (index, inside) in heights.chunks(draft.size).enumerate() {
        let west = or_blank(draft.side(Side::Left)[index]);
        let east = or_blank(draft.side(Side::Right)[index]);
        let line = format!("{west:>margin$}|{} |{east}", row_of(inside, width));
        lines.push(line.trim_end().to_owned());
    }
    lines.push(frame);
    lines.push(format!("{blank}|{} |", row_of(draft.side(Side::Bottom), width)));
    Ok(lines.join("\n"))
}

fn row_of(numbers: &[u32], width: usize) -> String {
    numbers.iter().map(|number| format!(" {:>width$}", or_blank(*number))).collect()
}

/// A number as text, or an empty text for 0.
pub(super) fn or_blank(number: u32) -> String {
    if number == 0 { String::new() } else { number.to_string() }
}

/// The number of digits of a number.
pub(super) fn digits(number: &u32) -> usize {
    number.to_string().len()
}
