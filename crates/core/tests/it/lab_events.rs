//! The lab's events: they are complete, and tracing them changes nothing.

use std::collections::BTreeSet;

use gridfold_core::budget::Budget;
use gridfold_core::deduction::{Board, Conclusion, Removed};
use gridfold_core::explain::{Ladder, path_from};
use gridfold_core::grid::{Cell, Values};
use gridfold_core::lab::{
    Event, EventKind, GridEventKind, GridReason, GridStage, Pause, Replay, Run, STRATEGIES, Slice,
    Strategy, VariableOrder,
};
use gridfold_core::message::ENGLISH;
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::solve::Solutions;

use crate::support::random::{Dice, draft};
use crate::support::vectors::VECTORS;

/// More tries than this are too slow for a test of many puzzles.
const FEW_TRIES: f64 = 5.0;

/// The strategies that are quick on this puzzle.
fn quick(puzzle: &GridPuzzle) -> impl Iterator<Item = &'static Strategy> {
    let slow =
        |strategy: &&Strategy| strategy.total(puzzle).is_some_and(|total| total.log10 > FEW_TRIES);
    STRATEGIES.iter().copied().filter(move |strategy| !slow(strategy))
}

fn random(dice: &mut Dice, most: usize) -> GridPuzzle {
    let n = 1 + dice.below(most);
    draft(dice, n).puzzle().expect("in range")
}

/// All events of a run, traced in slices of this size.
fn traced(run: &mut Run<GridEventKind>, slice: Slice) -> Vec<Event<GridEventKind>> {
    let mut events = Vec::new();
    while run.trace(slice, &mut |event| events.push(event)) != Pause::End {}
    events
}

#[test]
fn every_strategy_finds_the_solutions_of_the_engine() {
    let mut dice = Dice(21);
    let mut runs = 0;
    for round in 0..500 {
        let puzzle = random(&mut dice, 4);
        let expected: BTreeSet<Vec<u32>> = Solutions::new(&puzzle).collect();
        for strategy in quick(&puzzle) {
            let mut run = strategy.begin(&puzzle);
            let mut found = Vec::new();
            while run.count(Slice::WHOLE) != Pause::End {
                found.extend(run.solution());
            }
            let context = format!("{} in round {round}: {:?}", strategy.id, puzzle.draft());
            assert_eq!(found.len(), expected.len(), "{context}");
            assert_eq!(run.counters().solutions, expected.len() as u64, "{context}");
            assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected, "{context}");
            runs += 1;
        }
    }
    assert!(runs > 4_700, "only {runs} runs");
}

#[test]
fn in_any_order_the_same_solutions_are_found() {
    let mut dice = Dice(27);
    let mut tries = [0; 2];
    for round in 0..150 {
        let puzzle = random(&mut dice, 4);
        let expected: BTreeSet<Vec<u32>> = Solutions::new(&puzzle).collect();
        let cells: Vec<Cell> = puzzle.size().cells().collect();
        let named = dice.order(cells.len()).into_iter().take(dice.below(5));
        let order =
            VariableOrder { first: named.map(|at| cells[at]).collect(), smallest: dice.chance(50) };
        for strategy in quick(&puzzle) {
            let mut run = strategy.begin_in(&puzzle, &order);
            let mut found = BTreeSet::new();
            while run.count(Slice::WHOLE) != Pause::End {
                found.extend(run.solution());
            }
            let context = format!("{} in round {round}: {:?}", strategy.id, puzzle.draft());
            assert_eq!(found, expected, "{context} {order:?}");
            let mut own = strategy.begin(&puzzle);
            while own.count(Slice::WHOLE) != Pause::End {}
            tries[0] += own.counters().tries;
            tries[1] += run.counters().tries;
        }
    }
    assert_ne!(tries[0], tries[1], "no order changed anything");
}

#[test]
fn named_cells_are_tried_first_and_then_the_smallest_set() {
    let puzzle = puzzle_of("sky5.-----.2-22-.-3--2.3----");
    let size = puzzle.size();
    let first = vec![size.cell(2, 3), size.cell(0, 4)];
    let order = VariableOrder { first: first.clone(), smallest: true };
    let quick = ["early-checks", "domains", "elimination", "queue", "candidates", "fix-point"];
    for id in quick {
        let mut run =
            gridfold_core::lab::strategy(id).expect("a strategy").begin_in(&puzzle, &order);
        let mut tried = Vec::new();
        run.trace(Slice::tries(40), &mut |event: Event<GridEventKind>| {
            if let GridEventKind::Try { cell, .. } = event.kind {
                tried.push(cell);
            }
        });
        tried.dedup();
        assert_eq!(tried[..2], first, "{id}");
    }
}

#[test]
fn slices_and_silence_change_nothing() {
    let mut dice = Dice(22);
    for round in 0..120 {
        let puzzle = random(&mut dice, 4);
        for strategy in quick(&puzzle) {
            let context = format!("{} in round {round}: {:?}", strategy.id, puzzle.draft());
            let mut silent = strategy.begin(&puzzle);
            while silent.count(Slice::WHOLE) != Pause::End {}
            let mut whole = strategy.begin(&puzzle);
            let events = traced(&mut whole, Slice::WHOLE);
            assert_eq!(whole.counters(), silent.counters(), "{context}");
            let mut sliced = strategy.begin(&puzzle);
            let size = 1 + dice.below(7) as u64;
            let slice = if dice.chance(50) { Slice::tries(size) } else { Slice::events(size) };
            assert_eq!(traced(&mut sliced, slice), events, "{context}");
            assert_eq!(sliced.counters(), silent.counters(), "{context}");
            assert!(sliced.is_ended() && sliced.solution().is_none(), "{context}");
        }
    }
}

#[test]
fn a_slice_of_tries_ends_with_the_try() {
    let puzzle = puzzle_of("sky4.1332.2122.3213.1423");
    for strategy in STRATEGIES.iter().filter(|strategy| strategy.id != "naive") {
        let mut run = strategy.begin(&puzzle);
        for slice in 1..=20 {
            let before = run.counters().tries;
            match run.count(Slice::tries(7)) {
                Pause::Limit => assert_eq!(run.counters().tries, 7 * slice, "{}", strategy.id),
                Pause::Solution | Pause::End => assert!(run.counters().tries <= before + 7),
            }
            if run.counters().solutions > 0 || run.is_ended() {
                break;
            }
        }
    }
}

/// Runs until this many tries were made; returns whether the search ended.
fn ends_within(strategy: &Strategy, puzzle: &GridPuzzle, tries: u64) -> bool {
    let mut run = strategy.begin(puzzle);
    let left = |run: &Run<_>| tries - run.counters().tries;
    while run.count(Slice::tries(left(&run))) == Pause::Solution {}
    run.is_ended()
}

#[test]
fn a_limit_of_exactly_its_tries_ends_a_search() {
    let puzzle = puzzle_of("sky4.1332.2122.3213.1423");
    for (id, tries) in [("line-check", 139), ("early-checks", 304), ("domains", 110), ("queue", 58)]
    {
        let strategy = gridfold_core::lab::strategy(id).expect("a strategy");
        assert!(ends_within(strategy, &puzzle, tries), "{id}");
        assert!(!ends_within(strategy, &puzzle, tries - 1), "{id}");
    }
}

fn puzzle_of(text: &str) -> GridPuzzle {
    let found = gridfold_core::formats::read(text).expect("a puzzle");
    found.draft.puzzle().expect("without faults")
}

#[test]
fn a_replay_gives_the_same_boards_forward_and_back() {
    let mut dice = Dice(23);
    let mut events = 0;
    for round in 0..150 {
        let puzzle = random(&mut dice, 4);
        for strategy in quick(&puzzle) {
            let context = format!("{} in round {round}: {:?}", strategy.id, puzzle.draft());
            let traced = traced(&mut strategy.begin(&puzzle), Slice::WHOLE);
            there_and_back(&puzzle, &traced[..traced.len().min(3_000)], &mut dice, &context);
            events += traced.len();
        }
    }
    assert!(events > 100_000, "only {events} events");
}

/// Goes forward once, recording every board, and then back and forth at random.
fn there_and_back(
    puzzle: &GridPuzzle,
    events: &[Event<GridEventKind>],
    dice: &mut Dice,
    context: &str,
) {
    let mut replay = Replay::new(puzzle);
    events.iter().for_each(|event| replay.push(event.clone()));
    let mut boards = vec![(replay.cells().to_vec(), replay.depth())];
    for event in events {
        assert_follows(&boards.last().expect("a board").0, event, context);
        assert_eq!(replay.forward(), Some(event.clone()), "{context}");
        boards.push((replay.cells().to_vec(), replay.depth()));
        if event.kind == GridEventKind::Solution {
            let values = replay.cells().iter().map(|values| values.single().unwrap_or(0));
            assert!(puzzle.accepts(&values.collect::<Vec<_>>()), "{context}");
        }
    }
    assert_eq!(replay.forward(), None, "{context}");
    assert_eq!(replay.at(), events.len(), "{context}");
    for _ in 0..12 {
        let goal = dice.below(boards.len());
        while replay.at() > goal {
            assert_eq!(replay.back(), Some(events[replay.at()].clone()), "{context}");
        }
        while replay.at() < goal {
            assert_eq!(replay.forward(), Some(events[replay.at() - 1].clone()), "{context}");
        }
        assert_eq!((replay.cells(), replay.depth()), (&boards[goal].0[..], boards[goal].1));
    }
    while replay.back().is_some() {}
    assert_eq!((replay.cells(), replay.at()), (&boards[0].0[..], 0), "{context}");
}

/// What an event states must have been possible on the board before it.
fn assert_follows(board: &[Values], event: &Event<GridEventKind>, context: &str) {
    match event.kind {
        GridEventKind::Try { cell, value } | GridEventKind::Found { cell, value, .. } => {
            let could = board[cell.index()];
            assert!(could.contains(value) && could.len() > 1 || could.len() == 1, "{context}");
        }
        GridEventKind::Step(Conclusion { removed: Removed::Others { cell, value }, .. }) => {
            let could = board[cell.index()];
            assert!(could.contains(value) && could.len() > 1, "{context}: {event:?}");
        }
        GridEventKind::Step(Conclusion { removed: Removed::Values { cell, values }, .. })
        | GridEventKind::Ruled { cell, values, .. }
        | GridEventKind::Propagated { cell, values }
        | GridEventKind::Refuted { cell, values } => {
            let stays = board[cell.index()] & values == values;
            assert!(stays && !values.is_empty(), "{context}: {event:?}");
        }
        GridEventKind::DeadEnd(_)
        | GridEventKind::NoneLeft { .. }
        | GridEventKind::Undo
        | GridEventKind::Solution => {}
    }
}

#[test]
fn the_counters_are_those_of_the_events() {
    let mut dice = Dice(24);
    for _ in 0..150 {
        let puzzle = random(&mut dice, 4);
        for strategy in quick(&puzzle) {
            let mut run = strategy.begin(&puzzle);
            let events = traced(&mut run, Slice::WHOLE);
            let count = |wanted: fn(&GridEventKind) -> bool| {
                events.iter().filter(|event| wanted(&event.kind)).count() as u64
            };
            let counters = run.counters();
            assert_eq!(counters.tries, count(|kind| matches!(kind, GridEventKind::Try { .. })));
            let found = count(|kind| matches!(kind, GridEventKind::Found { .. }));
            assert_eq!(counters.tries + found, count(|kind| matches!(kind, GridEventKind::Undo)));
            assert_eq!(counters.dead_ends, count(|kind| matches!(kind, GridEventKind::DeadEnd(_))));
            assert_eq!(counters.solutions, count(|what| matches!(what, GridEventKind::Solution)));
            let firings = count(|kind| {
                matches!(
                    kind,
                    GridEventKind::Step(_)
                        | GridEventKind::Ruled { .. }
                        | GridEventKind::Propagated { .. }
                        | GridEventKind::Refuted { .. }
                )
            });
            assert_eq!(counters.firings, firings, "{}", strategy.id);
            assert!(counters.removals >= firings);
            assert!(
                counters.exhausted <= count(|kind| matches!(kind, GridEventKind::NoneLeft { .. }))
            );
        }
    }
}

#[test]
fn every_event_lights_its_line_and_says_its_sentence() {
    let mut dice = Dice(25);
    let mut named = 0;
    for round in 0..300 {
        let puzzle = random(&mut dice, 4);
        for strategy in quick(&puzzle) {
            let code = strategy.code;
            let mut run = strategy.begin(&puzzle);
            let mut events = Vec::new();
            run.trace(Slice::events(400), &mut |event| events.push(event));
            for event in events {
                let line = &code[usize::from(event.line)];
                assert!(line.stages.contains(&event.kind.stage()), "{}: {event:?}", strategy.id);
                let message = event.message(&puzzle);
                assert!(ENGLISH.iter().any(|(key, _)| *key == message.key), "{}", message.key);
                let said = message.to_string();
                assert!(!said.contains(['{', '}']), "{} in round {round}: {said}", strategy.id);
                if let GridEventKind::DeadEnd(reason) = event.kind {
                    assert!(reason != GridReason::Engine || strategy.id == "engine", "{said}");
                    named += 1;
                }
            }
        }
    }
    assert!(named > 1_000, "only {named} dead ends");
}

/// If no trial is needed, the steps and their sentences are those of a path
/// with separate conclusions.
#[test]
fn a_person_says_what_the_hints_say() {
    for link in VECTORS[..5].iter().chain(&VECTORS[7..11]) {
        let puzzle = puzzle_of(link);
        let mut run = gridfold_core::lab::strategy("person").expect("a strategy").begin(&puzzle);
        let mut said = Vec::new();
        for event in traced(&mut run, Slice::WHOLE) {
            if let GridEventKind::Ruled { step, .. } | GridEventKind::Found { step, .. } =
                &event.kind
            {
                let sentence = step.message(&puzzle).to_string();
                assert!(event.message(&puzzle).to_string().ends_with(&format!(". {sentence}")));
                said.push(sentence);
            }
        }
        said.dedup();
        let (mut board, mut ladder) = (Board::new(&puzzle), Ladder::default());
        let path = Budget::unlimited(|budget| path_from(&mut board, &mut ladder, budget));
        let hints: Vec<String> =
            path.steps.iter().map(|step| step.message(&puzzle).to_string()).collect();
        assert_eq!(said, hints, "{link}");
    }
}

#[test]
fn every_strategy_has_its_texts() {
    let has = |key: &str| ENGLISH.iter().any(|(known, _)| *known == key);
    let mut ids = BTreeSet::new();
    for strategy in STRATEGIES {
        assert!(ids.insert(strategy.id), "{} stands twice", strategy.id);
        assert!(has(&format!("lab.idea.{}", strategy.id)), "{}", strategy.id);
        let code = strategy.code;
        assert!((12..=20).contains(&code.len()), "{}: {} lines", strategy.id, code.len());
        for line in code {
            assert!(has(line.key) && usize::from(line.indent) < 5, "{}", line.key);
        }
        for stage in [GridStage::Try, GridStage::Undo, GridStage::Solution] {
            assert!(code.iter().any(|line| line.stages.contains(&stage)), "{}", strategy.id);
        }
    }
}

#[test]
fn a_dead_end_is_said_in_words() {
    let puzzle = puzzle_of("sky4.1332.2122.3213.1423");
    let strategy = gridfold_core::lab::strategy("early-checks").expect("a strategy");
    let mut said = Vec::new();
    strategy.begin(&puzzle).trace(Slice::events(16), &mut |event| {
        said.push(event.message(&puzzle).to_string());
    });
    assert_eq!(
        said[..7],
        [
            "r1c1 = 1 is tried.",
            "r1c2 = 1 is tried.",
            "1 appears more than once in row 1.",
            "The last try is taken back, with everything that followed from it.",
            "r1c2 = 2 is tried.",
            "the left clue of row 1 is 1, but 2 buildings are already visible.",
            "The last try is taken back, with everything that followed from it.",
        ]
    );
    assert_eq!(said[13], "Every value of r1c2 has been tried.");
}
