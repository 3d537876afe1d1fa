//! The order in which the cells of a grid are decided.

use crate::grid::Cell;

/// The requested order. By default each strategy has its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VariableOrder {
    /// These cells are decided first, in this order, on every branch; already
    /// decided ones are skipped.
    pub first: Vec<Cell>,
    /// After those, the cell with the fewest candidates is next, the first of
    /// several in the strategy's own order. Strategies without candidates have
    /// their own order.
    pub smallest: bool,
}
