//! Why a puzzle has no solution.
//!
//! A conflict is a minimal set of clues, signs and givens that contradict each
//! other: if any one of them is removed, there is a solution. The set is found
//! by halving (Junker, "QuickXplain", AAAI 2004): a set of k conditions out of
//! n takes about k * log(n / k) + k searches.

use crate::budget::Budget;
use crate::conditions::Condition;
use crate::puzzle::GridPuzzle;

use super::{Question, Verdict, find};

/// The result of searching for a conflict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Conflict {
    /// These conditions contradict each other; without any one of them, the
    /// rest are consistent.
    Smallest(Vec<Condition>),
    /// The puzzle has a solution.
    None,
    /// The budget ran out first.
    Unknown,
}

/// A minimal set of conditions that contradict each other. The budget's node
/// limit applies to each search.
pub fn conflict(puzzle: &GridPuzzle, budget: &mut Budget<'_>) -> Conflict {
    let mut quest = Quest { puzzle, budget, searches: 0 };
    let all = puzzle.conditions();
    match quest.clashes(all) {
        None => Conflict::Unknown,
        Some(false) => Conflict::None,
        Some(true) => quest.explain(&[], false, all).map_or(Conflict::Unknown, Conflict::Smallest),
    }
}

struct Quest<'a, 'b, 'c> {
    puzzle: &'a GridPuzzle,
    budget: &'b mut Budget<'c>,
    searches: u32,
}

impl Quest<'_, '_, '_> {
    /// Whether these conditions have no solution; None if the budget ran out.
    fn clashes(&mut self, conditions: &[Condition]) -> Option<bool> {
        self.searches += 1;
        // The number of searches is not known in advance, so the reported share
        // only creeps up.
        let share = 1.0 - 1.0 / (1.0 + f64::from(self.searches) / 16.0);
        let part = self.puzzle.only(conditions);
        let nodes = self.budget.nodes;
        let answer = self.budget.part(share, nodes, |budget| find(&part, Question::ONE, budget));
        match answer.verdict {
            Verdict::None => Some(true),
            _ if answer.count > 0 => Some(false),
            _ => None,
        }
    }

    /// A minimal part of `open` that contradicts `fixed`; `fresh` says whether
    /// `fixed` has grown since the last check.
    fn explain(
        &mut self,
        fixed: &[Condition],
        fresh: bool,
        open: &[Condition],
    ) -> Option<Vec<Condition>> {
        if fresh && self.clashes(fixed)? {
            return Some(Vec::new());
        }
        if open.len() <= 1 {
            return Some(open.to_vec());
        }
        let (first, second) = open.split_at(open.len() / 2);
        let needed = self.explain(&[fixed, first].concat(), true, second)?;
        let rest = self.explain(&[fixed, &needed].concat(), !needed.is_empty(), first)?;
        Some([rest, needed].concat())
    }
}
