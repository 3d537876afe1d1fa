//! The order in which the cells of a grid are decided.

use crate::grid::Cell;

/// The requested order. By default, each strategy uses its own order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VariableOrder {
    /// Cells to be decided first, in this order, on every branch; those already
    /// decided are skipped.
    pub first: Vec<Cell>,
    /// Whether the cell with the fewest candidates comes next, after the cells
    /// in `first`; ties go to the first in the strategy's own order. Strategies
    /// without candidates use their own order.
    pub smallest: bool,
}
