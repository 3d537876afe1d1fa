//! Chains around the four corners of a rectangle, through lines with short lists.

use crate::deduction::{Findings, Flow, Look, Rating, Rule, Use, shortest};

/// Two rows and two columns cross in four cells. A number supposed in one of
/// these cells decides a second cell along its row and a third along its
/// column. If these two require different numbers in the fourth cell, the
/// supposed number is ruled out.
///
/// ```text
/// sky5.3---1.--25-.--1--.3----.G2S.t
/// 23 1 24 34 5 | 2? 1 4? 3? 5
/// 14 2 14 5 3 | 4? 2 1? 5 3
/// 23 5 12 13 4 | 3? 5 2? 1? 4
/// 5 4 3 2 1 | 5 4 3 2 1
/// 14 3 5 14 2 | 1? 3 5 14 2
/// ```
///
/// Each line has up to eight arrangements.
pub(crate) static FOUR_CORNERS: Rule = Rule {
    id: "four-corners",
    sentence: "rule.four-corners",
    rating: Rating(430),
    find: |look, out| find(look, &FOUR_CORNERS, 8, out),
};

/// This is Four corners with lines that can be filled in up to 24 ways. The lists are
/// longer; the idea is the same.
///
/// ```text
/// sky5.---33.-----.-32--.--42-.R2H.f
/// 123 4 5 23 123 | 123 4 5 3? 2?
/// 1234 5 13 124 1234 | 1234 5 13 12 34
/// 12 123 13 45 45 | 2? 13 13 4? 5?
/// 34 13 2 15 1345 | 34 13 2 5? 134
/// 5 12 4 123 123 | 5 2? 4 12 13
/// ```
pub(crate) static WIDE_CORNERS: Rule = Rule {
    id: "wide-corners",
    sentence: "rule.four-corners",
    rating: Rating(470),
    find: |look, out| find(look, &WIDE_CORNERS, 24, out),
};

/// Finds chains of at most four links, through lines with at most this many
/// arrangements.
fn find(look: &Look<'_>, rule: &'static Rule, most: usize, out: &mut Findings) -> Flow {
    if !look.is_new() {
        return Flow::Continue(());
    }
    let chain = shortest(*look, Use::Lines(most), 4);
    out.add(chain.map(|chain| chain.step(*look, rule, rule.rating)))
}
