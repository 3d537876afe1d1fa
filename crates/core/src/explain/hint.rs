//! What to do next on a board: the easiest step, others that are as easy, and
//! all that the next number needs.

use super::focused_trial::FOCUSED_TRIAL;
use super::ladder::Ladder;
use super::search::SEARCH;
use crate::deduction::{Board, Findings, Step};

/// Findings of a rule that are looked through for one.
const MANY: usize = 64;

/// The easiest steps of a board, all of one rule, up to so many. Nothing where
/// no rule finds anything. Whether the board is right is another question.
#[must_use]
pub fn hints(board: &Board, most: usize) -> Vec<Step> {
    Ladder::default().easiest(board, most)
}

/// The easiest step of a board.
#[must_use]
pub fn hint(board: &Board) -> Option<Step> {
    hints(board, 1).pop()
}

/// The steps up to the next number that is placed, without those behind the last
/// trial that it can do without. The last one places it.
#[must_use]
pub fn next_number(board: &Board) -> Vec<Step> {
    let (mut ladder, mut here) = (Ladder::default(), board.clone());
    let mut steps = Vec::new();
    while steps.last().is_none_or(|step: &Step| step.placed.is_none()) {
        let Some(step) = ladder.next(&here) else { return Vec::new() };
        here.apply(&step);
        steps.push(step);
    }
    // What a trial or a search rests on stays: to ask whether it would be found
    // without takes as long as all steps together.
    let is_long = |step: &Step| [&FOCUSED_TRIAL, &SEARCH].contains(&step.rule);
    let after_long = steps.iter().rposition(is_long).map_or(0, |last| last + 1);
    for number in (after_long..steps.len() - 1).rev() {
        let mut fewer = steps.clone();
        fewer.remove(number);
        if follow_each_other(board, &fewer) {
            steps = fewer;
        }
    }
    steps
}

/// Whether each of these steps can be seen on the board that those before it
/// have made.
fn follow_each_other(board: &Board, steps: &[Step]) -> bool {
    let mut here = board.clone();
    steps.iter().all(|step| {
        let mut findings = Findings::up_to(MANY);
        let _ = (step.rule.find)(&here.look(0), &mut findings);
        let seen = findings.into_steps().iter().any(|found| found.does_the_same(step));
        here.apply(step);
        seen
    })
}
