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

/// What a sign takes from one of its cells.
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

/// The cell of a sign that is not this one.
#[inline]
#[must_use]
pub fn other(sign: LessThan, cell: Cell) -> Cell {
    if cell == sign.lesser { sign.greater } else { sign.lesser }
}

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sign in look.signs() {
        for cell in [sign.lesser, sign.greater] {
            out.add(step(look.marks(), sign, cell).map(|found| told(look, sign, found)))?;
        }
    }
    Flow::Continue(())
}

/// The conclusion of a sign as a step.
pub(super) fn told(look: &Look<'_>, sign: LessThan, found: Conclusion) -> Step {
    let step = found.told().with("other", look.cell(other(sign, found.removed.cell())));
    step.with("lesser", look.cell(sign.lesser)).with("greater", look.cell(sign.greater))
}
