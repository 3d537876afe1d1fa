//! In four rows a number fits only in the same four columns. These rows use all
//! four up, so it is nowhere else in these columns. Rows and columns may change
//! places.
//!
//! ```text
//! lat8.WWU
//! 1234578 * 1234578 * * 1234578 * 1234578 | 1234578 * 1234578 * * 1234578 * 1234578
//! * 1234578 * * 1234578 * 1234578 * | * 1234578 * 1234578 1234578 * 1234578 *
//! 1234578 * 1234578 * * 1234578 * 1234578 | 1234578 * 1234578 * * 1234578 * 1234578
//! * * * 1234578 1234578 * 1234578 * | * 1234578 * 1234578 1234578 * 1234578 *
//! * 1234578 * 1234578 1234578 * * * | * 1234578 * 1234578 1234578 * 1234578 *
//! 1234578 * 1234578 * * 1234578 * 1234578 | 1234578 * 1234578 * * 1234578 * 1234578
//! * 1234578 * 1234578 * * 1234578 * | * 1234578 * 1234578 1234578 * 1234578 *
//! 1234578 * 1234578 * * 1234578 * 1234578 | 1234578 * 1234578 * * 1234578 * 1234578
//! ```

use super::subsets;
use crate::deduction::{Findings, Flow, Look, Rating, Rule};

/// The rule.
pub static JELLYFISH: Rule =
    Rule { id: "jellyfish", sentence: "rule.jellyfish", rating: Rating(520), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    subsets::fish(look, &JELLYFISH, 4, out)
}
