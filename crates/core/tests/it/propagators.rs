//! The documented contract of every propagator, on random candidates: singles
//! whose lines still have the same value, cells that are not a line, decided
//! cells that break everything.
//!
//! A propagator is compared with its twin by enumeration. Another test checks
//! the twins themselves (`twins_say_what_they_should`).

use gridfold_core::constraints::{AllDifferent, ExactLine, LineClues};
use gridfold_core::engine::{
    DecisionLog, Domains, ExplanationContext, Literal, PropagationLevel, Propagator,
};
use gridfold_core::grid::{Cell, Line, Size, Values};

use crate::support::filling::Filling;
use crate::support::random::{Dice, square};
use crate::support::subjects::{Both, PROPAGATORS, Subject};

/// Candidates for all cells, some of them decided, without any conclusions.
fn domains(dice: &mut Dice, size: Size) -> Domains {
    let mut domains = Domains::new(size);
    let share = 30 + dice.below(71);
    for cell in size.cells() {
        let kept: Values = size.all_values().iter().filter(|_| dice.chance(share)).collect();
        let one = Values::only(1 + dice.below(size.n()) as u32);
        // The engine notices that a value has no place left.
        let _ = domains.keep(cell, if kept.is_empty() { one } else { kept });
    }
    domains
}

fn candidates(domains: &Domains) -> Vec<Values> {
    domains.size().cells().map(|cell| domains.values(cell)).collect()
}

/// Runs a test on each propagator, in grids of up to this order.
fn for_each(
    seed: u64,
    rounds: usize,
    most: usize,
    test: impl Fn(&mut Dice, Size, Subject) -> usize,
) {
    for (name, make) in PROPAGATORS {
        let mut dice = Dice(seed);
        let mut seen = 0;
        for round in 0..rounds {
            let size = Size::new(1 + dice.below(most)).expect("a size");
            let subject = make(&mut dice, size);
            seen += test(&mut dice, size, subject);
            assert!(round < 200 || seen > 0, "{name}: nothing was seen");
        }
        assert!(seen > rounds / 20, "{name}: only {seen} cases in {rounds} rounds");
    }
}

#[test]
fn what_is_removed_is_impossible_and_exact_propagators_leave_nothing_else() {
    for_each(41, 3_000, 4, |dice, size, mut subject| {
        let mut domains = domains(dice, size);
        let before = candidates(&domains);
        let mark = domains.mark();
        let outcome = subject.propagator.propagate(&mut domains, PropagationLevel::Full);
        let after = candidates(&domains);
        let with_lines = Filling::used(&*subject.propagator, size, &before, true);
        for (used, left) in with_lines.iter().flatten().zip(&after) {
            assert_eq!(*used & *left, *used, "{before:?} {after:?}");
        }
        let gave_up = outcome.is_err() && domains.mark() == mark;
        assert!(!gave_up || with_lines.is_none(), "{before:?}");
        if subject.is_exact {
            let alone = Filling::used(&*subject.propagator, size, &before, false);
            // An empty cell, or a value without a place, may have been noticed first.
            assert!(alone.is_some() || outcome.is_err(), "{before:?}");
            let cells = subject.propagator.cells();
            let mut used = cells.iter().zip(alone.iter().cycle());
            let exact =
                |(cell, used): (&Cell, &Vec<Values>)| used[cell.index()] == after[cell.index()];
            assert!(outcome.is_err() || used.all(exact), "{before:?} {after:?}");
        }
        usize::from(before != after)
    });
}

/// More cells than values, and more cells than a machine word has bits.
#[test]
fn too_many_cells_cannot_be_different() {
    for (n, count) in [(5, 6), (6, 36), (32, 33)] {
        let size = Size::new(n).expect("a size");
        let mut domains = Domains::new(size);
        let mut different = AllDifferent::new(size, size.cells().take(count).collect());
        assert!(different.propagate(&mut domains, PropagationLevel::Full).is_err(), "{n}");
        let mut literals = Vec::new();
        different.explain(None, &log(&domains, true).before(10_000), &mut literals);
        assert_eq!(literals, [], "it needs no reason");
    }
}

/// Otherwise, the pass over the sets of open places would not end.
#[test]
fn a_long_line_that_lacks_a_height_is_explained_by_that() {
    let size = Size::new(32).expect("a size");
    let clues = LineClues {
        line: Line::Row(2),
        clues: [None; 2],
        signs: vec![(0, 1)],
        lowest_unseen: false,
    };
    let mut exact = ExactLine::new(size, clues);
    let mut domains = Domains::new(size);
    for cell in size.line_cells(Line::Row(2)) {
        let _ = domains.remove(cell, Values::only(20));
    }
    assert!(exact.propagate(&mut domains, PropagationLevel::Full).is_err());
    let mut literals = Vec::new();
    exact.explain(None, &log(&domains, true).before(10_000), &mut literals);
    let expected = size.line_cells(Line::Row(2)).map(|cell| Literal::is_not(cell, 20));
    assert_eq!(literals, expected.collect::<Vec<_>>());
}

#[test]
fn a_second_run_finds_nothing() {
    for level in [PropagationLevel::Full, PropagationLevel::Bounded] {
        for_each(42, 3_000, 5, |dice, size, mut subject| {
            let mut domains = domains(dice, size);
            let before = domains.mark();
            if subject.propagator.propagate(&mut domains, level).is_err() {
                return 0;
            }
            let mark = domains.mark();
            let outcome = subject.propagator.propagate(&mut domains, level);
            assert!(outcome.is_ok() && domains.mark() == mark);
            // Nor does a run after an undo, when the propagator's memory no
            // longer matches.
            domains.undo_to(before);
            let _ = subject.propagator.propagate(&mut domains, level);
            assert_eq!(domains.mark(), mark);
            usize::from(mark > before)
        });
    }
}

/// Decides each cell of the constraint with an arbitrary value.
#[test]
fn every_violation_is_found_once_all_is_decided() {
    for level in [PropagationLevel::Full, PropagationLevel::Bounded] {
        for_each(43, 3_000, 6, |dice, size, mut subject| {
            let mut domains = Domains::new(size);
            let latin = square(dice, size.n());
            let change = dice.chance(60);
            for cell in size.cells() {
                let any = change && dice.chance(20);
                let value = if any { 1 + dice.below(size.n()) as u32 } else { latin[cell.index()] };
                let _ = domains.keep(cell, Values::only(value));
            }
            let grid = domains.solution();
            let outcome = subject.propagator.propagate(&mut domains, level);
            let holds = (subject.meant)(&grid);
            assert!(holds || outcome.is_err(), "{grid:?}");
            assert!(!holds || change || outcome.is_ok(), "{grid:?}");
            usize::from(!holds)
        });
    }
}

#[test]
fn twins_say_what_they_should() {
    for_each(44, 4_000, 5, |dice, size, subject| {
        let n = size.n() as u32;
        let mut grid = square(dice, size.n());
        if dice.chance(40) {
            let cell = dice.below(grid.len());
            grid[cell] = 1 + dice.below(n as usize) as u32;
        }
        let holds = (subject.meant)(&grid);
        assert_eq!(subject.propagator.allows(&grid), holds, "{grid:?}");
        // A constraint that holds must not count as broken while cells are still open.
        for cell in dice.order(grid.len()) {
            grid[cell] = 0;
            assert!(!holds || subject.propagator.allows(&grid), "{grid:?}");
        }
        usize::from(holds)
    });
}

/// The knowledge in these candidates: excluded values, and, on request, the
/// value of each decided cell.
fn log(domains: &Domains, with_decided: bool) -> DecisionLog {
    let size = domains.size();
    let mut log = DecisionLog::new(size);
    let mut moment = 0;
    for cell in size.cells() {
        let values = domains.values(cell);
        for value in size.all_values().iter() {
            let decided = with_decided && values.single() == Some(value);
            if decided || !values.contains(value) {
                log.decide(log.candidate(cell, value), decided, moment);
                moment += 1;
            }
        }
    }
    log
}

#[test]
fn a_moment_is_not_before_itself() {
    let size = Size::new(3).expect("a size");
    let mut log = DecisionLog::new(size);
    log.decide(log.candidate(Cell(4), 2), false, 5);
    let (all, rest) = (size.all_values(), size.all_values() & !Values::only(2));
    assert_eq!([5, 6].map(|moment| log.before(moment).values(Cell(4))), [all, rest]);
}

/// The candidates that some literals leave, given that the removed candidate,
/// if any, is true.
fn left_by(literals: &[Literal], removed: Option<(Cell, u32)>, size: Size) -> Vec<Values> {
    let mut left = vec![size.all_values(); size.cell_count()];
    let chosen = removed.map(|(cell, value)| Literal::is(cell, value));
    for literal in literals.iter().chain(&chosen) {
        let only = Values::only(literal.value);
        let values = &mut left[literal.cell.index()];
        *values = *values & if literal.is_positive { only } else { !only };
    }
    left
}

fn check_explanation(
    propagator: &mut dyn Both,
    removed: Option<(Cell, u32)>,
    context: &ExplanationContext<'_>,
) {
    let mut literals = Vec::new();
    propagator.explain(removed, context, &mut literals);
    for literal in &literals {
        assert!(context.holds(*literal), "{literal:?} is not known");
    }
    let left = left_by(&literals, removed, context.size());
    let possible = Filling::used(propagator, context.size(), &left, true);
    assert_eq!(possible, None, "{removed:?} does not follow from {literals:?}");
}

/// An explanation of a removal may use earlier removals of the same run.
#[test]
fn explanations_use_what_was_known_and_suffice() {
    for with_decided in [true, false] {
        for_each(45, 2_000, 4, |dice, size, mut subject| {
            let mut domains = domains(dice, size);
            let mut log = log(&domains, with_decided);
            let mark = domains.mark();
            let outcome = subject.propagator.propagate(&mut domains, PropagationLevel::Full);
            let removed: Vec<(Cell, Values)> = domains.since(mark).collect();
            let mut moment = 10_000;
            for (cell, values) in &removed {
                for value in values.iter() {
                    let context = log.before(moment);
                    check_explanation(&mut *subject.propagator, Some((*cell, value)), &context);
                    log.decide(log.candidate(*cell, value), false, moment);
                    moment += 1;
                }
            }
            if outcome.is_err() && removed.is_empty() {
                check_explanation(&mut *subject.propagator, None, &log.before(moment));
            }
            usize::from(outcome.is_err() || !removed.is_empty())
        });
    }
}
