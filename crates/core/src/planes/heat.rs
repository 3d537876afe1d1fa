//! How often each line has caused a conflict. Lines with more conflicts count more in the next
//! choice.
//!
//! Source: Boussemart et al., "Boosting systematic search by weighting constraints", ECAI 2004.

use super::grid::lines_of;
use super::plane::MOST;
use super::sweep::Trouble;

/// The heat of each line.
pub(super) struct Heat {
    lines: [f32; 2 * MOST],
}

impl Heat {
    pub(super) const fn new() -> Self {
        Self { lines: [2.0; 2 * MOST] }
    }

    /// The heat of the cell in these lines.
    #[inline(always)]
    pub(super) fn of(&self, [row, column]: [usize; 2]) -> f32 {
        self.lines[row] * self.lines[column]
    }

    /// Records a conflict in a line.
    #[inline(never)]
    pub(super) fn bump(&mut self, line: usize) {
        self.lines[line] += 1.0;
    }

    /// Records a contradiction found by a sweep.
    pub(super) fn blame<const K: usize>(&mut self, trouble: &Trouble<K>) {
        let mut rows = trouble.rows;
        while !rows.is_empty() {
            let [row, _] = lines_of::<K>(rows.take_first());
            self.bump(row);
        }
        let mut columns = trouble.columns;
        while columns != 0 {
            self.bump(MOST + columns.trailing_zeros() as usize);
            columns &= columns - 1;
        }
        let mut cells = trouble.cells;
        while !cells.is_empty() {
            lines_of::<K>(cells.take_first()).into_iter().for_each(|line| self.bump(line));
        }
    }
}
