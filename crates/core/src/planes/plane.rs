//! Sets of cells of a small grid, in two words: one for five rows and one for
//! four.
//!
//! A smaller grid occupies the first rows and columns, so shifts and masks are
//! constants, and one operation handles all cells at once.

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

use crate::constraints::MOST_PLACES;

/// A set of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plane([u64; 2]);

/// The number of columns in a row, and the highest number of rows.
pub(super) const MOST: usize = MOST_PLACES;
/// The number of rows in a word.
const ROWS: usize = 5;
/// The first cells of all rows in a word, and the last cells.
const FIRST: u64 = {
    let (mut word, mut row) = (0, 0);
    while row < ROWS {
        word |= 1 << (row * MOST);
        row += 1;
    }
    word
};
const LAST: u64 = FIRST << (MOST - 1);
/// All cells of a row except the last.
const BODY: u64 = LAST - FIRST;
/// The first row.
const ROW: u64 = (1 << MOST) - 1;
/// Multiplying by `GATHER` gathers the cells of a column, starting at the bit `TOP`.
const TOP: usize = (ROWS - 1) * (MOST - 1);
const GATHER: u64 = {
    let (mut factor, mut row) = (0, 0);
    while row < ROWS {
        factor |= 1 << (TOP - row * (MOST - 1));
        row += 1;
    }
    factor
};

impl Plane {
    /// The plane without cells.
    pub(super) const NONE: Self = Self([0; 2]);
    /// The first cells of all rows, and the last cells.
    pub(super) const FIRST: Self = Self([FIRST; 2]);
    pub(super) const LAST: Self = Self([LAST; 2]);

    /// The plane with one cell.
    #[inline(always)]
    pub(super) const fn only(cell: usize) -> Self {
        if cell < ROWS * MOST { Self([1 << cell, 0]) } else { Self([0, 1 << (cell - ROWS * MOST)]) }
    }

    /// The plane with some places of a row.
    #[inline(always)]
    pub(super) const fn at_row(row: usize, places: u32) -> Self {
        if row < ROWS {
            Self([(places as u64) << (row * MOST), 0])
        } else {
            Self([0, (places as u64) << ((row - ROWS) * MOST)])
        }
    }

    #[inline(always)]
    pub(super) const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    #[inline(always)]
    pub(super) const fn count(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// Removes and returns the first cell. The set must not be empty.
    #[inline(always)]
    pub(super) const fn take_first(&mut self) -> usize {
        let [near, far] = &mut self.0;
        let (word, before) = if *near == 0 { (far, ROWS * MOST) } else { (near, 0) };
        let cell = before + word.trailing_zeros() as usize;
        *word &= word.wrapping_sub(1);
        cell
    }

    #[inline(always)]
    fn map(self, each: impl Fn(u64) -> u64) -> Self {
        // The standard library's `map` is not inlined.
        let [near, far] = self.0;
        Self([each(near), each(far)])
    }

    /// The last cells of all rows that are not empty.
    #[inline(always)]
    pub(super) fn rows(self) -> Self {
        self.map(|word| (((word & BODY) + BODY) | word) & LAST)
    }

    /// Whole rows, given by their last cells.
    #[inline(always)]
    pub(super) fn whole_rows(self) -> Self {
        self.map(|last| last | (last - (last >> (MOST - 1))))
    }

    /// Whole columns.
    #[inline(always)]
    pub(super) const fn whole_columns(columns: u64) -> Self {
        Self([FIRST.wrapping_mul(columns); 2])
    }

    /// The difference of the words, taken as numbers.
    #[inline(always)]
    pub(super) const fn minus(self, other: Self) -> Self {
        let ([near, far], [other_near, other_far]) = (self.0, other.0);
        Self([near.wrapping_sub(other_near), far.wrapping_sub(other_far)])
    }

    /// The columns with at least one cell, with at least two, and with at least three.
    #[inline(always)]
    pub(super) fn columns(self) -> [u64; 3] {
        let (mut one, mut two, mut three) = (0, 0, 0);
        for word in self.0 {
            let mut cells = word;
            for _ in 0..ROWS {
                three |= two & cells;
                two |= one & cells;
                one |= cells;
                cells >>= MOST;
            }
        }
        [one & ROW, two & ROW, three & ROW]
    }

    /// The columns with at least one cell, and with at least two. The rows are halved, and one half is laid over the
    /// other.
    #[inline(always)]
    pub(super) const fn one_or_two(self) -> (u64, u64) {
        let [near, far] = self.0;
        let (mut one, mut two) = (near | far, near & far);
        // Five rows are laid over each other as three and two, then two and one, then one and one.
        let (over, over_two) = (one >> (3 * MOST), two >> (3 * MOST));
        two |= over_two | one & over;
        one |= over;
        let kept = (1 << (3 * MOST)) - 1;
        let (over, over_two) = ((one & kept) >> (2 * MOST), (two & kept) >> (2 * MOST));
        two |= over_two | one & over;
        one |= over;
        let kept = (1 << (2 * MOST)) - 1;
        let (over, over_two) = ((one & kept) >> MOST, (two & kept) >> MOST);
        ((one | over) & ROW, (two | over_two | one & over) & ROW)
    }

    /// The columns with at least one cell.
    #[inline(always)]
    pub(super) const fn any_column(self) -> u64 {
        let mut one = self.0[0] | self.0[1];
        one |= one >> (3 * MOST);
        one |= one >> (2 * MOST) | one >> MOST;
        one & ROW
    }

    /// The places of a row.
    #[inline(always)]
    pub(super) const fn row(self, row: usize) -> u32 {
        let word =
            if row < ROWS { self.0[0] >> (row * MOST) } else { self.0[1] >> ((row - ROWS) * MOST) };
        (word & ROW) as u32
    }

    /// The places of a column, gathered by a multiplication.
    #[inline(always)]
    pub(super) fn column(self, column: usize) -> u32 {
        let cells = self.map(|word| (word >> column & FIRST).wrapping_mul(GATHER) >> TOP);
        let [near, far] = cells.0;
        (near & ((1 << ROWS) - 1) | (far & ((1 << ROWS) - 1)) << ROWS) as u32
    }

    /// One step to the right; cells that leave the grid end up outside it or in the next row.
    #[inline(always)]
    pub(super) fn east(self) -> Self {
        self.map(|word| word << 1)
    }

    #[inline(always)]
    pub(super) fn west(self) -> Self {
        self.map(|word| word >> 1)
    }

    /// One row down; cells outside the grid may appear.
    #[inline(always)]
    pub(super) const fn south(self) -> Self {
        let [near, far] = self.0;
        Self([near << MOST, far << MOST | near >> (MOST * (ROWS - 1))])
    }

    #[inline(always)]
    pub(super) const fn north(self) -> Self {
        let [near, far] = self.0;
        Self([near >> MOST | far << (MOST * (ROWS - 1)), far >> MOST])
    }
}

impl BitAnd for Plane {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitAndAssign for Plane {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOr for Plane {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl BitOrAssign for Plane {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitXor for Plane {
    type Output = Self;

    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        Self([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1]])
    }
}

impl Not for Plane {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        self.map(|word| !word)
    }
}
