//! Finds solutions near a known one without a search.
//!
//! ```text
//!     1 2 . .        2 1 . .      rows 1 and 2 hold the same values in these two
//!     2 1 . .   to   1 2 . .      columns, so they can be switched
//! ```
//!
//! Two rows of a square consist of cycles: sets of columns in which they have the same values in a different order.
//! Switching a cycle gives another square, and the same works for two columns and for two values. A switch changes few
//! cells, so all statements are often still satisfied.
//!
//! Source: cycle switches, Wanless, "Cycle switches in Latin squares", Graphs and
//! Combinatorics 20, 2004.

use crate::grid::Cell;
use crate::puzzle::GridPuzzle;

/// A solution, and the ways to others.
pub(super) struct Nearby<'a> {
    puzzle: &'a GridPuzzle,
    /// For each cell, the numbers of the conditions that concern it.
    conditions_of: Vec<Vec<usize>>,
    /// The square seen from three sides: the value at (row, column), the row at
    /// (column, value), the column at (value, row). All are counted from 0.
    tables: [Vec<usize>; 3],
    /// The square after a switch.
    values: Vec<u32>,
    changed: Vec<Cell>,
    /// When each condition was last checked, and the current time.
    looked_at: Vec<u32>,
    now: u32,
}

impl<'a> Nearby<'a> {
    pub(super) fn new(puzzle: &'a GridPuzzle) -> Self {
        let size = puzzle.size();
        let mut conditions_of = vec![Vec::new(); size.cell_count()];
        for (number, condition) in puzzle.conditions().iter().enumerate() {
            for cell in condition.cells(size) {
                conditions_of[cell.index()].push(number);
            }
        }
        Self {
            puzzle,
            conditions_of,
            tables: [0; 3].map(|_| vec![0; size.cell_count()]),
            values: Vec::new(),
            changed: Vec::new(),
            looked_at: vec![0; puzzle.conditions().len()],
            now: 0,
        }
    }

    /// Starts at a solution.
    pub(super) fn begin_at(&mut self, solution: &[u32]) {
        let size = self.puzzle.size();
        let n = size.n();
        solution.clone_into(&mut self.values);
        for (cell, value) in size.cells().zip(solution) {
            let (row, column, value) = (size.row(cell), size.column(cell), *value as usize - 1);
            self.tables[0][row * n + column] = value;
            self.tables[1][column * n + value] = row;
            self.tables[2][value * n + row] = column;
        }
    }

    /// Moves to a solution, one switch away, in which a cell has this value.
    pub(super) fn go_to(&mut self, cell: Cell, value: u32) -> bool {
        let size = self.puzzle.size();
        let place = [size.row(cell), size.column(cell), value as usize - 1];
        for side in 0..3 {
            self.switch(side, place);
            if self.holds() {
                self.keep();
                return true;
            }
            self.take_back();
        }
        false
    }

    /// The current solution.
    pub(super) fn solution(&self) -> &[u32] {
        &self.values
    }

    /// Enters the last switch into the tables.
    fn keep(&mut self) {
        let size = self.puzzle.size();
        let n = size.n();
        for cell in self.changed.drain(..) {
            let (row, column) = (size.row(cell), size.column(cell));
            let value = self.values[cell.index()] as usize - 1;
            self.tables[0][row * n + column] = value;
            self.tables[1][column * n + value] = row;
            self.tables[2][value * n + row] = column;
        }
    }

    /// Undoes the last switch.
    fn take_back(&mut self) {
        for cell in self.changed.drain(..) {
            self.values[cell.index()] = self.tables[0][cell.index()] as u32 + 1;
        }
    }

    /// Switches the cycle of two lines that produces a (row, column, value). The
    /// lines are rows, columns or values, depending on the side.
    fn switch(&mut self, side: usize, place: [usize; 3]) {
        let n = self.puzzle.size().n();
        let [one, start, wanted] = [0, 1, 2].map(|turn| place[(side + turn) % 3]);
        let [table, other_table, back] = [0, 1, 2].map(|turn| &self.tables[(side + turn) % 3]);
        let other = other_table[start * n + wanted];
        let mut at = start;
        loop {
            let [first, second] = [table[one * n + at], table[other * n + at]];
            for triple in [[one, at, second], [other, at, first]] {
                let [row, column, value] = [0, 1, 2].map(|turn| triple[(3 - side + turn) % 3]);
                let cell = self.puzzle.size().cell(row, column);
                self.values[cell.index()] = value as u32 + 1;
                self.changed.push(cell);
            }
            at = back[second * n + one];
            if at == start {
                return;
            }
        }
    }

    /// Whether all conditions on the changed cells are satisfied.
    fn holds(&mut self) -> bool {
        self.now += 1;
        for cell in &self.changed {
            for number in &self.conditions_of[cell.index()] {
                if core::mem::replace(&mut self.looked_at[*number], self.now) != self.now
                    && !self.puzzle.conditions()[*number].accepts(self.puzzle.size(), &self.values)
                {
                    return false;
                }
            }
        }
        true
    }
}
