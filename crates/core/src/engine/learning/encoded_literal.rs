//! Literals encoded as numbers, which index tables.

/// A statement about one candidate. Bit 0 says whether it is negative; the other bits
/// are the candidate's number, `cell * n + v - 1`.
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

    /// The candidate that the literal is about.
    pub(super) const fn candidate(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Whether the literal says "is".
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

/// Literals of which at least one should be true, but none is.
pub(super) type ConflictClause = Vec<EncodedLiteral>;
