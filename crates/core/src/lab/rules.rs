//! The cheap rules, to a fix point: what follows without looking at a whole
//! line at once.

use super::Why;
use super::board::Board;
use super::log::{Log, Sink};
use super::views::lines_of;
use crate::grid::{Cell, Line, Values};

impl Board {
    /// Runs the cheap rules in rounds until one changes nothing. A round:
    ///
    /// 1. each decided cell in reading order: its value leaves the other cells
    ///    of its row, then of its column;
    /// 2. each line, rows first, each value from 1: a value without a place is
    ///    broken, one with a single place is put there;
    /// 3. each sign in the puzzle's order: the lesser cell stays below the
    ///    greatest candidate of the greater one, then the greater cell above
    ///    the least candidate of the lesser one;
    /// 4. each clue, those of the rows first: clue 1 leaves its nearest cell
    ///    n; a clue c > 1 leaves the cell at distance d from it (from 0) only
    ///    values up to n - c + 1 + d; and a line that is decided must show it.
    ///
    /// # Errors
    /// The first rule found broken; a cell without a candidate is.
    pub(super) fn settle<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Result<(), Why> {
        loop {
            let before = self.mark();
            self.clear_decided(log)?;
            self.place_singles(log)?;
            self.bound_signs(log)?;
            self.bound_clues(log)?;
            if self.mark() == before {
                return Ok(());
            }
        }
    }

    fn clear_decided<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Result<(), Why> {
        let mut decided = self.puzzle.size().cells();
        decided.try_for_each(|cell| match self.values(cell).single() {
            Some(value) => self.clear_lines(cell, value, log),
            None => Ok(()),
        })
    }

    /// Takes a value from the other cells of a cell's row, then column.
    pub(super) fn clear_lines<S: Sink>(
        &mut self,
        cell: Cell,
        value: u32,
        log: &mut Log<'_, S>,
    ) -> Result<(), Why> {
        let size = self.puzzle.size();
        for line in lines_of(size, cell) {
            for other in size.line_cells(line).filter(|other| *other != cell) {
                self.remove(other, Values::only(value), Why::Decided { by: cell }, log)?;
            }
        }
        Ok(())
    }

    fn place_singles<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Result<(), Why> {
        for line in self.puzzle.size().lines() {
            for value in 1..=self.puzzle.size().n() as u32 {
                match self.places(line, value) {
                    (0, _) => return Err(Why::NoPlace { value: value as u8, line }),
                    (1, Some(cell)) => self.place(cell, value, Why::OnlyPlace { line }, log),
                    _ => {}
                }
            }
        }
        Ok(())
    }

    /// In how many cells of a line a value can be, and the first of them.
    pub(super) fn places(&self, line: Line, value: u32) -> (usize, Option<Cell>) {
        let cells = self.puzzle.size().line_cells(line);
        let mut places = cells.filter(|cell| self.values(*cell).contains(value));
        let first = places.next();
        (usize::from(first.is_some()) + places.count(), first)
    }

    fn bound_signs<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Result<(), Why> {
        for number in 0..self.puzzle.signs().len() {
            let (lesser, greater) = self.puzzle.signs()[number];
            self.bound_sign(lesser, greater, log)?;
        }
        Ok(())
    }

    /// Leaves both cells of a sign only what some candidate of the other allows.
    pub(super) fn bound_sign<S: Sink>(
        &mut self,
        lesser: Cell,
        greater: Cell,
        log: &mut Log<'_, S>,
    ) -> Result<(), Why> {
        let why = Why::Bound { lesser, greater };
        let below = Values::up_to(self.values(greater).max().saturating_sub(1));
        self.keep(lesser, below, why, log)?;
        self.keep(greater, Values::above(self.values(lesser).min()), why, log)
    }

    /// Bounds the cells in front of every clue, and looks at decided lines.
    pub(super) fn bound_clues<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Result<(), Why> {
        let n = self.puzzle.size().n() as u32;
        for number in 0..self.views.views.len() {
            let (clue, why) = {
                let view = &self.views.views[number];
                (view.clue, Why::Edge { clue: view.at })
            };
            for distance in 0..clue.max(2) - 1 {
                let cell = self.views.views[number].cells[distance as usize];
                let allowed = match clue {
                    1 => Values::only(n),
                    _ => Values::up_to(n - clue + 1 + distance),
                };
                self.keep(cell, allowed, why, log)?;
            }
            self.views.views[number].check_full(|cell| self.value(cell))?;
        }
        Ok(())
    }
}
