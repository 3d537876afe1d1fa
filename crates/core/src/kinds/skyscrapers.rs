//! Skyscrapers (Skyline, Towers): border clues count the buildings seen.

use crate::kind::Kind;

/// A Latin square of heights with visibility clues around it.
pub static SKYSCRAPERS: Kind = Kind { id: "skyscrapers", prefix: "sky", clues: true, signs: false };
