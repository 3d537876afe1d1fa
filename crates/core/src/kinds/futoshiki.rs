//! Futoshiki (Unequal): signs say which of two neighbours is smaller.

use crate::conditions::Feature::{Adjacent, Boxes, Diagonals, Givens, Signs};
use crate::kind::Kind;

/// A Latin square with less-than signs between neighbours, or with bars.
pub static FUTOSHIKI: Kind =
    Kind { id: "futoshiki", prefix: "fut", features: &[Givens, Signs, Diagonals, Boxes, Adjacent] };
