//! One cell is less than another: it stays below the greatest candidate of
//! that one, which stays above the least of its own.
//!
//! ```text
//! fut3.J.lF.G
//! 123 123 123 | 12 23 123
//! 123 123 123 | 123 123 123
//! 123 123 123 | 123 123 123
//! ```

use super::layout::Layout;
use super::marks::Marks;
use super::step::{Cause, Causes, Rule, Step};
use crate::conditions::{Condition, LessThan};
use crate::grid::{Cell, Values};

/// The rule.
pub static SIGN_BOUND: Rule = Rule { id: "sign-bound", sentence: "rule.sign-bound", find };

/// What a sign takes from one of its cells.
#[inline]
#[must_use]
pub fn step(marks: &Marks, sign: LessThan, cell: Cell) -> Option<Step> {
    let other = other(sign, cell);
    let kept = match cell == sign.lesser {
        true => Values::up_to(marks.values(other).max().saturating_sub(1)),
        false => Values::above(marks.values(other).min()),
    };
    let causes = Causes::two(Cause::Condition(Condition::LessThan(sign)), Cause::Cell(other));
    Step::keeping(&SIGN_BOUND, marks, cell, kept, causes)
}

/// The cell of a sign that is not this one.
#[inline]
#[must_use]
pub fn other(sign: LessThan, cell: Cell) -> Cell {
    if cell == sign.lesser { sign.greater } else { sign.lesser }
}

fn find(layout: &Layout, marks: &Marks) -> Option<Step> {
    layout.signs().iter().find_map(|sign| {
        step(marks, *sign, sign.lesser).or_else(|| step(marks, *sign, sign.greater))
    })
}
