//! Behind the tallest building, nothing is visible, so all other buildings that a clue
//! counts are in front of it. The tallest cannot be so near the clue that too few
//! buildings fit in front of it.
//!
//! ```text
//! sky4.3---.----.----.----
//! * * * * | 123 * * *
//! * * * * | 123 * * *
//! * * * * | * * * *
//! * * * * | * * * *
//! ```
//!
//! A clue c > 1 keeps the tallest out of the first `c - 1` cells.

use crate::deduction::{Findings, Flow, Look, Rating, Rule};
use crate::grid::Values;

pub(crate) static PEAK_WINDOW: Rule =
    Rule { id: "peak-window", sentence: "rule.peak-window", rating: Rating(130), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sight in look.sights() {
        let near = sight.cells[..sight.clue.value as usize - 1].iter().copied();
        out.add(sight.step(&PEAK_WINDOW, look.losing(near, Values::only(look.n()))))?;
    }
    Flow::Continue(())
}
