//! The superfluous conditions of a puzzle.

use crate::budget::Budget;
use crate::conditions::Condition;
use crate::engine::Found;
use crate::puzzle::GridPuzzle;

use super::Solutions;

/// The conditions that could be left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Redundant {
    /// Conditions that could each be left out on their own, because every
    /// solution of the rest satisfies them.
    pub conditions: Vec<Condition>,
    /// Conditions not decided yet, or left undecided because the budget ran out.
    pub unknown: Vec<Condition>,
}

/// The conditions that could each be left out on their own without adding a
/// solution. Conditions that cannot be left out in print are skipped. The
/// budget's node limit applies to each condition; `observer` receives the
/// result after each.
pub fn redundant(
    puzzle: &GridPuzzle,
    budget: &mut Budget<'_>,
    observer: &mut dyn FnMut(&Redundant),
) -> Redundant {
    let all: Vec<Condition> =
        puzzle.conditions().iter().copied().filter(|condition| condition.is_removable()).collect();
    let mut known = Redundant { conditions: Vec::new(), unknown: all.clone() };
    let mut undecided = 0;
    for (number, condition) in all.iter().enumerate() {
        let share = number as f64 / all.len() as f64;
        let nodes = budget.nodes;
        match budget.part(share, nodes, |budget| is_needed(puzzle, *condition, budget)) {
            None => undecided += 1,
            Some(needed) => {
                known.unknown.remove(undecided);
                known.conditions.extend((!needed).then_some(*condition));
            }
        }
        observer(&known);
    }
    known
}

/// How many solutions of the rest are examined one by one. A puzzle with one
/// solution needs no more than two; others may have millions that all satisfy
/// the condition.
const A_FEW: u64 = 3;

/// Whether the rest has a solution that breaks the condition.
fn is_needed(puzzle: &GridPuzzle, condition: Condition, budget: &mut Budget<'_>) -> Option<bool> {
    let mut solutions = Solutions::few(&puzzle.without(condition));
    while solutions.found() < A_FEW {
        match solutions.advance(budget) {
            Found::End => return Some(false),
            Found::Pause => return None,
            Found::Solution if !puzzle.accepts(&solutions.current()?) => return Some(true),
            Found::Solution => {}
        }
    }
    can_be_broken(puzzle, condition, budget)
}

/// Whether the rest has a solution that breaks the condition, by one direct search.
fn can_be_broken(
    puzzle: &GridPuzzle,
    condition: Condition,
    budget: &mut Budget<'_>,
) -> Option<bool> {
    let rest = puzzle.without(condition).model();
    for contrary in condition.contraries(puzzle.size(), &rest) {
        match Solutions::few_of(&contrary).advance(budget) {
            Found::Solution => return Some(true),
            Found::End => {}
            Found::Pause => return None,
        }
    }
    Some(false)
}
