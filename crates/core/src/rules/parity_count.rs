//! A line has only so many odd numbers and only so many even ones. Where the
//! marked cells take all the odd ones, all other cells are even. The reverse
//! holds too.
//!
//! ```text
//! lat4o.ooO.Q
//! 13 13 * * | 13 13 24 24
//! * * * * | * * * *
//! * * * * | * * * *
//! * * * * | * * * *
//! ```
//!
//! Cells that are odd for other reasons count too; but without a mark among
//! them other rules say the same.

use crate::conditions::Parity;
use crate::deduction::{Findings, Flow, HouseCells, Look, Rating, Rule, Step};
use crate::grid::Cell;

pub(crate) static PARITY_COUNT: Rule =
    Rule { id: "parity-count", sentence: "rule.parity-count", rating: Rating(180), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    if look.layout().marked().is_empty() {
        return Flow::Continue(());
    }
    for house in look.houses() {
        out.add(step(look, house, true))?;
        out.add(step(look, house, false))?;
    }
    Flow::Continue(())
}

/// What the other cells of a house lose to those that are odd, or even.
fn step(look: &Look<'_>, house: &HouseCells, odd: bool) -> Option<Step> {
    let values = Parity::numbers(odd, look.size(), look.layout().scale().parks);
    let is_inside = |cell: &Cell| (look.values(*cell) & !values).is_empty();
    let (inside, outside): (Vec<Cell>, Vec<Cell>) =
        house.cells.iter().partition(|cell| is_inside(cell));
    let is_marked = |cell: &Cell| look.layout().marked().iter().any(|mark| mark.cell == *cell);
    if inside.len() != values.len() as usize || !inside.iter().any(is_marked) {
        return None;
    }
    let lost = look.losing(outside, values);
    let key = if odd { "rule.parity-count" } else { "rule.parity-count.even" };
    let told = || {
        let step = Step::new(&PARITY_COUNT).told_as(key).removes_all(lost.clone());
        let step = step.because(house.house.into()).with("line", house.house);
        step.with("others", look.cells(inside.clone())).because_of(inside)
    };
    (!lost.is_empty()).then(told)
}
