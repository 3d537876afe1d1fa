//! Sets of cells of a small grid.
//!
//! Up to 8x8 a set is one word with eight bits a row. Up to 10x10 it is two words, each
//! with five rows of ten bits. A smaller grid occupies the first rows and columns, so
//! shifts and masks are constants, and one operation handles all cells at once.

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

use crate::constraints::MOST_PLACES;

/// A set of cells in K words: one up to 8x8, two for larger grids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plane<const K: usize>([u64; K]);

/// The size of the largest grid.
pub(super) const MOST: usize = MOST_PLACES;

/// How the cells are numbered.
impl<const K: usize> Plane<K> {
    /// The number of columns in a row.
    pub(super) const ROW: usize = if K == 1 { 8 } else { MOST };
    /// The number of rows in a word.
    const ROWS: usize = Self::ROW / K;
    /// The number of cells in a word.
    const WORD: usize = Self::ROW * Self::ROWS;
    /// The first cells of all rows in a word, and the last cells.
    const STARTS: u64 = bits(Self::ROW, Self::ROWS);
    const ENDS: u64 = Self::STARTS << (Self::ROW - 1);
    /// All cells of a row except the last.
    const BODY: u64 = Self::ENDS - Self::STARTS;
    /// The first row.
    const FIRST_ROW: u64 = (1 << Self::ROW) - 1;
    /// Multiplying by `GATHER` gathers the cells of a column, starting at the bit `TOP`.
    const TOP: usize = (Self::ROWS - 1) * (Self::ROW - 1);
    const GATHER: u64 = bits(Self::ROW - 1, Self::ROWS);

    /// The row and the column of a cell.
    #[inline(always)]
    pub(super) const fn row_and_column(cell: usize) -> [usize; 2] {
        [cell / Self::ROW % MOST, cell % Self::ROW]
    }
}

/// A word with bits at equal distances.
const fn bits(distance: usize, count: usize) -> u64 {
    let (mut word, mut bit) = (0, 0);
    while bit < count {
        word |= 1 << (bit * distance);
        bit += 1;
    }
    word
}

impl<const K: usize> Plane<K> {
    /// The plane without cells.
    pub(super) const NONE: Self = Self([0; K]);
    /// The first cells of all rows, and the last cells.
    pub(super) const FIRST: Self = Self([Self::STARTS; K]);
    pub(super) const LAST: Self = Self([Self::ENDS; K]);

    /// The plane with one cell.
    #[inline(always)]
    pub(super) const fn only(cell: usize) -> Self {
        let mut words = [0; K];
        if K == 1 || cell < Self::WORD {
            words[0] = 1 << (cell % 64);
        } else {
            words[1] = 1 << (cell - Self::WORD);
        }
        Self(words)
    }

    /// For each cell, the other cells of its row and column.
    pub(super) const PEERS: &'static [Self; MOST * MOST] = &Self::peers();

    const fn peers() -> [Self; MOST * MOST] {
        let mut peers = [Self::NONE; MOST * MOST];
        let mut cell = 0;
        while cell < Self::ROW * Self::ROW {
            let [row, column] = Self::row_and_column(cell);
            let along = Self::at_row(row, (1 << Self::ROW) - 1);
            let (across, own) = (Self::whole_columns(1 << column), Self::only(cell));
            let mut word = 0;
            while word < K {
                peers[cell].0[word] = (along.0[word] | across.0[word]) & !own.0[word];
                word += 1;
            }
            cell += 1;
        }
        peers
    }

    /// The plane with some places of a row.
    #[inline(always)]
    pub(super) const fn at_row(row: usize, places: u32) -> Self {
        let mut words = [0; K];
        if K == 1 || row < Self::ROWS {
            words[0] = (places as u64) << (row * Self::ROW % 64);
        } else {
            words[1] = (places as u64) << ((row - Self::ROWS) * Self::ROW);
        }
        Self(words)
    }

    #[inline(always)]
    pub(super) fn is_empty(self) -> bool {
        self.over(|one, other| one | other) == 0
    }

    #[inline(always)]
    pub(super) fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Removes and returns the first cell. The set must not be empty.
    #[inline(always)]
    pub(super) const fn take_first(&mut self) -> usize {
        let at = if self.0[0] == 0 { K - 1 } else { 0 };
        let cell = at * Self::WORD + self.0[at].trailing_zeros() as usize;
        self.0[at] &= self.0[at].wrapping_sub(1);
        cell
    }

    #[inline(always)]
    fn map(mut self, each: impl Fn(u64) -> u64) -> Self {
        // The standard library's `map` is not inlined.
        for word in &mut self.0 {
            *word = each(*word);
        }
        self
    }

    /// Both words in one; the only word as it is.
    #[inline(always)]
    fn over(self, join: impl Fn(u64, u64) -> u64) -> u64 {
        if K == 1 { self.0[0] } else { join(self.0[0], self.0[K - 1]) }
    }

    /// The last cells of all rows that are not empty.
    #[inline(always)]
    pub(super) fn rows(self) -> Self {
        self.map(|word| (((word & Self::BODY) + Self::BODY) | word) & Self::ENDS)
    }

    /// Whole rows, given by their last cells.
    #[inline(always)]
    pub(super) fn whole_rows(self) -> Self {
        self.map(|last| last | (last - (last >> (Self::ROW - 1))))
    }

    /// Whole columns.
    #[inline(always)]
    pub(super) const fn whole_columns(columns: u64) -> Self {
        Self([Self::STARTS.wrapping_mul(columns); K])
    }

    /// The difference of the words, taken as numbers.
    #[inline(always)]
    pub(super) fn minus(self, other: Self) -> Self {
        self.with(other, u64::wrapping_sub)
    }

    /// The columns with at least one cell, with at least two, and with at least three.
    #[inline(always)]
    pub(super) fn columns(self) -> [u64; 3] {
        let (mut one, mut two, mut three) = (0, 0, 0);
        for word in self.0 {
            let mut cells = word;
            for _ in 0..Self::ROWS {
                three |= two & cells;
                two |= one & cells;
                one |= cells;
                cells >>= Self::ROW;
            }
        }
        [one, two, three].map(|columns| columns & Self::FIRST_ROW)
    }

    /// The columns with at least one cell, and with at least two. The rows are halved, and one half is laid over the
    /// other.
    #[inline(always)]
    pub(super) fn one_or_two(self) -> (u64, u64) {
        let mut one = self.over(|one, other| one | other);
        let mut two = if K == 1 { 0 } else { self.over(|one, other| one & other) };
        let mut rows = Self::ROWS;
        while rows > 1 {
            let half = rows.div_ceil(2);
            let over = (one & rest(rows * Self::ROW)) >> (half * Self::ROW);
            two |= (two & rest(rows * Self::ROW)) >> (half * Self::ROW) | one & over;
            one |= over;
            rows = half;
        }
        (one & Self::FIRST_ROW, two & Self::FIRST_ROW)
    }

    /// The columns with at least one cell.
    #[inline(always)]
    pub(super) fn any_column(self) -> u64 {
        let mut one = self.over(|one, other| one | other);
        let mut rows = Self::ROWS;
        while rows > 1 {
            rows = rows.div_ceil(2);
            one |= one >> (rows * Self::ROW);
        }
        one & Self::FIRST_ROW
    }

    /// The places of a row.
    #[inline(always)]
    pub(super) const fn row(self, row: usize) -> u32 {
        let word = if K == 1 || row < Self::ROWS {
            self.0[0] >> (row * Self::ROW % 64)
        } else {
            self.0[1] >> ((row - Self::ROWS) * Self::ROW)
        };
        (word & Self::FIRST_ROW) as u32
    }

    /// The places of a column, gathered by a multiplication.
    #[inline(always)]
    pub(super) fn column(self, column: usize) -> u32 {
        let cells = self
            .map(|word| (word >> column & Self::STARTS).wrapping_mul(Self::GATHER) >> Self::TOP);
        let each = cells.map(|places| places & ((1 << Self::ROWS) - 1));
        each.over(|near, far| near | far << Self::ROWS) as u32
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
    pub(super) fn south(self) -> Self {
        let mut moved = self.map(|word| word << Self::ROW);
        if K == 2 {
            moved.0[1] |= self.0[0] >> (Self::WORD - Self::ROW);
        }
        moved
    }

    #[inline(always)]
    pub(super) fn north(self) -> Self {
        let mut moved = self.map(|word| word >> Self::ROW);
        if K == 2 {
            moved.0[0] |= self.0[1] << (Self::WORD - Self::ROW);
        }
        moved
    }

    #[inline(always)]
    fn with(mut self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word = join(*word, other);
        }
        self
    }
}

/// The first bits of a word.
const fn rest(bits: usize) -> u64 {
    if bits < 64 { (1 << bits) - 1 } else { u64::MAX }
}

impl<const K: usize> BitAnd for Plane<K> {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.with(other, |one, other| one & other)
    }
}

impl<const K: usize> BitAndAssign for Plane<K> {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const K: usize> BitOr for Plane<K> {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.with(other, |one, other| one | other)
    }
}

impl<const K: usize> BitOrAssign for Plane<K> {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const K: usize> BitXor for Plane<K> {
    type Output = Self;

    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        self.with(other, |one, other| one ^ other)
    }
}

impl<const K: usize> Not for Plane<K> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        self.map(|word| !word)
    }
}
