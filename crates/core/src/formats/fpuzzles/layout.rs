//! Names of places as f-puzzles writes them: `R1C2`, in decimal and counted from 1.
//! Clues are outside the grid, in row or column 0 or n + 1.

use crate::grid::Side;

/// A row and a column, as in a name.
pub(super) type Name = (usize, usize);

/// The place with this name.
pub(super) fn parsed(name: &str) -> Option<Name> {
    let (row, column) = name.strip_prefix('R')?.split_once('C')?;
    let number = |digits: &str| {
        let plain = digits.len() <= 2 && digits.chars().all(|char| char.is_ascii_digit());
        digits.parse().ok().filter(|_| plain)
    };
    Some((number(row)?, number(column)?))
}

pub(super) fn named((row, column): Name) -> String {
    format!("R{row}C{column}")
}

/// The row and the column of a cell, from 0.
pub(super) fn cell((row, column): Name, n: usize) -> Option<(usize, usize)> {
    let inside = (1..=n).contains(&row) && (1..=n).contains(&column);
    inside.then(|| (row - 1, column - 1))
}

/// The place of a clue outside the grid.
pub(super) fn border((row, column): Name, n: usize) -> Option<(Side, usize)> {
    let inside = |index: usize| (1..=n).contains(&index);
    match (row, column) {
        (0, column) if inside(column) => Some((Side::Top, column - 1)),
        (row, column) if row == n + 1 && inside(column) => Some((Side::Bottom, column - 1)),
        (row, 0) if inside(row) => Some((Side::Left, row - 1)),
        (row, column) if column == n + 1 && inside(row) => Some((Side::Right, row - 1)),
        _ => None,
    }
}

/// The name of the place of a clue.
pub(super) const fn outside(side: Side, index: usize, n: usize) -> Name {
    match side {
        Side::Top => (0, index + 1),
        Side::Bottom => (n + 1, index + 1),
        Side::Left => (index + 1, 0),
        Side::Right => (index + 1, n + 1),
    }
}
