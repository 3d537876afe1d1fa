//! From a clue of 2, the second tallest building is either first or hidden
//! behind the tallest. It is never between the two; and if it is not first, the
//! tallest comes before it.
//!
//! ```text
//! sky5.2----.-----.-----.-----
//! 1234 * * * * | 1234 * * * *
//! 123 * * * * | 123 * * * *
//! 1234 * * * * | 123 * * * *
//! * * * * * | 1235 * * * *
//! * * * * * | * * * * *
//! ```
//!
//! The second tallest can therefore not be anywhere from the second place to
//! the first possible place of the tallest. If the second tallest cannot be
//! first, the tallest is in front of its last possible place.

use crate::deduction::{Findings, Flow, Look, Rating, Rest, Rule, Sight};
use crate::grid::{Cell, Values};

pub(crate) static SECOND_TALLEST: Rule =
    Rule { id: "second-tallest", sentence: "rule.second-tallest", rating: Rating(220), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sight in look.sights().filter(|sight| sight.clue.value == 2 && !sight.clue.parks) {
        if look.n() > 2 {
            let step = sight.step(&SECOND_TALLEST, lost(look, sight));
            out.add(step.map(|step| step.resting_on(Rest::Cells(sight.line()))))?;
        }
    }
    Flow::Continue(())
}

fn lost(look: &Look<'_>, sight: &Sight) -> Vec<(Cell, Values)> {
    let (tallest, second) = (Values::only(look.n()), Values::only(look.n() - 1));
    let can = |place: &usize, values| !(look.values(sight.cells[*place]) & values).is_empty();
    let places = 0..sight.cells.len();
    let earliest = places.clone().find(|place| can(place, tallest)).unwrap_or(0);
    let between = sight.cells[1..=earliest.max(1)].iter().filter(|_| earliest > 0);
    let mut lost = look.losing(between.copied(), second);
    if !can(&0, second) {
        let last = places.rev().find(|place| can(place, second)).unwrap_or(0);
        lost.extend(look.losing(sight.cells[last..].iter().copied(), tallest));
    }
    lost
}
