//! A clue 1 sees the tallest first.
//!
//! ```text
//! sky3.1--.---.---.---
//! 123 123 123 | 3 123 123
//! 123 123 123 | 123 123 123
//! 123 123 123 | 123 123 123
//! ```
//!
//! A park may stand in front of it.

use super::checks::Sight;
use super::layout::Layout;
use super::marks::Marks;
use super::step::{Cause, Causes, Rule, Step};
use crate::conditions::Condition;
use crate::grid::Values;

/// The rule.
pub static CLUE_ONE: Rule = Rule { id: "clue-one", sentence: "rule.clue-one", find };

/// What a clue takes from the nearest cell, if it is 1.
#[inline]
#[must_use]
pub fn step(marks: &Marks, sight: &Sight) -> Option<Step> {
    let clue = sight.clue;
    if clue.value != 1 {
        return None;
    }
    let tallest = Values::only(marks.size().n() as u32);
    let kept = if clue.parks { tallest | Values::only(1) } else { tallest };
    let causes = Causes::one(Cause::Condition(Condition::Clue(clue)));
    Step::keeping(&CLUE_ONE, marks, sight.cells[0], kept, causes)
}

fn find(layout: &Layout, marks: &Marks) -> Option<Step> {
    layout.sights().iter().find_map(|sight| step(marks, sight))
}
