//! A line has only so many odd numbers and only so many even ones. If the
//! marked cells take all the odd numbers, all other cells are even. The reverse
//! is also true.
//!
//! ```text
//! lat4o.ooO.Q
//! 13 13 * * | 13 13 24 24
//! * * * * | * * * *
//! * * * * | * * * *
//! * * * * | * * * *
//! ```
//!
//! Cells that are odd for other reasons also count; but if no cell is marked,
//! other rules draw the same conclusion.

use crate::conditions::Parity;
use crate::deduction::{Findings, Flow, HouseCells, Look, Rating, Rule, Step};
use crate::grid::{Cell, Values};

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

/// The values that the odd cells of a house, or the even ones, remove from its
/// other cells.
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
    if lost.is_empty() {
        return None;
    }
    let gone = lost.iter().fold(Values::NONE, |all, (_, one)| all | *one);
    let (cells, numbers) = needed(look, &inside, gone);
    // Fewer cells may be enough to remove all these values. In that case, they
    // form a naked subset, whatever the parity.
    let key = if cells.len() < inside.len() { "rule.naked-pair" } else { key };
    let step = Step::new(&PARITY_COUNT).told_as(key).removes_all(lost);
    let step = step.because(house.house.into()).with("line", house.house);
    let step = step.with("numbers", look.shown_all(numbers));
    Some(step.with("others", look.cells(cells.clone())).because_of(cells))
}

/// The fewest of these cells that share equally many numbers, including all of
/// `gone`, and the shared numbers.
fn needed(look: &Look<'_>, inside: &[Cell], gone: Values) -> (Vec<Cell>, Values) {
    let chosen = |set: u32| inside.iter().enumerate().filter(move |(at, _)| set >> at & 1 == 1);
    let union =
        |set: u32| chosen(set).fold(Values::NONE, |all, (_, cell)| all | look.values(*cell));
    let holds_all = |set: &u32| {
        let numbers = union(*set);
        numbers.len() == set.count_ones() && numbers & gone == gone
    };
    let all = (1 << inside.len()) - 1;
    let fewest = (1..=all).filter(holds_all).min_by_key(|set| set.count_ones()).unwrap_or(all);
    (chosen(fewest).map(|(_, cell)| *cell).collect(), union(fewest))
}
