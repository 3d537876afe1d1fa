//! With a clue c > 1 the cell at distance d from it (from 0) is at most
//! n - c + 1 + d, or else too few could still rise behind it.
//!
//! ```text
//! sky4.3---.----.----.----
//! 1234 1234 1234 1234 | 12 1234 1234 1234
//! 1234 1234 1234 1234 | 123 1234 1234 1234
//! 1234 1234 1234 1234 | 1234 1234 1234 1234
//! 1234 1234 1234 1234 | 1234 1234 1234 1234
//! ```

use super::checks::Sight;
use super::layout::Layout;
use super::marks::Marks;
use super::step::{Cause, Causes, Rule, Step};
use crate::conditions::Condition;
use crate::grid::Values;

/// The rule.
pub static EDGE_LIMIT: Rule = Rule { id: "edge-limit", sentence: "rule.edge-limit", find };

/// At how many distances a clue takes anything.
#[inline]
#[must_use]
pub const fn reach(sight: &Sight) -> u32 {
    sight.clue.value - 1
}

/// What a clue takes from the cell at this distance, which is less than its
/// reach.
#[inline]
#[must_use]
pub fn step(marks: &Marks, sight: &Sight, distance: u32) -> Option<Step> {
    let limit = marks.size().n() as u32 - sight.clue.value + 1 + distance;
    let causes = Causes::one(Cause::Condition(Condition::Clue(sight.clue)));
    Step::keeping(&EDGE_LIMIT, marks, sight.cells[distance as usize], Values::up_to(limit), causes)
}

fn find(layout: &Layout, marks: &Marks) -> Option<Step> {
    let mut sights = layout.sights().iter();
    sights.find_map(|sight| (0..reach(sight)).find_map(|distance| step(marks, sight, distance)))
}
