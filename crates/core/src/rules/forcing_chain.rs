//! Suppose a number and follow pairs only: cells with two numbers, numbers with
//! two places in a line, signs. If two results exclude each other, the supposed
//! number is ruled out.
//!
//! ```text
//! sky5.-32-2.--3--.3-34-.-122-.e
//! 13 12 23 5 4 | 1? 2? 3? 5 4
//! 5 13 12 4 123 | 5 13 2? 4 13
//! 4 123 5 23 12 | 4 13 5 3? 12
//! 12 5 4 13 23 | 2? 5 4 13 23
//! 23 4 13 12 5 | 3? 4 13 12 5
//! ```
//!
//! The length of a chain counts its links as drawn, without the two at the
//! ends, which connect it to the removed number.

use crate::deduction::{Findings, Flow, Look, Rating, Rule, Use, shortest};

pub(crate) static FORCING_CHAIN: Rule =
    Rule { id: "forcing-chain", sentence: "rule.forcing-chain", rating: Rating(470), find };

/// The number of links that can be followed at a glance, and the cost of every
/// two further links.
const SHORT: u32 = 6;
const EACH_TWO: u32 = 10;
/// The search does not look for longer chains.
const LONGEST: u32 = 60;

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    if !look.is_new() {
        return Flow::Continue(());
    }
    let Some(chain) = shortest(*look, Use::Basic, LONGEST) else { return Flow::Continue(()) };
    let more = chain.links().saturating_sub(2 + SHORT).div_ceil(2);
    let rating = Rating(FORCING_CHAIN.rating.0 + (EACH_TWO * more) as u16);
    out.add(chain.step(*look, &FORCING_CHAIN, rating))
}
