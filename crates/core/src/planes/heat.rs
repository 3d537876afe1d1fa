//! Which lines conflicts came from: they count more for the next choice.
//!
//! Source: weighting what failed, Boussemart et al., "Boosting systematic search by weighting
//! constraints", ECAI 2004; that later conflicts weigh more is from SAT solvers.

use super::grid::{Grid, MOST};
use super::plane::Plane;
use super::sweep::Trouble;

/// How hot each line is.
pub(super) struct Heat {
    lines: [f32; 2 * MOST],
    step: f32,
}

/// Each conflict counts so much more than the one before.
const GROWTH: f32 = 1.05;
/// Beyond this all figures are made smaller.
const HIGHEST: f32 = 1e6;

impl Heat {
    pub(super) const fn new() -> Self {
        Self { lines: [2.0; 2 * MOST], step: 1.0 }
    }

    /// How hot a cell is.
    #[inline(always)]
    pub(super) fn of<const K: usize>(&self, cell: usize) -> f32 {
        let [row, column] = Grid::<K>::lines_of(cell);
        self.lines[row % (2 * MOST)] * self.lines[column % (2 * MOST)]
    }

    /// A conflict came from a line.
    pub(super) fn bump(&mut self, line: usize) {
        self.lines[line] += self.step;
        self.step *= GROWTH;
        if self.step > HIGHEST {
            self.lines.iter_mut().for_each(|heat| *heat /= HIGHEST);
            self.step /= HIGHEST;
        }
    }

    /// A sweep found a contradiction.
    pub(super) fn blame<const K: usize>(&mut self, grid: &Grid<K>, trouble: &Trouble<K>) {
        for line in 0..grid.n {
            if trouble.rows.row(line) != 0 {
                self.bump(line);
            }
        }
        for column in (0..grid.n).filter(|column| trouble.columns >> column & 1 == 1) {
            self.bump(MOST + column);
        }
        for cell in (trouble.cells & Plane::grid(grid.n)).cells() {
            Grid::<K>::lines_of(cell).into_iter().for_each(|line| self.bump(line));
        }
    }
}
