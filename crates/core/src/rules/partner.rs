//! A bar between two cells, or its absence, says which numbers go together. A
//! number with no partner left in the other cell is ruled out.
//!
//! ```text
//! fut4a.Q.bL.M
//! 14 * * * | 14 23 * *
//! * * * * | * * * *
//! * * * * | * * * *
//! * * * * | * * * *
//! ```

use crate::deduction::{
    Cause, Causes, Conclusion, Findings, Flow, Look, Marks, Pair, Rating, Rule,
};
use crate::grid::{Cell, Values};

pub(crate) static PARTNER: Rule =
    Rule { id: "partner", sentence: "rule.partner", rating: Rating(200), find };

/// The values that a pair removes from one of its cells.
#[must_use]
pub fn step(marks: &Marks, pair: Pair, cell: Cell) -> Option<Conclusion> {
    let other = pair.other(cell);
    let fits = |value: &u32| {
        marks
            .values(other)
            .iter()
            .any(|partner| holds(marks, pair, (cell, *value), (other, partner)))
    };
    let kept: Values = marks.values(cell).iter().filter(fits).collect();
    let causes = Causes::two(Cause::Condition(pair.condition), Cause::Cell(other));
    Conclusion::keeping(&PARTNER, marks, cell, kept, causes)
}

/// Whether the two cells of the pair can have these values together.
fn holds(marks: &Marks, pair: Pair, (cell, value): (Cell, u32), (_, partner): (Cell, u32)) -> bool {
    pair.condition
        .breach(marks.size(), |asked| if asked == cell { value } else { partner })
        .is_none()
}

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for pair in look.pairs() {
        for cell in pair.cells {
            let found = step(look.marks(), pair, cell);
            out.add(found.map(|found| found.told().with("other", look.cell(pair.other(cell)))))?;
        }
    }
    Flow::Continue(())
}
