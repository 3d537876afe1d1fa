//! This is a line chain with more links, or with longer lists. Each link is as certain
//! as in a short chain; there are just more of them.
//!
//! ```text
//! sky5.-32--.---4-.1---3.-2---.N2L.t
//! 1234 23 123 145 345 | 1? 2? 3? 45 5?
//! 234 123 125 145 1234 | 4? 3? 1? 5? 2?
//! 134 134 135 2 145 | 3? 1? 5? 2 4?
//! 12 5 4 3 12 | 2? 5 4 3 1?
//! 5 1234 123 14 123 | 5 4? 2? 14 3?
//! ```
//!
//! Every two links beyond six make it harder to follow, and so does a line with
//! more than a hundred arrangements.

use crate::deduction::{Chain, Findings, Flow, Look, Rating, Rule, Step, Use, shortest};

pub(crate) static LONG_LINE_CHAIN: Rule =
    Rule { id: "long-line-chain", sentence: "rule.long-line-chain", rating: Rating(560), find };

const SHORT: u32 = 6;
const EACH_TWO: u32 = 10;
const LONGEST: u32 = 40;
/// If a list is longer than `LONG_LIST`, the rating is at least `WITH_LONG_LIST`.
const LONG_LIST: usize = 100;
const WITH_LONG_LIST: Rating = Rating(580);

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    if !look.is_new() {
        return Flow::Continue(());
    }
    let listed = shortest(*look, Use::Lines(LONG_LIST), LONGEST).map(|chain| step(look, &chain));
    let enough = listed.as_ref().is_some_and(|step| step.rating <= WITH_LONG_LIST);
    let wide = if enough { None } else { shortest(*look, Use::AllLines, LONGEST) };
    let wide = wide.map(|chain| step(look, &chain));
    out.add([listed, wide].into_iter().flatten().min_by_key(|step| step.rating))
}

fn step(look: &Look<'_>, chain: &Chain) -> Step {
    let more = chain.links().saturating_sub(SHORT).div_ceil(2);
    let rating = Rating(LONG_LINE_CHAIN.rating.0 + (EACH_TWO * more) as u16);
    let long = chain.longest_list(*look).is_none_or(|count| count > LONG_LIST);
    let rating = if long { rating.max(WITH_LONG_LIST) } else { rating };
    chain.step(*look, &LONG_LINE_CHAIN, rating)
}
