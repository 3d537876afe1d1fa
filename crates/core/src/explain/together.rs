//! Steps with the same reason, combined into one step with one sentence.
//!
//! A rule draws a conclusion about one cell or one sign at a time: searches need no
//! more, and a grade counts each conclusion separately. A person who has seen the
//! reason sees all its conclusions and applies them at once. Nothing harder is added,
//! so a path is as hard as its grade says.

use super::along_signs::{Wanted, beside_known, chain, spread};
use crate::conditions::Condition;
use crate::deduction::{Cause, Findings, Look, Rule, Step};
use crate::rules::{
    CHAIN_BOUND, CLUE_FULL, MIN_MAX, NEXT_TO_KNOWN, ODD_EVEN, PARTNER, PARTNER_KNOWN, SIGN_BOUND,
    SUM_IN_VIEW, sum_in_view,
};

/// All wanted conclusions of a step's reason. `None` if no conclusion is wanted.
pub(super) fn together(look: &Look<'_>, step: &Step, wanted: Wanted<'_>) -> Option<Step> {
    let several = match step.rule {
        rule if rule == &CLUE_FULL => stairs(look, step),
        rule if rule == &ODD_EVEN => marks_of_row(look, step),
        rule if rule == &PARTNER || rule == &PARTNER_KNOWN => around(look, step),
        rule if rule == &MIN_MAX || rule == &CHAIN_BOUND => chain(look, step, wanted),
        rule if rule == &SIGN_BOUND => spread(look, step, wanted),
        rule if rule == &SUM_IN_VIEW => sum_in_view::together(look, step, wanted),
        rule if rule == &NEXT_TO_KNOWN => beside_known(look, step, wanted),
        _ => None,
    };
    let mut told = several.unwrap_or_else(|| step.clone());
    for (cell, values) in &mut told.removed {
        *values = *values & wanted(*cell);
    }
    told.removed.retain(|(_, values)| !values.is_empty());
    Some(told).filter(Step::does_something)
}

/// The staircase that a clue sees: every cell of its line.
fn stairs(look: &Look<'_>, step: &Step) -> Option<Step> {
    let told = with_others(look, step, |other| other.causes == step.causes)?;
    let Some(Cause::Condition(Condition::VisibleCount(clue))) = step.causes.first() else {
        return None;
    };
    let cells = &look.layout().sight(clue.side, clue.index)?.cells;
    let (first, last) = (look.cell(*cells.first()?), look.cell(*cells.last()?));
    let told = told.told_as("rule.clue-full.several").with("first", first).with("last", last);
    Some(told.with("least", look.shown(1)).with("most", look.shown(look.n())))
}

/// What the circles and squares of a row imply.
fn marks_of_row(look: &Look<'_>, step: &Step) -> Option<Step> {
    let row = |step: &Step| step.removed.first().map(|(cell, _)| look.size().row(*cell));
    let told = with_others(look, step, |other| row(other) == row(step))?;
    Some(told.told_as("rule.odd-even.several"))
}

/// What the bars around a cell, and the gaps without one, imply.
fn around(look: &Look<'_>, step: &Step) -> Option<Step> {
    let other = |step: &Step| {
        step.causes.iter().find(|cause| !matches!(cause, Cause::Condition(_))).copied()
    };
    let told = with_others(look, step, |one| other(one) == other(step))?;
    let is_known = step.rule == &PARTNER_KNOWN;
    let key = if is_known { "rule.partner-known.several" } else { "rule.partner.several" };
    Some(told.told_as(key))
}

/// A step together with other steps of its rule that have the same reason; `None` if
/// there are no others.
fn with_others(look: &Look<'_>, step: &Step, is_same: impl Fn(&Step) -> bool) -> Option<Step> {
    let found = all_of(look, step.rule);
    let others: Vec<&Step> =
        found.iter().filter(|other| is_same(other) && !other.does_the_same(step)).collect();
    let mut told = others.iter().fold(step.clone(), |told, other| told.and(other));
    told.removed.sort_unstable_by_key(|(cell, _)| *cell);
    told.placed.sort_unstable_by_key(|by| by.cell);
    (!others.is_empty()).then_some(told)
}

/// Everything that a rule finds on the whole board.
fn all_of(look: &Look<'_>, rule: &Rule) -> Vec<Step> {
    let mut findings = Findings::up_to(usize::MAX);
    let _ = (rule.find)(&look.board().look(0), &mut findings);
    findings.into_steps()
}
