//! A clue c > 1 needs c - 1 lower buildings in front of the tallest, so the
//! tallest is not among the first c - 1 cells.
//!
//! ```text
//! sky4.3---.----.----.----
//! * * * * | 123 * * *
//! * * * * | 123 * * *
//! * * * * | * * * *
//! * * * * | * * * *
//! ```

use super::look::Look;
use super::rule::{Findings, Flow, Rating, Rule};
use crate::grid::Values;

/// The rule.
pub static PEAK_WINDOW: Rule =
    Rule { id: "peak-window", sentence: "rule.peak-window", rating: Rating(130), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sight in look.sights() {
        let near = sight.cells[..sight.clue.value as usize - 1].iter().copied();
        out.add(sight.step(&PEAK_WINDOW, look.losing(near, Values::only(look.n()))))?;
    }
    Flow::Continue(())
}
