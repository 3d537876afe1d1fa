//! Each propagator of a line, compared with the enumeration of all arrangements.

use std::ops::RangeInclusive;

use gridfold_core::constraints::{ExactLine, LineClues, Permutation, Visible};
use gridfold_core::engine::{PropagationLevel, Propagator};
use gridfold_core::grid::{Line, Side, Size, Values};

use crate::support::lines::{LineCase, bare_case, clue_case, line_case, orders, row, supported};
use crate::support::random::Dice;

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
            let outcome = ExactLine::new(size, case.clues.clone())
                .propagate(&mut domains, PropagationLevel::Full);
            let kept = outcome.is_ok().then(|| {
                (0..n).map(|place| domains.values(size.cell(0, place))).collect::<Vec<_>>()
            });
            contradictory += usize::from(expected.is_none());
            assert_eq!(kept, expected, "n {n}, round {round}: {:?} {:?}", case.clues, case.domains);
        }
    }
    assert!(contradictory > 500, "only {contradictory} contradictory lines");
}

/// What a propagator leaves of row 0; None if the line is impossible.
fn left_of_row(n: usize, case: &LineCase) -> Option<Vec<Values>> {
    let size = Size::new(n)?;
    let mut domains = row(n, case)?;
    let mut exact = ExactLine::new(size, case.clues.clone());
    exact.propagate(&mut domains, PropagationLevel::Full).ok()?;
    Some((0..n).map(|place| domains.values(size.cell(0, place))).collect())
}

/// Compares lines with clues with all orders of this many values.
pub fn check_clue_lines(seed: u64, rounds: usize, sizes: RangeInclusive<usize>) {
    let mut dice = Dice(seed);
    let mut narrowed = 0;
    for n in sizes.clone() {
        let orders = orders(n as u32);
        for round in 0..rounds {
            let case = clue_case(&mut dice, n);
            let (left, expected) = (left_of_row(n, &case), supported(&case, &orders));
            assert_eq!(left, expected, "n {n}, round {round}: {:?} {:?}", case.clues, case.domains);
            narrowed += usize::from(left.is_some_and(|left| left != case.domains));
        }
    }
    assert!(narrowed > sizes.count() * rounds / 2, "only {narrowed}");
}

#[test]
fn a_line_with_clues_keeps_exactly_the_supported_values() {
    check_clue_lines(6, 400, 2..=6);
    check_clue_lines(7, 60, 7..=7);
}

/// These lines are too long for enumeration, so two passes that share no code
/// are compared.
#[test]
fn both_passes_over_a_line_with_clues_keep_the_same() {
    let mut dice = Dice(8);
    let mut narrowed = 0;
    for round in 0..3_000 {
        let n = 7 + round % 6;
        let case = clue_case(&mut dice, n);
        let size = Size::new(n).expect("a size");
        let left = left_of_row(n, &case);
        let expected = ExactLine::new(size, case.clues.clone()).supported(&case.domains);
        assert_eq!(left, expected, "n {n}, round {round}: {:?} {:?}", case.clues, case.domains);
        narrowed += usize::from(left.is_some_and(|left| left != case.domains));
    }
    assert!(narrowed > 1_000, "only {narrowed}");
}

/// Random candidates, in which values may have no place, or two values may have
/// the same only place.
#[test]
fn a_line_alone_keeps_exactly_the_supported_values() {
    let mut dice = Dice(17);
    let (mut contradictory, mut narrowed) = (0, 0);
    for n in 1..=6 {
        let size = Size::new(n).expect("a size");
        let orders = orders(n as u32);
        for round in 0..2_000 {
            let case = line_case(&mut dice, n);
            let kept = ExactLine::new(size, case.clues.clone()).supported(&case.domains);
            let expected = supported(&case, &orders);
            assert_eq!(kept, expected, "n {n}, round {round}: {:?} {:?}", case.clues, case.domains);
            contradictory += usize::from(kept.is_none());
            narrowed += usize::from(kept.is_some_and(|kept| kept != case.domains));
        }
    }
    assert!(contradictory > 2_000 && narrowed > 2_000, "{contradictory}, {narrowed}");
}

/// Such a line has a pass of its own.
#[test]
fn a_line_alone_with_signs_and_no_clue_keeps_exactly_the_supported_values() {
    let mut dice = Dice(18);
    let (mut contradictory, mut narrowed) = (0, 0);
    for (n, rounds) in [(3, 1_000), (5, 2_000), (7, 400), (8, 60)] {
        let size = Size::new(n).expect("a size");
        let orders = orders(n as u32);
        for round in 0..rounds {
            let mut case = line_case(&mut dice, n);
            case.clues.clues = [None; 2];
            let kept = ExactLine::new(size, case.clues.clone()).supported(&case.domains);
            let expected = supported(&case, &orders);
            assert_eq!(kept, expected, "n {n}, round {round}: {:?} {:?}", case.clues, case.domains);
            contradictory += usize::from(kept.is_none());
            narrowed += usize::from(kept.is_some_and(|kept| kept != case.domains));
        }
    }
    assert!(contradictory > 300 && narrowed > 300, "{contradictory}, {narrowed}");
}

/// More sets than fit into memory, or more visibility states than into a word:
/// nothing is removed, and nothing else happens.
#[test]
fn a_line_alone_that_asks_too_much_stays_as_it_is() {
    let line = |n: usize, clues: [Option<u32>; 2]| {
        let size = Size::new(n).expect("a size");
        let signs = vec![(0, 1)];
        let clues = LineClues { line: Line::Row(0), clues, signs, lowest_unseen: false };
        (ExactLine::new(size, clues), vec![size.all_values(); n])
    };
    for (exact, all) in [line(17, [None, None]), line(16, [Some(9), Some(8)])] {
        assert_eq!(exact.supported(&all), Some(all));
    }
    let (exact, all) = line(16, [None, None]);
    let mut expected = all.clone();
    (expected[0], expected[1]) = (Values::up_to(15), !Values::only(1) & all[1]);
    assert_eq!(exact.supported(&all), Some(expected));
    // One height after another has a single place, so none stays open.
    let (exact, all) = line(32, [None, None]);
    let rising: Vec<Values> = (1..=32).map(Values::up_to).collect();
    assert_eq!(exact.supported(&rising), Some((1..=32).map(Values::only).collect()));
    // A cell without heights, a height without a place, two with the same one.
    for (from, gone) in [(31, all[0]), (0, Values::only(5)), (1, Values::up_to(2))] {
        let mut cells = all.clone();
        cells[from..].iter_mut().for_each(|values| *values = *values & !gone);
        assert_eq!(exact.supported(&cells), None);
    }
}

#[test]
fn a_permutation_keeps_exactly_the_supported_values() {
    let mut dice = Dice(11);
    let mut removed = 0;
    for n in 1..=6 {
        let size = Size::new(n).expect("a size");
        let orders = orders(n as u32);
        for round in 0..2_000 {
            let case = bare_case(&mut dice, n);
            let expected = supported(&case, &orders);
            let Some(mut domains) = row(n, &case) else {
                assert_eq!(expected, None, "n {n}, round {round}");
                continue;
            };
            let before = domains.mark();
            let outcome = Permutation::new(size, Line::Row(0))
                .propagate(&mut domains, PropagationLevel::Full);
            let kept = outcome.is_ok().then(|| {
                (0..n).map(|place| domains.values(size.cell(0, place))).collect::<Vec<_>>()
            });
            removed += usize::from(kept.is_some() && domains.mark() > before);
            assert_eq!(kept, expected, "n {n}, round {round}: {:?}", case.domains);
        }
    }
    assert!(removed > 200, "only {removed} removals");
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
            let visible = Visible::new(size, side, 0, clue);
            let lowest_unseen = case.clues.lowest_unseen;
            let mut visible = if lowest_unseen { visible.lowest_unseen() } else { visible };
            visible.propagate(&mut domains, PropagationLevel::Full).expect("a solution is left");
            removed += usize::from(domains.mark() > before);
            for (place, values) in expected.iter().enumerate() {
                let left = domains.values(size.cell(0, place));
                assert_eq!(left & *values, *values, "n {n}, round {round}: clue {clue}");
            }
        }
    }
    assert!(removed > 1_000, "it removed something only {removed} times");
}
