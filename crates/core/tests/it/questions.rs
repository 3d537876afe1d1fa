//! Surviving candidates, conflicts and redundant conditions, each compared with
//! its definition.

use std::collections::BTreeSet;

use gridfold_core::budget::{Budget, Flow, Progress};
use gridfold_core::conditions::{Condition, Feature, Given};
use gridfold_core::constraints::Model;
use gridfold_core::grid::{Cell, Values};
use gridfold_core::puzzle::{Draft, GridPuzzle};
use gridfold_core::solve::{self, Candidates, Conflict, Redundant, Solutions, Verdict, unique};

use crate::support::random::{Dice, draft, variant, variants};
use crate::support::twin;

fn small_puzzles(seed: u64, count: usize) -> impl Iterator<Item = GridPuzzle> {
    let mut dice = Dice(seed);
    (0..count).map(move |_| {
        let n = 1 + dice.below(4);
        draft(&mut dice, n).puzzle().expect("in range")
    })
}

/// The same with diagonals, boxes, parks and bars, alone and together.
fn small_variants(seed: u64, count: usize) -> impl Iterator<Item = GridPuzzle> {
    let (mut dice, sets) = (Dice(seed), variants());
    (0..count).map(move |_| {
        let features = sets[dice.below(sets.len())];
        let n = if features.has(Feature::Boxes) { 4 } else { 1 + dice.below(4) };
        variant(&mut dice, n, features).puzzle().expect("in range")
    })
}

fn survivors(puzzle: &GridPuzzle) -> Candidates {
    Budget::unlimited(|budget| solve::candidates(puzzle, budget, &mut |_| {}))
}

#[test]
fn surviving_candidates_are_those_of_all_solutions() {
    let mut several = 0;
    for puzzle in small_puzzles(11, 20_000).chain(small_variants(21, 4_000)) {
        let solutions = twin::solutions(&puzzle, usize::MAX);
        let mut expected = vec![Values::NONE; puzzle.size().cell_count()];
        for solution in &solutions {
            for (values, value) in expected.iter_mut().zip(solution) {
                *values = *values | Values::only(*value);
            }
        }
        several += usize::from(solutions.len() > 1);
        let known = survivors(&puzzle);
        assert_eq!(known.found, expected, "{:?}", puzzle.draft());
        assert!(known.is_complete());
    }
    assert!(several > 20, "only {several} with several solutions");
}

#[test]
fn what_is_told_on_the_way_never_turns_out_wrong() {
    for puzzle in small_puzzles(12, 300).chain(small_variants(22, 100)) {
        let end = survivors(&puzzle);
        Budget::unlimited(|budget| {
            solve::candidates(&puzzle, budget, &mut |known| {
                for (cell, values) in known.found.iter().enumerate() {
                    assert_eq!(*values & end.found[cell], *values);
                    let neither = !(*values | known.open[cell]);
                    assert_eq!(neither & end.found[cell], Values::NONE);
                }
            })
        });
    }
}

#[test]
fn candidates_stop_at_once_and_keep_what_they_know() {
    let puzzle = Draft::empty(gridfold_core::kind::Kind::named("latin").expect("a kind"), 9);
    let puzzle = puzzle.puzzle().expect("empty");
    let mut report = |_: &Progress| Flow::Stop;
    let mut budget = Budget { nodes: None, every: 1, report: &mut report };
    let known = solve::candidates(&puzzle, &mut budget, &mut |_| {});
    assert!(!known.is_complete());
}

fn has_solution(puzzle: &GridPuzzle) -> bool {
    !twin::solutions(puzzle, 1).is_empty()
}

#[test]
fn a_conflict_is_contradictory_and_no_part_of_it_is() {
    let mut conflicts = 0;
    for puzzle in small_puzzles(13, 20_000).chain(small_variants(23, 4_000)) {
        match Budget::unlimited(|budget| solve::conflict(&puzzle, budget)) {
            Conflict::None => assert!(has_solution(&puzzle), "{:?}", puzzle.draft()),
            Conflict::Unknown => panic!("no limit was set"),
            Conflict::Smallest(conditions) => {
                conflicts += 1;
                let core = puzzle.only(&conditions);
                assert!(!has_solution(&core), "{conditions:?}");
                for condition in conditions {
                    assert!(has_solution(&core.without(condition)), "{condition:?} is not needed");
                }
            }
        }
    }
    assert!(conflicts > 200, "only {conflicts}");
}

#[test]
fn redundant_conditions_can_each_be_left_out() {
    let (mut redundant, mut needed) = (0, 0);
    for puzzle in small_puzzles(14, 600).chain(small_variants(24, 400)) {
        let Redundant { conditions, unknown } =
            Budget::unlimited(|budget| solve::redundant(&puzzle, budget, &mut |_| {}));
        assert_eq!(unknown, []);
        let count = twin::solutions(&puzzle, usize::MAX).len();
        for condition in puzzle.conditions() {
            let rest = puzzle.without(*condition);
            let printed = rest.draft().puzzle().expect("in range");
            let is_removable = printed.conditions() == rest.conditions();
            let without = twin::solutions(&rest, usize::MAX).len();
            let offered = is_removable && without == count;
            assert_eq!(offered, conditions.contains(condition), "{condition:?}");
        }
        redundant += conditions.len();
        needed += puzzle.conditions().len() - conditions.len();
    }
    assert!(redundant > 500 && needed > 200, "{redundant} redundant, {needed} needed");
}

/// The solutions of the remaining conditions that break this one are the
/// solutions of its contraries.
#[test]
fn the_contraries_of_a_condition_are_what_breaks_it() {
    let mut broken = 0;
    for puzzle in small_puzzles(15, 300).chain(small_variants(25, 300)) {
        for condition in puzzle.conditions() {
            let rest = puzzle.without(*condition);
            let mut expected = twin::solutions(&rest, usize::MAX);
            expected.retain(|solution| !puzzle.accepts(solution));
            let contraries = condition.contraries(puzzle.size(), &rest.model());
            let of = |model: &Model| -> Vec<Vec<u32>> { Solutions::few_of(model).collect() };
            let found: BTreeSet<Vec<u32>> = contraries.iter().flat_map(of).collect();
            assert!(found.iter().eq(&expected), "{condition:?}: {:?}", puzzle.draft());
            broken += expected.len();
        }
    }
    assert!(broken > 2_000, "only {broken}");
}

/// A gap always has a meaning, so it cannot be left out. The solution begins
/// with 4 1 2 3.
#[test]
fn a_bar_is_never_offered_but_a_given_beside_it_is() {
    let id = "4a:4,1R,0RDL,0DL,0D,0RD,0URL,0UL,0URD,0UDL,0,0,0UR,0UL,4,0,";
    let puzzle = gridfold_core::formats::read(id).expect("an ID").draft.puzzle().expect("a puzzle");
    let found = Budget::unlimited(|budget| solve::redundant(&puzzle, budget, &mut |_| {}));
    assert_eq!(found.unknown, []);
    assert!(found.conditions.contains(&Condition::Given(Given { cell: Cell(1), value: 1 })));
    assert!(found.conditions.iter().all(|one| one.feature() == Feature::Givens));
}

#[test]
fn every_condition_together_is_the_puzzle_again() {
    for puzzle in small_puzzles(15, 300) {
        let again = puzzle.only(puzzle.conditions());
        assert_eq!(again.draft().clues, puzzle.draft().clues);
        assert_eq!(again.draft().givens, puzzle.draft().givens);
        assert_eq!(
            (&again.draft().across, &again.draft().down),
            (&puzzle.draft().across, &puzzle.draft().down)
        );
        assert_eq!(
            unique(&again).verdict == Verdict::Unique,
            unique(&puzzle).verdict == Verdict::Unique
        );
    }
}

/// The puzzle without these of its givens.
fn without(puzzle: &GridPuzzle, gone: &[Given]) -> GridPuzzle {
    let is_gone = |one: &Condition| gone.iter().any(|given| *one == Condition::Given(*given));
    let conditions = puzzle.conditions().iter().copied();
    puzzle.only(&conditions.filter(|one| !is_gone(one)).collect::<Vec<_>>())
}

/// All sets of this many givens whose removal leaves exactly one solution.
fn sets_to_blame(puzzle: &GridPuzzle, count: u32) -> Vec<Vec<Given>> {
    let givens: Vec<Given> = puzzle.conditions().iter().copied().filter_map(given).collect();
    let sets = (0u32..1 << givens.len()).filter(|set| set.count_ones() == count);
    let sets = sets.map(|set| {
        let of_set = givens.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
        of_set.map(|(_, given)| *given).collect::<Vec<_>>()
    });
    sets.filter(|set| twin::solutions(&without(puzzle, set), 2).len() == 1).collect()
}

fn given(condition: Condition) -> Option<Given> {
    if let Condition::Given(given) = condition { Some(given) } else { None }
}

#[test]
fn own_digits_are_the_fewest_givens_that_leave_one_solution() {
    let mut sizes = [0; 5];
    let mut several = 0;
    for mut puzzle in small_puzzles(15, 1_500).chain(small_variants(25, 500)) {
        let mut draft = puzzle.draft();
        let mut dice = Dice(draft.givens.len() as u64);
        for given in draft.givens.iter_mut().filter(|given| **given == 0).take(6) {
            *given = if dice.below(2) == 0 { 1 + dice.below(draft.size) as u32 } else { 0 };
        }
        puzzle = draft.puzzle().expect("in range");
        if puzzle.conditions().iter().copied().filter_map(given).count() > 9 {
            continue;
        }
        let blamed = Budget::unlimited(|budget| solve::own_digits(&puzzle, budget));
        if has_solution(&puzzle) {
            assert_eq!(blamed, None, "{:?}", puzzle.draft());
            continue;
        }
        let smallest = (1..=4).map(|count| sets_to_blame(&puzzle, count));
        let mut smallest = smallest.into_iter().find(|sets| !sets.is_empty()).unwrap_or_default();
        smallest.sort_unstable();
        assert_eq!(blamed.unwrap_or_default(), smallest, "{:?}", puzzle.draft());
        if let [first, ..] = smallest.as_slice() {
            sizes[first.len()] += 1;
            several += usize::from(smallest.len() > 1);
        }
    }
    assert!(sizes[1..=3].iter().all(|count| *count > 100) && sizes[4] > 5, "{sizes:?}");
    assert!(several > 20, "{several}");
}

#[test]
fn own_digits_stop_at_once() {
    let puzzle = gridfold_core::formats::read("sky4.4---.----.4---.----.A").expect("a link");
    let puzzle = puzzle.draft.puzzle().expect("in range");
    let mut stop = |_: &Progress| Flow::Stop;
    let mut budget = Budget { nodes: None, every: 1, report: &mut stop };
    assert_eq!(solve::own_digits(&puzzle, &mut budget), None);
}
