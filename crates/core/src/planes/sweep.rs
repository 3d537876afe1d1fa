//! Singles and signs of the whole grid at once, until nothing changes.
//!
//! Each value is a plane of cells. One sweep over the values finds the cells that must have each
//! (it is their only value, or they are its only place in a row or column) and clears their
//! lines. A second one, upwards and downwards, carries along the signs which cells have some
//! smaller or greater neighbour left.

use super::grid::{Board, Grid, MOST};
use super::plane::Plane;

/// Where a contradiction shows.
pub(super) struct Trouble<const K: usize> {
    /// Rows without a place for a value, by their last cells; such columns.
    pub(super) rows: Plane<K>,
    pub(super) columns: u64,
    /// Cells without a value, or with two that must be there.
    pub(super) cells: Plane<K>,
}

/// The cells with one value at least, with two, with three.
#[derive(Clone, Copy)]
pub(super) struct Counts<const K: usize> {
    pub(super) one: Plane<K>,
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

    /// The cells with one value.
    pub(super) fn single(&self) -> Plane<K> {
        self.one & !self.two
    }

    /// The cells with two.
    pub(super) fn pairs(&self) -> Plane<K> {
        self.two & !self.three
    }
}

/// The candidates, and what the last sweep made of them.
pub(super) struct Sweep<const K: usize> {
    pub(super) board: Board<K>,
    pub(super) counts: Counts<K>,
    /// The cells with one value.
    pub(super) single: Plane<K>,
    /// For each value: the cells that must have it.
    must: Board<K>,
    /// For each value: the cells that were cleared for, and what was left then.
    placed: Board<K>,
    after: Board<K>,
    is_first: bool,
    /// Whether others took candidates away.
    is_fresh: bool,
}

/// The cells that must have some value, and those where values went.
struct Placed<const K: usize> {
    must: Plane<K>,
    moved: Plane<K>,
}

impl<const K: usize> Sweep<K> {
    pub(super) fn of(board: &Board<K>) -> Self {
        let none = [Plane::NONE; MOST];
        let mut sweep = Self {
            board: *board,
            counts: Counts::NONE,
            single: Plane::NONE,
            must: none,
            placed: none,
            after: none,
            is_first: true,
            is_fresh: true,
        };
        sweep.renew();
        sweep
    }
    /// Candidates were taken away from outside.
    pub(super) fn renew(&mut self) {
        let (mut one, mut two) = (Plane::NONE, Plane::NONE);
        for plane in self.board {
            two |= one & plane;
            one |= plane;
        }
        self.single = one & !two;
        self.is_fresh = true;
    }

    /// Sweeps until nothing changes.
    pub(super) fn settle(&mut self, grid: &Grid<K>) -> Result<(), Trouble<K>> {
        loop {
            let placed = self.place(grid)?;
            let is_still = !self.is_fresh && placed.moved.is_empty() && placed.must == self.single;
            self.is_fresh = false;
            let changed = if is_still { Plane::NONE } else { self.narrow(grid, placed.must) };
            let empty = grid.cells & !self.counts.one;
            if !empty.is_empty() {
                return Err(Trouble { rows: Plane::NONE, columns: 0, cells: empty });
            }
            let single = self.counts.single();
            if changed.is_empty() && single == self.single {
                return Ok(());
            }
            self.single = single;
        }
    }

    /// Clears the lines of single values and finds what must be where.
    #[inline(always)]
    fn place(&mut self, grid: &Grid<K>) -> Result<Placed<K>, Trouble<K>> {
        let mut trouble = Trouble { rows: Plane::NONE, columns: 0, cells: Plane::NONE };
        let mut placed = Placed { must: Plane::NONE, moved: Plane::NONE };
        let mut repeated = 0;
        for value in 0..grid.n {
            let single = self.board[value] & self.single;
            let known = !self.is_first && self.board[value] == self.after[value];
            if known && single == self.placed[value] {
                self.must[value] = single;
            } else {
                let (rows, columns) = (single.rows(), single.any_column());
                let count = single.count();
                repeated |= (count ^ rows.count()) | (count ^ columns.count_ones());
                let gone = rows.whole_rows() | Plane::whole_columns(columns);
                let left = self.board[value] & !gone | single;
                placed.moved |= left ^ self.board[value];
                (self.board[value], self.after[value]) = (left, left);
                self.placed[value] = single;
                self.must[value] = must_be(grid, left, &mut trouble);
            }
            trouble.cells |= placed.must & self.must[value];
            placed.must |= self.must[value];
        }
        self.is_first = false;
        let bad = !trouble.cells.is_empty() || !trouble.rows.is_empty();
        if repeated != 0 || trouble.columns != 0 || bad { Err(trouble) } else { Ok(placed) }
    }

    /// Leaves cells that must have a value nothing else, and follows the signs; returns the cells
    /// where values went.
    #[inline(always)]
    fn narrow(&mut self, grid: &Grid<K>, must: Plane<K>) -> Plane<K> {
        let mut kept = [Plane::NONE; MOST];
        let mut below = Plane::NONE;
        for (value, kept) in kept.iter_mut().enumerate().take(grid.n) {
            let mut plane = self.board[value] & (self.must[value] | !must);
            if grid.has_signs {
                plane &= beside(below, &grid.greater);
                below |= plane;
            }
            *kept = plane;
        }
        let (mut above, mut changed) = (Plane::NONE, Plane::NONE);
        self.counts = Counts::NONE;
        for value in (0..grid.n).rev() {
            let mut plane = kept[value];
            if grid.has_signs {
                plane &= beside(above, &grid.lesser);
                above |= plane;
            }
            changed |= plane ^ self.board[value];
            self.board[value] = plane;
            self.counts.add(plane);
        }
        changed
    }
}

/// The cells that have a value of these beside them wherever a sign asks for one.
#[inline(always)]
fn beside<const K: usize>(some: Plane<K>, signs: &[Plane<K>; 4]) -> Plane<K> {
    let [west, east, north, south] = signs;
    (some.east() | !*west)
        & (some.west() | !*east)
        & (some.south() | !*north)
        & (some.north() | !*south)
}

/// The only places of a value in rows or columns; notes the lines without any.
#[inline(always)]
fn must_be<const K: usize>(grid: &Grid<K>, left: Plane<K>, trouble: &mut Trouble<K>) -> Plane<K> {
    let less = left.minus(grid.first);
    trouble.rows |= less & !left & Plane::last_column();
    let single_rows = Plane::last_column() & !(left & less).rows();
    let (one, two) = left.one_or_two();
    trouble.columns |= one ^ grid.columns;
    left & (single_rows.whole_rows() | Plane::whole_columns(one & !two))
}
