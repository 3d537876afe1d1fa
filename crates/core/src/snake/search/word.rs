//! A set of cells in one machine word: 64 bits if the box has at most 64 cells,
//! otherwise 128. The search is written once for both widths.

use core::ops::{BitAnd, BitOr, BitOrAssign, Not, Shl, Shr};

/// A set of cells.
pub trait Word:
    Copy
    + PartialEq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The set without cells.
    const NONE: Self;
    /// The set with every bit.
    const FULL: Self;

    /// The set with only this cell.
    fn only(cell: usize) -> Self;

    /// The number of cells.
    fn count(self) -> u32;

    /// Whether there are at least two cells.
    fn has_several(self) -> bool;

    /// Whether there is any cell.
    #[inline(always)]
    fn has_any(self) -> bool {
        self != Self::NONE
    }

    /// Whether the two sets share a cell.
    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        (self & other).has_any()
    }
}

macro_rules! word {
    ($word:ty) => {
        impl Word for $word {
            const NONE: Self = 0;
            const FULL: Self = Self::MAX;

            #[inline(always)]
            fn only(cell: usize) -> Self {
                1 << cell
            }

            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            fn has_several(self) -> bool {
                self & self.wrapping_sub(1) != 0
            }
        }
    };
}

word!(u64);
word!(u128);
