//! Signs that follow one another make a chain in which the numbers rise. Each
//! cell must leave enough smaller numbers for the cells below it and enough
//! larger numbers for the cells above it.
//!
//! ```text
//! fut5.WD.llS.U
//! 1234 234 2345 * * | 123 234 345 * *
//! * * * * * | * * * * *
//! * * * * * | * * * * *
//! * * * * * | * * * * *
//! * * * * * | * * * * *
//! ```
//!
//! The conclusion does not depend on the rest of the board. Each sign beyond
//! the third makes a chain harder to see.

use crate::conditions::{Condition, LessThan};
use crate::deduction::{Cause, Findings, Flow, Look, Rating, Rule, Step};
use crate::grid::{Cell, Values};

pub(crate) static CHAIN_BOUND: Rule =
    Rule { id: "chain-bound", sentence: "rule.chain-bound", rating: Rating(170), find };

/// The number of signs that can be seen at a glance, and the cost of each
/// further sign.
const SHORT: usize = 3;
const EACH_MORE: usize = 10;

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    let mut steps = Vec::new();
    for chains in look.board().chains() {
        steps.extend(step(look, chains.cell, &chains.below, true));
        steps.extend(step(look, chains.cell, &chains.above, false));
    }
    steps.sort_by_key(|step| step.rating);
    steps.into_iter().try_for_each(|step| out.add(step))
}

/// The values that the longest chain below or above a cell removes from it.
fn step(look: &Look<'_>, cell: Cell, chain: &[Cell], below: bool) -> Option<Step> {
    let links = chain.len() as u32;
    let too_far = match below {
        true => Values::up_to(links),
        false => Values::above(look.n() - links),
    };
    let lost = look.losing([cell], too_far);
    if lost.is_empty() {
        return None;
    }
    let key = if below { "rule.chain-bound" } else { "rule.chain-bound.above" };
    let rating = CHAIN_BOUND.rating.0 as usize + EACH_MORE * chain.len().saturating_sub(SHORT);
    // If the cell has already lost the farthest values, fewer signs are enough.
    let gone = lost[0].1;
    let needed = if below { gone.max() } else { look.n() + 1 - gone.min() };
    let limit = if below { needed + 1 } else { look.n() - needed };
    let signs = chain.iter().zip(core::iter::once(&cell).chain(chain)).take(needed as usize);
    let signs = signs.map(|(next, before)| match below {
        true => LessThan { lesser: *next, greater: *before },
        false => LessThan { lesser: *before, greater: *next },
    });
    let step = Step::new(&CHAIN_BOUND).told_as(key).removes_all(lost);
    let step =
        signs.map(|sign| Cause::Condition(Condition::LessThan(sign))).fold(step, Step::because);
    let step = step.rated(Rating(rating as u16)).with("count", needed);
    Some(step.with("limit", look.shown(limit)))
}
