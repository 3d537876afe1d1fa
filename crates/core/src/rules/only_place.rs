//! A value that has one place left in a line stands there.
//!
//! ```text
//! lat3.J
//! 123 23 23 | 1 23 23
//! 123 123 123 | 123 123 123
//! 123 123 123 | 123 123 123
//! ```

use super::contradiction::Contradiction;
use super::layout::Layout;
use super::marks::Marks;
use super::step::{Cause, Causes, Removed, Rule, Step};
use crate::grid::Line;

/// The rule.
pub static ONLY_PLACE: Rule = Rule { id: "only-place", sentence: "rule.only-place", find };

/// Puts a value of a line where alone it can be, unless it stands there.
///
/// # Errors
/// It has no place.
pub fn step(marks: &Marks, line: Line, value: u32) -> Result<Option<Step>, Contradiction> {
    match marks.places(line, value) {
        (0, _) => Err(Contradiction::NoPlace { value: value as u8, line }),
        (1, Some(cell)) if marks.several(cell).is_some() => {
            let removed = Removed::Others { cell, value };
            let causes = Causes::one(Cause::Line(line));
            Ok(Some(Step { rule: &ONLY_PLACE, removed, causes }))
        }
        _ => Ok(None),
    }
}

fn find(_layout: &Layout, marks: &Marks) -> Option<Step> {
    let values = 1..=marks.size().n() as u32;
    let mut places =
        marks.size().lines().flat_map(|line| values.clone().map(move |value| (line, value)));
    places.find_map(|(line, value)| step(marks, line, value).ok().flatten())
}
