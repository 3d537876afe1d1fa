//! A decided value leaves the other cells of its diagonal or its box.
//!
//! ```text
//! lat4b.Q
//! 1 234 234 234 | 1 234 234 234
//! 234 1234 1234 1234 | 234 234 1234 1234
//! 234 1234 1234 1234 | 234 1234 1234 1234
//! 234 1234 1234 1234 | 234 1234 1234 1234
//! ```
//!
//! What its row and column say is [`decided`](super::decided).

use super::layout::Layout;
use super::marks::Marks;
use super::step::{Cause, Causes, Rule, Step};
use crate::conditions::Condition;
use crate::grid::{Cell, Values};

/// The rule.
pub static DECIDED_GROUP: Rule = Rule { id: "decided-group", sentence: "rule.decided-group", find };

/// What a decided cell takes from another one that this condition lets differ
/// from it.
#[inline]
#[must_use]
pub fn step(marks: &Marks, by: Cell, (other, condition): (Cell, Condition)) -> Option<Step> {
    let value = marks.values(by).single()?;
    let by = Cause::Candidate { cell: by, value: value as u8 };
    let causes = Causes::two(by, Cause::Condition(condition));
    Step::removing(&DECIDED_GROUP, marks, other, Values::only(value), causes)
}

fn find(layout: &Layout, marks: &Marks) -> Option<Step> {
    marks.size().cells().find_map(|by| {
        let mut others = layout.of_cell(by).different.iter();
        others.find_map(|other| step(marks, by, *other))
    })
}
