//! Suppose a number and see, line by line, what all remaining ways to fill the
//! line have in common. If five or six such links lead to results that exclude
//! each other, the supposed number is ruled out.
//!
//! ```text
//! sky5.3-4--.--4--.-1---.---2-.J3P.f
//! 2 34 1 34 5 | 2 4? 1 34 5
//! 4 1 2 5 3 | 4 1 2 5 3
//! 5 34 34 12 12 | 5 3? 4? 2? 1?
//! 3 2 5 14 14 | 3 2 5 1? 4?
//! 1 5 34 234 24 | 1 5 3? 4? 24
//! ```
//!
//! The chain has five or six links. Each link is a cell, a sign, or a line with
//! up to 24 arrangements.

use crate::deduction::{Findings, Flow, Look, Rating, Rule, Use, shortest};

pub(crate) static LINE_CHAIN: Rule =
    Rule { id: "line-chain", sentence: "rule.line-chain", rating: Rating(520), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    if !look.is_new() {
        return Flow::Continue(());
    }
    let chain = shortest(*look, Use::Lines(24), 6);
    out.add(chain.map(|chain| chain.step(*look, &LINE_CHAIN, LINE_CHAIN.rating)))
}
