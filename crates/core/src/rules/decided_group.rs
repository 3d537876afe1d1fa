//! Boxes and diagonals work like rows: a number in one of their cells appears
//! in none of the others. The number is removed from the marks there as well.
//!
//! ```text
//! lat4b.Q
//! 1 234 234 234 | 1 234 234 234
//! 234 * * * | 234 234 * *
//! 234 * * * | 234 * * *
//! 234 * * * | 234 * * *
//! ```
//!
//! [`decided`](super::decided) covers its row and column.

use crate::conditions::Condition;
use crate::deduction::{
    Cause, Causes, Conclusion, Decided, Findings, Flow, Look, Marks, Rating, Rule,
};
use crate::grid::{Cell, Values};

pub(crate) static DECIDED_GROUP: Rule =
    Rule { id: "decided-group", sentence: "rule.decided-group", rating: Rating(100), find };

/// The value that a decided cell removes from another cell that a condition
/// requires to be different.
#[inline]
#[must_use]
pub fn step(marks: &Marks, by: Decided, (other, why): (Cell, Condition)) -> Option<Conclusion> {
    let causes = Causes::two(by.into(), Cause::Condition(why));
    Conclusion::removing(&DECIDED_GROUP, marks, other, Values::only(by.value), causes)
}

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    let cells = look.size().cells().filter(|cell| look.board().is_placed(*cell));
    for by in cells.filter_map(|cell| look.marks().decided(cell)) {
        for (other, why) in &look.layout().of_cell(by.cell).different {
            let found = step(look.marks(), by, (*other, *why));
            out.add(found.map(|found| found.told().with("other", look.cell(by.cell))))?;
        }
    }
    Flow::Continue(())
}
