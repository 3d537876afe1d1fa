//! One thing that a house implies in a whip.

use crate::grid::{Cell, Values};

/// What a house implies for a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// The number of the house.
    pub house: usize,
    /// The cell.
    pub cell: Cell,
    /// The numbers left for the cell: one or, with bounds, several.
    pub left: Values,
}
