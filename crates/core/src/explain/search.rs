//! If no other technique finds anything, the program supposes a number and
//! tries everything until no solution is left. Nobody can follow that by hand;
//! puzzles that need it are rare.

use core::ops::ControlFlow;

use super::reason::model;
use crate::budget::{Budget, Flow as Going};
use crate::deduction::{Cause, Evidence, Findings, Flow, Look, Rating, Rule, Step};
use crate::engine::Found;
use crate::grid::{Cell, Values};
use crate::solve::Solutions;

/// Rules out candidates when no other rule finds anything.
pub static SEARCH: Rule = Rule { id: "search", sentence: "rule.search", rating: Rating(900), find };

/// The most positions visited to refute one candidate.
const MOST_POSITIONS: u64 = 20_000;

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    if !look.is_new() {
        return Flow::Continue(());
    }
    for cell in look.size().cells().filter(|cell| look.values(*cell).len() > 1) {
        for value in look.values(cell).iter() {
            let found = search_asking(look, cell, value, &mut || out.work())?;
            out.add(found)?;
        }
    }
    Flow::Continue(())
}

/// A search that refutes one candidate.
pub(super) fn search_for(look: &Look<'_>, cell: Cell, value: u32) -> Option<Step> {
    search_asking(look, cell, value, &mut || Flow::Continue(())).continue_value().flatten()
}

/// A search for one candidate; `may_work` is asked before each position whether the
/// search may continue.
fn search_asking(
    look: &Look<'_>,
    cell: Cell,
    value: u32,
    may_work: &mut dyn FnMut() -> Flow,
) -> ControlFlow<(), Option<Step>> {
    let positions = refuted(look, cell, value, may_work)?;
    ControlFlow::Continue(positions.map(|positions| step(cell, value, positions)))
}

fn step(cell: Cell, value: u32, positions: u64) -> Step {
    let step = Step::new(&SEARCH).removes(cell, Values::only(value));
    let step = step.with("count", positions as usize).because(Cause::Cell(cell));
    step.shown_by(Evidence::Search(positions))
}

/// The number of positions needed to find out that no solution has the candidate.
fn refuted(
    look: &Look<'_>,
    cell: Cell,
    value: u32,
    may_work: &mut dyn FnMut() -> Flow,
) -> ControlFlow<(), Option<u64>> {
    let mut model = model(look.board());
    model.given(cell, value);
    let mut solutions = Solutions::few_of(&model);
    let mut is_stopped = false;
    let mut report = |_: &_| {
        is_stopped = may_work().is_break();
        if is_stopped { Going::Stop } else { Going::Continue }
    };
    let mut budget = Budget { nodes: Some(MOST_POSITIONS), every: 1, report: &mut report };
    let found = solutions.advance(&mut budget);
    if is_stopped {
        return ControlFlow::Break(());
    }
    ControlFlow::Continue((found == Found::End).then(|| solutions.progress().stats.nodes))
}
