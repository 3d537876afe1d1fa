//! Chooses the next decision: a pair of candidates of which one must be true, such as two values of a cell or two
//! places of a value in a line.
//!
//! The pair with the largest product wins. Its factors are how many candidates each of the two would remove at first
//! sight, and the heat of the cells (`heat.rs`). This works like `engine/choice.rs`, but conflicts are counted.

use super::grid::{Grid, lines_of, values};
use super::heat::Heat;
use super::plane::Plane;
use super::sweep::Position;

/// A cell and a value; the value is counted from 0.
pub(super) type Candidate = (usize, usize);

/// How promising a pair is, and its two candidates, of which one must be true; the candidate that removes less comes
/// first.
pub(super) type Pair = (f32, [Candidate; 2]);

/// How much more a peer with two values counts than any other peer, which counts 1. The cell itself counts as much if it
/// has more than two values.
const WORTH: u32 = 16;

/// A position in which to choose.
pub(super) struct Choice<'a, const K: usize, const N: usize> {
    pub(super) grid: &'a Grid<K>,
    pub(super) heat: &'a Heat,
    pub(super) position: &'a Position<K, N>,
}

impl<const K: usize, const N: usize> Choice<'_, K, N> {
    /// Fills in the best pairs, the best first; entries that keep a score of 0 are unused.
    #[inline(never)]
    pub(super) fn best(&self, best: &mut [Pair]) {
        let mut cells = self.position.counts.pairs();
        while !cells.is_empty() {
            let cell = cells.take_first();
            let values = values(&self.position.board, cell);
            let [low, high] = [values.trailing_zeros(), 31 - values.leading_zeros()];
            self.enter(best, [(cell, low as usize), (cell, high as usize)]);
        }
        for value in 0..self.grid.n {
            let plane = self.position.board[value];
            let mut rows = plane & self.pair_rows(plane);
            while !rows.is_empty() {
                self.enter(best, [(rows.take_first(), value), (rows.take_first(), value)]);
            }
            let [_, two, three] = plane.columns();
            let mut columns = two & !three;
            while columns != 0 {
                let mut column = plane & Plane::whole_columns(columns & columns.wrapping_neg());
                columns &= columns - 1;
                self.enter(best, [(column.take_first(), value), (column.take_first(), value)]);
            }
        }
    }

    /// The rows with exactly two cells of a plane.
    #[inline(always)]
    fn pair_rows(&self, plane: Plane<K>) -> Plane<K> {
        // Remove the first cell and, if a cell is left, the second; empty rows get a cell so that the subtraction
        // borrows nothing from the next row.
        let later = plane & plane.minus(self.grid.cells & Plane::FIRST);
        let several = later.rows();
        let filled = later | Plane::LAST & !several;
        let third = filled & filled.minus(Plane::FIRST);
        (several & !third.rows()).whole_rows()
    }

    /// Inserts a pair among the best, if it is good enough.
    #[inline(never)]
    fn enter(&self, best: &mut [Pair], [one, other]: [Candidate; 2]) {
        let pairs = self.position.counts.pairs();
        let gains = [self.gain(one, pairs), self.gain(other, pairs)];
        let heat = self.heat.of(lines_of::<K>(one.0)) + self.heat.of(lines_of::<K>(other.0));
        let score = ((gains[0] + 1) * (gains[1] + 1)) as f32 * heat;
        let mut pair = (score, if gains[0] <= gains[1] { [one, other] } else { [other, one] });
        for better in best {
            if pair.0 > better.0 {
                core::mem::swap(better, &mut pair);
            }
        }
    }

    /// Estimates how much can be removed at once if a cell has a value.
    #[inline(always)]
    fn gain(&self, (cell, value): Candidate, pairs: Plane<K>) -> u32 {
        let gone = self.position.board[value] & Plane::PEERS[cell];
        let own = self.position.counts.three & Plane::only(cell);
        gone.count() + WORTH * (gone & pairs | own).count()
    }

    /// The first cell with the fewest values, and the lowest value of that cell.
    pub(super) fn narrowest(&self) -> Candidate {
        let mut cells = self.position.counts.two;
        let mut narrowest = (u32::MAX, (0, 0));
        while !cells.is_empty() {
            let cell = cells.take_first();
            let values = values(&self.position.board, cell);
            if values.count_ones() < narrowest.0 {
                narrowest = (values.count_ones(), (cell, values.trailing_zeros() as usize));
            }
        }
        narrowest.1
    }
}
