//! The two searches, compared with the plain solver and with each other.

use std::collections::BTreeSet;

use gridfold_core::budget::Budget;
use gridfold_core::engine::Found;
use gridfold_core::solve::{Solutions, Verdict, unique};

use crate::support::random::{Dice, draft};
use crate::support::twin;

#[test]
fn the_engine_finds_what_the_twin_finds() {
    let mut dice = Dice(1);
    let mut seen = [0; 3];
    for round in 0..20_000 {
        let n = 1 + dice.below(4);
        let draft = draft(&mut dice, n);
        let Ok(puzzle) = draft.puzzle() else { panic!("round {round}: {draft:?}") };
        let expected: BTreeSet<Vec<u32>> =
            twin::solutions(&puzzle, usize::MAX).into_iter().collect();
        let found: Vec<Vec<u32>> = Solutions::new(&puzzle).collect();
        assert_eq!(found.len(), expected.len(), "round {round}: {draft:?}");
        assert_eq!(found.iter().cloned().collect::<BTreeSet<_>>(), expected, "round {round}");
        assert!(found.iter().all(|solution| puzzle.accepts(solution)), "round {round}");
        seen[expected.len().min(2)] += 1;
    }
    assert!(seen.iter().all(|count| *count > 200), "lopsided puzzles: {seen:?}");
}

#[test]
fn the_learner_finds_what_the_twin_finds() {
    let mut dice = Dice(6);
    let mut conflicts = 0;
    for round in 0..10_000 {
        let n = 1 + dice.below(5);
        let draft = draft(&mut dice, n);
        let puzzle = draft.puzzle().expect("in range");
        let expected = twin::solutions(&puzzle, 61);
        let Some(mut learner) = puzzle.model().learner() else {
            assert!(expected.is_empty(), "round {round}: {draft:?}");
            continue;
        };
        let mut found = BTreeSet::new();
        let all = Budget::unlimited(|budget| {
            while found.len() <= 60 && learner.next(budget) == Found::Solution {
                let solution = learner.domains().solution();
                assert!(puzzle.accepts(&solution), "round {round}: {draft:?}");
                assert!(found.insert(solution), "round {round}: twice");
            }
            found.len() <= 60
        });
        assert_eq!(found.len(), expected.len(), "round {round}: {draft:?}");
        assert!(!all || expected.into_iter().collect::<BTreeSet<_>>() == found, "round {round}");
        conflicts += learner.conflicts();
    }
    assert!(conflicts > 300, "only {conflicts} conflicts");
}

/// Many solutions mean many conflicts, and clauses that forbid solutions.
#[test]
fn the_learner_finds_what_plain_search_finds() {
    let mut dice = Dice(7);
    let mut conflicts = 0;
    for round in 0..600 {
        let n = 6 + dice.below(3);
        let mut draft = draft(&mut dice, n);
        let clues = draft.clues.iter_mut().flatten();
        clues.for_each(|clue| *clue = if dice.chance(30) { 0 } else { *clue });
        let puzzle = draft.puzzle().expect("in range");
        let plain: BTreeSet<Vec<u32>> = Solutions::new(&puzzle).take(151).collect();
        let Some(mut learner) = puzzle.model().learner() else {
            assert!(plain.is_empty(), "round {round}: {draft:?}");
            continue;
        };
        let mut found = BTreeSet::new();
        Budget::unlimited(|budget| {
            while found.len() <= 150 && learner.next(budget) == Found::Solution {
                assert!(found.insert(learner.domains().solution()), "round {round}: twice");
            }
        });
        assert_eq!(found.len(), plain.len(), "round {round}: {draft:?}");
        assert!(found.len() > 150 || found == plain, "round {round}: {draft:?}");
        conflicts += learner.conflicts();
    }
    assert!(conflicts > 1_000, "only {conflicts} conflicts");
}

#[test]
fn larger_verdicts_agree_with_the_twin() {
    let mut dice = Dice(2);
    for round in 0..300 {
        let draft = draft(&mut dice, 5);
        let puzzle = draft.puzzle().expect("in range");
        let verdict = match twin::solutions(&puzzle, 2).len() {
            0 => Verdict::None,
            1 => Verdict::Unique,
            _ => Verdict::Several,
        };
        assert_eq!(unique(&puzzle).verdict, verdict, "round {round}: {draft:?}");
    }
}

#[test]
fn a_puzzle_with_a_plain_contradiction_has_no_solution() {
    let mut dice = Dice(3);
    let mut contradictions = 0;
    for round in 0..6_000 {
        let n = 1 + dice.below(5);
        let mut draft = draft(&mut dice, n);
        for clue in draft.clues.iter_mut().flatten().filter(|clue| **clue > 0) {
            *clue = if dice.chance(20) { 1 + dice.below(n) as u32 } else { *clue };
        }
        let puzzle = draft.puzzle().expect("in range");
        if !puzzle.contradictions().is_empty() {
            contradictions += 1;
            assert_eq!(unique(&puzzle).verdict, Verdict::None, "round {round}: {draft:?}");
        }
    }
    assert!(contradictions > 500, "only {contradictions}");
}
