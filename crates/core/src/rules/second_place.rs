//! From a clue of 2, the first building and the tallest are visible. The second
//! tallest in second place would be visible too, which makes three buildings
//! instead of two.
//!
//! ```text
//! sky4.2---.----.----.----
//! 123 * * * | 123 * * *
//! * * * * | 124 * * *
//! * * * * | * * * *
//! * * * * | * * * *
//! ```

use crate::deduction::{Findings, Flow, Look, Rating, Rule};
use crate::grid::Values;

pub(crate) static SECOND_PLACE: Rule =
    Rule { id: "second-place", sentence: "rule.second-place", rating: Rating(190), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sight in look.sights().filter(|sight| sight.clue.value == 2 && !sight.clue.parks) {
        if look.n() > 2 {
            let lost = look.losing([sight.cells[1]], Values::only(look.n() - 1));
            out.add(sight.step(&SECOND_PLACE, lost))?;
        }
    }
    Flow::Continue(())
}
