//! A sign says that one cell is smaller than its neighbour. The smaller cell
//! has a number above it, so it is not the largest; the other cell is not the
//! smallest.
//!
//! ```text
//! fut3.J.lF.G
//! * * * | 12 23 *
//! * * * | * * *
//! * * * | * * *
//! ```

use crate::conditions::Condition;
use crate::deduction::{Cause, Findings, Flow, Look, Rating, Rule, Step};
use crate::grid::Values;

pub(crate) static MIN_MAX: Rule =
    Rule { id: "min-max", sentence: "rule.min-max", rating: Rating(100), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sign in look.signs() {
        let mut lost = look.losing([sign.lesser], Values::only(look.n()));
        lost.extend(look.losing([sign.greater], Values::only(1)));
        if !lost.is_empty() {
            let step = Step::new(&MIN_MAX).removes_all(lost);
            let step = step.because(Cause::Condition(Condition::LessThan(sign)));
            let step = step.with("lesser", look.cell(sign.lesser));
            let step = step.with("most", look.shown(look.n())).with("least", look.shown(1));
            out.add(step.with("greater", look.cell(sign.greater)))?;
        }
    }
    Flow::Continue(())
}
