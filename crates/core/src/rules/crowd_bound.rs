//! Several cells of one line are smaller than the same cell, and all of them
//! differ. So the largest of them is already fairly high, and the cell is
//! higher still. The reverse is also true.
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
//! A matching of cells and values gives the least height of the largest cell.
//! The other direction works in the same way.

use crate::conditions::{Condition, LessThan};
use crate::deduction::{Cause, Crowd, Findings, Flow, Look, Member, Rating, Rule, Step};
use crate::grid::{Cell, Values};

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
    let could: Vec<Values> = crowd.members.iter().map(|one| look.values(one.cell)).collect();
    let limit = limit_of(n, crowd.below, &could)?;
    let beyond = if crowd.below { Values::up_to(limit) } else { Values::above(limit - 1) };
    let lost = look.losing([crowd.cell], beyond);
    let farthest =
        lost.first().map(|(_, gone)| if crowd.below { gone.max() } else { gone.min() })?;
    // The range into which all these cells would have to fit if the other cell
    // had this value.
    let range = if crowd.below { Values::up_to(farthest - 1) } else { Values::above(farthest) };
    let members = needed(crowd, look, range);
    // A single cell is not a crowd; its sign alone leads to the same conclusion.
    (members.len() > 1).then(|| told(look, crowd, &members, range, lost))
}

/// The least value that the largest of these cells can have, or the greatest
/// value that the smallest can have.
fn limit_of(n: u32, below: bool, could: &[Values]) -> Option<u32> {
    match below {
        true => (1..=n).find(|top| differ(could, Values::up_to(*top))),
        false => (1..=n).rev().find(|low| differ(could, Values::above(*low - 1))),
    }
}

/// The fewest members that are too many for a range. The farthest are left out
/// first.
fn needed<'a>(crowd: &'a Crowd, look: &Look<'_>, range: Values) -> Vec<&'a Member> {
    let mut members: Vec<&Member> = crowd.members.iter().collect();
    let mut by_distance: Vec<&Member> = members.clone();
    by_distance.sort_by_key(|one| core::cmp::Reverse(one.signs.len()));
    for left_out in by_distance {
        let fewer = members.iter().copied().filter(|one| one.cell != left_out.cell);
        let fewer: Vec<&Member> = fewer.collect();
        let could: Vec<Values> = fewer.iter().map(|one| look.values(one.cell)).collect();
        if !differ(&could, range) {
            members = fewer;
        }
    }
    members
}

/// The step, with the signs that lead to its members. The step mentions the
/// members' candidates if they matter.
fn told(
    look: &Look<'_>,
    crowd: &Crowd,
    members: &[&Member],
    range: Values,
    lost: Vec<(Cell, Values)>,
) -> Step {
    let mut could: Vec<Values> = members.iter().map(|one| look.values(one.cell)).collect();
    let limit = limit_of(look.n(), crowd.below, &could).unwrap_or(1);
    for at in 0..could.len() {
        let known = could[at];
        could[at] = look.size().all_values();
        if differ(&could, range) {
            could[at] = known;
        }
    }
    let mut signs: Vec<LessThan> = Vec::new();
    for sign in members.iter().flat_map(|one| &one.signs) {
        if !signs.contains(sign) {
            signs.push(*sign);
        }
    }
    let is_named = |cell: &Cell| *cell == crowd.cell || members.iter().any(|one| one.cell == *cell);
    let mut through: Vec<Cell> =
        signs.iter().flat_map(|sign| [sign.lesser, sign.greater]).collect();
    through.retain(|cell| !is_named(cell));
    through.sort_unstable();
    through.dedup();
    let key = match (crowd.below, through.is_empty()) {
        (true, true) => "rule.crowd-bound",
        (true, false) => "rule.crowd-bound.through",
        (false, true) => "rule.crowd-bound.above",
        (false, false) => "rule.crowd-bound.above.through",
    };
    let all = look.size().all_values();
    let known = members.iter().zip(&could).filter(|(_, could)| **could != all);
    let step = Step::new(&CROWD_BOUND).told_as(key).removes_all(lost);
    let step = step.because(Cause::Line(crowd.line)).because_of(known.map(|(one, _)| one.cell));
    let signs = signs.into_iter().map(|sign| Cause::Condition(Condition::LessThan(sign)));
    let step = signs.fold(step, Step::because).with("through", look.cells(through));
    let step = step.with("others", look.cells(members.iter().map(|one| one.cell)));
    step.with("line", crowd.line).with("limit", look.shown(limit))
}

/// Whether these cells can have different values, all within a range.
fn differ(could: &[Values], range: Values) -> bool {
    let mut holder = vec![None; 33];
    (0..could.len()).all(|cell| seat(could, range, cell, &mut holder, &mut [false; 33]))
}

/// Finds a value for one more cell, moving others if necessary.
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
