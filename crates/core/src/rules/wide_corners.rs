//! Four corners once more, with lines that can be filled in up to 24 ways. The
//! lists are longer, the idea is the same.
//!
//! ```text
//! sky5.---33.-----.-32--.--42-.R2H.f
//! 123 4 5 23 123 | 123 4 5 3? 2?
//! 1234 5 13 124 1234 | 1234 5 13 12 34
//! 12 123 13 45 45 | 2? 13 13 4? 5?
//! 34 13 2 15 1345 | 34 13 2 5? 134
//! 5 12 4 123 123 | 5 2? 4 12 13
//! ```

use super::four_corners::corners;
use crate::deduction::{Findings, Flow, Look, Rating, Rule};

/// The rule.
pub static WIDE_CORNERS: Rule =
    Rule { id: "wide-corners", sentence: "rule.four-corners", rating: Rating(470), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    corners(look, &WIDE_CORNERS, 24, out)
}
