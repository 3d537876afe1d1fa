//! A tall building behind a taller one is never visible from this side, so it
//! does not help the clue. The edge limit gets tighter, because only the other
//! buildings count.
//!
//! ```text
//! sky5.3----.-----.-----.-----
//! 123 * * * * | 12 * * * *
//! 123 * * * * | 123 * * * *
//! 123 * * * * | 123 * * * *
//! 5 1234 1234 1234 1234 | 5 1234 1234 1234 1234
//! 4 1235 1235 1235 1235 | 4 1235 1235 1235 1235
//! ```
//!
//! The tallest of the others is not among the first c - 1 cells, the next one
//! not among the first c - 2, and so on.

use crate::deduction::{Findings, Flow, Look, Rating, Rest, Rule, Sight};
use crate::grid::{Cell, Values};

pub(crate) static COUNTING_LIMIT: Rule =
    Rule { id: "counting-limit", sentence: "rule.counting-limit", rating: Rating(230), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sight in look.sights().filter(|sight| sight.clue.value >= 2) {
        let all = hidden(look, sight);
        if !all.is_empty() {
            let lost = lost(look, sight, all);
            let hidden = needed(look, sight, all, &lost);
            let step = sight.step(&COUNTING_LIMIT, lost);
            let holding = sight.cells.iter().filter(|cell| {
                look.marks().decided(**cell).is_some_and(|by| hidden.contains(by.value))
            });
            out.add(step.map(|step| {
                let step =
                    holding.fold(step, |step, cell| step.knowing(look.marks().decided(*cell)));
                let step = step.with("hidden", look.shown_all(hidden));
                step.resting_on(Rest::Cells(sight.line()))
            }))?;
        }
    }
    Flow::Continue(())
}

/// The values that are hidden behind a taller value.
fn hidden(look: &Look<'_>, sight: &Sight) -> Values {
    let (mut tallest, mut hidden) = (0, Values::NONE);
    for cell in sight.cells.iter() {
        let height = look.marks().value(*cell);
        if height > 0 && height < tallest {
            hidden = hidden | Values::only(height);
        }
        tallest = tallest.max(height);
    }
    hidden
}

/// The hidden values without which the rule would remove less.
fn needed(look: &Look<'_>, sight: &Sight, hidden: Values, gone: &[(Cell, Values)]) -> Values {
    let without = |rest: Values, value: u32| {
        let fewer = rest & !Values::only(value);
        if lost(look, sight, fewer) == gone { fewer } else { rest }
    };
    hidden.iter().fold(hidden, without)
}

fn lost(look: &Look<'_>, sight: &Sight, hidden: Values) -> Vec<(Cell, Values)> {
    let mut too_near = vec![Values::NONE; sight.clue.value as usize - 1];
    let kept = (1..=look.n()).rev().filter(|value| !hidden.contains(*value));
    for (value, reach) in kept.zip((1..sight.clue.value as usize).rev()) {
        too_near[..reach].iter_mut().for_each(|values| *values = *values | Values::only(value));
    }
    let cells = sight.cells.iter().zip(too_near);
    cells.flat_map(|(cell, values)| look.losing([*cell], values)).collect()
}
