//! What the engine asks of a constraint.

use crate::grid::{Cell, Line, Size};

use super::{Conflict, Domains, Fact, Past};

/// How dear one run is; cheaper propagators run first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cost {
    /// A handful of bit operations for each cell or sign.
    Cheap,
    /// About n * n word operations.
    Moderate,
    /// Exponential in the open cells of a line.
    Dear,
}

/// How much work a position is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// It is thinned out as far as that goes: few positions, or the first one.
    Thorough,
    /// It is one of very many.
    Quick,
}

/// Removes candidates that cannot be part of any solution.
///
/// Whatever it removes must be impossible under its constraint, and once all
/// its cells are decided it must find every violation: the search trusts it.
/// A second run right after the first finds nothing more.
pub trait Propagator {
    /// The lines whose changes wake it.
    fn watches(&self) -> Lines;

    /// How dear it is.
    fn cost(&self) -> Cost;

    /// What a thorough run would cost now, to compare with others.
    fn estimate(&self, _domains: &Domains) -> u32 {
        0
    }

    /// Removes what it can, or in a quick look what it can for little.
    ///
    /// # Errors
    /// The constraint cannot hold any more.
    fn propagate(&mut self, domains: &mut Domains, effort: Effort) -> Result<(), Conflict>;

    /// Adds facts of the past that together with the constraint remove this
    /// candidate, or where there is none, leave the constraint no way to hold.
    /// The fewer the better.
    fn explain(&mut self, removed: Option<(Cell, u32)>, past: &Past<'_>, facts: &mut Vec<Fact>);
}

/// A set of lines: row i is bit i, column i is bit 32 + i.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lines(pub u64);

impl Lines {
    /// Every line of the grid.
    #[must_use]
    pub fn all(size: Size) -> Self {
        let half = u64::from(size.all_values().0);
        Self(half | half << 32)
    }

    /// One line.
    #[must_use]
    pub const fn only(line: Line) -> Self {
        match line {
            Line::Row(index) => Self(1 << index),
            Line::Column(index) => Self(1 << (32 + index)),
        }
    }

    /// The number of a line where rows come first and columns after them.
    #[must_use]
    pub const fn number(size: Size, line: Line) -> usize {
        match line {
            Line::Row(index) => index,
            Line::Column(index) => size.n() + index,
        }
    }

    /// Adds the row and the column of a cell.
    #[inline]
    pub(super) fn add(&mut self, row: usize, column: usize) {
        self.0 |= 1 << row | 1 << (32 + column);
    }

    /// The bits of the lines.
    pub(super) fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let line = rest.trailing_zeros() as usize;
            (rest != 0).then(|| {
                rest &= rest - 1;
                line
            })
        })
    }
}
