//! The lab on puzzles that its source documents do not cover: diagonals, boxes,
//! parks and bars. Every strategy finds what the engine finds, however it
//! treats a condition.

use std::collections::BTreeSet;

use gridfold_core::conditions::Feature;
use gridfold_core::formats;
use gridfold_core::lab::{EventKind, Pause, STRATEGIES, Slice, Strategy, strategy};
use gridfold_core::message::ENGLISH;
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::solve::Solutions;

use crate::support::random::{Dice, features, variant};
use crate::support::vectors::{COLUMNS, assert_documented};

/// More tries than this are too slow for a test of many puzzles.
const FEW_TRIES: f64 = 5.0;

/// Four puzzles, each with the tries of eight complete searches and the number
/// of solutions.
const COUNTS: [(&str, [u64; 8], u64); 4] = [
    ("lat4x", [5_680, 5_156, 952, 232, 112, 88, 112, 112], 48),
    ("lat4b", [5_680, 9_860, 2_656, 760, 568, 568, 568, 568], 288),
    (
        "sky6p.213343.441332.332112.214334",
        [294_321, 1_071_594, 207_026, 93_704, 77_654, 213, 213, 0],
        1,
    ),
    ("fut5a.4H5Q.-bb-b-b-bDbbbbE.-bDbbb-b-b-b--b--b.g", [48, 135, 27, 6, 2, 0, 0, 0], 1),
];

fn puzzle(text: &str) -> GridPuzzle {
    let found = formats::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    found.draft.puzzle().unwrap_or_else(|faults| panic!("{text}: {faults}"))
}

fn is_quick(strategy: &Strategy, puzzle: &GridPuzzle) -> bool {
    strategy.total(puzzle).is_none_or(|total| total.log10 <= FEW_TRIES)
}

/// Every solution, in the order in which a strategy finds them.
fn found(strategy: &Strategy, puzzle: &GridPuzzle) -> Vec<Vec<u32>> {
    let mut run = strategy.begin(puzzle);
    let mut found = Vec::new();
    while run.count(Slice::WHOLE) != Pause::End {
        found.extend(run.solution());
    }
    found
}

#[test]
fn all_strategies_count_the_squares_that_are_known() {
    for (link, squares) in [("lat4x", 48), ("lat4b", 288), ("sky4p", 576), ("mix4xb", 48)] {
        let puzzle = puzzle(link);
        for strategy in STRATEGIES.iter().filter(|strategy| is_quick(strategy, &puzzle)) {
            assert_eq!(found(strategy, &puzzle).len(), squares, "{} on {link}", strategy.id);
        }
    }
}

#[test]
fn the_counts_are_those_of_the_documentation() {
    for (link, tries, solutions) in COUNTS {
        let puzzle = puzzle(link);
        for (id, tries) in COLUMNS.into_iter().zip(tries) {
            let mut run = strategy(id).unwrap_or_else(|| panic!("no strategy {id}")).begin(&puzzle);
            while run.count(Slice::WHOLE) != Pause::End {}
            let counted = (run.counters().tries, run.counters().solutions);
            assert_eq!(counted, (tries, solutions), "{id} on {link}");
        }
        assert_documented(link, &tries);
    }
}

/// Puzzle 001 of janko.at.
#[test]
fn all_strategies_solve_a_published_puzzle_with_parks() {
    let puzzle = puzzle("sky6p.213343.441332.332112.214334");
    let rows = ["450321", "501432", "234105", "345210", "012543", "123054"].concat();
    let solution: Vec<u32> = rows.bytes().map(|digit| u32::from(digit - b'0') + 1).collect();
    for strategy in STRATEGIES.iter().filter(|strategy| is_quick(strategy, &puzzle)) {
        assert_eq!(found(strategy, &puzzle), std::slice::from_ref(&solution), "{}", strategy.id);
    }
}

#[test]
fn every_strategy_finds_the_solutions_of_the_engine_on_every_variant() {
    let mut dice = Dice(61);
    let mut solved = [0; Feature::ALL.len()];
    for round in 0..600 {
        let n = if round % 10 == 0 { 5 } else { 1 + dice.below(4) };
        let features = features(&mut dice, n);
        let draft = variant(&mut dice, n, features);
        let puzzle = draft.puzzle().expect("in range");
        let expected: BTreeSet<Vec<u32>> = Solutions::new(&puzzle).collect();
        for strategy in STRATEGIES.iter().filter(|strategy| is_quick(strategy, &puzzle)) {
            let found = found(strategy, &puzzle);
            let context = format!("{} in round {round}: {draft:?}", strategy.id);
            assert_eq!(found.len(), expected.len(), "{context}");
            assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected, "{context}");
        }
        for feature in features.iter().filter(|_| !expected.is_empty()) {
            solved[feature as usize] += 1;
        }
    }
    for feature in Feature::ALL.into_iter().filter(|feature| feature.letter().is_some()) {
        assert!(
            solved[feature as usize] > 40,
            "{feature:?} in {} puzzles",
            solved[feature as usize]
        );
    }
}

#[test]
fn every_event_on_every_variant_lights_its_line_and_says_its_sentence() {
    let mut dice = Dice(63);
    let mut said = BTreeSet::new();
    for round in 0..200 {
        let n = 1 + dice.below(4);
        let features = features(&mut dice, n);
        let puzzle = variant(&mut dice, n, features).puzzle().expect("in range");
        for strategy in STRATEGIES {
            strategy.begin(&puzzle).trace(Slice::events(400), &mut |event| {
                let context = format!("{} in round {round}: {event:?}", strategy.id);
                let line = &strategy.code[usize::from(event.line)];
                assert!(line.stages.contains(&event.kind.stage()), "{context}");
                let message = event.message(&puzzle);
                assert!(ENGLISH.iter().any(|(key, _)| *key == message.key), "{context}");
                assert!(!message.to_string().contains(['{', '}']), "{context}: {message}");
                said.insert(message.key);
            });
        }
    }
    for key in ["rule.decided-group", "rule.partner", "clash.diagonal", "clash.box", "clash.bar"] {
        assert!(said.contains(key), "{key}: {said:?}");
    }
}
