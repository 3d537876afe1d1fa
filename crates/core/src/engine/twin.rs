//! The plain meaning of a propagator, for checking it.
//!
//! Debug builds compare every step with it (`checks.rs`). A release build has
//! none of this.

use crate::grid::Cell;

/// The meaning of a propagator, as plain as possible and without memory.
pub trait Twin {
    /// The cells of the constraint.
    fn cells(&self) -> Vec<Cell>;

    /// Whether the values that are set do not break the constraint; `values` is
    /// the grid row by row, with 0 for an open cell. If every cell is set:
    /// whether the constraint holds.
    fn allows(&self, values: &[u32]) -> bool;
}

/// Every propagator has a twin. In a release build it cannot be asked for it,
/// which keeps the twins out of the wasm files.
#[cfg(debug_assertions)]
pub trait Checked: Twin {}
/// Every propagator has a twin. A release build cannot ask for it, which keeps
/// the twins out of the wasm files.
#[cfg(not(debug_assertions))]
pub trait Checked {}

impl<T: Twin> Checked for T {}
