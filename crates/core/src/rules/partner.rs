//! A condition on two cells: a value goes where no candidate of the other cell
//! fits it.
//!
//! ```text
//! fut4a.Q.bL.M
//! 14 1234 1234 1234 | 14 23 1234 1234
//! 1234 1234 1234 1234 | 1234 1234 1234 1234
//! 1234 1234 1234 1234 | 1234 1234 1234 1234
//! 1234 1234 1234 1234 | 1234 1234 1234 1234
//! ```

use super::layout::{Layout, Pair};
use super::marks::Marks;
use super::step::{Cause, Causes, Rule, Step};
use crate::grid::{Cell, Values};

/// The rule.
pub static PARTNER: Rule = Rule { id: "partner", sentence: "rule.partner", find };

/// What a pair takes from one of its cells.
#[must_use]
pub fn step(marks: &Marks, pair: Pair, cell: Cell) -> Option<Step> {
    let other = pair.other(cell);
    let fits = |value: &u32| {
        marks
            .values(other)
            .iter()
            .any(|partner| holds(marks, pair, (cell, *value), (other, partner)))
    };
    let kept: Values = marks.values(cell).iter().filter(fits).collect();
    let causes = Causes::two(Cause::Condition(pair.condition), Cause::Cell(other));
    Step::keeping(&PARTNER, marks, cell, kept, causes)
}

/// Whether two cells may have these values.
fn holds(marks: &Marks, pair: Pair, (cell, value): (Cell, u32), (_, partner): (Cell, u32)) -> bool {
    pair.condition
        .breach(marks.size(), |asked| if asked == cell { value } else { partner })
        .is_none()
}

fn find(layout: &Layout, marks: &Marks) -> Option<Step> {
    let mut pairs = layout.pairs().iter();
    pairs.find_map(|pair| pair.cells.into_iter().find_map(|cell| step(marks, *pair, cell)))
}
