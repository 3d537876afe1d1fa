//! Plain Latin squares: givens and nothing else.

use crate::kind::Kind;

/// A Latin square to be completed from some of its cells.
pub static LATIN: Kind = Kind { id: "latin", prefix: "lat", clues: false, signs: false };
