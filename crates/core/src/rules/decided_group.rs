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
use super::marks::{Decided, Marks};
use super::step::{Cause, Causes, Rule, Step};
use crate::conditions::Condition;
use crate::grid::{Cell, Values};

/// The rule.
pub static DECIDED_GROUP: Rule = Rule { id: "decided-group", sentence: "rule.decided-group", find };

/// What a decided cell takes from another one that a condition lets differ
/// from it.
#[inline]
#[must_use]
pub fn step(marks: &Marks, by: Decided, (other, why): (Cell, Condition)) -> Option<Step> {
    let causes = Causes::two(by.into(), Cause::Condition(why));
    Step::removing(&DECIDED_GROUP, marks, other, Values::only(by.value), causes)
}

fn find(layout: &Layout, marks: &Marks) -> Option<Step> {
    let mut decided = marks.size().cells().filter_map(|cell| marks.decided(cell));
    decided.find_map(|by| {
        let mut others = layout.of_cell(by.cell).different.iter();
        others.find_map(|other| step(marks, by, *other))
    })
}
