//! Why a cell cannot have a value: the easiest reason that is complete by
//! itself, on the current board.

use super::focused_trial::trial_of;
use super::ladder::{ENOUGH, LADDER};
use super::line_whip::whip_of;
use super::search::search_for;
use crate::deduction::{Board, Cause, Evidence, Findings, Step, Use, refuting};
use crate::grid::{Cell, Values};
use crate::rules::{DECIDED, DECIDED_GROUP, FORCING_CHAIN, LONG_LINE_CHAIN};

/// How many findings of a rule are examined to find one that concerns this candidate.
const MANY: usize = 256;
/// The longest chains searched for.
const LONGEST: u32 = 40;

/// The easiest step that removes a value from a cell. `None` if no rule and no short
/// search rules the value out; this does not mean that the value is right.
///
/// The board should have all candidates except those that placed values exclude, so
/// that the value is still there to be ruled out.
#[must_use]
pub fn why_not(board: &Board, cell: Cell, value: u32) -> Option<Step> {
    by_a_placed_one(board, cell, value)
        .or_else(|| by_a_rule(board, cell, value))
        .or_else(|| by_a_chain(board, cell, value))
        .or_else(|| whip_of(&board.look(0), cell, value).filter(|whip| whip.rating <= ENOUGH))
        .or_else(|| trial_of(&board.look(0), cell, value))
        .or_else(|| search_for(&board.look(0), cell, value))
}

/// The reason that the value is already placed in a house of the cell.
fn by_a_placed_one(board: &Board, cell: Cell, value: u32) -> Option<Step> {
    let holds = |other: &Cell| board.is_placed(*other) && board.marks().value(*other) == value;
    let others = board.size().cells().filter(|other| board.layout().sees(cell, *other));
    let by = others.filter(holds).min()?;
    let shared = *board.layout().shared(cell, by).first()?;
    let rule = if shared.line().is_some() { &DECIDED } else { &DECIDED_GROUP };
    let step = Step::new(rule).removes(cell, Values::only(value));
    let step = step.because(Cause::Candidate { cell: by, value: value as u8 });
    let step = step.because(shared.into());
    Some(step.with("other", board.look(0).cell(by)))
}

/// The first step that rules the value out, from the easiest rule on; forcing chains and harder
/// rules are left out.
fn by_a_rule(board: &Board, cell: Cell, value: u32) -> Option<Step> {
    let rules =
        LADDER.iter().copied().flatten().take_while(|rule| rule.rating < FORCING_CHAIN.rating);
    rules.copied().find_map(|rule| {
        let mut findings = Findings::up_to(MANY);
        let _ = (rule.find)(&board.look(0), &mut findings);
        let mut steps = findings.into_steps().into_iter();
        steps.find(|step| rules_out(board, step, cell, value))
    })
}

/// Whether a step removes a value from a cell, possibly by placing another.
fn rules_out(board: &Board, step: &Step, cell: Cell, value: u32) -> bool {
    let placed = step.placed.iter().any(|by| {
        by.cell == cell && by.value != value
            || by.value == value && board.layout().sees(by.cell, cell)
    });
    placed || step.removed.iter().any(|(of, values)| *of == cell && values.contains(value))
}

fn by_a_chain(board: &Board, cell: Cell, value: u32) -> Option<Step> {
    let look = board.look(0);
    if !board.values(cell).contains(value) {
        return None;
    }
    let tell = |uses: Use, rule| {
        let chain = refuting(look, uses, cell, value, LONGEST)?;
        let step = chain.step(look, rule, rule.rating);
        (step.evidence != Evidence::None).then_some(step)
    };
    tell(Use::Basic, &FORCING_CHAIN).or_else(|| tell(Use::AllLines, &LONG_LINE_CHAIN))
}
