//! Sets of cells of a small grid, in one word or two.
//!
//! ```text
//!   up to 8x8: one word of 8 rows of 8      up to 10x10: two words of 5 rows of 10
//! ```
//!
//! A smaller grid lies in the first rows and columns. So shifts and masks are
//! constants, and one operation does for all cells what others do for each.

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

/// A set of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plane<const K: usize>(pub(super) [u64; K]);

impl<const K: usize> Plane<K> {
    /// The columns of a row.
    pub(super) const COLUMNS: usize = if K == 1 { 8 } else { 10 };
    /// The rows of a word.
    const ROWS: usize = if K == 1 { 8 } else { 5 };
    /// No cell.
    pub(super) const NONE: Self = Self([0; K]);
    /// The first cells of all rows, and the last ones.
    const FIRST: u64 = {
        let (mut word, mut row) = (0, 0);
        while row < Self::ROWS {
            word |= 1 << (row * Self::COLUMNS);
            row += 1;
        }
        word
    };
    const LAST: u64 = Self::FIRST << (Self::COLUMNS - 1);
    /// All cells of a row but the last.
    const BODY: u64 = Self::LAST - Self::FIRST;

    /// The first row.
    const ROW: u64 = (1 << Self::COLUMNS) - 1;

    /// A cell's word and bit.
    #[inline(always)]
    const fn at(cell: usize) -> (usize, usize) {
        let (row, column) = (cell / Self::COLUMNS, cell % Self::COLUMNS);
        (row / Self::ROWS % K, row % Self::ROWS * Self::COLUMNS + column)
    }

    /// One cell.
    #[inline(always)]
    pub(super) fn only(cell: usize) -> Self {
        let (word, bit) = Self::at(cell);
        let mut plane = Self::NONE;
        plane.0[word] = 1 << bit;
        plane
    }

    /// All cells of a grid of order n.
    pub(super) fn grid(n: usize) -> Self {
        let rows = (0..n).map(|row| row * Self::COLUMNS);
        let cells = rows.flat_map(|first| first..first + n);
        cells.fold(Self::NONE, |all, cell| all | Self::only(cell))
    }

    #[inline(always)]
    pub(super) fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline(always)]
    pub(super) fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The first cell of it, which must not be empty.
    #[inline(always)]
    pub(super) fn first(self) -> usize {
        let mut word = 0;
        while word + 1 < K && self.0[word] == 0 {
            word += 1;
        }
        let bit = self.0[word].trailing_zeros() as usize;
        word * Self::ROWS * Self::COLUMNS + bit
    }

    /// Its cells, one after the other.
    #[inline(always)]
    pub(super) fn cells(self) -> impl Iterator<Item = usize> {
        let mut rest = self;
        core::iter::from_fn(move || {
            (!rest.is_empty()).then(|| {
                let cell = rest.first();
                rest &= !Self::only(cell);
                cell
            })
        })
    }

    #[inline(always)]
    fn map(self, each: impl Fn(u64) -> u64) -> Self {
        Self(self.0.map(each))
    }

    /// The last cells of the rows that have any.
    #[inline(always)]
    pub(super) fn rows(self) -> Self {
        self.map(|word| (((word & Self::BODY) + Self::BODY) | word) & Self::LAST)
    }

    /// Whole rows, given by their last cells.
    #[inline(always)]
    pub(super) fn whole_rows(self) -> Self {
        self.map(|last| last | (last - (last >> (Self::COLUMNS - 1))))
    }

    /// Whole columns.
    #[inline(always)]
    pub(super) fn whole_columns(columns: u64) -> Self {
        Self([Self::FIRST.wrapping_mul(columns); K])
    }

    /// The difference of the words as numbers.
    #[inline(always)]
    pub(super) fn minus(self, other: Self) -> Self {
        let mut plane = self;
        plane.0.iter_mut().zip(other.0).for_each(|(word, other)| *word = word.wrapping_sub(other));
        plane
    }

    /// The first cells of all rows.
    #[inline(always)]
    pub(super) const fn first_cells() -> Self {
        Self([Self::FIRST; K])
    }

    /// The first cells of all rows of a grid of order n.
    pub(super) fn first_column(n: usize) -> Self {
        Self::grid(n) & Self::first_cells()
    }

    /// The last cells of all rows.
    #[inline(always)]
    pub(super) const fn last_column() -> Self {
        Self([Self::LAST; K])
    }

    /// The columns with one cell at least, with two, with three.
    pub(super) fn columns(self) -> [u64; 3] {
        let (mut one, mut two, mut three) = (0, 0, 0);
        for word in self.0 {
            for row in 0..Self::ROWS {
                let cells = word >> (row * Self::COLUMNS);
                three |= two & cells;
                two |= one & cells;
                one |= cells;
            }
        }
        [one, two, three].map(|columns| columns & Self::ROW)
    }

    /// The columns with one cell at least, and with two: the rows of one half are laid over
    /// those of the other.
    #[inline(always)]
    pub(super) fn one_or_two(self) -> (u64, u64) {
        let (mut one, mut two) = (self.0[0], 0);
        for word in &self.0[1..] {
            two |= one & word;
            one |= word;
        }
        let mut rows = Self::ROWS;
        while rows > 1 {
            let half = rows.div_ceil(2);
            let kept = if rows == Self::ROWS { !0 } else { (1 << (rows * Self::COLUMNS)) - 1 };
            let by = half * Self::COLUMNS;
            let (over, over_two) = ((one & kept) >> by, (two & kept) >> by);
            two |= over_two | one & over;
            one |= over;
            rows = half;
        }
        (one & Self::ROW, two & Self::ROW)
    }

    /// The columns with one cell at least.
    #[inline(always)]
    pub(super) fn any_column(self) -> u64 {
        let mut one = self.0.iter().fold(0, |all, word| all | word);
        let mut rows = Self::ROWS;
        while rows > 1 {
            let half = rows.div_ceil(2);
            one |= one >> (half * Self::COLUMNS);
            rows = half;
        }
        one & Self::ROW
    }

    /// The places of a row.
    #[inline(always)]
    pub(super) fn row(self, row: usize) -> u32 {
        let (word, bit) = Self::at(row * Self::COLUMNS);
        (self.0[word] >> bit & Self::ROW) as u32
    }

    /// The places of a column: a product brings its cells together.
    #[inline(always)]
    pub(super) fn column(self, column: usize) -> u32 {
        let top = (Self::ROWS - 1) * (Self::COLUMNS - 1);
        let mut places = 0;
        for (word, cells) in self.0.iter().enumerate() {
            let cells = cells >> column & Self::FIRST;
            let together = cells.wrapping_mul(Self::GATHER) >> top & ((1 << Self::ROWS) - 1);
            places |= (together as u32) << (word * Self::ROWS);
        }
        places
    }

    const GATHER: u64 = {
        let top = (Self::ROWS - 1) * (Self::COLUMNS - 1);
        let (mut factor, mut row) = (0, 0);
        while row < Self::ROWS {
            factor |= 1 << (top - row * (Self::COLUMNS - 1));
            row += 1;
        }
        factor
    };

    /// One step to the right; what leaves the grid lands outside or in the next row.
    #[inline(always)]
    pub(super) fn east(self) -> Self {
        self.map(|word| word << 1)
    }

    #[inline(always)]
    pub(super) fn west(self) -> Self {
        self.map(|word| word >> 1)
    }

    /// One row down; cells outside the grid may come up.
    #[inline(always)]
    pub(super) fn south(self) -> Self {
        let mut plane = self.map(|word| word << Self::COLUMNS);
        for word in 1..K {
            plane.0[word] |= self.0[word - 1] >> (Self::COLUMNS * (Self::ROWS - 1));
        }
        plane
    }

    #[inline(always)]
    pub(super) fn north(self) -> Self {
        let mut plane = self.map(|word| word >> Self::COLUMNS);
        for word in 1..K {
            plane.0[word - 1] |= self.0[word] << (Self::COLUMNS * (Self::ROWS - 1));
        }
        plane
    }
}

impl<const K: usize> BitAnd for Plane<K> {
    type Output = Self;

    #[inline(always)]
    fn bitand(mut self, other: Self) -> Self {
        self &= other;
        self
    }
}

impl<const K: usize> BitAndAssign for Plane<K> {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
    }
}

impl<const K: usize> BitOr for Plane<K> {
    type Output = Self;

    #[inline(always)]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl<const K: usize> BitOrAssign for Plane<K> {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
    }
}

impl<const K: usize> BitXor for Plane<K> {
    type Output = Self;

    #[inline(always)]
    fn bitxor(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word ^= other);
        self
    }
}

impl<const K: usize> Not for Plane<K> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        self.map(|word| !word)
    }
}
