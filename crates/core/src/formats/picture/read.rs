//! Reads a drawn board back.
//!
//! Cells and the signs between them are read in order. A text above, below or between
//! rows belongs to the first column whose cell ends at or after the end of that text.

use super::super::format::Reading;
use crate::conditions::Feature;
use crate::error::ParseError;
use crate::grid::{Anchor, Cell, Side, Size};
use crate::kind::{KINDS, Kind};
use crate::message::Message;
use crate::parsing::grid::{add_feature, size_at};
use crate::parsing::heights;
use crate::parsing::source::{Place, Row, Word, bounded, end_of, rows_with_content, shown};
use crate::puzzle::{Draft, Mark, Sign};

/// The words in the first line for heights shown as 10, 20, ...
pub(super) const TENS: &str = "in tens";

pub(super) fn read(text: &str) -> Result<Reading, ParseError> {
    let rows = rows_with_content(text);
    let mut draft = header(&rows[0])?;
    let parts = parts(&rows, end_of(text), draft.has(Feature::Adjacent))?;
    let columns = columns(parts.inside)?;
    let mut reader = Body { draft: &mut draft, columns, heights: Vec::new() };
    if let Some(row) = parts.top {
        reader.border(Side::Top, row)?;
    }
    if let Some(row) = parts.bottom {
        reader.border(Side::Bottom, row)?;
    }
    reader.inside(parts.inside, parts.last)?;
    let (heights, unit) = (reader.heights, draft.unit);
    heights::scale(&mut draft, heights.into_iter(), unit)?;
    Ok(draft.into())
}

/// The kind named by the first word.
pub(super) fn kind_of(words: &[Word]) -> Option<&'static Kind> {
    let name = words.first()?.text.to_ascii_lowercase();
    KINDS.iter().copied().find(|kind| kind.id == name)
}

/// An empty draft with the kind, the size and the unit in the first line.
fn header(row: &Row) -> Result<Draft, ParseError> {
    let words = row.words(0..row.chars.len());
    let fail = |word: Option<&Word>, key| {
        let found = word.map_or_else(|| shown(None), |word| word.text.clone());
        let place = word.map_or(row.end(), |word| word.place);
        place.error(Message::new(key).with("found", found))
    };
    let kind = kind_of(&words).ok_or_else(|| fail(words.first(), "read.picture-kind"))?;
    let size = words.get(1).and_then(side_length);
    let Some((size, word)) = size.zip(words.get(1)) else {
        return Err(fail(words.get(1), "read.picture-size"));
    };
    let mut draft = Draft::empty(kind, size_at(size, word.place)?);
    let mut words = &words[2..];
    while let [word, rest @ ..] = words {
        let Some(feature) = feature_of(&word.text) else { break };
        add_feature(&mut draft, feature, &word.text)
            .map_err(|message| word.place.error(message))?;
        words = rest;
    }
    let rest: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
    match rest.join(" ") {
        empty if empty.is_empty() => {}
        tens if tens == TENS => draft.unit = 10,
        _ => {
            let names: Vec<&str> = switched_on().map(Feature::id).collect();
            let mut error = fail(words.first(), "read.picture-words");
            error.message = error.message.with("names", names.join(", "));
            return Err(error);
        }
    }
    Ok(draft)
}

/// The feature of the whole grid with this name.
fn feature_of(name: &str) -> Option<Feature> {
    switched_on().find(|feature| feature.id() == name)
}

fn switched_on() -> impl Iterator<Item = Feature> {
    Feature::ALL.into_iter().filter(|feature| feature.is_switched_on())
}

/// The n of `nxn`.
fn side_length(word: &Word) -> Option<usize> {
    let (rows, columns) = word.text.split_once(['x', 'X', '×'])?;
    let small = |text: &str| (text.len() < 4).then(|| text.parse().ok()).flatten();
    small(rows).filter(|n| small(columns) == Some(*n))
}

/// The rows of a picture by their roles, and the position of the lower frame.
struct Parts<'a> {
    top: Option<&'a Row>,
    inside: &'a [Row],
    last: Place,
    bottom: Option<&'a Row>,
}

fn is_frame(row: &Row) -> bool {
    row.char(row.indent()) == '+' && row.chars.iter().all(|char| "-+ ".contains(*char))
}

/// The frame at the left and right of a row: its outermost bars. Bars between
/// them may be signs.
fn frame(row: &Row) -> Option<[usize; 2]> {
    let bars = row.bars();
    (bars.len() >= 2).then(|| [bars[0], bars[bars.len() - 1]])
}

fn parts(rows: &[Row], end: Place, with_bars: bool) -> Result<Parts<'_>, ParseError> {
    let missing = |row: Option<&Row>, key| {
        row.map_or(end, |row| row.at(row.indent())).error(Message::new(key))
    };
    let first = if rows.get(1).is_some_and(is_frame) { 1 } else { 2 };
    if !rows.get(first).is_some_and(is_frame) {
        return Err(missing(rows.get(first), "read.picture-frame"));
    }
    let inside = &rows[first + 1..];
    let height = inside.iter().position(is_frame).unwrap_or(inside.len());
    for row in &inside[..height] {
        if frame(row).is_none() || (!with_bars && row.bars().len() > 2) {
            return Err(missing(Some(row), "read.plan-row"));
        }
    }
    let last = inside.get(height).ok_or_else(|| missing(None, "read.picture-frame"))?;
    if let Some(row) = inside.get(height + 2) {
        return Err(missing(Some(row), "read.after-end"));
    }
    let top = (first == 2).then(|| &rows[1]);
    let bottom = inside.get(height + 1);
    Ok(Parts { top, inside: &inside[..height], last: last.at(last.indent()), bottom })
}

/// The text columns in which the cells of the first row end.
fn columns(inside: &[Row]) -> Result<Vec<usize>, ParseError> {
    let Some(row) = inside.first() else { return Ok(Vec::new()) };
    let cells = tokens(row)?.into_iter().filter(|token| matches!(token.what, What::Cell(..)));
    Ok(cells.map(|token| token.last).collect())
}

enum What {
    Cell(Vec<Mark>, Option<u32>),
    Sign(Sign),
}

struct Token {
    what: What,
    place: Place,
    last: usize,
}

/// The cells and signs between the bars of a row.
fn tokens(row: &Row) -> Result<Vec<Token>, ParseError> {
    let Some([start, end]) = frame(row) else { return Ok(Vec::new()) };
    let mut tokens = Vec::new();
    let mut column = start + 1;
    while column < end {
        let place = row.at(column);
        let marks = marks_drawn(&row.chars[column..end]);
        // The number directly follows its marks.
        let start = column + marks.len();
        let digits = row.chars[start..end].iter().take_while(|char| char.is_ascii_digit());
        let digits: String = digits.collect();
        let number = if start < end { row.char(start) } else { ' ' };
        let what = match number {
            ' ' if marks.is_empty() => None,
            '.' => Some(What::Cell(marks, None)),
            char if marks.is_empty() && sign_drawn(char, Sign::across).is_some() => {
                sign_drawn(char, Sign::across).map(What::Sign)
            }
            _ if !digits.is_empty() => Some(What::Cell(marks, Some(bounded(&digits, place)?))),
            other => {
                let message = Message::new("read.picture-cell");
                return Err(place.error(message.with("found", shown(Some(other)))));
            }
        };
        column = start + digits.len().max(1);
        tokens.extend(what.map(|what| Token { what, place, last: column - 1 }));
    }
    Ok(tokens)
}

/// The marks drawn by the first of these characters, at most one for each sort of
/// place.
fn marks_drawn(chars: &[char]) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::new();
    for letter in chars.iter().map(char::to_ascii_lowercase) {
        let drawn = Mark::WRITTEN.into_iter().find(|mark| mark.letter() == letter);
        let is_other = |mark: &Mark| marks.iter().all(|before| before.span() != mark.span());
        let Some(mark) = drawn.filter(is_other) else { break };
        marks.push(mark);
    }
    marks
}

/// The sign drawn by this character.
fn sign_drawn(char: char, drawn: fn(Sign) -> char) -> Option<Sign> {
    Sign::WRITTEN.into_iter().find(|sign| drawn(*sign) == char)
}

/// Whether a row between two rows of cells contains only signs, or nothing.
fn holds_signs_only(row: &Row) -> bool {
    frame(row).is_some_and(|[start, end]| {
        row.chars[start + 1..end]
            .iter()
            .all(|char| *char == ' ' || sign_drawn(char.to_ascii_lowercase(), Sign::down).is_some())
    })
}

/// Fills a draft from the rows of a picture.
struct Body<'a> {
    draft: &'a mut Draft,
    columns: Vec<usize>,
    /// For each cell that is not open, its height and the place of that number.
    heights: Vec<(usize, (u32, Place))>,
}

impl Body<'_> {
    fn inside(&mut self, rows: &[Row], end: Place) -> Result<(), ParseError> {
        let n = self.draft.size;
        let mut row = 0;
        for line in rows {
            if row > 0 && row < n && holds_signs_only(line) {
                self.signs(row - 1, line)?;
                continue;
            }
            if row == n {
                return Err(line.at(line.indent()).error(Message::new("read.after-end")));
            }
            self.cells(row, line)?;
            self.side_clues(row, line)?;
            row += 1;
        }
        let message = Message::new("read.rows").with("found", row).with("expected", n);
        if row < n { Err(end.error(message)) } else { Ok(()) }
    }

    fn cells(&mut self, row: usize, line: &Row) -> Result<(), ParseError> {
        let n = self.draft.size;
        let (mut found, mut sign_before) = (0, true);
        for token in tokens(line)? {
            let extra = match token.what {
                What::Cell(marks, height) => {
                    let cell = row * n + found;
                    let mut marks = marks.into_iter().filter(|_| found < n);
                    marks.try_for_each(|mark| self.mark(cell, mark, token.place))?;
                    self.heights.extend(height.map(|height| (cell, (height, token.place))));
                    found += 1;
                    sign_before = false;
                    found > n
                }
                What::Sign(_) if sign_before || found == n => true,
                What::Sign(sign) => {
                    self.draft.across[row * (n - 1) + found - 1] = sign;
                    sign_before = true;
                    false
                }
            };
            if extra {
                let message = Message::new("read.picture-order").with("expected", n);
                return Err(token.place.error(message));
            }
        }
        let message = Message::new("read.row-numbers").with("found", found).with("expected", n);
        let end = frame(line).map_or_else(|| line.end(), |[_, end]| line.at(end));
        if found < n { Err(end.error(message)) } else { Ok(()) }
    }

    /// Adds a mark at the place given by a cell.
    fn mark(&mut self, cell: usize, mark: Mark, place: Place) -> Result<(), ParseError> {
        let at = mark.span().map(|span| Anchor { span, first: Cell(cell as u16) });
        let size = Size::new(self.draft.size);
        let at = at.zip(size).filter(|(at, size)| at.fits(*size));
        let Some((at, size)) = at else {
            let message = Message::new("read.picture-cell");
            return Err(place.error(message.with("found", shown(Some(mark.letter())))));
        };
        self.draft.marks[at.in_marks(size)] = mark;
        Ok(())
    }

    fn side_clues(&mut self, row: usize, line: &Row) -> Result<(), ParseError> {
        let Some([start, end]) = frame(line) else { return Ok(()) };
        let left = line.words(0..start);
        let right = line.words(end + 1..line.chars.len());
        for (side, words) in [(Side::Left, left), (Side::Right, right)] {
            if let Some(word) = words.first() {
                self.draft.clues[side as usize][row] = word.number()?;
            }
            if let Some(word) = words.get(1) {
                let message = Message::new("read.extra").with("found", word.text.as_str());
                return Err(word.place.error(message));
            }
        }
        Ok(())
    }

    fn signs(&mut self, row: usize, line: &Row) -> Result<(), ParseError> {
        let Some([start, end]) = frame(line) else { return Ok(()) };
        for column in start + 1..end {
            let sign = sign_drawn(line.char(column).to_ascii_lowercase(), Sign::down);
            let Some(sign) = sign else { continue };
            let cell = self.column(column, line.at(column), &line.char(column).to_string())?;
            self.draft.down[row * self.draft.size + cell] = sign;
        }
        Ok(())
    }

    fn border(&mut self, side: Side, line: &Row) -> Result<(), ParseError> {
        let words = line.words(0..line.chars.len());
        for (index, word) in words.iter().enumerate() {
            let clue = word.number()?;
            // A border with a clue for every line is read in order, regardless
            // of the positions of its clues.
            let column = match words.len() == self.draft.size {
                true => index,
                false => self.column(word.last, word.place, &word.text)?,
            };
            self.draft.clues[side as usize][column] = clue;
        }
        Ok(())
    }

    /// The column of cells to which a text that ends here belongs.
    fn column(&self, last: usize, place: Place, found: &str) -> Result<usize, ParseError> {
        let column = self.columns.iter().take(self.draft.size).position(|end| last <= *end);
        column.ok_or_else(|| place.error(Message::new("read.column").with("found", found)))
    }
}
