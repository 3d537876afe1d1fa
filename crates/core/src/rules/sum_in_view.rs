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
    let causes = Causes::one(cause(sight));
    let cells = sight.cells.iter().zip(kept);
    cells
        .filter_map(|(cell, kept)| Conclusion::keeping(&SUM_IN_VIEW, marks, *cell, kept, causes))
        .collect()
}

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for sight in look.sums() {
        for (cell, value) in ruled_out(look, sight) {
            let reason = Reason::of(look, sight, cell, value);
            out.add(Some(reason.step(sight, vec![(cell, Values::only(value))])))?;
        }
    }
    Flow::Continue(())
}

/// All wanted candidates that a sum rules out in its line for the reason of a step.
pub(crate) fn together(
    look: &Look<'_>,
    step: &Step,
    wanted: impl Fn(Cell) -> Values,
) -> Option<Step> {
    let is_its = |sight: &&SumSight| step.causes.contains(&cause(sight));
    let sight = look.layout().sums().iter().find(is_its)?;
    let mut removed: Vec<(Cell, Values)> = Vec::new();
    let mut shared: Option<Reason> = None;
    for (cell, value) in
        ruled_out(look, sight).filter(|(cell, value)| wanted(*cell).contains(*value))
    {
        let reason = Reason::of(look, sight, cell, value);
        if reason.sentence() != step.sentence {
            continue;
        }
        shared = Some(shared.map_or(reason, |known| known.and(reason)));
        match removed.last_mut().filter(|(last, _)| *last == cell) {
            Some((_, values)) => *values = *values | Values::only(value),
            None => removed.push((cell, Values::only(value))),
        }
    }
    removed.sort_unstable_by_key(|(cell, _)| *cell);
    let several = removed.len() > 1;
    let told = shared?.step(sight, removed);
    let sentence = match told.sentence {
        "rule.sum-in-view.much" => "rule.sum-in-view.much.several",
        "rule.sum-in-view.little" => "rule.sum-in-view.little.several",
        _ => "rule.sum-in-view.several",
    };
    Some(if several { told.told_as(sentence) } else { told })
}

const fn cause(sight: &SumSight) -> Cause {
    Cause::Condition(Condition::VisibleSum(sight.sum))
}

fn candidates(look: &Look<'_>, sight: &SumSight) -> Vec<Values> {
    sight.cells.iter().map(|cell| look.values(*cell)).collect()
}

/// The candidates of open cells that a sum rules out, cell by cell.
fn ruled_out(look: &Look<'_>, sight: &SumSight) -> impl Iterator<Item = (Cell, u32)> {
    let could = candidates(look, sight);
    let kept = sight.sum.propagator(look.size()).supported_once(&could);
    let lost = could.into_iter().zip(kept).map(|(could, kept)| match could.len() {
        1 => Values::NONE,
        _ => could & !kept,
    });
    let lost: Vec<(Cell, Values)> = sight.cells.iter().copied().zip(lost).collect();
    lost.into_iter().flat_map(|(cell, lost)| lost.iter().map(move |value| (cell, value)))
}

/// Why a candidate does not suit a sum.
#[derive(Clone, Copy)]
enum Reason {
    /// The sum would be at least this, which is too much.
    Much(u32),
    /// The sum would be at most this, which is too little.
    Little(u32),
    /// The sum would be lower or higher.
    Never,
}

impl Reason {
    fn of(look: &Look<'_>, sight: &SumSight, cell: Cell, value: u32) -> Self {
        match bounds(look, sight, cell, value) {
            Some((least, _)) if sight.sum.value < least => Self::Much(least),
            Some((_, most)) if sight.sum.value > most => Self::Little(most),
            _ => Self::Never,
        }
    }

    /// The reason of two candidates with the same sentence.
    fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Much(one), Self::Much(least)) => Self::Much(one.min(least)),
            (Self::Little(one), Self::Little(most)) => Self::Little(one.max(most)),
            _ => Self::Never,
        }
    }

    const fn sentence(self) -> &'static str {
        match self {
            Self::Much(_) => "rule.sum-in-view.much",
            Self::Little(_) => "rule.sum-in-view.little",
            Self::Never => "rule.sum-in-view",
        }
    }

    fn step(self, sight: &SumSight, removed: Vec<(Cell, Values)>) -> Step {
        let sum = sight.sum;
        let count = match self {
            Self::Much(count) | Self::Little(count) => count,
            Self::Never => sum.value,
        };
        Step::new(&SUM_IN_VIEW)
            .removes_all(removed)
            .because(cause(sight))
            .with("clue", Arg::Clue { side: sum.side, index: sum.index })
            .with("value", sum.value)
            .with("count", count)
            .told_as(self.sentence())
            .resting_on(Rest::Cells(sum.side.line(sum.index)))
    }
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
