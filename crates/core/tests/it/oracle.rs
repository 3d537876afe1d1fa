//! The two searches against the plain twin, and against each other.

use std::collections::BTreeSet;

use gridfold_core::budget::{Budget, Flow, Progress};
use gridfold_core::engine::Found;
use gridfold_core::kind::Kind;
use gridfold_core::puzzle::{Draft, Sign};
use gridfold_core::solve::{Solutions, Verdict, unique};

use crate::support::random::{Dice, draft, square};
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

/// Signs and givens of a square, some of them spoilt.
fn futoshiki(dice: &mut Dice, n: usize) -> Draft {
    let kind = Kind::named("futoshiki").expect("a kind");
    let grid = square(dice, n);
    let mut draft = Draft::empty(kind, n);
    let (signs, givens) = (30 + dice.below(60), 2 + dice.below(22));
    let between = |one: u32, other: u32| if one < other { Sign::Less } else { Sign::Greater };
    for cell in 0..n * n {
        let (row, column) = (cell / n, cell % n);
        if dice.chance(givens) {
            draft.givens[cell] = grid[cell];
        }
        if column + 1 < n && dice.chance(signs) {
            draft.across[row * (n - 1) + column] = between(grid[cell], grid[cell + 1]);
        }
        if row + 1 < n && dice.chance(signs) {
            draft.down[cell] = between(grid[cell], grid[cell + n]);
        }
    }
    if dice.chance(30) {
        draft.givens[dice.below(n * n)] = 1 + dice.below(n) as u32;
        draft.across[dice.below(n * (n - 1))] = between(dice.below(2) as u32, 1);
    }
    draft
}

/// Grids without clues up to 10x10 have a search of their own (`planes/`).
#[test]
fn small_grids_have_the_solutions_that_the_learner_finds() {
    let mut dice = Dice(8);
    let mut seen = [0; 4];
    for round in 0..900 {
        let draft = futoshiki(&mut dice, 2 + round % 9);
        let puzzle = draft.puzzle().expect("in range");
        let found: Vec<Vec<u32>> = Solutions::few(&puzzle).take(40).collect();
        let set: BTreeSet<Vec<u32>> = found.iter().cloned().collect();
        assert_eq!(set.len(), found.len(), "round {round}: twice, {draft:?}");
        assert!(found.iter().all(|grid| puzzle.accepts(grid)), "round {round}: {draft:?}");
        let mut learner = puzzle.model().learner();
        let mut expected = BTreeSet::new();
        Budget::unlimited(|budget| {
            let Some(learner) = &mut learner else { return };
            while expected.len() < 40 && learner.next(budget) == Found::Solution {
                expected.insert(learner.domains().solution());
            }
        });
        assert_eq!(found.len(), expected.len(), "round {round}: {draft:?}");
        assert!(found.len() == 40 || set == expected, "round {round}: {draft:?}");
        seen[match found.len() {
            few @ 0..2 => few,
            2..40 => 2,
            _ => 3,
        }] += 1;
    }
    assert!(seen.iter().all(|count| *count > 20), "lopsided puzzles: {seen:?}");
}

/// A search that is stopped after any number of positions goes on where it was.
#[test]
fn a_search_of_a_small_grid_goes_on_where_its_budget_ended() {
    let mut dice = Dice(9);
    for round in 0..60 {
        let puzzle = futoshiki(&mut dice, 4 + round % 6).puzzle().expect("in range");
        let expected: Vec<Vec<u32>> = Solutions::few(&puzzle).take(20).collect();
        let mut solutions = Solutions::few(&puzzle);
        let (mut found, mut nodes, mut reports) = (Vec::new(), 0, 0);
        while found.len() < 20 {
            nodes += 1 + dice.below(3) as u64;
            let report = &mut |_: &Progress| {
                reports += 1;
                Flow::Continue
            };
            match solutions.advance(&mut Budget { nodes: Some(nodes), every: 2, report }) {
                Found::Solution => found.extend(solutions.current()),
                Found::End => break,
                Found::Pause => assert!(solutions.progress().stats.nodes >= nodes),
            }
        }
        assert_eq!(found, expected, "round {round}");
        assert!(reports > 0 && (0.0..=1.0).contains(&solutions.progress().share));
    }
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
