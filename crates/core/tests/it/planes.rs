//! Small grids: the search by planes against the one that lists solutions, and against
//! brute force.

use gridfold_core::budget::{Budget, Flow, Progress};
use gridfold_core::kind::Kind;
use gridfold_core::puzzle::{Draft, GridPuzzle, Sign};
use gridfold_core::solve::{Answer, Question, Solutions, Verdict, find};

use crate::support::random::{Dice, draft, square};
use crate::support::twin;

/// The signs and givens of a square, some of them made wrong.
fn futoshiki(dice: &mut Dice, n: usize) -> GridPuzzle {
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
    draft.puzzle().expect("in range")
}

/// Every other one is a Futoshiki; the others, up to 5x5, have clues, signs or both.
fn puzzle(dice: &mut Dice, round: usize, most: usize) -> GridPuzzle {
    let size = |most| 2 + round / 2 % (most - 1);
    if round.is_multiple_of(2) {
        return futoshiki(dice, size(most));
    }
    draft(dice, size(most.min(5))).puzzle().expect("in range")
}

/// How many solutions there are, at most two, and nothing about them.
const HOW_MANY: Question = Question { limit: Some(2), keep: 0 };

fn ask(puzzle: &GridPuzzle, question: Question) -> Answer {
    Budget::unlimited(|budget| find(puzzle, question, budget))
}

#[test]
fn the_planes_say_what_the_listing_search_says() {
    let mut dice = Dice(8);
    let mut seen = [0; 3];
    for round in 0..4_800 {
        let puzzle = puzzle(&mut dice, round, 10);
        let listed: Vec<Vec<u32>> = Solutions::few(&puzzle).take(2).collect();
        let answer = ask(&puzzle, HOW_MANY);
        let said = (answer.count as usize, answer.complete);
        assert_eq!(said, (listed.len(), listed.len() < 2), "round {round}");
        let kept = ask(&puzzle, Question::UNIQUE);
        assert_eq!((kept.verdict, kept.solutions), (answer.verdict, listed), "round {round}");
        seen[answer.count as usize] += 1;
    }
    assert!(seen.iter().all(|count| *count > 200), "lopsided puzzles: {seen:?}");
}

#[test]
fn the_planes_say_what_the_twin_says() {
    let mut dice = Dice(10);
    for round in 0..4_000 {
        let puzzle = puzzle(&mut dice, round, 5);
        let expected = twin::solutions(&puzzle, 2);
        let answer = ask(&puzzle, HOW_MANY);
        let said = (answer.count as usize, answer.complete);
        assert_eq!(said, (expected.len(), expected.len() < 2), "round {round}");
        if expected.len() == 1 {
            assert_eq!(ask(&puzzle, Question::UNIQUE).solutions, expected, "round {round}");
        }
    }
}

/// A search that ended early says so, and reports its progress.
#[test]
fn the_planes_stop_at_a_budget_and_say_only_what_is_proven() {
    let mut dice = Dice(9);
    let mut reports = 0;
    for round in 0..160_usize {
        let puzzle = if round.is_multiple_of(2) {
            futoshiki(&mut dice, 6 + round / 2 % 5)
        } else {
            draft(&mut dice, 5).puzzle().expect("in range")
        };
        let whole = ask(&puzzle, HOW_MANY);
        for nodes in [0, 1, 2, 5, 17, 70, 200] {
            let report = &mut |progress: &Progress| {
                reports += 1;
                assert!((0.0..=1.0).contains(&progress.share) && progress.stats.nodes <= nodes);
                Flow::Continue
            };
            let mut budget = Budget { nodes: Some(nodes), every: 2, report };
            let part = find(&puzzle, HOW_MANY, &mut budget);
            assert!(part.verdict == whole.verdict || part.verdict == Verdict::Unknown);
            assert!(part.count <= whole.count && part.complete <= whole.complete);
            // Looking ahead at a pair is not interrupted.
            assert!(part.stats.nodes <= nodes + 40, "{} of {nodes}", part.stats.nodes);
        }
    }
    assert!(reports > 100, "only {reports} reports");
}
