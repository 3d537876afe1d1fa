//! The vocabulary of a square grid: its [`Size`], the places of [`Cell`]s,
//! [`Line`]s and clues ([`Side`]), and the [`Values`] that a cell may still take.
//!
//! Nothing here depends on any rules. Rows and columns are counted from 0 at
//! the top left; people see them counted from 1. A value is 1..=n; a set of
//! values is one machine word ([`Values`]).

mod anchor;
mod cell;
mod house;
mod line;
mod scale;
mod side;
mod size;
mod values;

pub use anchor::{Anchor, Span};
pub use cell::Cell;
pub use house::House;
pub use line::Line;
pub use scale::Scale;
pub use side::{Side, visible};
pub use size::Size;
pub use values::{Values, Word};
