//! When a line can be filled in only two or three ways, list them. What none of
//! them has in a cell is ruled out there; what all of them have is certain.
//!
//! ```text
//! sky5.--432.-----.52---.---3-.--2W.a
//! 5 4 2 13 13 | 5 4 2 13 13
//! 4 25 3 12 15 | 4 25 3 12 15
//! 3 25 1 45 245 | 3 25 1 45 24
//! 2 1 4 35 35 | 2 1 4 35 35
//! 1 3 5 24 24 | 1 3 5 24 24
//! ```

use super::listed_lines;
use crate::deduction::{Findings, Flow, Look, Rating, Rule};

/// The rule.
pub static THREE_ARRANGEMENTS: Rule = Rule {
    id: "three-arrangements",
    sentence: "rule.three-arrangements",
    rating: Rating(330),
    find,
};

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    listed_lines::find(look, &THREE_ARRANGEMENTS, 3, out)
}
