//! Several cells of one line are smaller than the same cell, and all of them
//! differ. So the largest of them is fairly high already, and the cell is
//! higher still. The reverse holds too.
//!
//! ```text
//! fut5.WD.lgS.U
//! 1234 2345 1234 * * | 1234 345 1234 * *
//! * * * * * | * * * * *
//! * * * * * | * * * * *
//! * * * * * | * * * * *
//! * * * * * | * * * * *
//! ```
//!
//! How high the largest gets at least is a matching of cells and values; the
//! same from the other side.

use crate::deduction::{Crowd, Findings, Flow, Look, Rating, Rule, Step};
use crate::grid::Values;

pub(crate) static CROWD_BOUND: Rule =
    Rule { id: "crowd-bound", sentence: "rule.crowd-bound", rating: Rating(260), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for crowd in look.board().crowds() {
        if look.line_has_changed(crowd.line) {
            out.add(step(look, crowd))?;
        }
    }
    Flow::Continue(())
}

fn step(look: &Look<'_>, crowd: &Crowd) -> Option<Step> {
    let n = look.n();
    let could: Vec<Values> = crowd.members.iter().map(|cell| look.values(*cell)).collect();
    let (limit, lost) = if crowd.below {
        let least = (1..=n).find(|top| differ(&could, Values::up_to(*top)))?;
        (least, look.losing([crowd.cell], Values::up_to(least)))
    } else {
        let most = (1..=n).rev().find(|low| differ(&could, Values::above(*low - 1)))?;
        (most, look.losing([crowd.cell], Values::above(most - 1)))
    };
    let key = if crowd.below { "rule.crowd-bound" } else { "rule.crowd-bound.above" };
    let step = Step::new(&CROWD_BOUND).told_as(key).removes_all(lost);
    let members = crowd.members.iter().copied();
    let step = step.with("others", look.cells(members.clone())).because_of(members);
    let step = step.with("line", crowd.line).with("limit", look.shown(limit));
    Some(step).filter(Step::does_something)
}

/// Whether these cells can have different values, all of them within a range.
fn differ(could: &[Values], range: Values) -> bool {
    let mut holder = vec![None; 33];
    (0..could.len()).all(|cell| seat(could, range, cell, &mut holder, &mut [false; 33]))
}

/// Finds a value for one more cell, moving others if need be.
fn seat(
    could: &[Values],
    range: Values,
    cell: usize,
    holder: &mut [Option<usize>],
    asked: &mut [bool; 33],
) -> bool {
    for value in (could[cell] & range).iter().map(|value| value as usize) {
        if asked[value] {
            continue;
        }
        asked[value] = true;
        let free = match holder[value] {
            None => true,
            Some(other) => seat(could, range, other, holder, asked),
        };
        if free {
            holder[value] = Some(cell);
            return true;
        }
    }
    false
}
