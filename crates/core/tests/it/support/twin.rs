//! The slow plain solver: fills cells in reading order and checks a statement
//! only when all its cells are filled.
//!
//! This solver shares no code with the engine or with the conditions' own
//! checks, only the list of the printed statements. All fast code is compared
//! with it.

use gridfold_core::conditions::{
    Condition, Given, LessThan, Neighbours, Parity, VisibleCount, VisibleSum,
};
use gridfold_core::grid::{Cell, Line, Side};
use gridfold_core::puzzle::GridPuzzle;

/// Every solution, in ascending order, up to a limit.
pub fn solutions(puzzle: &GridPuzzle, limit: usize) -> Vec<Vec<u32>> {
    let mut twin = Twin::new(puzzle, limit);
    twin.fill(0);
    twin.found
}

struct Twin {
    n: usize,
    values: Vec<u32>,
    /// For each cell, the statements whose last cell in reading order it is.
    ends: Vec<Vec<Condition>>,
    limit: usize,
    found: Vec<Vec<u32>>,
}

impl Twin {
    fn new(puzzle: &GridPuzzle, limit: usize) -> Self {
        let n = puzzle.size().n();
        let mut ends = vec![Vec::new(); n * n];
        for condition in puzzle.conditions() {
            match *condition {
                // Diagonals and boxes are checked with every cell.
                Condition::Diagonals(_) | Condition::Boxes(_) => {
                    ends.iter_mut().for_each(|end| end.push(*condition));
                }
                Condition::VisibleCount(VisibleCount { side, index, .. })
                | Condition::VisibleSum(VisibleSum { side, index, .. }) => {
                    ends[last_of_line(side.line(index), n)].push(*condition);
                }
                Condition::LessThan(LessThan { lesser: one, greater: other })
                | Condition::Neighbours(Neighbours { first: one, second: other, .. }) => {
                    ends[one.index().max(other.index())].push(*condition);
                }
                Condition::Given(Given { cell, .. }) | Condition::Parity(Parity { cell, .. }) => {
                    ends[cell.index()].push(*condition);
                }
            }
        }
        Self { n, values: vec![0; n * n], ends, limit, found: Vec::new() }
    }

    fn fill(&mut self, next: usize) {
        if self.found.len() >= self.limit {
            return;
        }
        if next == self.values.len() {
            self.found.push(self.values.clone());
            return;
        }
        for value in 1..=self.n as u32 {
            self.values[next] = value;
            if self.fits(next) {
                self.fill(next + 1);
            }
        }
        self.values[next] = 0;
    }

    fn fits(&self, last: usize) -> bool {
        let (row, column) = (last / self.n, last % self.n);
        let repeats = (0..column).any(|other| self.stands_again(last, row * self.n + other))
            || (0..row).any(|other| self.stands_again(last, other * self.n + column));
        !repeats && self.ends[last].iter().all(|condition| self.holds(*condition, last))
    }

    fn stands_again(&self, last: usize, before: usize) -> bool {
        self.values[last] == self.values[before]
    }

    /// Whether a statement holds after this cell was filled.
    fn holds(&self, condition: Condition, last: usize) -> bool {
        let value = |cell: Cell| self.values[cell.index()];
        let n = self.n;
        let (row, column) = (last / n, last % n);
        match condition {
            Condition::Given(Given { cell, value: given }) => value(cell) == given,
            Condition::LessThan(LessThan { lesser, greater }) => value(lesser) < value(greater),
            Condition::Neighbours(Neighbours { first, second, bar }) => {
                let (low, high) =
                    (value(first).min(value(second)), value(first).max(value(second)));
                (low + 1 == high) == bar
            }
            // A park has height 0.
            Condition::Parity(Parity { cell, odd, parks }) => {
                let shown = if parks { value(cell) - 1 } else { value(cell) };
                odd != shown.is_multiple_of(2)
            }
            Condition::VisibleCount(VisibleCount { side, index, value, parks }) => {
                self.seen(side, index, parks).len() as u32 == value
            }
            Condition::VisibleSum(VisibleSum { side, index, value, parks }) => {
                self.seen(side, index, parks).iter().sum::<u32>() == value
            }
            Condition::Diagonals(_) => {
                let falling =
                    row != column || (0..row).all(|at| !self.stands_again(last, at * n + at));
                let rising = row + column + 1 != n
                    || (0..row).all(|at| !self.stands_again(last, at * n + n - 1 - at));
                falling && rising
            }
            Condition::Boxes(_) => {
                let (rows, columns) = box_shape(n);
                let same = |before: &usize| {
                    before / n / rows == row / rows && before % n / columns == column / columns
                };
                (0..last).filter(same).all(|before| !self.stands_again(last, before))
            }
        }
    }

    /// The heights visible from a place at the border along its full line; a
    /// park has no height.
    fn seen(&self, side: Side, index: usize, parks: bool) -> Vec<u32> {
        let line = side.line(index);
        let along = |at: usize| match line {
            Line::Row(row) => row * self.n + at,
            Line::Column(column) => at * self.n + column,
        };
        let mut heights: Vec<u32> = (0..self.n).map(|at| self.values[along(at)]).collect();
        if !side.sees_first_cell_first() {
            heights.reverse();
        }
        if parks {
            heights.retain(|height| *height > 1);
            heights.iter_mut().for_each(|height| *height -= 1);
        }
        let in_sight = |at: &usize| heights[..*at].iter().all(|before| *before < heights[*at]);
        (0..heights.len()).filter(in_sight).map(|at| heights[at]).collect()
    }
}

/// The last cell of a line in reading order.
const fn last_of_line(line: Line, n: usize) -> usize {
    match line {
        Line::Row(row) => row * n + n - 1,
        Line::Column(column) => (n - 1) * n + column,
    }
}

/// Rows and columns of a box, as the source documents list them.
pub fn box_shape(n: usize) -> (usize, usize) {
    match n {
        4 => (2, 2),
        6 => (2, 3),
        8 => (2, 4),
        9 => (3, 3),
        12 => (3, 4),
        16 => (4, 4),
        _ => panic!("no boxes of size {n}"),
    }
}
