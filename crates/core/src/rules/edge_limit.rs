//! Every building that a clue has yet to see is taller than those before it. No
//! building near the edge is therefore so tall that too few numbers are left
//! above it.
//!
//! ```text
//! sky4.3---.----.----.----
//! 123 * * * | 12 * * *
//! 123 * * * | 123 * * *
//! * * * * | * * * *
//! * * * * | * * * *
//! ```
//!
//! With a clue c > 1, the cell at distance d from it (counted from 0) is at
//! most n - c + 1 + d.

use crate::conditions::Condition;
use crate::deduction::{
    Cause, Causes, Conclusion, Findings, Flow, Look, Marks, Rating, Rule, Sight,
};
use crate::grid::{Size, Values};

pub(crate) static EDGE_LIMIT: Rule =
    Rule { id: "edge-limit", sentence: "rule.edge-limit", rating: Rating(170), find };

/// The number of cells from which a clue removes anything.
#[inline]
#[must_use]
pub const fn reach(sight: &Sight) -> u32 {
    sight.clue.value - 1
}

/// The tallest value that fits at a distance below the reach.
const fn limit(size: Size, sight: &Sight, distance: u32) -> u32 {
    size.n() as u32 - sight.clue.value + 1 + distance
}

/// The values that a clue removes from the cell at this distance, which is
/// below its reach.
#[inline]
#[must_use]
pub fn step(marks: &Marks, sight: &Sight, distance: u32) -> Option<Conclusion> {
    let limit = limit(marks.size(), sight, distance);
    let causes = Causes::one(Cause::Condition(Condition::VisibleCount(sight.clue)));
    Conclusion::keeping(
        &EDGE_LIMIT,
        marks,
        sight.cells[distance as usize],
        Values::up_to(limit),
        causes,
    )
}

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sight in look.sights() {
        let limits =
            (0..reach(sight)).map(|distance| (distance, limit(look.size(), sight, distance)));
        let lost = limits.flat_map(|(distance, limit)| {
            look.losing([sight.cells[distance as usize]], Values::above(limit))
        });
        out.add(sight.step(&EDGE_LIMIT, lost.collect()))?;
    }
    Flow::Continue(())
}
