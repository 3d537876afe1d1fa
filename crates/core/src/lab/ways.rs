//! All ways to fill a line: a value stays only where some order of the line
//! that fits its candidates, signs and clues has it.

use super::Why;
use super::board::Board;
use super::log::{Log, Sink};
use crate::grid::{Cell, Line, Values};
use crate::puzzle::{GridPuzzle, visible};

/// A line with a clue or a sign, ready to be filled in all ways.
#[derive(Clone, Debug)]
pub(super) struct Ways {
    line: Line,
    cells: Vec<Cell>,
    clues: [Option<u32>; 2],
    /// For each position, the earlier positions that must be less, and those
    /// that must be greater.
    less: Vec<Vec<usize>>,
    greater: Vec<Vec<usize>>,
    /// The order at hand.
    order: Vec<u32>,
    /// What is known to be possible at each position.
    possible: Vec<Values>,
}

impl Ways {
    /// Every line of a puzzle that has a clue or a sign, rows first.
    pub(super) fn of(puzzle: &GridPuzzle) -> Vec<Self> {
        let lines = puzzle.size().lines().map(|line| Self::new(puzzle, line));
        lines.filter(Self::says_something).collect()
    }

    fn new(puzzle: &GridPuzzle, line: Line) -> Self {
        let cells: Vec<Cell> = puzzle.size().line_cells(line).collect();
        let n = cells.len();
        let (mut less, mut greater) = (vec![Vec::new(); n], vec![Vec::new(); n]);
        let position = |cell: &Cell| cells.iter().position(|other| other == cell);
        for (low, high) in puzzle.signs() {
            if let (Some(low), Some(high)) = (position(low), position(high)) {
                if low < high {
                    less[high].push(low);
                } else {
                    greater[low].push(high);
                }
            }
        }
        let clues = puzzle.facing_clues(line);
        Self {
            line,
            cells,
            clues,
            less,
            greater,
            order: vec![0; n],
            possible: vec![Values::NONE; n],
        }
    }

    fn says_something(&self) -> bool {
        let signs = self.less.iter().chain(&self.greater).any(|signs| !signs.is_empty());
        signs || self.clues != [None, None]
    }

    /// Takes away what no order of the line has.
    ///
    /// # Errors
    /// No order fits.
    pub(super) fn narrow<S: Sink>(
        &mut self,
        board: &mut Board,
        log: &mut Log<'_, S>,
    ) -> Result<(), Why> {
        let line = self.line;
        self.possible.fill(Values::NONE);
        self.collect(board);
        if self.possible[0].is_empty() {
            return Err(Why::NoWay { line });
        }
        for position in 0..self.cells.len() {
            board.keep(self.cells[position], self.possible[position], Why::Ways { line }, log)?;
        }
        Ok(())
    }

    /// Goes through the orders, but not through those that could only show
    /// again what is known.
    fn collect(&mut self, board: &Board) {
        let n = self.cells.len();
        let mut untried = vec![Values::NONE; n];
        let mut position = 0;
        untried[0] = self.open(0, board);
        loop {
            let Some(value) = untried[position].iter().next() else {
                self.order[position] = 0;
                if position == 0 {
                    return;
                }
                position -= 1;
                continue;
            };
            untried[position] = untried[position] & !Values::only(value);
            self.order[position] = value;
            if !self.can_go_on(position) {
                continue;
            }
            if position + 1 == n {
                self.note();
            } else if self.promises(position, board) {
                position += 1;
                untried[position] = self.open(position, board);
            }
        }
    }

    /// The candidates of a position that fit what stands before it.
    fn open(&self, position: usize, board: &Board) -> Values {
        let used: Values = self.order[..position].iter().copied().collect();
        let above = self.less[position].iter().map(|other| self.order[*other]).max();
        let below = self.greater[position].iter().map(|other| self.order[*other]).min();
        board.values(self.cells[position])
            & !used
            & Values::above(above.unwrap_or(0))
            & below.map_or(!Values::NONE, |value| Values::up_to(value - 1))
    }

    /// Whether both clues can still be shown by an order that begins so.
    fn can_go_on(&self, position: usize) -> bool {
        let filled = &self.order[..=position];
        let open = (self.order.len() - filled.len()) as u32;
        let [first, last] = self.clues;
        first.is_none_or(|clue| self.can_show_first(clue, filled, open))
            && last.is_none_or(|clue| self.can_show_last(clue, filled, open))
    }

    /// Behind what is filled at most so many more can be seen as there are
    /// open places, and as there are values above the tallest.
    fn can_show_first(&self, clue: u32, filled: &[u32], open: u32) -> bool {
        let seen = visible(filled.iter().copied());
        let tallest = filled.iter().copied().fold(0, u32::max);
        let above = self.order.len() as u32 - tallest;
        (seen..=seen + open.min(above)).contains(&clue)
    }

    /// From the other end the open places come first: one of them is seen at
    /// least, and behind them what tops them all.
    fn can_show_last(&self, clue: u32, filled: &[u32], open: u32) -> bool {
        let used: Values = filled.iter().copied().collect();
        let tallest_open = (Values::up_to(self.order.len() as u32) & !used).max();
        let topping = filled.iter().rev().copied().filter(|height| *height > tallest_open);
        let seen = visible(topping);
        (seen + open.min(1)..=seen + open).contains(&clue)
    }

    /// Whether an order that begins so could show anything new.
    fn promises(&self, position: usize, board: &Board) -> bool {
        let new = |at: usize| {
            let known = self.possible[at];
            match at <= position {
                true => !known.contains(self.order[at]),
                false => !(board.values(self.cells[at]) & !known).is_empty(),
            }
        };
        (0..self.order.len()).any(new)
    }

    fn note(&mut self) {
        for (possible, value) in self.possible.iter_mut().zip(&self.order) {
            *possible = *possible | Values::only(*value);
        }
    }
}
