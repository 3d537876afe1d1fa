//! A number is confined to the same four columns in four rows, so it is nowhere
//! else in these columns; or with rows and columns exchanged.
//!
//! ```text
//! lat8.WWU
//! * * * * 2345678 2345678 2345678 2345678 | * * * * 2345678 2345678 2345678 2345678
//! * * * * 2345678 2345678 2345678 2345678 | * * * * 2345678 2345678 2345678 2345678
//! * * * * 2345678 2345678 2345678 2345678 | * * * * 2345678 2345678 2345678 2345678
//! * * * * 2345678 2345678 2345678 2345678 | * * * * 2345678 2345678 2345678 2345678
//! * * * * * * * * | 2345678 2345678 2345678 2345678 * * * *
//! * * * * * * * * | 2345678 2345678 2345678 2345678 * * * *
//! * * * * * * * * | 2345678 2345678 2345678 2345678 * * * *
//! * * * * * * * * | 2345678 2345678 2345678 2345678 * * * *
//! ```

use super::look::Look;
use super::rule::{Findings, Flow, Rating, Rule};
use super::subsets;

/// The rule.
pub static JELLYFISH: Rule =
    Rule { id: "jellyfish", sentence: "rule.jellyfish", rating: Rating(520), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    subsets::fish(look, &JELLYFISH, 4, out)
}
