//! When every number but one is ruled out for a cell, the remaining number goes there.
//!
//! ```text
//! lat4.Q
//! 2? 1 234 234 | 2 1 34 34
//! 3 24 124 124 | 3 24 124 124
//! 124 234 * * | 14 234 * *
//! 124 234 * * | 14 234 * *
//! ```

use crate::deduction::{Findings, Flow, Look, Rating, Rule, Step};

pub(crate) static ONLY_NUMBER: Rule =
    Rule { id: "only-number", sentence: "rule.only-number", rating: Rating(160), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    let cells = look.size().cells().filter(|cell| !look.board().is_placed(*cell));
    for cell in cells {
        if let Some(value) = look.values(cell).single() {
            out.add(Step::new(&ONLY_NUMBER).places(cell, value).because_of([cell]))?;
        }
    }
    Flow::Continue(())
}
