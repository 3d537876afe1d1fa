//! Imagine a number in a cell and work out the lowest and the highest sum that
//! the clue could then see. If that sum can never be exactly the number of the
//! clue, the imagined number is ruled out.
//!
//! ```text
//! sky5s.-----.e8--8.-----.---a9.s
//! 15 145 134 13 2 | 15 145 134 13 2
//! 1235 12345 1245 125 13 | 1235 12345 1245 125 13
//! 123 123 123 4 5 | 123 123 123 4 5
//! 12 13 1235 1235 4 | 2 13 135 15 4
//! 4 1235 125 125 13 | 4 1235 125 125 13
//! ```
//!
//! For each cell and each tallest building so far, one table contains the sums
//! up to the cell. Another contains the sums from which the line can still
//! reach the clue. A value stays if it leads from a sum in the first table to a
//! sum in the second.

use crate::conditions::Condition;
use crate::deduction::{
    Cause, Causes, Conclusion, Findings, Flow, Look, Marks, Rating, Rest, Rule, Step, SumSight,
};
use crate::grid::{Cell, Values};
use crate::message::Arg;

pub(crate) static SUM_IN_VIEW: Rule =
    Rule { id: "sum-in-view", sentence: "rule.sum-in-view", rating: Rating(200), find };

/// The values that a sum removes from the cells of its line.
pub(crate) fn conclusions(marks: &Marks, sight: &SumSight) -> Vec<Conclusion> {
    let could: Vec<Values> = sight.cells.iter().map(|cell| marks.values(*cell)).collect();
    let kept = sight.sum.propagator(marks.size()).supported_once(&could);
    let causes = Causes::one(Cause::Condition(Condition::VisibleSum(sight.sum)));
    let cells = sight.cells.iter().zip(kept);
    cells
        .filter_map(|(cell, kept)| Conclusion::keeping(&SUM_IN_VIEW, marks, *cell, kept, causes))
        .collect()
}

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sight in look.sums() {
        let could = candidates(look, sight);
        let kept = sight.sum.propagator(look.size()).supported_once(&could);
        for ((cell, could), kept) in sight.cells.iter().zip(&could).zip(kept) {
            for value in (*could & !kept).iter().filter(|_| could.len() > 1) {
                out.add(Some(step(look, sight, *cell, value)))?;
            }
        }
    }
    Flow::Continue(())
}

fn candidates(look: &Look<'_>, sight: &SumSight) -> Vec<Values> {
    sight.cells.iter().map(|cell| look.values(*cell)).collect()
}

fn step(look: &Look<'_>, sight: &SumSight, cell: Cell, value: u32) -> Step {
    let SumSight { sum, cells: _ } = sight;
    let (key, count) = match bounds(look, sight, cell, value) {
        Some((least, _)) if sum.value < least => ("rule.sum-in-view.much", least),
        Some((_, most)) if sum.value > most => ("rule.sum-in-view.little", most),
        _ => ("rule.sum-in-view", sum.value),
    };
    Step::new(&SUM_IN_VIEW)
        .removes_all(vec![(cell, Values::only(value))])
        .because(Cause::Condition(Condition::VisibleSum(*sum)))
        .with("clue", Arg::Clue { side: sum.side, index: sum.index })
        .with("value", sum.value)
        .with("count", count)
        .told_as(key)
        .resting_on(Rest::Cells(sum.side.line(sum.index)))
}

/// The least and the greatest possible sum with a value in a cell.
fn bounds(look: &Look<'_>, sight: &SumSight, cell: Cell, value: u32) -> Option<(u32, u32)> {
    let only = Values::only(value);
    let mut could = candidates(look, sight);
    for (could, other) in could.iter_mut().zip(&*sight.cells) {
        *could = if *other == cell { only } else { *could & !only };
    }
    let all = 0..=look.n() * (look.n() + 1) / 2;
    sight.sum.propagator_of(look.size(), all).least_and_most(&could)
}
