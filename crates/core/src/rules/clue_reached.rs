//! Where decided cells show as many as a clue says, nothing behind them is
//! taller than they are. If the tallest of all is not among them, the board is
//! wrong already, and this is how a search notices.
//!
//! ```text
//! sky4.2---.----.----.----
//! 2 134 134 134 | 2 134 134 134
//! 3 124 124 124 | 3 124 124 124
//! 14 1234 1234 1234 | 1 1234 1234 1234
//! 14 1234 1234 1234 | 1 1234 1234 1234
//! ```

use super::checks::Sight;
use super::layout::Layout;
use super::marks::Marks;
use super::step::{Cause, Causes, Rule, Step};
use crate::conditions::Condition;
use crate::grid::{Cell, Values};

/// The rule.
pub static CLUE_REACHED: Rule = Rule { id: "clue-reached", sentence: "rule.clue-reached", find };

/// The cells behind those that show the whole clue, and the tallest of these;
/// nothing where the decided cells do not show as many.
#[must_use]
pub fn behind<'a>(marks: &Marks, sight: &'a Sight) -> Option<(&'a [Cell], u32)> {
    let (mut tallest, mut seen) = (u32::from(sight.clue.parks), 0);
    for (place, cell) in sight.cells.iter().enumerate() {
        let height = marks.value(*cell);
        if height == 0 {
            return None;
        }
        seen += u32::from(height > tallest);
        tallest = tallest.max(height);
        if seen == sight.clue.value {
            return Some((&sight.cells[place + 1..], tallest));
        }
    }
    None
}

/// What a clue takes from a cell behind those that show it, where this is the
/// tallest of them.
#[inline]
#[must_use]
pub fn step(marks: &Marks, sight: &Sight, cell: Cell, tallest: u32) -> Option<Step> {
    let causes = Causes::one(Cause::Condition(Condition::Clue(sight.clue)));
    Step::keeping(&CLUE_REACHED, marks, cell, Values::up_to(tallest), causes)
}

fn find(layout: &Layout, marks: &Marks) -> Option<Step> {
    layout.sights().iter().find_map(|sight| {
        let (cells, tallest) = behind(marks, sight)?;
        cells.iter().find_map(|cell| step(marks, sight, *cell, tallest))
    })
}
