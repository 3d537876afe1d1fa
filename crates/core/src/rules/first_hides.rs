//! The first building is always visible. If all other buildings that the clue
//! sees are known further back, the first hides everything in between. So it is
//! not one of the lowest, and the buildings in between are lower.
//!
//! ```text
//! sky5.3----.-----.-----.-----
//! 123 * * * * | 3? * * * *
//! 123 * * * * | 12 * * * *
//! 123 * * * * | 12 * * * *
//! 4 1235 1235 1235 1235 | 4 1235 1235 1235 1235
//! 5 1234 1234 1234 1234 | 5 1234 1234 1234 1234
//! ```

use crate::deduction::{Findings, Flow, Look, Rating, Rest, Rule, Sight};
use crate::grid::{Cell, Values};

pub(crate) static FIRST_HIDES: Rule =
    Rule { id: "first-hides", sentence: "rule.first-hides", rating: Rating(240), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sight in look.sights().filter(|sight| sight.clue.value >= 2 && !sight.clue.parks) {
        let Some(peak) = nearest_known(look, sight).filter(|place| *place >= 2) else { continue };
        let step = sight.step(&FIRST_HIDES, lost(look, sight, peak));
        out.add(step.map(|step| {
            let step = step.with("other", look.cell(sight.cells[peak]));
            let step = step.with("first", look.cell(sight.cells[0]));
            step.knowing(look.marks().decided(sight.cells[peak]))
                .resting_on(Rest::Cells(sight.line()))
        }))?;
    }
    Flow::Continue(())
}

/// The nearest of the tallest values with known positions, if these include all
/// but one of the buildings that the clue sees.
fn nearest_known(look: &Look<'_>, sight: &Sight) -> Option<usize> {
    let (mut nearest, mut seen) = (sight.cells.len(), 0);
    for height in (1..=look.n()).rev() {
        let mut places = sight.cells.iter();
        let Some(place) = places.position(|cell| look.marks().value(*cell) == height) else {
            break;
        };
        if place < nearest {
            (nearest, seen) = (place, seen + 1);
        }
        if seen + 1 == sight.clue.value {
            return Some(nearest);
        }
    }
    None
}

fn lost(look: &Look<'_>, sight: &Sight, peak: usize) -> Vec<(Cell, Values)> {
    let behind = sight.cells[peak..].iter().filter_map(|cell| look.marks().decided(*cell));
    let known = behind.fold(Values::NONE, |all, by| all | Values::only(by.value));
    let free = (1..=look.n()).filter(|value| !known.contains(*value));
    let lowest: Values = free.take(peak - 1).collect();
    let mut lost = look.losing([sight.cells[0]], lowest);
    let tallest = (look.values(sight.cells[0]) & !lowest).max();
    let between = sight.cells[1..peak].iter().copied();
    lost.extend(look.losing(between, Values::above(tallest.saturating_sub(1))));
    lost
}
