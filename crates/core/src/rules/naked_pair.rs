//! Two cells of a line can hold only the same two numbers. Each takes one of
//! them, so no other cell of the line can have either.
//!
//! ```text
//! lat4.Q
//! * * * * | * * * *
//! * 24 * 24 | 13 24 13 24
//! * * * * | * * * *
//! * * * * | * * * *
//! ```

use super::subsets;
use crate::deduction::{Findings, Flow, Look, Rating, Rule};

/// The rule.
pub static NAKED_PAIR: Rule =
    Rule { id: "naked-pair", sentence: "rule.naked-pair", rating: Rating(300), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    subsets::naked(look, &NAKED_PAIR, 2, out)
}
