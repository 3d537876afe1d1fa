//! `iss`: constraint strings of Interactive Sudoku Solver, and its addresses.
//!
//! An example is `.Shape~5x5.NoBoxes.Skyscraper~R1~3~2.GreaterThan~R1C1~R1C2.~R2C3_4`.
//! Each constraint begins with a dot and its name; `~` separates its parts. The column
//! or row of a clue is decimal; those of a cell are in base 17 (`RaC3` is row 10).
//! Without a shape there are 9 rows, and without `NoBoxes` there are boxes. Blanks, and
//! lines that begin with `#` or `//`, are ignored. Source: the repository
//! sigh/Interactive-Sudoku-Solver, `js/sudoku_parser.js`.

mod lines;
mod marks;

pub(crate) use lines::Lines;
pub(crate) use lines::is_address;

use lines::{content, opens_constraint};
use marks::{marks, read_mark};

use super::format::{Format, Reading, Writer};
use crate::conditions::{Boxes, Feature, Sign};
use crate::error::ParseError;
use crate::grid::{Cell, Side, Size};
use crate::kind::Kind;
use crate::message::Message;
use crate::parsing::address::{cursor, set_less, unknown};
use crate::parsing::grid::size_at;
use crate::parsing::source::{Cursor, Place, bounded, shown};
use crate::puzzle::Draft;

pub(super) static ISS: Format = Format {
    id: "iss",
    name: Some("Interactive Sudoku Solver"),
    carries: &[
        Feature::Boxes,
        Feature::Clues,
        Feature::Diagonals,
        Feature::Givens,
        Feature::OddEven,
        Feature::Signs,
    ],
    reader: read,
    writer: Writer::Bare(write),
    looks_like,
};

const BASE: &str = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";

/// The size if no shape is named.
const USUAL_SIZE: usize = 9;

const LARGEST: usize = 16;

/// One constraint: its name, and its parts.
struct Constraint {
    name: String,
    place: Place,
    parts: Vec<Part>,
}

#[derive(Clone)]
struct Part {
    text: String,
    place: Place,
}

/// A row and a column, counted from 0.
type At = (usize, usize);

fn looks_like(text: &str) -> bool {
    let opens = text.trim_start_matches(|char: char| char.is_whitespace() || char == '\u{feff}');
    if is_address(text) || !opens.starts_with(['.', '#']) {
        return is_address(text);
    }
    let content: String = content(text).into_iter().map(|glyph| glyph.char).collect();
    opens_constraint(&content)
}

fn read(text: &str) -> Result<Reading, ParseError> {
    if !looks_like(text) {
        return Err(Place { line: 1, column: 1 }.error(Message::new("read.unknown")));
    }
    let constraints = constraints(text)?;
    let mut shapes = constraints.iter().filter(|one| one.name == "Shape");
    let size = shapes.next().map_or(Ok(USUAL_SIZE), read_shape)?;
    if let Some(second) = shapes.next() {
        return Err(second.place.error(Message::new("read.twice").with("name", "Shape")));
    }
    let has = |name: &str| constraints.iter().any(|one| one.name == name);
    let kind = Kind::carrying(has("Skyscraper"), has("GreaterThan"));
    let mut draft = Draft::empty(kind, size);
    if !has("NoBoxes") && has_boxes(size, place_of(&constraints, "Shape"))? {
        draft.features = draft.features.set(Feature::Boxes, true);
    }
    let mut diagonals = [false; 2];
    for one in &constraints {
        match one.name.as_str() {
            "Shape" | "NoBoxes" => {}
            "" | "Given" => read_givens(&mut draft, one)?,
            "Skyscraper" => read_clues(&mut draft, one)?,
            "GreaterThan" => read_signs(&mut draft, one)?,
            "Diagonal" => diagonals[read_diagonal(one)?] = true,
            name => return Err(unknown(one.place, name)),
        }
    }
    match diagonals {
        [false, false] => {}
        [true, true] => draft.features = draft.features.set(Feature::Diagonals, true),
        _ => {
            return Err(unknown(place_of(&constraints, "Diagonal"), "one Diagonal"));
        }
    }
    Ok(draft.into())
}

/// The place of the first constraint with this name, or of the very first constraint if
/// there is none.
fn place_of(constraints: &[Constraint], name: &str) -> Place {
    let one = constraints.iter().find(|one| one.name == name).or(constraints.first());
    one.map_or(Place { line: 1, column: 1 }, |one| one.place)
}

/// Whether a size has boxes that we support. The program has boxes, as square as possible, for
/// every size that is a product, even where our kinds have none; such a size is refused.
fn has_boxes(size: usize, place: Place) -> Result<bool, ParseError> {
    if Size::new(size).and_then(Boxes::of).is_some() {
        return Ok(true);
    }
    let square = (2..size).take_while(|rows| rows * rows <= size);
    match square.filter(|rows| size.is_multiple_of(*rows)).last() {
        Some(rows) => Err(unknown(place, format!("a box of {rows}x{}", size / rows))),
        None => Ok(false),
    }
}

fn constraints(text: &str) -> Result<Vec<Constraint>, ParseError> {
    let mut cursor = cursor(content(text), text);
    let mut constraints = Vec::new();
    while let Some(first) = cursor.peek() {
        let place = cursor.place();
        if first != '.' {
            let message = Message::new("read.symbol").with("expected", ".");
            return Err(place.error(message.with("found", shown(Some(first)))));
        }
        cursor.take();
        let name = cursor.take_while(|char| char != '.' && char != '~');
        constraints.push(Constraint { name, place, parts: parts(&mut cursor) });
    }
    if constraints.is_empty() {
        return Err(cursor
            .place()
            .error(Message::new("read.symbol").with("expected", ".").with("found", shown(None))));
    }
    Ok(constraints)
}

fn parts(cursor: &mut Cursor) -> Vec<Part> {
    let mut parts = Vec::new();
    while cursor.peek() == Some('~') {
        cursor.take();
        let place = cursor.place();
        parts.push(Part { text: cursor.take_while(|char| char != '.' && char != '~'), place });
    }
    parts
}

impl Constraint {
    /// The part with this index; an empty part if there are fewer.
    fn part(&self, index: usize) -> Part {
        let none = || Part { text: String::new(), place: self.place };
        self.parts.get(index).cloned().unwrap_or_else(none)
    }
}

impl Part {
    /// The part as it appears in a sentence.
    fn found(&self) -> String {
        if self.text.is_empty() { shown(None) } else { self.text.clone() }
    }

    fn number(&self) -> Result<u32, ParseError> {
        if self.text.is_empty() || !self.text.chars().all(|char| char.is_ascii_digit()) {
            return Err(self
                .place
                .error(Message::new("read.number").with("found", self.text.as_str())));
        }
        bounded(&self.text, self.place)
    }

    /// The cell with this name: `R3C5`, in base 17.
    fn cell(&self, size: usize) -> Result<At, ParseError> {
        let chars: Vec<char> = self.text.chars().collect();
        let index = |char: char| {
            let number = char.to_digit(17).filter(|_| !char.is_ascii_uppercase())? as usize;
            (1..=size).contains(&number).then(|| number - 1)
        };
        let cell = match chars.as_slice() {
            ['R', row, 'C', column] => index(*row).zip(index(*column)),
            _ => None,
        };
        cell.ok_or_else(|| {
            let message = Message::new("read.cell-name").with("found", self.found());
            self.place.error(message.with("size", size))
        })
    }
}

/// The size given by a shape. A shape consists of rows and columns, the values (which must be 1 to
/// n), and the type of grid (which must be Sudoku).
fn read_shape(one: &Constraint) -> Result<usize, ParseError> {
    let (part, values, sort) = (one.part(0), one.part(1), one.part(2));
    if part.text.is_empty() {
        return Ok(USUAL_SIZE);
    }
    let (rows, columns) = part.text.split_once('x').unwrap_or((&part.text, &part.text));
    let number = |text: &str| Part { text: text.to_owned(), place: part.place }.number();
    let (Ok(rows), Ok(columns)) = (number(rows), number(columns)) else {
        let message = Message::new("read.picture-size").with("found", part.found());
        return Err(part.place.error(message));
    };
    if rows != columns {
        let message = Message::new("read.not-square").with("columns", columns).with("rows", rows);
        return Err(part.place.error(message));
    }
    let size = size_at(rows as usize, part.place)?;
    if !["", &size.to_string(), &format!("1-{size}")].contains(&values.text.as_str()) {
        return Err(unknown(values.place, values.text));
    }
    if !["", "Sudoku"].contains(&sort.text.as_str()) {
        return Err(unknown(sort.place, sort.text));
    }
    Ok(size)
}

fn read_givens(draft: &mut Draft, one: &Constraint) -> Result<(), ParseError> {
    for part in &one.parts {
        let (cell, value) = part.text.split_once('_').unwrap_or((&part.text, ""));
        let (row, column) = Part { text: cell.to_owned(), ..part.clone() }.cell(draft.size)?;
        if value.contains('_') {
            read_mark(draft, row * draft.size + column, value)
                .map_err(|message| part.place.error(message.with("name", part.text.as_str())))?;
            continue;
        }
        if value.is_empty() {
            let message = Message::new("read.given-none").with("found", part.found());
            return Err(part.place.error(message));
        }
        let value = Part { text: value.to_owned(), ..part.clone() }.number()?;
        let given = &mut draft.givens[row * draft.size + column];
        if value == 0 {
            return Err(unknown(part.place, part.text.as_str()));
        }
        if *given > 0 && *given != value {
            return Err(part.place.error(Message::new("read.twice").with("name", cell)));
        }
        *given = value;
    }
    Ok(())
}

fn read_clues(draft: &mut Draft, one: &Constraint) -> Result<(), ParseError> {
    let line = one.part(0);
    let no_line = || {
        let message = Message::new("read.line-name").with("found", line.found());
        line.place.error(message.with("size", draft.size))
    };
    let mut letters = line.text.chars();
    let sides = match letters.next() {
        Some('C') => [Side::Top, Side::Bottom],
        Some('R') => [Side::Left, Side::Right],
        _ => return Err(no_line()),
    };
    let digits: String = letters.collect();
    if digits.is_empty() {
        return Err(no_line());
    }
    let number = Part { text: digits, place: line.place }.number()? as usize;
    if !(1..=draft.size).contains(&number) {
        return Err(no_line());
    }
    for (side, part) in sides.into_iter().zip([one.part(1), one.part(2)]) {
        if part.text.is_empty() {
            continue;
        }
        let clue = &mut draft.clues[side as usize][number - 1];
        let said = part.number()?;
        if *clue > 0 && *clue != said {
            return Err(one.place.error(Message::new("read.twice").with("name", line.text)));
        }
        *clue = said;
    }
    Ok(())
}

/// Reads signs: each cell is greater than all its neighbours among the cells that
/// follow it.
fn read_signs(draft: &mut Draft, one: &Constraint) -> Result<(), ParseError> {
    let cells: Result<Vec<At>, _> = one.parts.iter().map(|part| part.cell(draft.size)).collect();
    let cells = cells?;
    let mut set = 0;
    for (index, greater) in cells.iter().enumerate() {
        for lesser in &cells[index + 1..] {
            set += usize::from(set_less(draft, *lesser, *greater, one.place)?);
        }
    }
    if set > 0 {
        return Ok(());
    }
    let names: Vec<&str> = one.parts.iter().map(|part| part.text.as_str()).collect();
    Err(unknown(one.place, ["GreaterThan"].into_iter().chain(names).collect::<Vec<_>>().join("~")))
}

fn read_diagonal(one: &Constraint) -> Result<usize, ParseError> {
    let part = one.part(0);
    match part.text.as_str() {
        "1" => Ok(0),
        "-1" => Ok(1),
        "" => Err(unknown(part.place, "Diagonal")),
        other => Err(unknown(part.place, format!("Diagonal~{other}"))),
    }
}

fn write(draft: &Draft) -> Result<String, Message> {
    let n = draft.size;
    if n > LARGEST {
        return Err(Message::new("write.size").with("most", LARGEST).with("size", n));
    }
    let mut text = String::new();
    if n != USUAL_SIZE {
        text.push_str(&format!(".Shape~{n}x{n}"));
    }
    if !draft.has(Feature::Boxes) {
        text.push_str(".NoBoxes");
    }
    if draft.has(Feature::Diagonals) {
        text.push_str(".Diagonal~1.Diagonal~-1");
    }
    for (letter, sides) in [('R', [Side::Left, Side::Right]), ('C', [Side::Top, Side::Bottom])] {
        for index in 0..n {
            let [first, last] = sides.map(|side| number(draft.side(side)[index]));
            if !(first.is_empty() && last.is_empty()) {
                text.push_str(&format!(".Skyscraper~{letter}{}~{first}~{last}", index + 1));
            }
        }
    }
    text.extend(signs(draft));
    let marks: String = marks(draft, |row, column| cell_name((row, column)))?.concat();
    if draft.has_givens() || !marks.is_empty() {
        text.push('.');
        text.extend(givens(draft));
        text.push_str(&marks);
    }
    if text.is_empty() {
        text.push_str(".Shape~9x9");
    }
    Ok(format!("{BASE}{text}"))
}

fn number(clue: u32) -> String {
    if clue == 0 { String::new() } else { clue.to_string() }
}

/// The name of a cell, in base 17.
fn cell_name((row, column): At) -> String {
    let digit = |index: usize| char::from_digit(index as u32 + 1, 17).unwrap_or('?');
    format!("R{}C{}", digit(row), digit(column))
}

fn signs(draft: &Draft) -> impl Iterator<Item = String> {
    let name = |cell: Cell| cell_name((cell.index() / draft.size, cell.index() % draft.size));
    draft.gaps().filter_map(move |(first, second, sign)| {
        let (greater, lesser) = match sign {
            Sign::Less => (second, first),
            Sign::Greater => (first, second),
            Sign::None | Sign::Bar => return None,
        };
        Some(format!(".GreaterThan~{}~{}", name(greater), name(lesser)))
    })
}

fn givens(draft: &Draft) -> impl Iterator<Item = String> {
    let n = draft.size;
    let given = draft.givens.iter().enumerate().filter(|(_, value)| **value > 0);
    given.map(move |(cell, value)| format!("~{}_{value}", cell_name((cell / n, cell % n))))
}
