//! Draws a board: the frame, the clues around it, and the numbers and signs
//! inside.

use super::super::plan::{digits, or_blank};
use super::read::TENS;
use crate::conditions::Feature;
use crate::grid::{Side, Size};
use crate::message::Message;
use crate::puzzle::{Draft, GridPuzzle, Mark, Sign};

/// The board of a puzzle with these values in its cells, row by row.
///
/// ```
/// use gridfold_core::formats::{picture, read};
///
/// let puzzle = read("fut2.E.l-.--").unwrap();
/// let solved = picture::solution(&puzzle.draft.puzzle().unwrap(), &[1, 2, 2, 1]);
/// assert_eq!(solved, "\
/// futoshiki 2x2
/// +-------+
/// | 1 < 2 |
/// |       |
/// | 2   1 |
/// +-------+");
/// ```
#[must_use]
pub fn solution(puzzle: &GridPuzzle, values: &[u32]) -> String {
    draw(&puzzle.draft(), values)
}

pub(super) fn write(draft: &Draft) -> Result<String, Message> {
    Ok(draw(draft, &draft.givens))
}

fn draw(draft: &Draft, values: &[u32]) -> String {
    let board = Board::of(draft);
    let mut lines = vec![header(draft), board.border(Side::Top), board.frame()];
    for (row, inside) in values.chunks(draft.size).take(draft.size).enumerate() {
        if row > 0 && draft.kind.has_gaps() {
            lines.push(board.signs_above(row));
        }
        lines.push(board.row(row, inside));
    }
    lines.extend([board.frame(), board.border(Side::Bottom)]);
    // A border without clues gets no line: a picture has no blank lines.
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

fn header(draft: &Draft) -> String {
    let mut words = vec![draft.kind.id.to_owned(), format!("{n}x{n}", n = draft.size)];
    let switched = draft.features.iter().filter(|feature| feature.is_switched_on());
    words.extend(switched.map(|feature| feature.id().to_owned()));
    words.extend((draft.unit == 10).then(|| TENS.to_owned()));
    words.join(" ")
}

/// The number of digits of the longest of these clues.
fn longest(clues: &[u32]) -> usize {
    clues.iter().map(digits).max().unwrap_or(0)
}

/// For each cell, the letters of the marks that are drawn in front of it.
fn letters(n: usize, marks: &[Mark]) -> Vec<String> {
    let mut letters = vec![String::new(); n * n];
    let anchors = Size::new(n).into_iter().flat_map(Size::anchors);
    for (at, mark) in anchors.zip(marks).filter(|(_, mark)| **mark != Mark::None) {
        letters[at.first.index()].push(mark.letter());
    }
    letters
}

/// A draft and the measurements of its drawing.
struct Board<'a> {
    draft: &'a Draft,
    /// The letters drawn in front of each cell.
    letters: Vec<String>,
    /// The number of characters in a cell.
    width: usize,
    /// The text between two cells without a sign.
    gap: &'static str,
    /// The number of characters left of the frame.
    margin: usize,
}

impl<'a> Board<'a> {
    fn of(draft: &'a Draft) -> Self {
        // Every new field of a draft must be drawn somewhere below.
        let Draft {
            kind,
            size,
            unit: _,
            features: _,
            clues: _,
            givens: _,
            across: _,
            down: _,
            marks,
        } = draft;
        let longest = |sides: [Side; 2]| sides.map(|side| longest(draft.side(side)));
        let [left, right] = longest([Side::Left, Side::Right]);
        let [top, bottom] = longest([Side::Top, Side::Bottom]);
        let clue_width = digits(&(*size as u32)).max(left).max(right);
        let letters = letters(*size, marks);
        let marked = letters.iter().map(String::len).max().unwrap_or(0);
        let cell = digits(&draft.scale().shown(*size as u32)) + marked;
        Self {
            draft,
            letters,
            width: cell.max(top).max(bottom),
            gap: if kind.has_gaps() { "   " } else { " " },
            margin: if kind.has(Feature::Clues) { clue_width + 1 } else { 0 },
        }
    }

    fn frame(&self) -> String {
        let n = self.draft.size;
        let inside = n * self.width + (n - 1) * self.gap.len() + 2;
        format!("{}+{}+", " ".repeat(self.margin), "-".repeat(inside))
    }

    /// The clues at the top or the bottom, each above or below its column.
    fn border(&self, side: Side) -> String {
        let width = self.width;
        let clues = self.draft.side(side).iter();
        let clues: Vec<String> = clues.map(|clue| format!("{:>width$}", or_blank(*clue))).collect();
        let line = format!("{}  {}", " ".repeat(self.margin), clues.join(self.gap));
        line.trim_end().to_owned()
    }

    fn row(&self, row: usize, inside: &[u32]) -> String {
        let [left, right] =
            [Side::Left, Side::Right].map(|side| or_blank(self.draft.side(side)[row]));
        let clue_width = self.margin.saturating_sub(1);
        let outside = format!("{left:>clue_width$}");
        let line = format!(
            "{outside:<margin$}| {} | {right}",
            self.cells(row, inside),
            margin = self.margin
        );
        line.trim_end().to_owned()
    }

    fn cells(&self, row: usize, inside: &[u32]) -> String {
        let (n, width) = (self.draft.size, self.width);
        let mut line = String::new();
        for (column, value) in inside.iter().enumerate() {
            if column > 0 {
                match self.draft.across[row * (n - 1) + column - 1] {
                    Sign::None => line.push_str(self.gap),
                    sign => line.extend([' ', sign.across(), ' ']),
                }
            }
            let shown = || self.draft.scale().shown(*value).to_string();
            let shown = if *value == 0 { ".".to_owned() } else { shown() };
            let shown = format!("{}{shown}", self.letters[row * n + column]);
            line.push_str(&format!("{shown:>width$}"));
        }
        line
    }

    /// The signs between a row and the one above it.
    fn signs_above(&self, row: usize) -> String {
        let (n, width) = (self.draft.size, self.width);
        let signs = &self.draft.down[(row - 1) * n..row * n];
        let signs: Vec<String> =
            signs.iter().map(|sign| format!("{:>width$}", sign.down())).collect();
        format!("{}| {} |", " ".repeat(self.margin), signs.join(self.gap))
    }
}
