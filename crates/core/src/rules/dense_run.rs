//! If the position of the tallest building, counted from the clue, equals the clue, all
//! buildings up to it are visible. Each building is therefore taller than the one
//! before, as in a chain of signs.
//!
//! ```text
//! sky5.3----.-----.-----.-----
//! 123 * * * * | 123 * * * *
//! 1234 * * * * | 234 * * * *
//! 5 1234 1234 1234 1234 | 5 1234 1234 1234 1234
//! 1234 * * * * | 1234 * * * *
//! 1234 * * * * | 1234 * * * *
//! ```
//!
//! The rule works like a chain of signs inside a line of buildings.

use crate::deduction::{Findings, Flow, Look, Rating, Rest, Rule, Sight};
use crate::grid::{Cell, Values};

pub(crate) static DENSE_RUN: Rule =
    Rule { id: "dense-run", sentence: "rule.dense-run", rating: Rating(200), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sight in look.sights().filter(|sight| sight.clue.value >= 2 && !sight.clue.parks) {
        let peak = sight.cells[sight.clue.value as usize - 1];
        if look.marks().value(peak) == look.n() {
            let step = sight.step(&DENSE_RUN, lost(look, sight));
            out.add(step.map(|step| {
                let step = step.knowing(look.marks().decided(peak)).with("other", look.cell(peak));
                step.resting_on(Rest::Cells(sight.line()))
            }))?;
        }
    }
    Flow::Continue(())
}

/// The values that are too low behind the previous building, or too tall in
/// front of the next.
fn lost(look: &Look<'_>, sight: &Sight) -> Vec<(Cell, Values)> {
    let run = &sight.cells[..sight.clue.value as usize - 1];
    let mut kept: Vec<Values> = run.iter().map(|cell| look.values(*cell)).collect();
    for at in 1..kept.len() {
        kept[at] = kept[at] & Values::above(kept[at - 1].min());
    }
    for at in (1..kept.len()).rev() {
        kept[at - 1] = kept[at - 1] & Values::up_to(kept[at].max().saturating_sub(1));
    }
    run.iter().zip(kept).flat_map(|(cell, kept)| look.losing([*cell], !kept)).collect()
}
