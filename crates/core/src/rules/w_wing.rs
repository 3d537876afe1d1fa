//! Two cells have the same two numbers left. A line needs the first number, and
//! wherever it stands there, one of the two cells loses it and becomes the
//! second. A cell in line with both cannot have the second.
//!
//! ```text
//! lat4.Q
//! 12 * * * | 12 134 * *
//! * 12 * * | 134 12 * *
//! * * 234 * | * * 234 *
//! * * 234 * | * * 234 *
//! ```

use crate::deduction::{Findings, Flow, Look, Rating, Rule, Step};
use crate::grid::{Cell, House, Values};

pub(crate) static W_WING: Rule =
    Rule { id: "w-wing", sentence: "rule.w-wing", rating: Rating(440), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    if !look.is_new() {
        return Flow::Continue(());
    }
    let layout = look.layout();
    for first in look.size().cells().filter(|cell| look.values(*cell).len() == 2) {
        let values = look.values(first);
        let twins =
            look.size().cells().filter(|cell| *cell > first && look.values(*cell) == values);
        for second in twins.filter(|cell| !layout.sees(first, *cell)) {
            for value in values.iter() {
                let Some(house) = tie(look, first, second, value) else { continue };
                let both = |cell: &Cell| layout.sees(first, *cell) && layout.sees(second, *cell);
                let other = values & !Values::only(value);
                let lost = look.losing(look.size().cells().filter(both), other);
                if !lost.is_empty() {
                    let step = Step::new(&W_WING).removes_all(lost).because(house.into());
                    let step = step.with("others", look.cells([first, second]));
                    let step = step.with("line", house).with("value", look.shown(value));
                    out.add(step.because_of([first, second]))?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// A house whose two places of a value are seen by one of the cells each.
fn tie(look: &Look<'_>, first: Cell, second: Cell, value: u32) -> Option<House> {
    let ends = |cell: Cell| cell == first || cell == second;
    let tied = look.layout().houses().iter().find(|house| {
        let mut places = look.holding(&house.cells, value);
        let (Some(a), Some(b), None) = (places.next(), places.next(), places.next()) else {
            return false;
        };
        let sees = |cell, place| look.layout().sees(cell, place);
        !ends(a)
            && !ends(b)
            && (sees(first, a) && sees(second, b) || sees(first, b) && sees(second, a))
    });
    tied.map(|house| house.house)
}
