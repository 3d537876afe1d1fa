//! A list of nine to 24 ways to fill a line is long, but just as certain. What
//! none of them has in a cell is ruled out there.
//!
//! ```text
//! fut5.-35V3.gGlIlD.-lHl--glDl--.r
//! 4 3 5 12 12 | 4 3 5 12 12
//! 235 45 1234 123 24 | 235 45 1234 123 24
//! 235 1245 234 1234 45 | 235 1245 234 1234 45
//! 235 1245 12 345 1245 | 235 1245 12 45 1245
//! 1 245 24 245 3 | 1 245 24 245 3
//! ```

use super::listed_lines;
use crate::deduction::{Findings, Flow, Look, Rating, Rule};

/// The rule.
pub static MANY_ARRANGEMENTS: Rule =
    Rule { id: "many-arrangements", sentence: "rule.many-arrangements", rating: Rating(450), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    listed_lines::find(look, &MANY_ARRANGEMENTS, 24, out)
}
