//! The plain meaning of a propagator, for checking the propagator.
//!
//! Debug builds compare every step with a twin (`checks.rs`). Release builds do not
//! contain twins.

use crate::grid::Cell;

/// What a propagator means, as simply as possible and without any state.
pub trait Twin {
    /// The cells of the constraint.
    fn cells(&self) -> Vec<Cell>;

    /// Whether the values so far do not break the constraint or, if every cell has a
    /// value, whether they satisfy it. `values` is the grid row by row, with 0 for an
    /// open cell.
    fn allows(&self, values: &[u32]) -> bool;
}

/// Every propagator has a twin, but a release build cannot reach it, which keeps the
/// twins out of the wasm files.
#[cfg(debug_assertions)]
pub trait Checked: Twin {}
/// Every propagator has a twin, but a release build cannot reach it, which
/// keeps the twins out of the wasm files.
#[cfg(not(debug_assertions))]
pub trait Checked {}

impl<T: Twin> Checked for T {}
