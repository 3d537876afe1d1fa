//! Sentences as data: a key, and the arguments for its placeholders.
//!
//! The core never concatenates words. Every sentence that reaches a person is a
//! [`Message`]. Its English text is in [`ENGLISH`], and the page translates it
//! by its key. `Display` writes the English text.

use core::fmt;

use crate::grid::{Cell, House, Line, Scale, Side, Size, Values};

mod english;

pub use english::ENGLISH;

/// The maximum number of characters that a sentence quotes from a text.
const LONGEST_TEXT: usize = 80;

/// A sentence: its key, and the words for its placeholders.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Message {
    /// The key in [`ENGLISH`].
    pub key: &'static str,
    /// The argument for each `{name}` in the text.
    #[cfg_attr(feature = "wire", serde(serialize_with = "crate::wire::object"))]
    #[cfg_attr(feature = "types", ts(as = "std::collections::BTreeMap<String, Arg>"))]
    pub args: Vec<(&'static str, Arg)>,
}

/// Something named in a sentence. Positions are counted from 0 here and shown
/// from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize),
    serde(tag = "type", rename_all = "lowercase")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Arg {
    /// A count or a value.
    Number(
        #[cfg_attr(feature = "wire", serde(serialize_with = "crate::wire::value"))]
        #[cfg_attr(feature = "types", ts(type = "{ value: number }"))]
        u64,
    ),
    /// A user's text (the beginning if it is long), or a name that is the same
    /// in every language.
    Text(
        #[cfg_attr(feature = "wire", serde(serialize_with = "crate::wire::value"))]
        #[cfg_attr(feature = "types", ts(type = "{ value: string }"))]
        String,
    ),
    /// A cell of the grid.
    Cell {
        /// The row, from 0.
        row: usize,
        /// The column, from 0.
        column: usize,
    },
    /// A place for a clue at the border.
    Clue {
        /// The side.
        side: Side,
        /// The index on that side, from 0, left to right or top to bottom.
        index: usize,
    },
    /// A row or a column.
    Line(
        #[cfg_attr(feature = "wire", serde(serialize_with = "crate::wire::line"))]
        #[cfg_attr(feature = "types", ts(type = "{ row: boolean, index: number }"))]
        Line,
    ),
    /// A diagonal.
    Diagonal {
        /// Whether the diagonal runs from the bottom left to the top right.
        rising: bool,
    },
    /// A box of the grid.
    Box {
        /// The index, from 0, in reading order.
        index: usize,
    },
    /// Numbers of a cell or a line, as shown: `1, 2 or 3`.
    Values(
        #[cfg_attr(feature = "wire", serde(serialize_with = "crate::wire::value"))]
        #[cfg_attr(feature = "types", ts(type = "{ value: number[] }"))]
        Vec<u32>,
    ),
    /// Cells, each as (row, column).
    Cells(
        #[cfg_attr(feature = "wire", serde(serialize_with = "crate::wire::value"))]
        #[cfg_attr(feature = "types", ts(type = "{ value: [number, number][] }"))]
        Vec<(usize, usize)>,
    ),
    /// Rows, or columns.
    Lines {
        /// Whether the lines are rows.
        rows: bool,
        /// The indices, from 0.
        indices: Vec<usize>,
    },
    /// Several things that have names: houses, clues, signs.
    List(
        #[cfg_attr(feature = "wire", serde(serialize_with = "crate::wire::value"))]
        #[cfg_attr(feature = "types", ts(type = "{ value: Arg[] }"))]
        Vec<Arg>,
    ),
    /// Arrangements of a line, each from its first cell to its last, as shown;
    /// these are alternatives.
    Ways(
        #[cfg_attr(feature = "wire", serde(serialize_with = "crate::wire::value"))]
        #[cfg_attr(feature = "types", ts(type = "{ value: number[][] }"))]
        Vec<Vec<u32>>,
    ),
    /// Another sentence.
    Said(
        #[cfg_attr(feature = "wire", serde(serialize_with = "crate::wire::value"))]
        #[cfg_attr(feature = "types", ts(type = "{ value: Message }"))]
        Box<Message>,
    ),
}

impl Arg {
    /// A cell, by its name.
    #[must_use]
    pub const fn cell(size: Size, cell: Cell) -> Self {
        Self::Cell { row: size.row(cell), column: size.column(cell) }
    }

    /// Cells, by their names.
    pub fn cells(size: Size, cells: impl IntoIterator<Item = Cell>) -> Self {
        let named = cells.into_iter().map(|cell| (size.row(cell), size.column(cell)));
        Self::Cells(named.collect())
    }

    /// Rows, or columns, but not both.
    #[must_use]
    pub fn lines(lines: &[Line]) -> Self {
        let rows = matches!(lines.first(), Some(Line::Row(_)));
        Self::Lines { rows, indices: lines.iter().map(|line| line.index()).collect() }
    }

    /// Values, as they are shown.
    #[must_use]
    pub fn values(values: Values, scale: Scale) -> Self {
        Self::Values(values.iter().map(|value| scale.shown(value)).collect())
    }
}

impl Message {
    /// A sentence without placeholders.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// The same sentence with one more placeholder filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// The English text, with its placeholders not filled in.
    #[must_use]
    pub fn template(&self) -> &'static str {
        let found = ENGLISH.iter().find(|(key, _)| *key == self.key);
        found.map_or(self.key, |(_, text)| text)
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = self.template().to_owned();
        for (name, arg) in &self.args {
            text = text.replace(&format!("{{{name}}}"), &arg.to_string());
        }
        f.write_str(&text)
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => f.write_str(&grouped(*number)),
            Self::Text(text) => f.write_str(text),
            Self::Cell { row, column } => write!(f, "r{}c{}", row + 1, column + 1),
            Self::Clue { side, index } => {
                let line = Self::from(side.line(*index));
                write!(f, "the {} clue of {line}", side_name(*side))
            }
            Self::Line(Line::Row(row)) => write!(f, "row {}", row + 1),
            Self::Line(Line::Column(column)) => write!(f, "column {}", column + 1),
            Self::Diagonal { rising: false } => f.write_str("the falling diagonal"),
            Self::Diagonal { rising: true } => f.write_str("the rising diagonal"),
            Self::Box { index } => write!(f, "box {}", index + 1),
            Self::Values(values) => f.write_str(&series(values, "or")),
            Self::Cells(cells) => {
                let names =
                    cells.iter().map(|(row, column)| format!("r{}c{}", row + 1, column + 1));
                f.write_str(&series(names, "and"))
            }
            Self::Lines { rows, indices } => {
                let name = if *rows { "rows" } else { "columns" };
                write!(f, "{name} {}", series(indices.iter().map(|index| index + 1), "and"))
            }
            Self::List(args) => f.write_str(&series(args, "and")),
            Self::Ways(ways) => {
                let plain = |way: &Vec<u32>| way.iter().map(u32::to_string).collect::<Vec<_>>();
                let wide = ways.iter().flatten().any(|value| *value > 9);
                let joint = if wide { " " } else { "" };
                f.write_str(&series(ways.iter().map(|way| plain(way).join(joint)), "or"))
            }
            Self::Said(message) => write!(f, "{message}"),
        }
    }
}

/// A number with a comma between thousands: 65,536.
#[must_use]
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Names in a sentence, such as `1, 2 and 3`, or with a different conjunction.
fn series<T: fmt::Display>(names: impl IntoIterator<Item = T>, last_word: &str) -> String {
    let names: Vec<String> = names.into_iter().map(|name| name.to_string()).collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} {last_word} {last}", others.join(", ")),
        None => String::new(),
    }
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Top => "top",
        Side::Right => "right",
        Side::Bottom => "bottom",
        Side::Left => "left",
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(u64::from(number))
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(excerpt(text))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::from(text.as_str())
    }
}

/// A text short enough for a sentence; a longer text ends in `…`.
fn excerpt(text: &str) -> String {
    match text.char_indices().nth(LONGEST_TEXT) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

impl From<Line> for Arg {
    fn from(line: Line) -> Self {
        Self::Line(line)
    }
}

impl From<House> for Arg {
    fn from(house: House) -> Self {
        match house {
            House::Line(line) => Self::Line(line),
            House::Diagonal { rising } => Self::Diagonal { rising },
            House::Box(index) => Self::Box { index },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST_TEXT, Message, grouped};

    #[test]
    fn long_numbers_are_grouped() {
        assert_eq!([0, 999, 1_000, 56_388_851].map(grouped), ["0", "999", "1,000", "56,388,851"]);
    }

    #[test]
    fn a_sentence_repeats_only_the_beginning_of_a_long_text() {
        let sentence = |found: &str| Message::new("read.number").with("found", found).to_string();
        let longest = "ß".repeat(LONGEST_TEXT);
        assert!(sentence(&longest).contains(&longest));
        assert!(!sentence(&longest).contains('…'));
        let longer = longest.clone() + "ß";
        assert!(sentence(&longer).contains(&(longest.clone() + "…")));
        assert!(!sentence(&longer).contains(&longer));
        let as_string = Message::new("read.number").with("found", longer.clone());
        assert_eq!(as_string.to_string(), sentence(&longer));
    }
}
