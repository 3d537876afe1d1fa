//! `csv`: a table as spreadsheets save and copy it, with one field for each place.
//!
//! Commas, semicolons or tabs separate the fields, which may be in quotes. A grid with
//! clues has them around its cells, and empty corners; a grid with signs has a field
//! between any two neighbours: `<`, `>`, `^` or `v`. An open cell is `0`, or empty if
//! there are no signs. The fields show which kind of table it is, and the heights show
//! the unit.

use super::format::{Format, Reading, Writer};
use crate::conditions::{Feature, Sign};
use crate::error::ParseError;
use crate::grid::Side;
use crate::kind::Kind;
use crate::message::Message;
use crate::parsing::grid::size_at;
use crate::parsing::heights;
use crate::parsing::source::{Place, end_of};
use crate::puzzle::Draft;

pub(super) static CSV: Format = Format {
    id: "csv",
    name: None,
    carries: &[Feature::Clues, Feature::Givens, Feature::Signs],
    reader: read,
    writer: Writer::Bare(write),
    looks_like,
};

const SEPARATORS: [char; 3] = ['\t', ';', ','];

struct Field {
    text: String,
    place: Place,
}

/// The layout of a table: whether there are clues around the cells, and signs between them.
#[derive(Clone, Copy)]
struct Layout {
    clues: bool,
    signs: bool,
}

/// The separator of a text: the first of [`SEPARATORS`] that occurs in its first line.
fn separator(text: &str) -> Option<char> {
    let first =
        text.lines().find(|line| !line.trim_matches(blank).is_empty() || line.contains('\t'))?;
    SEPARATORS.into_iter().find(|separator| first.contains(*separator))
}

const fn blank(char: char) -> bool {
    matches!(char, ' ' | '\r' | '\u{feff}' | '\u{a0}')
}

/// Whether the first line contains only short numbers, signs and empty fields.
fn looks_like(text: &str) -> bool {
    let Some(separator) = separator(text) else { return false };
    let first = text.lines().find(|line| line.contains(separator)).unwrap_or_default();
    first.split(separator).all(|field| {
        let field = bare(field);
        is_sign(field) || (field.len() <= 3 && field.chars().all(|char| char.is_ascii_digit()))
    })
}

/// A field without the blanks and quotes around it.
fn bare(field: &str) -> &str {
    let field = field.trim_matches(blank);
    let unquoted = field.strip_prefix('"').and_then(|field| field.strip_suffix('"'));
    unquoted.unwrap_or(field).trim_matches(blank)
}

fn is_sign(field: &str) -> bool {
    matches!(field, "<" | ">" | "^" | "v" | "V" | "∧" | "∨")
}

fn read(text: &str) -> Result<Reading, ParseError> {
    let separator = separator(text).filter(|_| looks_like(text));
    let separator = separator
        .ok_or_else(|| Place { line: 1, column: 1 }.error(Message::new("read.unknown")))?;
    let (table, end) = (table(text, separator), end_of(text));
    let width = table.iter().map(Vec::len).max().unwrap_or(0);
    check_rows(&table, width, end)?;
    let table = padded(table, width, end);
    let layout = Layout::of(&table);
    let cells = layout.cells(width);
    let size = size_at(cells.unwrap_or(0), Place { line: 1, column: 1 })?;
    let mut draft = Draft::empty(Kind::carrying(layout.clues, layout.signs), size);
    let mut given = Vec::new();
    for (row, fields) in table.iter().enumerate() {
        for (column, field) in fields.iter().enumerate() {
            match layout.spot(row, column, size) {
                Spot::Cell => given.push((number(field)?, field.place)),
                Spot::Clue(side, index) => draft.clues[side as usize][index] = number(field)?,
                Spot::Across(gap) => draft.across[gap] = sign(field, "<", ">")?,
                Spot::Down(gap) => draft.down[gap] = sign(field, "^∧", "vV∨")?,
                Spot::Nothing if field.text.is_empty() => {}
                Spot::Nothing => return Err(unexpected(field)),
            }
        }
    }
    heights::settle(&mut draft, &given, 1)?;
    Ok(draft.into())
}

/// The fields of each line that is not empty.
fn table(text: &str, separator: char) -> Vec<Vec<Field>> {
    let lines = text
        .lines()
        .enumerate()
        .filter(|(_, line)| line.contains(separator) || !line.trim_matches(blank).is_empty());
    let fields = lines.map(|(number, line)| {
        let mut column = 1;
        let fields = line.split(separator).map(|field| {
            let place = Place { line: number + 1, column };
            column += field.chars().count() + 1;
            Field { text: bare(field).to_owned(), place }
        });
        fields.collect()
    });
    fields.collect()
}

/// Checks that a table has as many rows as its longest row has fields.
fn check_rows(table: &[Vec<Field>], width: usize, end: Place) -> Result<(), ParseError> {
    if table.len() < width {
        let message = Message::new("read.rows").with("found", table.len());
        return Err(end.error(message.with("expected", width)));
    }
    match table.get(width) {
        Some(row) => {
            let message = Message::new("read.rows").with("found", table.len());
            Err(row[0].place.error(message.with("expected", width)))
        }
        None => Ok(()),
    }
}

/// Adds empty fields at the end of short rows, because copying a table omits those.
fn padded(mut table: Vec<Vec<Field>>, width: usize, end: Place) -> Vec<Vec<Field>> {
    for row in &mut table {
        let place = row.last().map_or(end, |field| field.place);
        row.resize_with(width, || Field { text: String::new(), place });
    }
    table
}

/// What belongs at a position of a table.
enum Spot {
    Cell,
    Clue(Side, usize),
    Across(usize),
    Down(usize),
    Nothing,
}

impl Layout {
    /// The layout of a table. Clues leave empty corners. If no sign is drawn, they are also no
    /// larger than their grid.
    fn of(table: &[Vec<Field>]) -> Self {
        let last = table.len() - 1;
        let corners = [(0, 0), (0, last), (last, 0), (last, last)];
        let empty = |(row, column): (usize, usize)| table[row][column].text.is_empty();
        let has_ring = last >= 2 && corners.into_iter().all(empty);
        let drawn = table.iter().flatten().any(|field| is_sign(&field.text));
        let clues = has_ring && (drawn || fits(table));
        Self { clues, signs: drawn || has_gaps(table, usize::from(clues)) }
    }

    /// The number of cells in a row of a table of this width.
    fn cells(self, width: usize) -> Option<usize> {
        let inner = width.checked_sub(2 * usize::from(self.clues))?;
        match self.signs {
            false => Some(inner),
            true => (inner % 2 == 1).then_some(inner.div_ceil(2)),
        }
    }

    fn spot(self, row: usize, column: usize, size: usize) -> Spot {
        let ring = usize::from(self.clues);
        let length = if self.signs { 2 * size - 1 } else { size };
        let step = if self.signs { 2 } else { 1 };
        let inside = |index: usize| (ring..ring + length).contains(&index);
        let cell = |index: usize| {
            let index = index.checked_sub(ring).filter(|index| *index < length)?;
            (index % step == 0).then_some(index / step)
        };
        match (inside(row), inside(column), cell(row), cell(column)) {
            (true, true, Some(_), Some(_)) => Spot::Cell,
            (true, true, Some(row), None) => Spot::Across(row * (size - 1) + (column - ring) / 2),
            (true, true, None, Some(column)) => Spot::Down((row - ring) / 2 * size + column),
            (false, true, _, Some(column)) => {
                Spot::Clue(if row == 0 { Side::Top } else { Side::Bottom }, column)
            }
            (true, false, Some(row), _) => {
                Spot::Clue(if column == 0 { Side::Left } else { Side::Right }, row)
            }
            _ => Spot::Nothing,
        }
    }
}

/// Whether the numbers along the border can be clues of their grid.
fn fits(table: &[Vec<Field>]) -> bool {
    let last = table.len() - 1;
    let numbers = |field: &Field| field.text.parse::<usize>().unwrap_or(0);
    let border = table.iter().enumerate().flat_map(|(row, fields)| {
        let at_end = move |column: usize| row == 0 || row == last || column == 0 || column == last;
        fields.iter().enumerate().filter(move |(column, _)| at_end(*column)).map(|(_, field)| field)
    });
    border.map(numbers).all(|number| number < last)
}

/// Whether every other position, across and down, has a number, and the rest is empty, so that the
/// rest may be signs.
fn has_gaps(table: &[Vec<Field>], ring: usize) -> bool {
    let inner = table.len() - 2 * ring;
    let places = (0..inner * inner).map(|at| (at / inner, at % inner));
    let is_cell = |(row, column): (usize, usize)| row % 2 == 0 && column % 2 == 0;
    let empty = |(row, column): (usize, usize)| table[row + ring][column + ring].text.is_empty();
    inner % 2 == 1 && inner > 1 && places.clone().all(|at| is_cell(at) != empty(at))
}

fn number(field: &Field) -> Result<u32, ParseError> {
    if field.text.is_empty() {
        return Ok(0);
    }
    let plain = field.text.chars().all(|char| char.is_ascii_digit());
    if plain {
        crate::parsing::source::bounded(&field.text, field.place)
    } else {
        Err(unexpected(field))
    }
}

/// The sign in a field, given the characters for "less" and "greater".
fn sign(field: &Field, less: &str, greater: &str) -> Result<Sign, ParseError> {
    match field.text.as_str() {
        "" => Ok(Sign::None),
        text if less.contains(text) => Ok(Sign::Less),
        text if greater.contains(text) => Ok(Sign::Greater),
        _ => Err(unexpected(field)),
    }
}

fn unexpected(field: &Field) -> ParseError {
    field.place.error(Message::new("read.unexpected").with("found", field.text.as_str()))
}

fn write(draft: &Draft) -> Result<String, Message> {
    let n = draft.size;
    // A grid of one cell has no gaps.
    let signs = draft.kind.has_gaps() && n > 1;
    let layout = Layout { clues: draft.kind.has(Feature::Clues), signs };
    let width = (if layout.signs { 2 * n - 1 } else { n }) + 2 * usize::from(layout.clues);
    if width < 2 {
        return Err(Message::new("write.sizes")
            .with("size", n)
            .with("least", 2_usize)
            .with("most", crate::grid::Size::MAX));
    }
    let heights = heights::written(draft)?;
    let mut open = heights.iter().map(|height| match height {
        0 if layout.clues && !layout.signs => String::new(),
        height => height.to_string(),
    });
    let field = |(row, column): (usize, usize), open: &mut dyn Iterator<Item = String>| match layout
        .spot(row, column, n)
    {
        Spot::Cell => open.next().unwrap_or_default(),
        Spot::Clue(side, index) => match draft.side(side)[index] {
            0 => String::new(),
            clue => clue.to_string(),
        },
        Spot::Across(gap) => drawn(draft.across[gap].across()),
        Spot::Down(gap) => drawn(draft.down[gap].down()),
        Spot::Nothing => String::new(),
    };
    let mut lines = Vec::new();
    for row in 0..width {
        let fields: Vec<String> =
            (0..width).map(|column| field((row, column), &mut open)).collect();
        lines.push(fields.join(","));
    }
    Ok(lines.join("\n"))
}

fn drawn(sign: char) -> String {
    if sign == ' ' { String::new() } else { sign.to_string() }
}
