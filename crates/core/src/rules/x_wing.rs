//! In two rows a number fits only in the same two columns. Each row uses up one
//! of them, so it is nowhere else in these columns. Rows and columns may change
//! places.
//!
//! ```text
//! lat5.WD
//! * * * 1235 * | 1235 * * 1235 *
//! * 1235 1235 * 1235 | * 1235 1235 * 1235
//! 1235 * * * * | 1235 * * 1235 *
//! * 1235 1235 * 1235 | * 1235 1235 * 1235
//! * * * 1235 * | 1235 * * 1235 *
//! ```

use super::subsets;
use crate::deduction::{Findings, Flow, Look, Rating, Rule};

/// The rule.
pub static X_WING: Rule = Rule { id: "x-wing", sentence: "rule.x-wing", rating: Rating(320), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    subsets::fish(look, &X_WING, 2, out)
}
