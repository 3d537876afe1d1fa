//! The lab's counts: those that other programs and documents report for the
//! same searches, and otherwise our own.

use gridfold_core::formats;
use gridfold_core::lab::{Counters, Pause, STRATEGIES, Slice, Total, VariableOrder, strategy};
use gridfold_core::puzzle::{Draft, GridPuzzle};
use serde_json::Value;

use crate::support::cases::data;
use crate::support::random::{Dice, draft};
use crate::support::vectors::{COLUMNS, POSITIONS, TRIES, VECTORS, assert_documented};

fn puzzle(text: &str) -> GridPuzzle {
    let read = formats::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    read.draft.puzzle().unwrap_or_else(|faults| panic!("{text}: {faults}"))
}

/// A puzzle from the documents that this project started from, with its
/// solution if it has one.
fn seed(family: &str, id: &str) -> (GridPuzzle, Option<Vec<u32>>) {
    let seeds: Value = serde_json::from_str(&data("seeds.json")).expect("the seeds are JSON");
    let mut listed = seeds[family].as_array().expect("a list").iter();
    let seed = listed.find(|seed| seed["id"] == id).unwrap_or_else(|| panic!("no {id}"));
    let cells = |rows: &Vec<Value>| {
        let cells = rows.iter().flat_map(|row| row.as_array().expect("a row"));
        cells.map(|cell| cell.as_u64().expect("a value") as u32).collect()
    };
    (puzzle(seed["text"].as_str().expect("a text")), seed["solution"].as_array().map(cells))
}

/// Runs a strategy to the end.
fn exhausted(id: &str, puzzle: &GridPuzzle) -> Counters {
    let mut run = strategy(id).unwrap_or_else(|| panic!("no strategy {id}")).begin(puzzle);
    while run.count(Slice::WHOLE) != Pause::End {}
    run.counters()
}

/// Runs a strategy to the end, for its solutions and counts.
fn solutions(id: &str, puzzle: &GridPuzzle) -> (Vec<Vec<u32>>, Counters) {
    let mut run = strategy(id).unwrap_or_else(|| panic!("no strategy {id}")).begin(puzzle);
    let mut found = Vec::new();
    while run.count(Slice::WHOLE) != Pause::End {
        found.extend(run.solution());
    }
    (found, run.counters())
}

#[test]
fn the_strategies_keep_their_counts_on_the_vectors() {
    for ((link, tries), positions) in VECTORS.into_iter().zip(TRIES).zip(POSITIONS) {
        let puzzle = puzzle(link);
        let counted = COLUMNS.map(|id| exhausted(id, &puzzle));
        assert!(counted.iter().all(|counters| counters.solutions == 1), "{link}");
        let expected = tries.map(Some).into_iter().chain([None]).zip(positions);
        for ((id, counters), (tries, positions)) in COLUMNS.into_iter().zip(&counted).zip(expected)
        {
            assert!(
                tries.is_none_or(|tries| counters.tries == tries),
                "{id} on {link}: {counters:?}"
            );
            assert_eq!(counters.positions, positions, "{id} on {link}");
        }
    }
}

#[test]
fn the_documentation_has_these_counts() {
    for ((link, tries), positions) in VECTORS.into_iter().zip(TRIES).zip(POSITIONS) {
        assert_documented(link, &tries);
        assert_documented(link, &positions);
    }
}

#[test]
fn the_other_counters_keep_their_meaning() {
    let counters = exhausted("domains", &puzzle(VECTORS[0]));
    let expected = Counters {
        tries: 110,
        positions: 71,
        dead_ends: 40,
        exhausted: 54,
        removals: 331,
        firings: 331,
        depth: 16,
        solutions: 1,
    };
    assert_eq!(counters, expected);
}

/// The document reports the same number of tries, after 618 seconds.
#[test]
fn the_devil_takes_as_many_tries_as_its_document_says() {
    let (puzzle, solution) = seed("skyscrapers", "presse-devil");
    let mut run = strategy("line-check").expect("a strategy").begin(&puzzle);
    assert_eq!(run.count(Slice::WHOLE), Pause::Solution);
    assert_eq!((run.counters().tries, run.solution()), (36_121_989, solution));
    assert_eq!(run.count(Slice::WHOLE), Pause::End);
    assert_eq!((run.counters().tries, run.counters().solutions), (56_388_851, 1));
}

#[test]
fn the_easy_puzzle_of_the_futoshiki_document_needs_no_try_and_the_hard_one_some() {
    let (easy, solution) = seed("futoshiki", "futoshiki-easy");
    let (found, counters) = solutions("candidates", &easy);
    assert_eq!((found, counters.tries), (Vec::from_iter(solution), 0));
    let (hard, solution) = seed("futoshiki", "futoshiki-hard");
    let (found, counters) = solutions("candidates", &hard);
    assert_eq!((found, counters.tries), (Vec::from_iter(solution), 12));
}

/// The first document prints a solved grid and one without a solution; its
/// program was written for the solved one with all its cells emptied.
#[test]
fn elimination_solves_the_grid_of_its_document_and_refutes_the_other() {
    let (given, solution) = seed("skyscrapers", "skyline-desc");
    let emptied = Draft { givens: vec![0; 25], ..given.draft().clone() };
    let emptied = emptied.puzzle().expect("clues alone");
    let (found, counters) = solutions("elimination", &emptied);
    assert_eq!((found, counters.tries), (Vec::from_iter(solution), 358));
    let (without, _) = seed("skyscrapers", "skyline-desc-1");
    let (found, counters) = solutions("elimination", &without);
    assert_eq!((found.len(), counters.tries), (0, 288));
}

/// Every value is tried in every open cell, so the total can be computed
/// without a search.
#[test]
fn the_naive_search_takes_as_many_tries_as_it_expects() {
    let mut dice = Dice(31);
    let naive = strategy("naive").expect("a strategy");
    let mut checked = 0;
    while checked < 60 {
        let n = 1 + dice.below(4);
        let puzzle = draft(&mut dice, n).puzzle().expect("in range");
        let total = naive.total(&puzzle).expect("known beforehand");
        if total.log10 < 5.5 {
            let tries = u128::from(exhausted("naive", &puzzle).tries);
            assert_eq!(total.exact, Some(tries), "{:?}", puzzle.draft());
            checked += 1;
        }
    }
    assert!(STRATEGIES[1..].iter().all(|other| other.total(&puzzle("lat3.I")).is_none()));
}

#[test]
fn a_total_beyond_all_words_still_has_its_logarithm() {
    let nine = Total::of(9, 81);
    assert_eq!(nine.exact, None);
    // 9^81 is 1.966e77; the sum with all shorter boards is 9/8 of it.
    assert!((nine.log10 - (77.2936 + 0.0512)).abs() < 0.001, "{nine:?}");
    let five = Total::of(5, 25);
    assert_eq!(five.exact, Some(372_529_029_846_191_405));
    assert!((five.log10 - 17.5712).abs() < 0.0001, "{five:?}");
    assert_eq!(Total::of(1, 1), Total { exact: Some(1), log10: 0.0 });
}

/// Mostly fewer tries than in reading order; strategies without sets of candidates do not change.
#[test]
fn with_the_smallest_set_first_other_counts_come_out() {
    let found = formats::read("sky5.-----.2-22-.-3--2.3----").expect("a puzzle");
    let puzzle = found.draft.puzzle().expect("without faults");
    let order = VariableOrder { smallest: true, ..VariableOrder::default() };
    let tries = |id: &str| {
        let mut run = strategy(id).expect("a strategy").begin_in(&puzzle, &order);
        while run.count(Slice::WHOLE) != Pause::End {}
        run.counters().tries
    };
    let ids = ["early-checks", "domains", "elimination", "queue", "candidates", "fix-point"];
    assert_eq!(ids.map(tries), [454_375, 73_011, 35_711, 26_997, 3_468, 2_159]);
}
