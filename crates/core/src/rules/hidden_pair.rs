//! Two numbers of a line fit only in the same two cells. They fill these cells,
//! so everything else is ruled out there.
//!
//! ```text
//! lat5.WD
//! * * * * * | * * * * *
//! * * * * * | * * * * *
//! 134 * 134 * 134 | 134 25 134 25 134
//! * * * * * | * * * * *
//! * * * * * | * * * * *
//! ```

use super::subsets;
use crate::deduction::{Findings, Flow, Look, Rating, Rule};

/// The rule.
pub static HIDDEN_PAIR: Rule =
    Rule { id: "hidden-pair", sentence: "rule.hidden-pair", rating: Rating(340), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    subsets::hidden(look, &HIDDEN_PAIR, 2, out)
}
