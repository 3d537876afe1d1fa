//! The plain meaning of a propagator, which it is checked against.
//!
//! Debug builds compare every step with it (`checks.rs`). A release build has
//! none of this.

use crate::grid::Cell;

/// The meaning of a propagator, as plainly as possible and without
/// memory.
pub trait Twin {
    /// The cells that the constraint speaks of.
    fn cells(&self) -> Vec<Cell>;

    /// Whether the constraint is unbroken by the values that are set; `values`
    /// is the grid row by row, with 0 for a cell that is open. Where every cell
    /// is set: whether the constraint holds.
    fn allows(&self, values: &[u32]) -> bool;
}

/// Every propagator has a twin. In a release build it cannot be asked for it,
/// which keeps the twins out of the wasm files.
#[cfg(debug_assertions)]
pub trait Checked: Twin {}
/// Every propagator has a twin. In a release build it cannot be asked for it,
/// which keeps the twins out of the wasm files.
#[cfg(not(debug_assertions))]
pub trait Checked {}

impl<T: Twin> Checked for T {}
