//! Both in one grid: border clues and signs together.

use crate::conditions::Feature;
use crate::kind::Kind;

/// A Latin square with visibility clues and less-than signs.
pub static MIXED: Kind = Kind { id: "mixed", prefix: "mix", features: &Feature::ALL };
