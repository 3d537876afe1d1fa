//! Two rows and two columns cross in four cells. A number supposed in one of
//! them settles a second along its row and a third along its column. If these
//! want different numbers in the fourth, the supposed number is ruled out.
//!
//! ```text
//! sky5.3---1.--25-.--1--.3----.G2S.t
//! 23 1 24 34 5 | 2? 1 4? 3? 5
//! 14 2 14 5 3 | 4? 2 1? 5 3
//! 23 5 12 13 4 | 3? 5 2? 1? 4
//! 5 4 3 2 1 | 5 4 3 2 1
//! 14 3 5 14 2 | 1? 3 5 14 2
//! ```
//!
//! Lines with up to eight arrangements.

use crate::deduction::{Findings, Flow, Look, Rating, Rule, Use, shortest};

/// The rule.
pub static FOUR_CORNERS: Rule =
    Rule { id: "four-corners", sentence: "rule.four-corners", rating: Rating(430), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    corners(look, &FOUR_CORNERS, 8, out)
}

/// A chain of four links at most, through lines with so many arrangements.
pub(super) fn corners(
    look: &Look<'_>,
    rule: &'static Rule,
    most: usize,
    out: &mut Findings,
) -> Flow {
    if !look.is_new() {
        return Flow::Continue(());
    }
    let chain = shortest(*look, Use::Lines(most), 4);
    out.add(chain.map(|chain| chain.step(*look, rule, rule.rating)))
}
