//! The remaining possibilities, seen from three sides at once.
//!
//! ```text
//!                 cell (r, c): which values?      0b0110   2 or 3
//!   candidate     row r, value v: which columns?  0b1001
//!   (r, c, v)     column c, value v: which rows?  0b0011
//! ```
//!
//! The three views are one set of candidates; a removal updates all of them, so "only
//! number" and "only place" are the same bit test. Removals are recorded on a trail and
//! can be undone back to any mark.

use crate::grid::{Cell, Line, Size, Values, Word};

use super::Lines;

/// A cell has no value left, or a value has no place left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conflict;

/// The candidates of every cell, with undo.
#[derive(Clone, Debug)]
pub struct Domains {
    size: Size,
    cells: Vec<Values>,
    /// The places of each value, for each row and then for each column.
    places: Vec<Word>,
    trail: Vec<Removal>,
    /// Cells with one value, and values with one place, that have not been
    /// propagated yet.
    singles: Vec<(Cell, u32)>,
    /// The lines with removals since the last call of `take_changed`.
    changed: Lines,
    /// The number of cells with more than one value.
    open: usize,
}

#[derive(Clone, Copy, Debug)]
struct Removal {
    cell: Cell,
    values: Values,
}

impl Domains {
    /// Domains in which everything is possible everywhere.
    #[must_use]
    pub fn new(size: Size) -> Self {
        let all = size.all_values();
        let cell_count = size.cell_count();
        let mut domains = Self {
            size,
            cells: vec![all; cell_count],
            places: vec![all.0; 2 * cell_count],
            trail: Vec::with_capacity(2 * cell_count),
            singles: Vec::with_capacity(cell_count),
            changed: Lines::all(size),
            open: cell_count,
        };
        if size.n() == 1 {
            domains.open = 0;
        }
        domains
    }

    /// The size of the grid.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The values that a cell may take.
    #[must_use]
    pub fn values(&self, cell: Cell) -> Values {
        self.cells[cell.index()]
    }

    /// The places of every value in a line: entry v - 1 has bit p if the cell
    /// at position p may be v.
    #[must_use]
    pub fn places(&self, line: Line) -> &[Word] {
        let n = self.size.n();
        let start = n * Lines::number(self.size, line);
        &self.places[start..start + n]
    }

    /// Whether every cell has its value.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.open == 0
    }

    /// The value of every cell, row by row; only meaningful when every cell has its
    /// value.
    #[must_use]
    pub fn solution(&self) -> Vec<u32> {
        self.cells.iter().map(|values| values.min()).collect()
    }

    /// Removes all values of a cell except these.
    ///
    /// # Errors
    /// Fails if a cell has no value left, or a value has no place left.
    pub fn keep(&mut self, cell: Cell, values: Values) -> Result<(), Conflict> {
        self.remove(cell, !values)
    }

    /// Removes values from a cell.
    ///
    /// # Errors
    /// Fails if a cell has no value left, or a value has no place left.
    #[inline]
    pub fn remove(&mut self, cell: Cell, values: Values) -> Result<(), Conflict> {
        let before = self.cells[cell.index()];
        let gone = before & values;
        if gone.is_empty() {
            return Ok(());
        }
        self.take(cell, before, gone)
    }

    fn take(&mut self, cell: Cell, before: Values, gone: Values) -> Result<(), Conflict> {
        let left = before & !gone;
        self.cells[cell.index()] = left;
        self.trail.push(Removal { cell, values: gone });
        let mut possible = !left.is_empty();
        if let Some(value) = left.single() {
            self.open -= 1;
            self.singles.push((cell, value));
        }
        let (row, column) = (self.size.row(cell), self.size.column(cell));
        self.changed.add(row, column);
        for value in gone.iter() {
            possible &= self.vacate(row, column, value);
        }
        if possible { Ok(()) } else { Err(Conflict) }
    }

    /// Removes one candidate from the views of its row and its column; false if
    /// the value has no place left.
    fn vacate(&mut self, row: usize, column: usize, value: u32) -> bool {
        let n = self.size.n();
        let in_row = &mut self.places[row * n + value as usize - 1];
        *in_row &= !(1 << column);
        let in_row = *in_row;
        let in_column = &mut self.places[(n + column) * n + value as usize - 1];
        *in_column &= !(1 << row);
        let in_column = *in_column;
        if in_row.is_power_of_two() {
            let cell = self.size.cell(row, in_row.trailing_zeros() as usize);
            self.singles.push((cell, value));
        }
        if in_column.is_power_of_two() {
            let cell = self.size.cell(in_column.trailing_zeros() as usize, column);
            self.singles.push((cell, value));
        }
        in_row != 0 && in_column != 0
    }

    /// Draws the conclusions from every single: a cell with one value, or a
    /// value with one place. The cell loses its other values, and the other
    /// cells of its row and column lose the value. Repeats until no new singles
    /// appear.
    ///
    /// # Errors
    /// Fails if a cell has no value left, or a value has no place left.
    pub fn propagate_singles(&mut self) -> Result<(), Conflict> {
        while let Some((cell, value)) = self.singles.pop() {
            if !self.values(cell).contains(value) {
                return Err(Conflict);
            }
            self.keep(cell, Values::only(value))?;
            self.clear_lines(cell, value)?;
        }
        Ok(())
    }

    fn clear_lines(&mut self, cell: Cell, value: u32) -> Result<(), Conflict> {
        let n = self.size.n();
        let (row, column) = (self.size.row(cell), self.size.column(cell));
        let mut rest = self.places[row * n + value as usize - 1] & !(1 << column);
        while rest != 0 {
            let other = self.size.cell(row, rest.trailing_zeros() as usize);
            self.remove(other, Values::only(value))?;
            rest &= rest - 1;
        }
        let mut rest = self.places[(n + column) * n + value as usize - 1] & !(1 << row);
        while rest != 0 {
            let other = self.size.cell(rest.trailing_zeros() as usize, column);
            self.remove(other, Values::only(value))?;
            rest &= rest - 1;
        }
        Ok(())
    }

    /// A point on the trail to which `undo_to` can return.
    #[must_use]
    pub fn mark(&self) -> usize {
        self.trail.len()
    }

    /// The removals since a mark, in order.
    pub fn since(&self, mark: usize) -> impl Iterator<Item = (Cell, Values)> {
        (mark..self.trail.len()).map(|at| self.removal(at))
    }

    /// The removal at a position of the trail: the cell and the values.
    pub(super) fn removal(&self, at: usize) -> (Cell, Values) {
        let Removal { cell, values } = self.trail[at];
        (cell, values)
    }

    /// Undoes every removal since the mark, and drops the singles and the changed lines
    /// that have not been handled yet.
    pub fn undo_to(&mut self, mark: usize) {
        self.singles.clear();
        self.changed = Lines::default();
        while self.trail.len() > mark {
            if let Some(removal) = self.trail.pop() {
                self.put_back(removal);
            }
        }
    }

    fn put_back(&mut self, Removal { cell, values }: Removal) {
        let n = self.size.n();
        let before = self.cells[cell.index()];
        self.open += usize::from(before.single().is_some());
        self.cells[cell.index()] = before | values;
        let (row, column) = (self.size.row(cell), self.size.column(cell));
        for value in values.iter() {
            self.places[row * n + value as usize - 1] |= 1 << column;
            self.places[(n + column) * n + value as usize - 1] |= 1 << row;
        }
    }

    /// The lines with removals since the last call.
    pub fn take_changed(&mut self) -> Lines {
        core::mem::take(&mut self.changed)
    }
}
