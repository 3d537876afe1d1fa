//! Four cells of a line have only four numbers between them. They use up all
//! four, so no other cell of the line can have any.
//!
//! ```text
//! lat8.WWU
//! * * * * * * * * | * * * * * * * *
//! * * * * * * * * | * * * * * * * *
//! * * * * * * * * | * * * * * * * *
//! 1347 * 1347 * 1347 * * 1347 | 1347 2568 1347 2568 1347 2568 2568 1347
//! * * * * * * * * | * * * * * * * *
//! * * * * * * * * | * * * * * * * *
//! * * * * * * * * | * * * * * * * *
//! * * * * * * * * | * * * * * * * *
//! ```

use super::subsets;
use crate::deduction::{Findings, Flow, Look, Rating, Rule};

/// The rule.
pub static NAKED_QUAD: Rule =
    Rule { id: "naked-quad", sentence: "rule.naked-quad", rating: Rating(500), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    subsets::naked(look, &NAKED_QUAD, 4, out)
}
