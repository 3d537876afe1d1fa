//! In a line, a number fits only in the cells that the line shares with a box
//! or diagonal. The number is in one of these cells, so it is nowhere else in
//! the box or diagonal. The reverse is also true.
//!
//! ```text
//! lat4b.Q
//! * * 234 234 | * * 234 234
//! * * * * | 234 234 * *
//! * * * * | * * * *
//! * * * * | * * * *
//! ```

use crate::deduction::{Cause, Findings, Flow, Look, Rating, Rule, Step};
use crate::grid::Values;

pub(crate) static LOCKED: Rule =
    Rule { id: "locked", sentence: "rule.locked", rating: Rating(260), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    if !look.layout().has_groups() {
        return Flow::Continue(());
    }
    for house in look.houses() {
        for value in 1..=look.n() {
            let places: Vec<_> = look.holding(&house.cells, value).collect();
            for other in look.layout().houses().iter().filter(|other| other.house != house.house) {
                if places.len() < 2 || !places.iter().all(|cell| other.cells.contains(cell)) {
                    continue;
                }
                let rest = other.cells.iter().copied().filter(|cell| !places.contains(cell));
                let lost = look.losing(rest, Values::only(value));
                if !lost.is_empty() {
                    let step = Step::new(&LOCKED).removes_all(lost);
                    let step = step.because(Cause::places(house.house, value));
                    let step = step.because(other.house.into());
                    out.add(step.with("line", house.house).with("other", other.house))?;
                }
            }
        }
    }
    Flow::Continue(())
}
