//! The board of a drawing: how its places and symbols are numbered.

use crate::conditions::Mark;
use crate::grid::Side;
use crate::parsing::json::from_str;

/// The styles of grey symbols, without and with a border.
pub(super) const GREY: [u64; 2] = [3, 5];

/// The shapes of grey symbols, and the mark for each.
pub(super) const SHAPES: [(&str, Mark); 2] = [("circle", Mark::Odd), ("square", Mark::Even)];

/// The signs, by the number of their symbol; 5 to 8 are drawn thinner.
pub(super) const SIGNS: [char; 8] = ['<', '^', '>', 'v', '<', '^', '>', 'v'];

/// The board of a drawing: all its cells, including those in the margins.
pub(super) struct Board {
    pub(super) rows: usize,
    pub(super) columns: usize,
    /// The sizes of the margins above, below, left and right.
    pub(super) margins: [usize; 4],
}

/// What a place of the drawing means.
pub(super) enum Spot {
    Cell(usize, usize),
    Clue(Side, usize),
    Outside,
}

impl Board {
    /// The board described by the first two lines.
    pub(super) fn parsed(first: &str, margins: &str) -> Option<Self> {
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

    /// How many numbers are reserved for each type of place.
    pub(super) const fn area(&self) -> usize {
        (self.rows + 4) * (self.columns + 4)
    }

    /// The meaning of the cell with this number. The board is surrounded by two more
    /// cells on each side.
    pub(super) fn spot(&self, number: usize) -> Spot {
        let width = self.columns + 4;
        let [above, below, left, right] = self.margins;
        let (down, across) = (self.rows - above - below, self.columns - left - right);
        let (row, column) = (number / width, number % width);
        // The cells next to the grid get the indices 0 and n + 1.
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

    /// The board of a grid with this side length, with or without room for
    /// clues.
    pub(super) fn around(size: usize, clues: bool) -> Self {
        let margin = usize::from(clues);
        let length = size + 2 * margin;
        Self { rows: length, columns: length, margins: [margin; 4] }
    }

    /// The number of a cell of the grid; -1 and n are the places of clues.
    pub(super) const fn cell(&self, row: isize, column: isize) -> usize {
        let (row, column) =
            (row + 2 + self.margins[0] as isize, column + 2 + self.margins[2] as isize);
        row as usize * (self.columns + 4) + column as usize
    }

    /// The number of the point in the middle of a square board. The point is in the
    /// middle of a cell, or at the corner after a cell; corners are numbered after all
    /// cells.
    pub(super) const fn middle(&self) -> usize {
        let last = (self.rows - 1) / 2 + 2;
        let cell = last * (self.columns + 4) + last;
        if self.rows % 2 == 1 { cell } else { self.area() + cell }
    }
}
