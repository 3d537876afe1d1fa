//! How much a reader has to look through in one link: one place, a few cells with
//! equally few numbers, or the ways to fill a line.

use super::note::Note;
use crate::deduction::wiring::{Unit, Wiring};
use crate::grid::{Cell, Size, Values};

/// The most cells that are examined together as cells that share a few numbers.
const MOST_TOGETHER: usize = 4;

/// The number of ways from which a note is concluded, counted up to one more than the
/// limit.
pub fn of_note(wiring: &Wiring, note: Note, know: &[Values], most: usize) -> usize {
    let unit = wiring.unit(note.house);
    if let Some(value) = note.left.single()
        && is_only_place(unit, know, note.cell, value)
    {
        return 1;
    }
    let rest = know[note.cell.index()] & !note.left;
    if let Some(crowd) = crowd(unit, know, Some(note.cell), rest) {
        return crowd.len();
    }
    ways(unit, know, most)
}

/// The number of ways for the last link, counted in the same way. `know` has what is
/// known about the house, and `before` what was known before the last change.
pub fn of_end(
    wiring: &Wiring,
    end: usize,
    before: &[Values],
    know: &[Values],
    most: usize,
) -> usize {
    let unit = wiring.unit(end);
    if unit.cells.iter().any(|cell| know[cell.index()].is_empty())
        || missing(unit, know).is_some()
        || crowd(unit, know, None, Values::NONE).is_some()
    {
        return 1;
    }
    let without = unit.spec.only(&[]).few(&could(unit, know), most);
    let without = if without.is_complete() { without.count() } else { most + 1 };
    if without <= 2 { without } else { without.min(ways(unit, before, most)) }
}

/// Whether a number has no other place in a house.
pub fn is_only_place(unit: &Unit, know: &[Values], cell: Cell, value: u32) -> bool {
    unit.cells.iter().all(|other| *other == cell || !know[other.index()].contains(value))
}

/// The first number that has no place in a house.
pub fn missing(unit: &Unit, know: &[Values]) -> Option<u32> {
    let all = unit.cells.iter().fold(Values::NONE, |all, cell| all | know[cell.index()]);
    (Values::up_to(unit.cells.len() as u32) & !all).iter().next()
}

/// The fewest cells of a house, except `but`, that use up all their numbers, including
/// those in `taken`. Without `but`, the fewest cells that have fewer numbers than there
/// are cells.
pub fn crowd(unit: &Unit, know: &[Values], but: Option<Cell>, taken: Values) -> Option<Vec<Cell>> {
    let cells = unit.cells.iter().filter(|cell| Some(**cell) != but);
    let open: Vec<(Cell, Values)> = cells.map(|cell| (*cell, know[cell.index()])).collect();
    fewest(open, usize::from(but.is_none()), taken)
}

/// The fewest of some sets that have no more members together than there are
/// sets, or fewer by `spare`, among them these.
fn fewest<T: Copy>(mut sets: Vec<(T, Values)>, spare: usize, taken: Values) -> Option<Vec<T>> {
    sets.retain(|(_, values)| values.len() as usize <= MOST_TOGETHER);
    (2..=MOST_TOGETHER.min(sets.len())).find_map(|count| {
        let mut chosen = Vec::with_capacity(count);
        find(&sets, count, count - spare, taken, Values::NONE, &mut chosen).then_some(chosen)
    })
}

fn find<T: Copy>(
    sets: &[(T, Values)],
    count: usize,
    numbers: usize,
    taken: Values,
    held: Values,
    chosen: &mut Vec<T>,
) -> bool {
    if chosen.len() == count {
        return taken & !held == Values::NONE;
    }
    for (at, (one, values)) in sets.iter().enumerate() {
        let with = held | *values;
        if with.len() as usize > numbers {
            continue;
        }
        chosen.push(*one);
        if find(&sets[at + 1..], count, numbers, taken, with, chosen) {
            return true;
        }
        chosen.pop();
    }
    false
}

/// The number of ways to fill a house, counted up to one more than the limit.
pub fn ways(unit: &Unit, know: &[Values], most: usize) -> usize {
    let listed = unit.spec.few(&could(unit, know), most);
    if listed.is_complete() { listed.count() } else { most + 1 }
}

/// The remaining candidates of the cells of a house.
pub fn could(unit: &Unit, know: &[Values]) -> Vec<Values> {
    debug_assert!(unit.cells.len() <= Size::MAX);
    unit.cells.iter().map(|cell| know[cell.index()]).collect()
}
