//! Skyscrapers (Skyline, Towers): border clues count the buildings seen.

use crate::conditions::Feature::{Boxes, Clues, Diagonals, Givens, Parks};
use crate::kind::Kind;

/// A Latin square of heights with visibility clues around it.
pub static SKYSCRAPERS: Kind =
    Kind { id: "skyscrapers", prefix: "sky", features: &[Givens, Clues, Diagonals, Boxes, Parks] };
