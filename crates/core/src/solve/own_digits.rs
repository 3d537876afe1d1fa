//! For a puzzle without a solution, finds the givens that may be the player's
//! own digits.
//!
//! Digits that do not belong to the puzzle contradict it. The givens to remove
//! are a smallest set that contains a given of every conflict: a hitting set.
//! The set grows from conflicts found one by one (Reiter, "A Theory of
//! Diagnosis from First Principles", Artificial Intelligence 32, 1987).

use super::{Conflict, Question, Verdict, conflict, find};
use crate::budget::Budget;
use crate::conditions::{Condition, Given};
use crate::puzzle::GridPuzzle;

/// The maximum number of wrong digits that are searched for.
const MOST: usize = 4;

/// The fewest givens without which the puzzle has exactly one solution: each set
/// of the smallest size, sorted by cell. The solutions of two sets differ, so no
/// set can replace both. None if the puzzle has a solution, if no set of up to
/// four givens is enough, or if the budget ran out. The budget's node limit
/// applies to each search.
pub fn own_digits(puzzle: &GridPuzzle, budget: &mut Budget<'_>) -> Option<Vec<Vec<Given>>> {
    let mut quest = Quest { puzzle, budget, clashes: Vec::new() };
    let mut sets: Vec<Vec<Given>> = vec![Vec::new()];
    for size in 0..=MOST {
        let mut found: Vec<Vec<Given>> = Vec::new();
        let mut larger: Vec<Vec<Given>> = Vec::new();
        for set in sets {
            match quest.clash_without(&set)? {
                // No set resolves a conflict that consists of clues alone, and removing more givens leaves more
                // solutions.
                Some(clash) => larger.extend(clash.iter().map(|given| with(&set, *given))),
                None if quest.is_unique_without(&set)? => found.push(set),
                None => {}
            }
        }
        if size == 0 && !found.is_empty() {
            return None;
        }
        if !found.is_empty() {
            found.sort_unstable();
            return Some(found);
        }
        larger.sort_unstable();
        larger.dedup();
        sets = larger;
    }
    None
}

/// The set with one more given, sorted by cell.
fn with(set: &[Given], given: Given) -> Vec<Given> {
    let mut set = [set, &[given]].concat();
    set.sort_unstable();
    set
}

struct Quest<'a, 'b, 'c> {
    puzzle: &'a GridPuzzle,
    budget: &'b mut Budget<'c>,
    /// The givens of the known conflicts.
    clashes: Vec<Vec<Given>>,
}

impl Quest<'_, '_, '_> {
    /// The givens of a conflict that remains without these, if there is one;
    /// None if the budget ran out.
    fn clash_without(&mut self, set: &[Given]) -> Option<Option<Vec<Given>>> {
        let known = self.clashes.iter().find(|clash| !clash.iter().any(|one| set.contains(one)));
        if let Some(clash) = known {
            return Some(Some(clash.clone()));
        }
        match conflict(&self.without(set), self.budget) {
            Conflict::None => Some(None),
            Conflict::Unknown => None,
            Conflict::Smallest(conditions) => {
                let clash: Vec<Given> = conditions.into_iter().filter_map(given).collect();
                self.clashes.push(clash.clone());
                Some(Some(clash))
            }
        }
    }

    fn is_unique_without(&mut self, set: &[Given]) -> Option<bool> {
        let part = self.without(set);
        let nodes = self.budget.nodes;
        let answer = self.budget.part(1.0, nodes, |budget| find(&part, Question::UNIQUE, budget));
        match answer.verdict {
            Verdict::Unknown => None,
            verdict => Some(verdict == Verdict::Unique),
        }
    }

    fn without(&self, set: &[Given]) -> GridPuzzle {
        let is_kept =
            |condition: &&Condition| given(**condition).is_none_or(|one| !set.contains(&one));
        let kept: Vec<Condition> =
            self.puzzle.conditions().iter().filter(is_kept).copied().collect();
        self.puzzle.only(&kept)
    }
}

const fn given(condition: Condition) -> Option<Given> {
    match condition {
        Condition::Given(given) => Some(given),
        _ => None,
    }
}
