//! What is decided next: of two candidates one must hold, two values of a cell or two places of a
//! value in a line.
//!
//! Of all pairs the one with the largest product wins: what either would bring at first sight, times
//! how hot the cells are (`heat.rs`). It is the choice of `engine/choice.rs` with conflicts counted.

use super::grid::{Board, Grid, values};
use super::heat::Heat;
use super::plane::Plane;
use super::sweep::Counts;

/// A cell and a value from 0.
pub(super) type Candidate = (usize, usize);

/// Two candidates of which one must hold, that which brings less first, and how promising they are.
pub(super) type Pair = (f32, [Candidate; 2]);

/// What a peer with two values counts for, beside 1 for each.
const WORTH_OF_TWO: u32 = 8;

/// A position to choose in.
pub(super) struct Choice<'a, const K: usize> {
    pub(super) grid: &'a Grid<K>,
    pub(super) heat: &'a Heat,
    pub(super) board: &'a Board<K>,
    pub(super) counts: &'a Counts<K>,
}

impl<const K: usize> Choice<'_, K> {
    /// The best candidate to suppose.
    pub(super) fn best(&self) -> Candidate {
        let mut best = (0.0, None);
        self.pairs(&mut |(score, [first, _])| {
            if score > best.0 {
                best = (score, Some(first));
            }
        });
        best.1.unwrap_or_else(|| self.narrowest())
    }

    /// All pairs.
    pub(super) fn pairs(&self, each: &mut dyn FnMut(Pair)) {
        for cell in self.counts.pairs().cells() {
            let values = values(self.board, cell);
            let [low, high] = [values.trailing_zeros(), 31 - values.leading_zeros()];
            each(self.pair([(cell, low as usize), (cell, high as usize)]));
        }
        for value in 0..self.grid.n {
            let plane = self.board[value];
            let mut places = plane & self.pair_rows(plane);
            while !places.is_empty() {
                let one = places.first();
                places &= !Plane::only(one);
                let other = places.first();
                places &= !Plane::only(other);
                each(self.pair([(one, value), (other, value)]));
            }
            let [_, two, three] = plane.columns();
            let mut columns = two & !three;
            while columns != 0 {
                let places = plane & Plane::whole_columns(columns & columns.wrapping_neg());
                columns &= columns - 1;
                let one = places.first();
                let other = (places & !Plane::only(one)).first();
                each(self.pair([(one, value), (other, value)]));
            }
        }
    }

    /// The rows with exactly two cells of a plane.
    #[inline(always)]
    fn pair_rows(&self, plane: Plane<K>) -> Plane<K> {
        // Without the first and, where one is left, the second; empty rows get a cell so that
        // nothing is borrowed from the next.
        let later = plane & plane.minus(self.grid.first);
        let several = later.rows();
        let filled = later | Plane::last_column() & !several;
        let third = filled & filled.minus(Plane::first_cells());
        (several & !third.rows()).whole_rows()
    }

    #[inline(never)]
    fn pair(&self, [one, other]: [Candidate; 2]) -> Pair {
        let gains = [self.gain(one), self.gain(other)];
        let heat = 0.5 * (self.heat.of::<K>(one.0) + self.heat.of::<K>(other.0));
        let score = ((gains[0] + 1) * (gains[1] + 1)) as f32 * heat;
        (score, if gains[0] <= gains[1] { [one, other] } else { [other, one] })
    }

    /// How much goes at once where a cell has a value.
    #[inline(always)]
    fn gain(&self, (cell, value): Candidate) -> u32 {
        let gone = self.board[value] & self.grid.peers[cell];
        gone.count() + WORTH_OF_TWO * (gone & self.counts.pairs()).count()
    }

    /// The first cell with the fewest values, and the least of them.
    fn narrowest(&self) -> Candidate {
        let open = self.counts.two.cells();
        let fewest = open.min_by_key(|cell| values(self.board, *cell).count_ones());
        let cell = fewest.unwrap_or_default();
        (cell, values(self.board, cell).trailing_zeros() as usize)
    }
}
