//! Three cells of a line have only three numbers between them. They use up all
//! three, so no other cell of the line can have any.
//!
//! ```text
//! lat6.WO
//! * * * * * * | * * * * * *
//! * * * * * * | * * * * * *
//! 236 * 236 * * 236 | 236 145 236 145 145 236
//! * * * * * * | * * * * * *
//! * * * * * * | * * * * * *
//! * * * * * * | * * * * * *
//! ```

use super::subsets;
use crate::deduction::{Findings, Flow, Look, Rating, Rule};

/// The rule.
pub static NAKED_TRIPLE: Rule =
    Rule { id: "naked-triple", sentence: "rule.naked-triple", rating: Rating(360), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    subsets::naked(look, &NAKED_TRIPLE, 3, out)
}
