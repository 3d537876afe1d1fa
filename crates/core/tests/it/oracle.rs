//! The engine against the plain twin, and each propagator against enumeration.

use std::collections::BTreeSet;

use gridfold_core::constraints::{ExactLine, LineClues, Visible};
use gridfold_core::engine::{Domains, Propagator};
use gridfold_core::grid::{Line, Side, Size, Values};
use gridfold_core::puzzle::visible;
use gridfold_core::solve::{Solutions, Verdict, unique};

use crate::support::random::{Dice, draft};
use crate::support::twin;

#[test]
fn the_engine_finds_what_the_twin_finds() {
    let mut dice = Dice(1);
    let mut seen = [0; 3];
    for round in 0..4_000 {
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

/// Every order of 1..=n.
fn orders(n: u32) -> Vec<Vec<u32>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let insert = |order: Vec<u32>| {
        (0..=order.len()).map(move |at| [&order[..at], &[n], &order[at..]].concat())
    };
    orders(n - 1).into_iter().flat_map(insert).collect()
}

struct LineCase {
    clues: LineClues,
    domains: Vec<Values>,
}

fn line_case(dice: &mut Dice, n: usize) -> LineCase {
    let clue = |dice: &mut Dice| dice.chance(75).then(|| 1 + dice.below(n) as u32);
    let clues = [clue(dice), clue(dice)];
    let mut signs = Vec::new();
    for place in 1..n {
        if dice.chance(30) {
            signs.push(if dice.chance(50) { (place - 1, place) } else { (place, place - 1) });
        }
    }
    let share = 40 + dice.below(61);
    let domains = (0..n)
        .map(|_| {
            let kept: Values = (1..=n as u32).filter(|_| dice.chance(share)).collect();
            if kept.is_empty() { Values::only(1 + dice.below(n) as u32) } else { kept }
        })
        .collect();
    LineCase { clues: LineClues { line: Line::Row(0), clues, signs }, domains }
}

fn arranged(case: &LineCase, order: &[u32]) -> bool {
    let [first, last] = case.clues.clues;
    order.iter().zip(&case.domains).all(|(value, domain)| domain.contains(*value))
        && first.is_none_or(|clue| clue == visible(order.iter().copied()))
        && last.is_none_or(|clue| clue == visible(order.iter().rev().copied()))
        && case.clues.signs.iter().all(|(low, high)| order[*low] < order[*high])
}

/// The values that some arrangement of the line uses; nothing where there is none.
fn supported(case: &LineCase, orders: &[Vec<u32>]) -> Option<Vec<Values>> {
    let fitting: Vec<&Vec<u32>> = orders.iter().filter(|order| arranged(case, order)).collect();
    let at = |place: usize| fitting.iter().map(|order| order[place]).collect();
    (!fitting.is_empty()).then(|| (0..case.domains.len()).map(at).collect())
}

/// Row 0 with these candidates, before any reasoning.
fn row(n: usize, case: &LineCase) -> Option<Domains> {
    let size = Size::new(n)?;
    let mut domains = Domains::new(size);
    for (place, values) in case.domains.iter().enumerate() {
        domains.keep(size.cell(0, place), *values).ok()?;
    }
    domains.settle().ok()?;
    Some(domains)
}

#[test]
fn the_exact_line_keeps_exactly_the_supported_values() {
    let mut dice = Dice(4);
    let mut contradictory = 0;
    for n in 1..=6 {
        let size = Size::new(n).expect("a size");
        let orders = orders(n as u32);
        for round in 0..3_000 {
            let case = line_case(&mut dice, n);
            let expected = supported(&case, &orders);
            let Some(mut domains) = row(n, &case) else {
                assert_eq!(expected, None, "n {n}, round {round}");
                continue;
            };
            let outcome = ExactLine::new(size, &case.clues).propagate(&mut domains);
            let kept = outcome.is_ok().then(|| {
                (0..n).map(|place| domains.values(size.cell(0, place))).collect::<Vec<_>>()
            });
            contradictory += usize::from(expected.is_none());
            assert_eq!(kept, expected, "n {n}, round {round}: {:?} {:?}", case.clues, case.domains);
        }
    }
    assert!(contradictory > 500, "only {contradictory} contradictory lines");
}

#[test]
fn the_relaxed_clue_removes_nothing_that_is_supported() {
    let mut dice = Dice(5);
    let mut removed = 0;
    for n in 2..=6 {
        let size = Size::new(n).expect("a size");
        let orders = orders(n as u32);
        for round in 0..1_000 {
            let mut case = line_case(&mut dice, n);
            case.clues.signs.clear();
            let side = [Side::Left, Side::Right][dice.below(2)];
            let clue = 1 + dice.below(n) as u32;
            case.clues.clues =
                if side == Side::Left { [Some(clue), None] } else { [None, Some(clue)] };
            let (Some(expected), Some(mut domains)) = (supported(&case, &orders), row(n, &case))
            else {
                continue;
            };
            let before = domains.mark();
            Visible::new(size, side, 0, clue).propagate(&mut domains).expect("a solution is left");
            removed += usize::from(domains.mark() > before);
            for (place, values) in expected.iter().enumerate() {
                let left = domains.values(size.cell(0, place));
                assert_eq!(left & *values, *values, "n {n}, round {round}: clue {clue}");
            }
        }
    }
    assert!(removed > 1_000, "it removed something only {removed} times");
}
