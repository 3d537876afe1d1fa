//! All ways to fill the cells of a propagator's twin.

use gridfold_core::engine::Twin;
use gridfold_core::grid::{Cell, Size, Values};

/// All ways to fill some cells.
pub struct Filling<'a> {
    twin: &'a dyn Twin,
    size: Size,
    /// Whether each value must be unique in rows and columns.
    lines: bool,
    cells: Vec<Cell>,
    candidates: &'a [Values],
    grid: Vec<u32>,
    /// The values used so far in each cell.
    used: Option<Vec<Values>>,
}

impl<'a> Filling<'a> {
    /// The values of the cells of a twin in all grids that it allows; None if
    /// it allows none.
    pub fn used(
        twin: &'a dyn Twin,
        size: Size,
        candidates: &'a [Values],
        lines: bool,
    ) -> Option<Vec<Values>> {
        let mut cells = twin.cells();
        cells.sort_unstable();
        cells.dedup();
        let grid = vec![0; size.cell_count()];
        let mut filling = Self { twin, size, lines, cells, candidates, grid, used: None };
        filling.fill(0);
        filling.used
    }

    fn fill(&mut self, at: usize) {
        let Some(cell) = self.cells.get(at).copied() else { return self.note() };
        for value in self.candidates[cell.index()].iter() {
            self.grid[cell.index()] = value;
            if (!self.lines || self.is_new(cell)) && self.twin.allows(&self.grid) {
                self.fill(at + 1);
            }
        }
        self.grid[cell.index()] = 0;
    }

    fn note(&mut self) {
        let none = vec![Values::NONE; self.size.cell_count()];
        let used = self.used.get_or_insert(none);
        for cell in &self.cells {
            used[cell.index()] = used[cell.index()] | Values::only(self.grid[cell.index()]);
        }
    }

    /// Whether the value of a cell occurs nowhere else in the cell's lines.
    fn is_new(&self, cell: Cell) -> bool {
        let Self { size, grid, .. } = self;
        size.cells().filter(|other| *other != cell).all(|other| {
            let apart =
                size.row(other) != size.row(cell) && size.column(other) != size.column(cell);
            apart || grid[other.index()] != grid[cell.index()]
        })
    }
}
