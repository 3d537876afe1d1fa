//! A number is confined to the same three columns in three rows, so it is nowhere
//! else in these columns; or with rows and columns exchanged.
//!
//! ```text
//! lat6.WO
//! * * * 23456 23456 23456 | * * * 23456 23456 23456
//! * * * 23456 23456 23456 | * * * 23456 23456 23456
//! * * * 23456 23456 23456 | * * * 23456 23456 23456
//! * * * * * * | 23456 23456 23456 * * *
//! * * * * * * | 23456 23456 23456 * * *
//! * * * * * * | 23456 23456 23456 * * *
//! ```

use super::look::Look;
use super::rule::{Findings, Flow, Rating, Rule};
use super::subsets;

/// The rule.
pub static SWORDFISH: Rule =
    Rule { id: "swordfish", sentence: "rule.swordfish", rating: Rating(380), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    subsets::fish(look, &SWORDFISH, 3, out)
}
