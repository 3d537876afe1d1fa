//! List all ways to fill a line that agree with its marks, clues and signs. If
//! there is only one, the whole line is known.
//!
//! ```text
//! sky5.-2---.---5-.----4.2---4.P54321F.7
//! 4 12 12 3 5 | 4 2? 1? 3 5
//! 3 25 25 1 4 | 3 5? 25 1 4
//! 2 15 15 4 3 | 2 1? 15 4 3
//! 5 4 3 2 1 | 5 4 3 2 1
//! 1 3 4 5 2 | 1 3 4 5 2
//! ```

use super::listed_lines;
use crate::deduction::{Findings, Flow, Look, Rating, Rule};

/// The rule.
pub static ONE_ARRANGEMENT: Rule =
    Rule { id: "one-arrangement", sentence: "rule.one-arrangement", rating: Rating(260), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    listed_lines::find(look, &ONE_ARRANGEMENT, 1, out)
}
