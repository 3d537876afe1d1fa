//! Plain Latin squares: givens and nothing else, and Sudoku with boxes.

use crate::conditions::Feature::{Boxes, Diagonals, Givens};
use crate::kind::Kind;

/// A Latin square to be completed from some of its cells.
pub static LATIN: Kind = Kind { id: "latin", prefix: "lat", features: &[Givens, Diagonals, Boxes] };
