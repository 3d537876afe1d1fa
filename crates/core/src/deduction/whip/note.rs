//! One thing that a house says in a whip.

use crate::grid::{Cell, Values};

/// What a house says of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// The number of the house.
    pub house: usize,
    /// The cell.
    pub cell: Cell,
    /// What is left for it: one number, or with bounds several.
    pub left: Values,
}
