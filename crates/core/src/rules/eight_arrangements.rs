//! Four to eight ways to fill a line still make a short list. What none of them
//! has in a cell is ruled out there.
//!
//! ```text
//! sky5.3---1.--25-.--1--.3----.G2S.t
//! 23 1 24 34 5 | 23 1 24 34 5
//! 134 2 14 5 34 | 134 2 14 5 3?
//! 1234 5 12 13 34 | 123 5 12 13 4?
//! 5 4 3 2 1 | 5 4 3 2 1
//! 14 3 5 14 2 | 14 3 5 14 2
//! ```

use super::listed_lines;
use crate::deduction::{Findings, Flow, Look, Rating, Rule};

/// The rule.
pub static EIGHT_ARRANGEMENTS: Rule = Rule {
    id: "eight-arrangements",
    sentence: "rule.eight-arrangements",
    rating: Rating(390),
    find,
};

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    listed_lines::find(look, &EIGHT_ARRANGEMENTS, 8, out)
}
