//! Four numbers of a line fit only in the same four cells. They fill these
//! cells, so everything else is ruled out there.
//!
//! ```text
//! lat9.WWWP
//! * * * * * * * * * | * * * * * * * * *
//! * * * * * * * * * | * * * * * * * * *
//! * * * * * * * * * | * * * * * * * * *
//! * * * * * * * * * | * * * * * * * * *
//! * * * * * * * * * | * * * * * * * * *
//! * * * * * * * * * | * * * * * * * * *
//! 13478 * 13478 * 13478 * 13478 13478 * | 13478 2569 13478 2569 13478 2569 13478 13478 2569
//! * * * * * * * * * | * * * * * * * * *
//! * * * * * * * * * | * * * * * * * * *
//! ```

use super::subsets;
use crate::deduction::{Findings, Flow, Look, Rating, Rule};

/// The rule.
pub static HIDDEN_QUAD: Rule =
    Rule { id: "hidden-quad", sentence: "rule.hidden-quad", rating: Rating(540), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    subsets::hidden(look, &HIDDEN_QUAD, 4, out)
}
