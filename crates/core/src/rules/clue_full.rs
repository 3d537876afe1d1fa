//! A clue as large as the grid sees every building of its line. No building may
//! hide behind another, so they rise one by one: 1, 2, 3 and so on.
//!
//! ```text
//! sky4.4---.----.----.----
//! * * * * | 1 234 234 234
//! * * * * | 2 134 134 134
//! * * * * | 3 124 124 124
//! * * * * | 4 123 123 123
//! ```

use crate::deduction::{Findings, Flow, Look, Rating, Rule, Sight, Step};

pub(crate) static CLUE_FULL: Rule =
    Rule { id: "clue-full", sentence: "rule.clue-full", rating: Rating(100), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    let full = |sight: &&Sight| sight.clue.value == look.n() && !sight.clue.parks;
    for sight in look.sights().filter(full) {
        for (cell, height) in sight.cells.iter().zip(1..) {
            if look.values(*cell).contains(height) && !look.board().is_placed(*cell) {
                let step = Step::new(&CLUE_FULL).places(*cell, height).because(sight.cause());
                out.add(step.with("clue", sight.name()).with("value", look.n()))?;
            }
        }
    }
    Flow::Continue(())
}
