//! All ways to fill a line: a value stays only where some order of the line
//! that fits its candidates, signs and clues has it.
//!
//! Going through the orders one by one takes seconds from 13 cells on, so the
//! engine's exact pass over the line answers in their place: the same values
//! stay.

use super::Why;
use super::board::Board;
use super::log::{Log, Sink};
use crate::constraints::{ExactLine, LineClues};
use crate::grid::{Cell, Line, Values};
use crate::puzzle::GridPuzzle;

/// A line with a clue or a sign, ready to be filled in all ways.
pub(super) struct Ways {
    line: Line,
    cells: Vec<Cell>,
    exact: ExactLine,
}

impl Ways {
    /// Every line of a puzzle that has a clue or a sign, rows first.
    pub(super) fn of(puzzle: &GridPuzzle) -> Vec<Self> {
        let model = puzzle.model();
        let clues = puzzle.size().lines().map(|line| model.line_clues(line));
        clues.filter(LineClues::say_something).map(|clues| Self::new(puzzle, clues)).collect()
    }

    fn new(puzzle: &GridPuzzle, clues: LineClues) -> Self {
        let (size, line) = (puzzle.size(), clues.line);
        Self { line, cells: size.line_cells(line).collect(), exact: ExactLine::new(size, clues) }
    }

    /// Takes away what no order of the line has.
    ///
    /// # Errors
    /// No order fits.
    pub(super) fn narrow<S: Sink>(
        &self,
        board: &mut Board,
        log: &mut Log<'_, S>,
    ) -> Result<(), Why> {
        let line = self.line;
        let open: Vec<Values> = self.cells.iter().map(|cell| board.values(*cell)).collect();
        let kept = self.exact.supported(&open).ok_or(Why::NoWay { line })?;
        for (cell, kept) in self.cells.iter().zip(kept) {
            board.keep(*cell, kept, Why::Ways { line }, log)?;
        }
        Ok(())
    }
}
