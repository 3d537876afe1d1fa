//! Three numbers of a line fit only in the same three cells. They fill these
//! cells, so everything else is ruled out there.
//!
//! ```text
//! lat7.WWF
//! * * * * * * * | * * * * * * *
//! * * * * * * * | * * * * * * *
//! * * * * * * * | * * * * * * *
//! * * * * * * * | * * * * * * *
//! 2357 * 2357 * 2357 2357 * | 2357 146 2357 146 2357 2357 146
//! * * * * * * * | * * * * * * *
//! * * * * * * * | * * * * * * *
//! ```

use super::subsets;
use crate::deduction::{Findings, Flow, Look, Rating, Rule};

/// The rule.
pub static HIDDEN_TRIPLE: Rule =
    Rule { id: "hidden-triple", sentence: "rule.hidden-triple", rating: Rating(400), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    subsets::hidden(look, &HIDDEN_TRIPLE, 3, out)
}
