//! Applies singles and signs to the whole grid at once, until nothing changes.
//!
//! Each value is a plane of cells. One sweep over the values finds the cells that must have each value, because they
//! have no other value or because the value has no other place in a row or column. The sweep also clears the lines of
//! these cells. Another sweep, upwards and downwards, keeps track of the cells that still have a smaller or greater
//! neighbour across their signs.

use super::grid::{Board, Grid};
use super::plane::Plane;

/// The places of a contradiction.
pub(super) struct Trouble<const K: usize> {
    /// Rows without a place for a value, given by their last cells; then columns without one.
    pub(super) rows: Plane<K>,
    pub(super) columns: u64,
    /// Cells that have no value, or that must have two values.
    pub(super) cells: Plane<K>,
}

/// The cells with at least one value, with at least two, and with at least three.
#[derive(Clone, Copy)]
pub(super) struct Counts<const K: usize> {
    one: Plane<K>,
    pub(super) two: Plane<K>,
    pub(super) three: Plane<K>,
}

impl<const K: usize> Counts<K> {
    pub(super) const NONE: Self = Self { one: Plane::NONE, two: Plane::NONE, three: Plane::NONE };

    #[inline(always)]
    fn add(&mut self, plane: Plane<K>) {
        self.three |= self.two & plane;
        self.two |= self.one & plane;
        self.one |= plane;
    }

    /// The cells with exactly one value.
    #[inline(always)]
    pub(super) fn single(&self) -> Plane<K> {
        self.one & !self.two
    }

    /// The cells with exactly two values.
    #[inline(always)]
    pub(super) fn pairs(&self) -> Plane<K> {
        self.two & !self.three
    }
}

/// The candidates, and how many values the cells have.
#[derive(Clone, Copy)]
pub(super) struct Position<const K: usize, const N: usize> {
    pub(super) board: Board<K, N>,
    pub(super) counts: Counts<K>,
}

/// A position, and the results of the last sweep.
pub(super) struct Sweep<'a, const K: usize, const N: usize> {
    pub(super) position: &'a mut Position<K, N>,
    /// The cells that have lost values in sweeps.
    pub(super) changed: Plane<K>,
    /// For each value: the cells that must have it.
    must: Board<K, N>,
    /// For each value: the cells whose lines were cleared, and then the cells that were left after
    /// that.
    placed: Board<K, N>,
    after: Board<K, N>,
    /// Whether candidates were removed outside of sweeps.
    is_fresh: bool,
}

impl<'a, const K: usize, const N: usize> Sweep<'a, K, N> {
    /// Sweeps of a position that no sweep has seen.
    pub(super) fn first(position: &'a mut Position<K, N>) -> Self {
        // No board has a value everywhere outside the grid, so the first sweep skips none.
        let none = [Plane::NONE; N];
        let (must, placed, after) = (none, none, [!Plane::NONE; N]);
        Self { position, changed: Plane::NONE, must, placed, after, is_fresh: true }
    }

    /// Sweeps of a position in which sweeps have changed everything that they can. A caller that
    /// changes it calls [`Self::renew`]; values that have not changed are skipped.
    #[inline(always)]
    pub(super) fn of(position: &'a mut Position<K, N>) -> Self {
        let (after, single) = (position.board, position.counts.single());
        let mut placed = after;
        placed.iter_mut().for_each(|plane| *plane &= single);
        Self { position, changed: Plane::NONE, must: placed, placed, after, is_fresh: true }
    }

    /// Records that candidates were removed outside of sweeps.
    #[inline(never)]
    pub(super) fn renew(&mut self, grid: &Grid<K>) {
        self.position.counts = Counts::NONE;
        for value in 0..grid.n.min(N) {
            self.position.counts.add(self.position.board[value]);
        }
        self.is_fresh = true;
    }

    /// Sweeps until nothing changes.
    pub(super) fn settle(&mut self, grid: &Grid<K>) -> Result<(), Trouble<K>> {
        loop {
            let single = self.position.counts.single();
            let (must, moved) = self.place(grid, single)?;
            let is_still = !self.is_fresh && moved.is_empty() && must == single;
            self.is_fresh = false;
            let narrowed = if is_still { Plane::NONE } else { self.narrow(grid, must) };
            let empty = grid.cells & !self.position.counts.one;
            if !empty.is_empty() {
                return Err(Trouble { rows: Plane::NONE, columns: 0, cells: empty });
            }
            self.changed |= moved | narrowed;
            if narrowed.is_empty() && single == self.position.counts.single() {
                return Ok(());
            }
        }
    }

    /// Clears the lines of single values and finds the values that have only one place. Returns the cells that must
    /// have some value, and the cells that lost a value.
    #[inline(always)]
    fn place(
        &mut self,
        grid: &Grid<K>,
        all_single: Plane<K>,
    ) -> Result<(Plane<K>, Plane<K>), Trouble<K>> {
        let mut trouble = Trouble { rows: Plane::NONE, columns: 0, cells: Plane::NONE };
        let (mut must, mut moved) = (Plane::NONE, Plane::NONE);
        for value in 0..grid.n.min(N) {
            let plane = self.position.board[value];
            let single = plane & all_single;
            if plane == self.after[value] && single == self.placed[value] {
                self.must[value] = single;
            } else {
                let (rows, columns) = (single.rows(), single.any_column());
                let gone = rows.whole_rows() | Plane::whole_columns(columns);
                let left = plane & !gone | single;
                moved |= left ^ plane;
                (self.position.board[value], self.after[value]) = (left, left);
                self.placed[value] = single;
                self.must[value] = must_be(grid, left, &mut trouble);
            }
            trouble.cells |= must & self.must[value];
            must |= self.must[value];
        }
        let is_bad = !(trouble.cells | trouble.rows).is_empty();
        if trouble.columns != 0 || is_bad { Err(trouble) } else { Ok((must, moved)) }
    }

    /// Removes all other values from cells that must have a value, and follows the signs; returns the cells that lost
    /// values.
    #[inline(always)]
    fn narrow(&mut self, grid: &Grid<K>, must: Plane<K>) -> Plane<K> {
        // The two directions do not wait for each other.
        let (mut low, mut high) = ([Plane::NONE; N], [Plane::NONE; N]);
        let (mut below, mut above) = (Plane::NONE, Plane::NONE);
        let plane = |value: usize| self.position.board[value] & (self.must[value] | !must);
        for (up, down) in (0..grid.n.min(N)).zip((0..grid.n.min(N)).rev()) {
            low[up] = plane(up) & beside(below, &grid.greater);
            below |= low[up];
            high[down] = plane(down) & beside(above, &grid.lesser);
            above |= high[down];
        }
        let mut changed = Plane::NONE;
        self.position.counts = Counts::NONE;
        for value in 0..grid.n.min(N) {
            let plane = low[value] & high[value];
            changed |= plane ^ self.position.board[value];
            self.position.board[value] = plane;
            self.position.counts.add(plane);
        }
        changed
    }
}

/// The cells that have one of these cells as a neighbour across each of their signs.
#[inline(always)]
fn beside<const K: usize>(some: Plane<K>, signs: &[Plane<K>; 4]) -> Plane<K> {
    let [west, east, north, south] = signs;
    (some.east() | !*west)
        & (some.west() | !*east)
        & (some.south() | !*north)
        & (some.north() | !*south)
}

/// The only places of a value in rows or columns; records the lines in which
/// the value has no place.
#[inline(always)]
fn must_be<const K: usize>(grid: &Grid<K>, left: Plane<K>, trouble: &mut Trouble<K>) -> Plane<K> {
    let less = left.minus(grid.cells & Plane::FIRST);
    trouble.rows |= grid.cells.rows() & !left.rows();
    let single_rows = Plane::LAST & !(left & less).rows();
    let (one, two) = left.one_or_two();
    trouble.columns |= one ^ grid.columns;
    left & (single_rows.whole_rows() | Plane::whole_columns(one & !two))
}
