//! Two cells have the same two numbers left. A line needs the first number, and
//! wherever it goes in that line, one of the two cells loses it and becomes the
//! second number. A cell in line with both cells cannot have the second number.
//!
//! ```text
//! lat4.Q
//! 12 * * * | 12 134 * *
//! * 12 * * | 134 12 * *
//! * * 234 * | * * 234 *
//! * * 234 * | * * 234 *
//! ```

use crate::deduction::{Cause, Findings, Flow, Look, Rating, Rule, Step};
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
                let Some((house, tied)) = tie(look, first, second, value) else { continue };
                let both = |cell: &Cell| layout.sees(first, *cell) && layout.sees(second, *cell);
                let other = values & !Values::only(value);
                let lost = look.losing(look.size().cells().filter(both), other);
                if !lost.is_empty() {
                    let seen = lost.iter().flat_map(|(cell, _)| [(first, *cell), (second, *cell)]);
                    let seen: Vec<(Cell, Cell)> = seen.chain(tied).collect();
                    let step = Step::new(&W_WING).removes_all(lost);
                    let step = step.because(Cause::places(house, value)).seeing(look, seen);
                    let step = step.with("others", look.cells([first, second]));
                    let step = step.with("line", house).with("value", look.shown(value));
                    out.add(step.because_of([first, second]))?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// Finds a house with two places for a value, each seen by one of the two
/// cells.
fn tie(
    look: &Look<'_>,
    first: Cell,
    second: Cell,
    value: u32,
) -> Option<(House, [(Cell, Cell); 2])> {
    let ends = |cell: Cell| cell == first || cell == second;
    look.layout().houses().iter().find_map(|house| {
        let mut places = look.holding(&house.cells, value);
        let (Some(a), Some(b), None) = (places.next(), places.next(), places.next()) else {
            return None;
        };
        let sees = |(cell, place): &(Cell, Cell)| look.layout().sees(*cell, *place);
        let mut ways = [[(first, a), (second, b)], [(first, b), (second, a)]].into_iter();
        let way = ways.find(|way| !ends(a) && !ends(b) && way.iter().all(sees));
        way.map(|way| (house.house, way))
    })
}
