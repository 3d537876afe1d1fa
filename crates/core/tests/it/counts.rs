//! The number of solutions, counted line by line: compared with the plain
//! solver, and with published numbers.

use gridfold_core::budget::{Budget, Flow, Progress};
use gridfold_core::conditions::{Feature, Role};
use gridfold_core::formats::read;
use gridfold_core::grid::Side;
use gridfold_core::kind::Kind;
use gridfold_core::puzzle::{Draft, GridPuzzle};
use gridfold_core::solve::{LineByLine, Question, Rest, Verdict, count, find};

use crate::support::random::{Dice, draft, variant, variants};
use crate::support::twin;

/// The memory sizes for counting: room for a single beginning of a grid, for
/// several, and for all.
const MEMORIES: [usize; 3] = [1, 5, 1 << 19];

fn puzzle(text: &str) -> GridPuzzle {
    read(text).expect("a link").draft.puzzle().expect("a puzzle")
}

/// The number of solutions; None if a search has to find it.
fn line_by_line(puzzle: &GridPuzzle, most: usize) -> Option<u128> {
    let mut lines = LineByLine::with_memory(&puzzle.model(), most)?;
    assert_eq!(Budget::unlimited(|budget| lines.advance(budget)), Rest::End);
    assert!((lines.progress().share - 1.0).abs() < 1e-6, "{:?}", lines.progress());
    Some(lines.count())
}

/// Checks the count of this board with every memory size; returns whether it
/// could be counted, or has a condition for which a search counts.
fn agrees(draft: &Draft) -> bool {
    let puzzle = draft.puzzle().expect("in range");
    let solutions = twin::solutions(&puzzle, usize::MAX).len() as u128;
    let counts = MEMORIES.map(|most| line_by_line(&puzzle, most));
    let is_searched = puzzle.conditions().iter().any(|one| matches!(one.role(), Role::Checked));
    // Boards that are obviously contradictory are not counted.
    let is_counted = counts[0].is_some();
    assert!(is_counted || is_searched || solutions == 0, "{draft:?}");
    assert_eq!(counts, [is_counted.then_some(solutions); 3], "{draft:?}");
    is_counted || is_searched
}

#[test]
fn small_boards_have_as_many_solutions_as_the_plain_solver_finds() {
    let mut dice = Dice(31);
    let mut counted = 0;
    for _ in 0..4_000 {
        let n = 1 + dice.below(4);
        counted += usize::from(agrees(&draft(&mut dice, n)));
    }
    assert!(counted > 3_000, "only {counted}");
}

#[test]
fn small_variants_have_as_many_solutions_as_the_plain_solver_finds() {
    for (number, features) in variants().into_iter().enumerate() {
        let mut dice = Dice(320 + number as u64);
        let mut counted = 0;
        for _ in 0..300 {
            let n = if features.has(Feature::Boxes) { 4 } else { 1 + dice.below(4) };
            counted += usize::from(agrees(&variant(&mut dice, n, features)));
        }
        assert!(counted > 50, "{features:?}: only {counted}");
    }
}

/// Boards of 5x5 with few statements, of every kind.
#[test]
fn loose_boards_have_as_many_solutions_as_the_plain_solver_finds() {
    let mut dice = Dice(33);
    let sets = variants();
    let mut several = 0;
    for round in 0..60 {
        let mut loose = match sets[dice.below(sets.len())] {
            features if round % 2 == 0 && !features.has(Feature::Boxes) => {
                variant(&mut dice, 5, features)
            }
            _ => draft(&mut dice, 5),
        };
        let numbers = loose.clues.iter_mut().flatten().chain(&mut loose.givens);
        numbers.for_each(|number| *number = if dice.chance(70) { 0 } else { *number });
        several += usize::from(agrees(&loose));
    }
    assert!(several > 40, "only {several}");
}

/// Latin squares: OEIS A002860. With boxes 2x3: A107739. Without clues, the
/// numbers stay the same if value 1 is a park.
#[test]
fn squares_are_as_many_as_was_published() {
    for (link, squares) in [("lat6", 812_851_200), ("sky6p", 812_851_200), ("lat6b", 28_200_960)] {
        assert_eq!(count(&puzzle(link)), squares, "{link}");
    }
}

/// The number of orders out of n! that show k from one end: the unsigned
/// Stirling numbers of the first kind. Every row occurs in the same number of
/// squares.
#[test]
fn a_clue_leaves_its_share_of_all_squares() {
    for (n, squares, orders) in [(4, 576, &[6, 11, 6, 1][..]), (5, 161_280, &[24, 50, 35, 10, 1])] {
        let all: u64 = orders.iter().sum();
        for (side, seen) in Side::ALL.into_iter().flat_map(|side| (1..=n).map(move |k| (side, k))) {
            let mut draft = Draft::empty(Kind::named("skyscrapers").expect("a kind"), n);
            draft.clues[side as usize][0] = seen as u32;
            let puzzle = draft.puzzle().expect("in range");
            let expected = squares / all * orders[seen - 1];
            assert_eq!(line_by_line(&puzzle, 1 << 19), Some(expected.into()), "{side:?} {seen}");
            assert_eq!(count(&puzzle), expected, "{side:?} {seen}");
        }
    }
}

/// Counting lines and plain search take turns, so plain search must be told to stop.
#[test]
fn a_count_ends_with_its_budget_and_its_limit() {
    let loose = puzzle("sky6.3-2---.2-3---.-3---3.--2---.");
    let all = 494_266;
    for nodes in [0, 1, 5_000, 50_000, 300_000, 1_500_000] {
        let mut go_on = |_: &Progress| Flow::Continue;
        let mut budget = Budget { nodes: Some(nodes), every: 1 << 10, report: &mut go_on };
        let answer = find(&loose, Question::COUNT, &mut budget);
        assert_eq!(answer.stats.nodes, nodes);
        assert!(!answer.complete && answer.count < all, "{answer:?}");
    }
    for limit in [3_000, 400_000, all - 1, all + 1] {
        let question = Question { limit: Some(limit), keep: 10 };
        let answer = Budget::unlimited(|budget| find(&loose, question, budget));
        assert_eq!((answer.count, answer.complete), (limit.min(all), limit > all));
        assert_eq!((answer.verdict, answer.solutions.len()), (Verdict::Several, 10));
    }
}

#[test]
fn a_count_stops_when_it_is_told_and_says_how_far_it_is() {
    let loose = puzzle("sky6.3-2---.2-3---.-3---3.--2---.");
    for stop in [1, 3, 30, 300] {
        let mut told: Vec<Progress> = Vec::new();
        let mut report = |progress: &Progress| {
            told.push(*progress);
            if told.len() < stop { Flow::Continue } else { Flow::Stop }
        };
        let mut budget = Budget { nodes: None, every: 1 << 12, report: &mut report };
        let answer = find(&loose, Question::COUNT, &mut budget);
        assert_eq!((told.len(), answer.complete), (stop, false));
        assert!(told.is_sorted_by(|one, next| one.share <= next.share), "{told:?}");
        assert!(told.is_sorted_by(|one, next| one.stats.nodes <= next.stats.nodes), "{told:?}");
        assert!(told.iter().all(|one| one.solutions <= answer.count && one.share <= 1.0));
    }
}
