//! Where no other technique finds anything, the program supposes a number and
//! tries everything until no solution is left. That is nothing to follow by
//! hand; puzzles that need it are rare.

use super::reason::model;
use crate::budget::{Budget, Flow as Going};
use crate::engine::Found;
use crate::grid::{Cell, Values};
use crate::rules::{Cause, Evidence, Findings, Flow, Look, Rating, Rule, Step};
use crate::solve::Solutions;

/// The rule.
pub static SEARCH: Rule = Rule { id: "search", sentence: "rule.search", rating: Rating(900), find };

/// Positions that a search for one candidate may look at.
const MOST_POSITIONS: u64 = 20_000;

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    if !look.is_new() {
        return Flow::Continue(());
    }
    for cell in look.size().cells().filter(|cell| look.values(*cell).len() > 1) {
        for value in look.values(cell).iter() {
            out.add(search_for(look, cell, value))?;
        }
    }
    Flow::Continue(())
}

/// A search that refutes one candidate.
pub(super) fn search_for(look: &Look<'_>, cell: Cell, value: u32) -> Option<Step> {
    let positions = refuted(look, cell, value)?;
    let step = Step::new(&SEARCH).removes(cell, Values::only(value));
    let step = step.with("count", positions as usize).because(Cause::Cell(cell));
    Some(step.shown_by(Evidence::Search(positions)))
}

/// After how many positions it is known that no solution has the candidate.
fn refuted(look: &Look<'_>, cell: Cell, value: u32) -> Option<u64> {
    let mut model = model(look.board());
    model.given(cell, value);
    let mut solutions = Solutions::few_of(&model);
    let mut report = |_: &_| Going::Continue;
    let mut budget = Budget { nodes: Some(MOST_POSITIONS), every: u64::MAX, report: &mut report };
    let found = solutions.advance(&mut budget);
    (found == Found::End).then(|| solutions.progress().stats.nodes)
}
