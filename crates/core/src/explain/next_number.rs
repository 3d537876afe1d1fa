//! The shortest way to the next number: what it rests on, and nothing else.
//!
//! The ladder's path is shortened from its end. Steps whose conclusions no later step needs are
//! dropped, and so are those candidates of the other steps that no later step needs. The remaining
//! steps are replayed, so that every step can be seen on the board that results from the steps
//! before it, with the causes that it has there. Nothing on which a whip, a trial or a search rests
//! is dropped. Checking whether such a step would still be found takes as long as all other steps
//! together.

use super::focused_trial::FOCUSED_TRIAL;
use super::ladder::Ladder;
use super::together::together;
use crate::deduction::{Board, Findings, Rating, Step};
use crate::grid::{Cell, Values};

/// How many findings of a rule are examined to find a step with the same effect.
const MANY: usize = 64;
/// How many ways to different numbers are compared.
const WAYS: usize = 4;
/// How many times rules may look along all lines in order to shorten ways.
const MOST_LOOKS: u32 = 1_600;
/// The rating of the easiest rule that looks for chains. The more candidates there are,
/// the longer this rule takes.
const EASIEST_CHAIN: Rating = Rating(430);

/// The fewest steps that lead to the next placed number. The last step places this
/// number, and cannot be seen if any other step is left out. Empty if no number
/// follows.
#[must_use]
pub fn next_number(board: &Board) -> Vec<Step> {
    let (mut ladder, mut here) = (Ladder::default().together(), board.clone());
    let (mut steps, mut boards) = (Vec::new(), Vec::new());
    let ends = loop {
        let found = ladder.easiest(&here, WAYS);
        if found.first().is_none_or(|step| !step.placed.is_empty()) {
            break found;
        }
        boards.push(here.clone());
        here.apply(&found[0]);
        steps.extend(found.into_iter().next());
    };
    let mut looks = Looks(MOST_LOOKS);
    let ways = ends.into_iter().map(|end| shortened(&steps, &boards, end, &mut looks));
    let effort = |way: &Vec<Step>| way.iter().map(|step| u32::from(step.rating.0)).sum::<u32>();
    ways.min_by_key(|way| (way.len(), effort(way))).unwrap_or_default()
}

/// The last step, with those of the steps before it on which it rests. Each step was seen on its
/// own board, which is at the same position in `boards`.
fn shortened(steps: &[Step], boards: &[Board], end: Step, looks: &mut Looks) -> Vec<Step> {
    let mut way = vec![end];
    for (step, board) in steps.iter().zip(boards).rev() {
        if let Some(without) = looks.followed(board, &way) {
            way = without;
            continue;
        }
        way.insert(0, step.clone());
        for part in parts(step) {
            let mut less = way.clone();
            take(&mut less[0], part);
            if !less[0].removed.is_empty()
                && let Some(followed) = looks.followed(board, &less)
            {
                way = followed;
            }
        }
    }
    way
}

/// The parts of a step that could be dropped: whole cells, then single
/// candidates.
fn parts(step: &Step) -> Vec<(Cell, Values)> {
    let single = |(cell, values): &(Cell, Values)| {
        let cell = *cell;
        let several = Some(*values).filter(|values| values.len() > 1);
        several.into_iter().flat_map(Values::iter).map(move |value| (cell, Values::only(value)))
    };
    step.removed.iter().copied().chain(step.removed.iter().flat_map(single)).collect()
}

fn take(step: &mut Step, (from, gone): (Cell, Values)) {
    for (_, values) in step.removed.iter_mut().filter(|(cell, _)| *cell == from) {
        *values = *values & !gone;
    }
    step.removed.retain(|(_, values)| !values.is_empty());
}

/// The number of looks left.
struct Looks(u32);

impl Looks {
    /// These steps as they are seen one after another, starting from a board. `None` if
    /// one of the steps is not seen, or if finding out would take too long.
    fn followed(&mut self, board: &Board, steps: &[Step]) -> Option<Vec<Step>> {
        let mut here = board.clone();
        let mut followed = Vec::with_capacity(steps.len());
        for step in steps {
            let seen = self.seen(&here, step)?;
            here.apply(&seen);
            followed.push(seen);
        }
        Some(followed)
    }

    /// A step with the same effect on this board.
    fn seen(&mut self, board: &Board, step: &Step) -> Option<Step> {
        if step.rating >= FOCUSED_TRIAL.rating || step.evidence.whip().is_some() {
            return None;
        }
        let is_chain = step.rating >= EASIEST_CHAIN;
        let looks = if is_chain { board.size().n().pow(4) as u32 / 32 } else { 1 };
        self.0 = self.0.checked_sub(looks)?;
        let look = board.look(0);
        let mut findings = Findings::up_to(MANY);
        let _ = (step.rule.find)(&look, &mut findings);
        let wanted = |cell: Cell| {
            let of_cell = step.removed.iter().filter(|(other, _)| *other == cell);
            of_cell.fold(Values::NONE, |all, (_, values)| all | *values)
        };
        let told = |found: Step| together(&look, &found, &wanted);
        findings.into_steps().into_iter().filter_map(told).find(|told| does_the_same(told, step))
    }
}

/// Whether two steps have the same effects, in any order.
fn does_the_same(one: &Step, other: &Step) -> bool {
    let has = |removed: &(Cell, Values)| other.removed.contains(removed);
    one.placed == other.placed
        && one.removed.len() == other.removed.len()
        && one.removed.iter().all(has)
}
