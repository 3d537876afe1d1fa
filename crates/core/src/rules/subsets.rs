//! Pairs, triples and quads, naked, hidden, and of lines: one idea on three
//! faces of the cube of rows, columns and numbers.
//!
//! k things that have only k partners between them use these up. Among m open
//! things, k with few partners are m - k with many, so up to half are tried.

use crate::deduction::{Findings, Flow, Look, Rule, Step};
use crate::grid::{Cell, House, Line, Values};
use crate::message::Arg;

/// Cells of a house with few numbers between them.
pub(super) fn naked(look: &Look<'_>, rule: &'static Rule, k: usize, out: &mut Findings) -> Flow {
    for house in look.houses() {
        let open: Vec<Cell> = look.open(&house.cells).collect();
        let could: Vec<Values> = open.iter().map(|cell| look.values(*cell)).collect();
        for (chosen, values) in closed_sets(&could, k) {
            let (inside, outside) = parted(&open, chosen);
            let lost = look.losing(outside, values);
            if !lost.is_empty() {
                let step = Step::new(rule).removes_all(lost).because(house.house.into());
                let step = step.with("line", house.house).with("numbers", look.shown_all(values));
                out.add(step.with("others", look.cells(inside.clone())).because_of(inside))?;
            }
        }
    }
    Flow::Continue(())
}

/// Numbers of a house with few cells between them.
pub(super) fn hidden(look: &Look<'_>, rule: &'static Rule, k: usize, out: &mut Findings) -> Flow {
    for house in look.houses() {
        let places = |value: &u32| -> Values {
            let able = house.cells.iter().zip(1..);
            able.filter(|(cell, _)| look.values(**cell).contains(*value))
                .map(|(_, at)| at)
                .collect()
        };
        let open: Vec<u32> = (1..=look.n()).filter(|value| places(value).len() > 1).collect();
        let could: Vec<Values> = open.iter().map(places).collect();
        for (chosen, cells) in closed_sets(&could, k) {
            let (inside, _) = parted(&open, chosen);
            let values: Values = inside.into_iter().collect();
            let cells: Vec<Cell> = cells.iter().map(|at| house.cells[at as usize - 1]).collect();
            let lost = look.losing(cells.iter().copied(), !values);
            if !lost.is_empty() {
                let step = Step::new(rule).removes_all(lost).because(house.house.into());
                let step = step.with("line", house.house).with("numbers", look.shown_each(values));
                out.add(step.with("others", look.cells(cells.clone())).because_of(cells))?;
            }
        }
    }
    Flow::Continue(())
}

/// Lines in which a number has few places, all in the same crossing lines.
pub(super) fn fish(look: &Look<'_>, rule: &'static Rule, k: usize, out: &mut Findings) -> Flow {
    if !look.is_new() {
        return Flow::Continue(());
    }
    let n = look.size().n();
    let [rows, columns]: [fn(usize) -> Line; 2] = [Line::Row, Line::Column];
    for value in 1..=look.n() {
        for (base, cover) in [(rows, columns), (columns, rows)] {
            let places = |line: usize| -> Values {
                let cells = look.size().line_cells(base(line)).zip(1..);
                let able = cells.filter(|(cell, _)| look.values(*cell).contains(value));
                able.map(|(_, at)| at).collect()
            };
            let open: Vec<usize> = (0..n).filter(|line| places(*line).len() > 1).collect();
            let could: Vec<Values> = open.iter().map(|line| places(*line)).collect();
            for (chosen, covers) in closed_sets(&could, k) {
                let (inside, outside) = parted(&open, chosen);
                let crossing = |line: usize| {
                    covers.iter().map(move |at| look.size().cell_of(base(line), at as usize - 1))
                };
                let lost = look.losing(outside.into_iter().flat_map(crossing), Values::only(value));
                if !lost.is_empty() {
                    let covers: Vec<Line> =
                        covers.iter().map(|at| cover(at as usize - 1)).collect();
                    let bases: Vec<Line> = inside.into_iter().map(base).collect();
                    out.add(told(Step::new(rule).removes_all(lost), &bases, &covers))?;
                }
            }
        }
    }
    Flow::Continue(())
}

fn told(step: Step, bases: &[Line], covers: &[Line]) -> Step {
    let step =
        bases.iter().chain(covers).fold(step, |step, line| step.because(House::Line(*line).into()));
    step.with("lines", Arg::lines(bases)).with("covers", Arg::lines(covers))
}

/// Every k of these sets that have k members between them, as bits, with those;
/// k is at most half of them.
fn closed_sets(sets: &[Values], k: usize) -> Vec<(u32, Values)> {
    let mut found = Vec::new();
    if 2 * k <= sets.len() {
        choose(sets, k, 0, (0, Values::NONE), &mut found);
    }
    found
}

fn choose(
    sets: &[Values],
    left: usize,
    from: usize,
    (chosen, union): (u32, Values),
    found: &mut Vec<(u32, Values)>,
) {
    if left == 0 {
        if union.len() == chosen.count_ones() {
            found.push((chosen, union));
        }
        return;
    }
    let k = chosen.count_ones() as usize + left;
    for at in from..sets.len() {
        let union = union | sets[at];
        if union.len() as usize <= k {
            choose(sets, left - 1, at + 1, (chosen | 1 << at, union), found);
        }
    }
}

/// The chosen ones and the others.
fn parted<T: Copy>(all: &[T], chosen: u32) -> (Vec<T>, Vec<T>) {
    let (mut inside, mut outside) = (Vec::new(), Vec::new());
    for (at, one) in all.iter().enumerate() {
        if chosen >> at & 1 == 1 { inside.push(*one) } else { outside.push(*one) }
    }
    (inside, outside)
}
