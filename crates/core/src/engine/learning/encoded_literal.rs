//! Literals encoded as numbers, which index tables.

/// A statement about one candidate; bit 0 tells whether it is negative, the
/// rest is the candidate's number `cell * n + v - 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct EncodedLiteral(u32);

impl EncodedLiteral {
    /// The literal "the cell is v".
    pub(super) const fn is(candidate: usize) -> Self {
        Self((candidate as u32) << 1)
    }

    /// The literal "the cell is not v".
    pub(super) const fn is_not(candidate: usize) -> Self {
        Self((candidate as u32) << 1 | 1)
    }

    /// The candidate that it is about.
    pub(super) const fn candidate(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Whether it says "is".
    pub(super) const fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }

    /// The opposite statement.
    pub(super) const fn negated(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// The literal as an index.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Literals of which one should be true, but none is.
pub(super) type ConflictClause = Vec<EncodedLiteral>;
