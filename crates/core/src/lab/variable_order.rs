//! In which order the cells of a grid are decided.

use crate::grid::Cell;

/// The order that is asked for. By default each strategy keeps its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VariableOrder {
    /// These cells are decided first, in this order, on every branch; those
    /// that are decided already are passed over.
    pub first: Vec<Cell>,
    /// After those, the cell with the fewest candidates is next, the first of
    /// several in the strategy's own order. Strategies that keep no candidates
    /// cannot tell and stay with their own order.
    pub smallest: bool,
}
