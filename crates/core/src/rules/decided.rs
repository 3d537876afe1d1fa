//! A decided value leaves the other cells of its row and column.
//!
//! ```text
//! lat3.J
//! 1 123 123 | 1 23 23
//! 123 123 123 | 23 123 123
//! 123 123 123 | 23 123 123
//! ```

use super::layout::{Layout, lines_of};
use super::marks::Marks;
use super::step::{Cause, Causes, Rule, Step};
use crate::grid::{Cell, Values};

/// The rule.
pub static DECIDED: Rule = Rule { id: "decided", sentence: "rule.decided", find };

/// What a decided cell takes from another one of its row or column.
#[inline]
#[must_use]
pub fn step(marks: &Marks, by: Cell, other: Cell) -> Option<Step> {
    let value = marks.values(by).single()?;
    let causes = Causes::one(Cause::Candidate { cell: by, value: value as u8 });
    Step::removing(&DECIDED, marks, other, Values::only(value), causes)
}

fn find(_layout: &Layout, marks: &Marks) -> Option<Step> {
    let size = marks.size();
    size.cells().find_map(|by| {
        let others = lines_of(size, by).into_iter().flat_map(|line| size.line_cells(line));
        others.filter(|other| *other != by).find_map(|other| step(marks, by, other))
    })
}
