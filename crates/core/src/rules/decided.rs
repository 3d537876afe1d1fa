//! A decided value leaves the other cells of its row and column.
//!
//! ```text
//! lat3.J
//! 1 123 123 | 1 23 23
//! 123 123 123 | 23 123 123
//! 123 123 123 | 23 123 123
//! ```

use super::layout::{Layout, lines_of};
use super::marks::{Decided, Marks};
use super::step::{Causes, Rule, Step};
use crate::grid::{Cell, Values};

/// The rule.
pub static DECIDED: Rule = Rule { id: "decided", sentence: "rule.decided", find };

/// What a decided cell takes from another one of its row or column.
#[inline]
#[must_use]
pub fn step(marks: &Marks, by: Decided, other: Cell) -> Option<Step> {
    let causes = Causes::one(by.into());
    Step::removing(&DECIDED, marks, other, Values::only(by.value), causes)
}

fn find(_layout: &Layout, marks: &Marks) -> Option<Step> {
    let size = marks.size();
    let mut decided = size.cells().filter_map(|cell| marks.decided(cell));
    decided.find_map(|by| {
        let others = lines_of(size, by.cell).into_iter().flat_map(|line| size.line_cells(line));
        others.filter(|other| *other != by.cell).find_map(|other| step(marks, by, other))
    })
}
