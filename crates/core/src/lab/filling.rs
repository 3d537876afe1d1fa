//! A board that is filled cell by cell in a fixed order, without candidates.
//!
//! It knows which values stand in each line and how many cells of it are
//! open; the plain strategies ask no more.

use super::Why;
use super::order::{Order, Turns};
use super::views::{View, Views, check_board, check_sign, lines_of};
use crate::engine::Lines;
use crate::grid::{Cell, Values};
use crate::puzzle::GridPuzzle;

/// The values so far.
#[derive(Clone, Debug)]
pub(super) struct Filling {
    pub(super) puzzle: GridPuzzle,
    pub(super) views: Views,
    /// The value of each cell; 0 where it is open.
    values: Vec<u32>,
    turns: Turns,
    /// For each row, then each column, the values that stand in it.
    used: Vec<Values>,
    /// For each cell the numbers of its row and its column among them.
    lines: Vec<[u8; 2]>,
    /// For each cell the clues whose lines it fills: the last of a line's open
    /// cells does.
    fills: Vec<Vec<View>>,
}

impl Filling {
    /// The givens of a puzzle.
    pub(super) fn new(puzzle: &GridPuzzle, order: &Order) -> Self {
        let size = puzzle.size();
        let number = |line| Lines::number(size, line) as u8;
        let mut filling = Self {
            puzzle: puzzle.clone(),
            views: Views::new(puzzle),
            values: vec![0; size.cell_count()],
            turns: Turns::reading(puzzle, order),
            used: vec![Values::NONE; 2 * size.n()],
            lines: size.cells().map(|cell| lines_of(size, cell).map(number)).collect(),
            fills: vec![Vec::new(); size.cell_count()],
        };
        puzzle.givens().for_each(|(cell, value)| filling.set(cell, value));
        for view in &filling.views.views {
            let mut cells = filling.turns.cells().iter();
            if let Some(last) = cells.rfind(|cell| view.cells.contains(cell)) {
                filling.fills[last.index()].push(view.clone());
            }
        }
        filling
    }

    /// The value of a cell, 0 where it is open.
    #[inline]
    pub(super) fn value(&self, cell: Cell) -> u32 {
        self.values[cell.index()]
    }

    /// The open cell with this number in the order of the search.
    #[inline]
    pub(super) fn open(&self, number: usize) -> Option<Cell> {
        self.turns.cells().get(number).copied()
    }

    /// The numbers of a cell's row and column among all lines.
    #[inline]
    fn lines(&self, cell: Cell) -> [usize; 2] {
        self.lines[cell.index()].map(usize::from)
    }

    /// The values that stand neither in the cell's row nor in its column.
    #[inline]
    pub(super) fn unused(&self, cell: Cell) -> Values {
        let [row, column] = self.lines(cell);
        self.puzzle.size().all_values() & !(self.used[row] | self.used[column])
    }

    /// Writes a value.
    #[inline]
    pub(super) fn set(&mut self, cell: Cell, value: u32) {
        self.values[cell.index()] = value;
        for line in self.lines(cell) {
            self.used[line] = self.used[line] | Values::only(value);
        }
    }

    /// Clears a cell, where it was written. Its value must have stood alone in
    /// its lines.
    #[inline]
    pub(super) fn clear(&mut self, cell: Cell) {
        let value = core::mem::take(&mut self.values[cell.index()]);
        if value == 0 {
            return;
        }
        for line in self.lines(cell) {
            self.used[line] = self.used[line] & !Values::only(value);
        }
    }

    /// Writes a value without a note of it in the lines: for a strategy that
    /// lets values repeat and only looks at the full board.
    pub(super) fn overwrite(&mut self, cell: Cell, value: u32) {
        self.values[cell.index()] = value;
    }

    /// Whether the value would stand twice in the cell's row or column.
    pub(super) fn check_unused(&self, cell: Cell, value: u32) -> Result<(), Why> {
        let named = lines_of(self.puzzle.size(), cell);
        for (number, line) in self.lines(cell).into_iter().zip(named) {
            if self.used[number].contains(value) {
                return Err(Why::Repeat { value: value as u8, line });
            }
        }
        Ok(())
    }

    /// Whether the signs of a cell hold towards its filled neighbours.
    #[inline]
    pub(super) fn check_signs(&self, cell: Cell) -> Result<(), Why> {
        let mut signs = self.views.signs_of(cell).iter();
        signs.try_for_each(|(lesser, greater)| {
            check_sign(*lesser, *greater, |cell| self.value(cell))
        })
    }

    /// Whether every clue that sees this cell can still be shown.
    pub(super) fn check_clues(&self, cell: Cell) -> Result<(), Why> {
        self.views.of_cell(cell).try_for_each(|view| view.check(|cell| self.value(cell)))
    }

    /// Whether the lines that this cell fills show their clues; the open cells
    /// up to it must be filled.
    #[inline]
    pub(super) fn check_full_lines(&self, cell: Cell) -> Result<(), Why> {
        let mut views = self.fills[cell.index()].iter();
        views.try_for_each(|view| view.check_full(|cell| self.value(cell)))
    }

    /// Whether nothing is broken yet: no repeat, no sign between filled cells,
    /// and every clue can still be shown by what stands in front of it.
    pub(super) fn check(&self) -> Result<(), Why> {
        let value = |cell| self.value(cell);
        check_board(&self.puzzle, &self.views, value, |view| view.check(value))
    }

    /// The same, but a clue is looked at only where its line is full.
    pub(super) fn check_what_is_full(&self) -> Result<(), Why> {
        let value = |cell| self.value(cell);
        check_board(&self.puzzle, &self.views, value, |view| view.check_full(value))
    }

    /// The values of all cells.
    pub(super) fn values(&self) -> Vec<u32> {
        self.values.clone()
    }
}
