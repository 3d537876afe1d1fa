//! The lines and signs of a small grid, without its candidates.

use crate::constraints::{Model, Signs};
use crate::grid::{Cell, Line};

use super::plane::{MOST, Plane};

/// For each of N values, the cells that may have it.
pub(super) type Board<const K: usize, const N: usize> = [Plane<K>; N];

/// A grid. Its rows are numbered from 0, its columns from [`MOST`].
pub(super) struct Grid<const K: usize> {
    pub(super) n: usize,
    /// All cells, and the columns.
    pub(super) cells: Plane<K>,
    pub(super) columns: u64,
    /// The greater cells whose lesser neighbour is to the west, east, north or south; then the lesser cells whose
    /// greater neighbour is in that direction.
    pub(super) greater: [Plane<K>; 4],
    pub(super) lesser: [Plane<K>; 4],
    /// For each line, the clues at its first and last cell; one bit for each line that has any.
    pub(super) clues: [[Option<u32>; 2]; 2 * MOST],
    pub(super) clued: u32,
}

impl<const K: usize> Grid<K> {
    /// The grid of a model; None if a sign is not between neighbours.
    pub(super) fn of(model: &Model) -> Option<Self> {
        let n = model.size.n();
        let none = [Plane::NONE; 4];
        let all = (1 << n) - 1;
        let mut cells = Plane::NONE;
        (0..n).for_each(|row| cells |= Plane::at_row(row, all));
        let mut grid = Self {
            n,
            cells,
            columns: u64::from(all),
            greater: none,
            lesser: none,
            clues: [[None; 2]; 2 * MOST],
            clued: 0,
        };
        for (lesser, greater) in &model.signs {
            grid.add_sign(number::<K>(model, *lesser), number::<K>(model, *greater))?;
        }
        for (side, index, seen) in &model.clues {
            let line = match side.line(*index) {
                Line::Row(row) => row,
                Line::Column(column) => MOST + column,
            };
            grid.clues[line][usize::from(!side.sees_first_cell_first())] = Some(*seen);
            grid.clued |= 1 << line;
        }
        Some(grid)
    }

    fn add_sign(&mut self, lesser: usize, greater: usize) -> Option<()> {
        let [row, column] = Plane::<K>::row_and_column(lesser);
        let [other_row, other] = Plane::<K>::row_and_column(greater);
        let to_lesser =
            match (other_row.wrapping_sub(row) as isize, other.wrapping_sub(column) as isize) {
                (0, 1) => 0,
                (0, -1) => 1,
                (1, 0) => 2,
                (-1, 0) => 3,
                _ => return None,
            };
        self.greater[to_lesser] |= Plane::only(greater);
        self.lesser[to_lesser ^ 1] |= Plane::only(lesser);
        Some(())
    }
}

/// The signs of a line.
#[inline(always)]
pub(super) fn signs<const K: usize>(grid: &Grid<K>, line: usize) -> Signs {
    let [west, east, north, south] = grid.greater;
    if line < MOST {
        [west.row(line), east.row(line)]
    } else {
        [north.column(line - MOST), south.column(line - MOST)]
    }
}

/// The number of a cell in the planes.
#[inline(never)]
pub(super) fn number<const K: usize>(model: &Model, cell: Cell) -> usize {
    model.size.row(cell) * Plane::<K>::ROW + model.size.column(cell)
}

/// The row and the column of a cell.
#[inline(always)]
pub(super) const fn lines_of<const K: usize>(cell: usize) -> [usize; 2] {
    let [row, column] = Plane::<K>::row_and_column(cell);
    [row, MOST + column]
}

/// The cells at these places of a line.
#[inline(never)]
pub(super) fn cells_of<const K: usize>(line: usize, places: u32) -> Plane<K> {
    if line < MOST {
        return Plane::at_row(line, places);
    }
    let mut plane = Plane::NONE;
    let mut rest = places;
    while rest != 0 {
        plane |= Plane::only(rest.trailing_zeros() as usize * Plane::<K>::ROW + line - MOST);
        rest &= rest - 1;
    }
    plane
}

/// The places of a line that are in a plane.
#[inline(always)]
pub(super) fn places<const K: usize>(plane: Plane<K>, line: usize) -> u32 {
    if line < MOST { plane.row(line) } else { plane.column(line - MOST) }
}

/// Removes all other values from a cell.
pub(super) fn keep<const K: usize, const N: usize>(
    board: &mut Board<K, N>,
    (cell, value): (usize, usize),
) {
    let only = Plane::only(cell);
    let kept = board[value] & only;
    board.iter_mut().for_each(|plane| *plane &= !only);
    board[value] |= kept;
}

/// The values of a cell; value 1 is bit 0.
pub(super) fn values<const K: usize, const N: usize>(board: &Board<K, N>, cell: usize) -> u32 {
    let only = Plane::only(cell);
    let has = |(value, plane): (usize, &Plane<K>)| u32::from(!(*plane & only).is_empty()) << value;
    board.iter().enumerate().map(has).sum()
}
