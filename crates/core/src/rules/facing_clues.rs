//! In front of the tallest building, a clue needs one building fewer than it
//! counts. When two facing clues add up to one more than the size, the tallest
//! leaves enough room for both in only one cell.
//!
//! ```text
//! sky4.2---.----.3---.----
//! * * * * | 123 * * *
//! * * * * | 4 123 123 123
//! * * * * | 123 * * *
//! * * * * | 123 * * *
//! ```
//!
//! With clues a and b where a + b = n + 1, the tallest is the a-th building
//! from the clue a and the b-th building from the clue b.

use crate::deduction::{Findings, Flow, Look, Rating, Rule, Sight, Step};

pub(crate) static FACING_CLUES: Rule =
    Rule { id: "facing-clues", sentence: "rule.facing-clues", rating: Rating(120), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sight in look.sights() {
        let Some(other) = facing(look, sight) else { continue };
        let (near, far) = (sight.clue.value, other.clue.value);
        let cell = sight.cells[near as usize - 1];
        let fits = near >= 2 && far >= 2 && near + far == look.n() + 1 && !sight.clue.parks;
        if fits && look.values(cell).contains(look.n()) && !look.board().is_placed(cell) {
            let step = Step::new(&FACING_CLUES).places(cell, look.n());
            let step = step.because(sight.cause()).because(other.cause());
            out.add(step.with("clue", sight.name()).with("other", other.name()))?;
        }
    }
    Flow::Continue(())
}

/// The clue at the other end of the line.
pub(super) fn facing<'a>(look: &Look<'a>, sight: &Sight) -> Option<&'a Sight> {
    look.layout().sight(sight.clue.side.opposite(), sight.clue.index)
}
