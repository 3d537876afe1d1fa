//! What holds in a small grid whatever its candidates are: its cells, its signs, and what
//! is known of each value at the start.

use crate::constraints::{MOST_PLACES, Model, Places};
use crate::engine::Conflict;
use crate::grid::{Cell, Size};

use super::plane::Plane;

/// The largest order.
pub(super) const MOST: usize = MOST_PLACES;

/// For each value, the cells that may have it.
pub(super) type Board<const K: usize> = [Plane<K>; MOST];

/// The signs and the shape of a grid. Lines count rows first, columns from [`MOST`] on.
pub(super) struct Grid<const K: usize> {
    pub(super) size: Size,
    pub(super) n: usize,
    /// All cells, the first of each row, and the columns.
    pub(super) cells: Plane<K>,
    pub(super) first: Plane<K>,
    pub(super) columns: u64,
    pub(super) has_signs: bool,
    /// The greater cells whose lesser neighbour lies west, east, north, south of them; the lesser
    /// cells whose greater neighbour does.
    pub(super) greater: [Plane<K>; 4],
    pub(super) lesser: [Plane<K>; 4],
    /// For each line and place, the places that hold less.
    pub(super) lesser_places: [Places; 2 * MOST],
    /// For each cell the others in its row and column.
    pub(super) peers: Vec<Plane<K>>,
}

/// Where the other cell of a sign is.
const WEST: usize = 0;
const EAST: usize = 1;
const NORTH: usize = 2;
const SOUTH: usize = 3;

impl<const K: usize> Grid<K> {
    /// The grid of a model; nothing where a sign is not between neighbours.
    pub(super) fn of(model: &Model) -> Option<Self> {
        let n = model.size.n();
        let cells = Plane::grid(n);
        let mut grid = Self {
            size: model.size,
            n,
            cells,
            first: Plane::first_column(n),
            columns: (1 << n) - 1,
            has_signs: !model.signs.is_empty(),
            greater: [Plane::NONE; 4],
            lesser: [Plane::NONE; 4],
            lesser_places: [[0; MOST]; 2 * MOST],
            peers: (0..Plane::<K>::COLUMNS * n).map(|cell| peers(cell) & cells).collect(),
        };
        for (lesser, greater) in &model.signs {
            grid.add_sign(*lesser, *greater)?;
        }
        Some(grid)
    }

    fn add_sign(&mut self, lesser: Cell, greater: Cell) -> Option<()> {
        let at = |cell| (self.size.row(cell), self.size.column(cell));
        let ((low_row, low), (high_row, high)) = (at(lesser), at(greater));
        let (to_lesser, to_greater, line, places) =
            match (low_row.abs_diff(high_row), low.abs_diff(high)) {
                (0, 1) if low < high => (WEST, EAST, low_row, (low, high)),
                (0, 1) => (EAST, WEST, low_row, (low, high)),
                (1, 0) if low_row < high_row => (NORTH, SOUTH, MOST + low, (low_row, high_row)),
                (1, 0) => (SOUTH, NORTH, MOST + low, (low_row, high_row)),
                _ => return None,
            };
        self.greater[to_lesser] |= Plane::only(high_row * Plane::<K>::COLUMNS + high);
        self.lesser[to_greater] |= Plane::only(low_row * Plane::<K>::COLUMNS + low);
        self.lesser_places[line][places.1] |= 1 << places.0;
        Some(())
    }

    /// What the givens and exclusions leave.
    pub(super) fn board(&self, model: &Model) -> Result<Board<K>, Conflict> {
        let domains = model.domains()?;
        let mut board = [Plane::NONE; MOST];
        for cell in self.size.cells() {
            for value in domains.values(cell).iter() {
                board[value as usize - 1] |= Plane::only(self.number(cell));
            }
        }
        Ok(board)
    }

    /// The number of a cell in the planes.
    pub(super) fn number(&self, cell: Cell) -> usize {
        self.size.row(cell) * Plane::<K>::COLUMNS + self.size.column(cell)
    }

    /// The line of a row and of a column.
    pub(super) fn lines_of(cell: usize) -> [usize; 2] {
        [cell / Plane::<K>::COLUMNS, MOST + cell % Plane::<K>::COLUMNS]
    }

    /// The cells at places of a line.
    #[inline(always)]
    pub(super) fn cells_of(line: usize, places: u32) -> Plane<K> {
        let mut plane = Plane::NONE;
        let mut rest = places;
        while rest != 0 {
            let place = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let columns = Plane::<K>::COLUMNS;
            plane |= Plane::only(if line < MOST {
                line * columns + place
            } else {
                place * columns + line - MOST
            });
        }
        plane
    }
}

fn peers<const K: usize>(cell: usize) -> Plane<K> {
    let only = Plane::<K>::only(cell);
    let column = Plane::whole_columns(1 << (cell % Plane::<K>::COLUMNS));
    (only.rows().whole_rows() | column) & !only
}

/// The places of a line that are in a plane.
#[inline(always)]
pub(super) fn places<const K: usize>(plane: Plane<K>, line: usize) -> u32 {
    if line < MOST { plane.row(line) } else { plane.column(line - MOST) }
}

/// Leaves a cell only a value.
#[inline(always)]
pub(super) fn keep<const K: usize>(board: &mut Board<K>, cell: usize, value: usize) {
    let only = Plane::only(cell);
    let kept = board[value] & only;
    board.iter_mut().for_each(|plane| *plane &= !only);
    board[value] |= kept;
}

/// The values of a cell, value 1 in bit 0.
#[inline(always)]
pub(super) fn values<const K: usize>(board: &Board<K>, cell: usize) -> u32 {
    let only = Plane::only(cell);
    let has = |(value, plane): (usize, &Plane<K>)| u32::from(!(*plane & only).is_empty()) << value;
    board.iter().enumerate().map(has).sum()
}
