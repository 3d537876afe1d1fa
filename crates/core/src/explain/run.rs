//! The obvious numbers of a board. Obvious numbers need no thought, so they are shown
//! and entered together.

use crate::deduction::{Board, Findings, Rule, Step};
use crate::rules::{LAST_CELL, ONLY_NUMBER, ONLY_PLACE};

/// The rules that place a number by its candidates alone, the easiest first.
const SINGLES: [&Rule; 3] = [&LAST_CELL, &ONLY_PLACE, &ONLY_NUMBER];

/// Whether the step places a number that the candidates alone reveal.
#[must_use]
pub fn is_single(step: &Step) -> bool {
    SINGLES.contains(&step.rule)
}

/// A step for each number that the candidates alone reveal, by the easiest rule that
/// finds it. All of these numbers can be seen before any is entered.
#[must_use]
pub fn run(board: &Board) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for rule in SINGLES {
        let mut findings = Findings::up_to(usize::MAX);
        let _ = (rule.find)(&board.look(0), &mut findings);
        for step in findings.into_steps() {
            let cell = |step: &Step| step.placed.first().map(|by| by.cell);
            let is_new = |known: &Step| cell(known) != cell(&step);
            if steps.iter().all(is_new) {
                steps.push(step);
            }
        }
    }
    steps
}
