//! Draws a board whose cells contain any short text, in order to show cells
//! with several values in a terminal.
//!
//! The picture of a puzzle with one value per cell is a format of the core;
//! this drawing is only for people.

use gridfold_core::grid::{Scale, Side, Values};
use gridfold_core::puzzle::{Draft, Sign};

/// The values of a cell in storeys, one character each: 0 for a park, 1 to 9, then A for 10 and so on.
pub(crate) fn values(set: Values, scale: Scale) -> String {
    set.iter()
        .filter_map(|value| char::from_digit(scale.storeys(value), 36))
        .map(|c| c.to_ascii_uppercase())
        .collect()
}

/// The board of a draft with these texts in its cells, row by row; every line
/// ends with a line break.
pub(crate) fn draw(draft: &Draft, cells: &[String]) -> String {
    let board = Board::of(draft, cells);
    let mut lines = vec![board.border(Side::Top), board.frame()];
    for row in 0..draft.size {
        lines.push(board.row(row));
        if row + 1 < draft.size {
            lines.push(board.signs_below(row));
        }
    }
    lines.extend([board.frame(), board.border(Side::Bottom)]);
    lines.retain(|line| !line.trim().is_empty());
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

struct Board<'a> {
    draft: &'a Draft,
    cells: &'a [String],
    /// The number of characters in each column.
    widths: Vec<usize>,
    /// The text between two cells without a sign.
    gap: &'static str,
}

impl<'a> Board<'a> {
    fn of(draft: &'a Draft, cells: &'a [String]) -> Self {
        let widths = (0..draft.size).map(|column| width(draft, cells, column)).collect();
        let gap = if draft.kind.has_gaps() { "   " } else { " " };
        Self { draft, cells, widths, gap }
    }

    fn frame(&self) -> String {
        let inside: usize = self.widths.iter().map(|width| width + self.gap.len()).sum();
        format!("   +{}+", "-".repeat(inside + 2 - self.gap.len()))
    }

    fn border(&self, side: Side) -> String {
        self.spread("     ", |column| clue(self.draft, side, column), |_| self.gap.to_owned())
    }

    fn row(&self, row: usize) -> String {
        let n = self.draft.size;
        let left = clue(self.draft, Side::Left, row);
        let gap = |column: usize| match self.draft.across[row * (n - 1) + column] {
            Sign::None => self.gap.to_owned(),
            sign => format!(" {} ", sign.across()),
        };
        let inside = self.spread("", |column| self.cells[row * n + column].clone(), gap);
        format!("{left:>2} | {inside} | {}", clue(self.draft, Side::Right, row))
    }

    /// The signs between a row and the row below it; a blank line if there are
    /// none.
    fn signs_below(&self, row: usize) -> String {
        let n = self.draft.size;
        let signs = &self.draft.down[row * n..(row + 1) * n];
        if signs.iter().all(|sign| *sign == Sign::None) {
            return String::new();
        }
        let line =
            self.spread("", |column| signs[column].down().to_string(), |_| self.gap.to_owned());
        format!("   | {line} |")
    }

    /// Joins a text for each column, padded to its width, and a text for each gap.
    fn spread(
        &self,
        margin: &str,
        text: impl Fn(usize) -> String,
        gap: impl Fn(usize) -> String,
    ) -> String {
        let mut line = margin.to_owned();
        for (column, width) in self.widths.iter().enumerate() {
            if column > 0 {
                line.push_str(&gap(column - 1));
            }
            line.push_str(&format!("{:<width$}", text(column)));
        }
        line
    }
}

/// The number of characters in the widest text of a column, including the clues
/// at its ends.
fn width(draft: &Draft, cells: &[String], column: usize) -> usize {
    let texts = cells.iter().skip(column).step_by(draft.size).map(|text| text.chars().count());
    let clues = [Side::Top, Side::Bottom].map(|side| clue(draft, side, column).len());
    texts.chain(clues).max().unwrap_or(1)
}

fn clue(draft: &Draft, side: Side, index: usize) -> String {
    match draft.side(side)[index] {
        0 => String::new(),
        clue => clue.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use gridfold_core::formats;
    use gridfold_core::grid::{Scale, Values};

    use super::{draw, values};

    #[test]
    fn a_column_is_as_wide_as_its_widest_cell() {
        let found = formats::read("mix3.-2-.---.--3.---.---------.l-----.-----g").unwrap();
        let cells = ["123", "1", "2", "?", "12?", "3", "1", "2", "3"].map(str::to_owned);
        let expected = "           2
   +---------------+
   | 123 < 1     2 |
   | ?     12?   3 |
   |             v |
   | 1     2     3 |
   +---------------+
                 3
";
        assert_eq!(draw(&found.draft, &cells), expected);
    }

    #[test]
    fn values_above_nine_are_letters() {
        let set = [1, 9, 10, 32].into_iter().collect::<Values>();
        assert_eq!(values(set, Scale::PLAIN), "19AW");
        assert_eq!(values(set, Scale { parks: true, ..Scale::PLAIN }), "089V");
    }
}
