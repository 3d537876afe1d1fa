//! The values to try in a cell.

use crate::grid::Values;

/// An iterator over values, smallest first.
pub(super) struct Ascending(pub(super) Values);

impl Iterator for Ascending {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        let value = self.0.min();
        let more = !self.0.is_empty();
        self.0.0 &= self.0.0.wrapping_sub(1);
        more.then_some(value)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Ascending {}
