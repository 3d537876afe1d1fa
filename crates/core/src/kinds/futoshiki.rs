//! Futoshiki (Unequal): signs say which of two neighbours is smaller.

use crate::kind::Kind;

/// A Latin square with less-than signs between neighbours.
pub static FUTOSHIKI: Kind = Kind { id: "futoshiki", prefix: "fut", clues: false, signs: true };
