//! From a clue of 1, a single building is visible. All buildings behind it are
//! lower, so the first building is the tallest.
//!
//! ```text
//! sky3.1--.---.---.---
//! * * * | 3 12 12
//! * * * | 12 * *
//! * * * | 12 * *
//! ```
//!
//! A park may be in front of that building.

use crate::conditions::Condition;
use crate::deduction::{
    Cause, Causes, Conclusion, Findings, Flow, Look, Marks, Rating, Rule, Sight, Step,
};
use crate::grid::Values;

pub(crate) static CLUE_ONE: Rule =
    Rule { id: "clue-one", sentence: "rule.clue-one", rating: Rating(100), find };

/// The values that a clue of 1 removes from the nearest cell.
#[inline]
#[must_use]
pub fn step(marks: &Marks, sight: &Sight) -> Option<Conclusion> {
    let clue = sight.clue;
    if clue.value != 1 {
        return None;
    }
    let tallest = Values::only(marks.size().n() as u32);
    let kept = if clue.parks { tallest | Values::only(1) } else { tallest };
    let causes = Causes::one(Cause::Condition(Condition::VisibleCount(clue)));
    Conclusion::keeping(&CLUE_ONE, marks, sight.cells[0], kept, causes)
}

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sight in look.sights().filter(|sight| sight.clue.value == 1) {
        let nearest = sight.cells[0];
        let tallest = look.values(nearest).contains(look.n());
        if !sight.clue.parks && tallest && !look.board().is_placed(nearest) {
            let step = Step::new(&CLUE_ONE).told_as("rule.clue-one.placed");
            let step = step.places(nearest, look.n()).because(sight.cause());
            out.add(step.with("clue", sight.name()).with("value", 1_u32))?;
        } else if sight.clue.parks {
            out.add(
                step(look.marks(), sight).map(|found| found.told().with("clue", sight.name())),
            )?;
        }
    }
    Flow::Continue(())
}
