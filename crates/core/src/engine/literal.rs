//! Statements about one candidate; explanations consist of them.

use crate::grid::Cell;

/// "This cell is v" or "this cell is not v".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Literal {
    /// The cell.
    pub cell: Cell,
    /// The value.
    pub value: u32,
    /// Whether the literal says that the cell is v, rather than that it is not.
    pub is_positive: bool,
}

impl Literal {
    /// The literal "the cell is v".
    #[must_use]
    pub const fn is(cell: Cell, value: u32) -> Self {
        Self { cell, value, is_positive: true }
    }

    /// The literal "the cell is not v".
    #[must_use]
    pub const fn is_not(cell: Cell, value: u32) -> Self {
        Self { cell, value, is_positive: false }
    }
}
