//! In three rows a number fits only in the same three columns. These rows use
//! all three up, so it is nowhere else in these columns. Rows and columns may
//! change places.
//!
//! ```text
//! lat6.WO
//! 12346 * 12346 * * 12346 | 12346 * 12346 * * 12346
//! * * * 12346 12346 * | * 12346 * 12346 12346 *
//! 12346 * 12346 * * 12346 | 12346 * 12346 * * 12346
//! * 12346 * 12346 * * | * 12346 * 12346 12346 *
//! * 12346 * * 12346 * | * 12346 * 12346 12346 *
//! 12346 * 12346 * * 12346 | 12346 * 12346 * * 12346
//! ```

use super::subsets;
use crate::deduction::{Findings, Flow, Look, Rating, Rule};

/// The rule.
pub static SWORDFISH: Rule =
    Rule { id: "swordfish", sentence: "rule.swordfish", rating: Rating(380), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    subsets::fish(look, &SWORDFISH, 3, out)
}
