//! A circle in a cell says that its number is odd, a square that it is even.
//! All other numbers are ruled out there.
//!
//! ```text
//! lat4o.oeO.Q
//! * * * * | 13 24 * *
//! * * * * | * * * *
//! * * * * | * * * *
//! * * * * | * * * *
//! ```

use crate::conditions::{Condition, Parity};
use crate::deduction::{Cause, Causes, Conclusion, Findings, Flow, Look, Marks, Rating, Rule};

pub(crate) static ODD_EVEN: Rule =
    Rule { id: "odd-even", sentence: "rule.odd-even", rating: Rating(100), find };

/// The values that a mark removes from its cell.
#[inline]
#[must_use]
pub fn step(marks: &Marks, mark: Parity) -> Option<Conclusion> {
    let causes = Causes::one(Cause::Condition(Condition::Parity(mark)));
    Conclusion::keeping(&ODD_EVEN, marks, mark.cell, mark.values(marks.size()), causes)
}

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for mark in look.marked() {
        out.add(step(look.marks(), mark).map(Conclusion::told))?;
    }
    Flow::Continue(())
}
