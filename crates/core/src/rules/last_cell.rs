//! Each line contains every number once. When only one cell of a line is empty,
//! the missing number goes there.
//!
//! ```text
//! lat3.12-G
//! 1 2 3? | 1 2 3
//! 23 13 12 | 23 13 12
//! 23 13 12 | 23 13 12
//! ```

use crate::deduction::{Cause, Findings, Flow, Look, Rating, Rule, Step};

pub(crate) static LAST_CELL: Rule =
    Rule { id: "last-cell", sentence: "rule.last-cell", rating: Rating(100), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for house in look.houses() {
        let mut open = house.cells.iter().filter(|cell| !look.board().is_placed(**cell));
        let (Some(cell), None) = (open.next(), open.next()) else { continue };
        if let Some(value) = look.values(*cell).single() {
            let places = Cause::places(house.house, value);
            let step = Step::new(&LAST_CELL).places(*cell, value).because(places);
            out.add(step.with("line", house.house))?;
        }
    }
    Flow::Continue(())
}
