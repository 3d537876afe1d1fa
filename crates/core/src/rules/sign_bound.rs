//! A cell that is smaller than its neighbour stays below the largest number
//! that the neighbour can still have. The neighbour stays above the smallest
//! number that the cell can still have.
//!
//! ```text
//! fut4.Q.lL.M
//! 23 234 * * | 23 34 * *
//! * * * * | * * * *
//! * * * * | * * * *
//! * * * * | * * * *
//! ```

use crate::conditions::{Condition, LessThan};
use crate::deduction::{
    Cause, Causes, Conclusion, Findings, Flow, Look, Marks, Rating, Rule, Step,
};
use crate::grid::{Cell, Values};

pub(crate) static SIGN_BOUND: Rule =
    Rule { id: "sign-bound", sentence: "rule.sign-bound", rating: Rating(200), find };

/// The values that a sign removes from one of its cells.
#[inline]
#[must_use]
pub fn step(marks: &Marks, sign: LessThan, cell: Cell) -> Option<Conclusion> {
    let other = other(sign, cell);
    let kept = match cell == sign.lesser {
        true => Values::up_to(marks.values(other).max().saturating_sub(1)),
        false => Values::above(marks.values(other).min()),
    };
    let causes = Causes::two(Cause::Condition(Condition::LessThan(sign)), Cause::Cell(other));
    Conclusion::keeping(&SIGN_BOUND, marks, cell, kept, causes)
}

/// The other cell of a sign.
#[inline]
#[must_use]
pub fn other(sign: LessThan, cell: Cell) -> Cell {
    if cell == sign.lesser { sign.greater } else { sign.lesser }
}

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sign in look.signs() {
        for cell in [sign.lesser, sign.greater] {
            out.add(beyond(look, sign, cell).map(|found| told(look, sign, found)))?;
        }
    }
    Flow::Continue(())
}

/// The conclusion of a sign, unless the sign alone implies it for any two cells.
pub(super) fn beyond(look: &Look<'_>, sign: LessThan, cell: Cell) -> Option<Conclusion> {
    let alone = Values::only(if cell == sign.lesser { look.n() } else { 1 });
    let found = step(look.marks(), sign, cell)?;
    let could = look.values(cell);
    (could & !found.removed.left(could) != alone).then_some(found)
}

pub(super) fn told(look: &Look<'_>, sign: LessThan, found: Conclusion) -> Step {
    let cell = found.removed.cell();
    let other = other(sign, cell);
    let could = look.values(other);
    let (key, limit) = match cell == sign.lesser {
        true => ("rule.sign-bound.most", could.max()),
        false => ("rule.sign-bound.least", could.min()),
    };
    let step = found.told().told_as(key);
    let step = step.with("other", look.cell(other)).with("limit", look.shown(limit));
    step.with("lesser", look.cell(sign.lesser)).with("greater", look.cell(sign.greater))
}
