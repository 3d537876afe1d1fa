//! Both clues are 2, so from each side the second tallest building is first or
//! hidden behind the tallest. The second tallest cannot be hidden from both
//! sides, so it is at an end.
//!
//! ```text
//! sky5.2----.-----.2----.-----
//! 1234 * * * * | 1234 * * * *
//! 1235 * * * * | 1235 * * * *
//! * * * * * | 1235 * * * *
//! 1235 * * * * | 1235 * * * *
//! 1234 * * * * | 1234 * * * *
//! ```

use super::facing_clues::facing;
use crate::deduction::{Findings, Flow, Look, Rating, Rule};
use crate::grid::Values;

pub(crate) static TWO_AGAINST_TWO: Rule =
    Rule { id: "two-against-two", sentence: "rule.two-against-two", rating: Rating(220), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sight in look.sights().filter(|sight| sight.clue.value == 2 && !sight.clue.parks) {
        let Some(other) = facing(look, sight).filter(|other| other.clue.value == 2) else {
            continue;
        };
        let inner = sight.cells[1..sight.cells.len() - 1].iter().copied();
        let lost = look.losing(inner, Values::only(look.n() - 1));
        let step = sight.step(&TWO_AGAINST_TWO, lost);
        out.add(step.map(|step| step.because(other.cause()).with("other", other.name())))?;
    }
    Flow::Continue(())
}
