//! The explanations of propagators: they use only what was known, and enough to
//! justify the removal; the test enumerates all arrangements of a row.

use gridfold_core::constraints::{ExactLine, LessThan, Permutation, Visible};
use gridfold_core::engine::{DecisionLog, Domains, Literal, PropagationLevel, Propagator};
use gridfold_core::grid::{Cell, Line, Side, Size, Values};
use gridfold_core::puzzle::visible;

use crate::support::lines::{LineCase, arranged, bare_case, line_case, orders, row};
use crate::support::random::Dice;

/// Three cells share two values, and no cell has a single value.
#[test]
fn three_places_cannot_share_two_values() {
    let size = Size::new(6).expect("a size");
    let mut domains = Domains::new(size);
    let values: [&[u32]; 6] = [&[1, 2], &[1, 2], &[1, 2], &[3, 4, 5], &[4, 5, 6], &[3, 5, 6]];
    for (place, values) in values.into_iter().enumerate() {
        let values = values.iter().copied().collect();
        domains.keep(size.cell(0, place), values).expect("some value is left");
    }
    domains.propagate_singles().expect("no single");
    let log = log(size, &domains);
    let mut bare = Permutation::new(size, Line::Row(0));
    assert!(bare.propagate(&mut domains, PropagationLevel::Full).is_err());
    let mut literals = Vec::new();
    bare.explain(None, &log.before(u32::MAX - 1), &mut literals);
    let cells: Vec<u16> = literals.iter().map(|literal| literal.cell.0).collect();
    assert!(!cells.is_empty() && cells.iter().all(|cell| *cell < 3), "{literals:?}");
    assert_eq!(literals.len(), 3 * 4);
}

#[test]
fn a_permutation_gives_sound_explanations() {
    let mut dice = Dice(12);
    let mut removals = 0;
    for n in 3..=6 {
        let size = Size::new(n).expect("a size");
        let orders = orders(n as u32);
        for _ in 0..3_000 {
            let case = bare_case(&mut dice, n);
            let Some(domains) = row(n, &case) else { continue };
            let mut bare = Permutation::new(size, Line::Row(0));
            removals += check_explanations(&mut bare, domains, |_| true, &orders).0;
        }
    }
    assert!(removals > 500, "only {removals} removals");
}

/// The knowledge about a row: every excluded value, and every cell that has its value.
fn log(size: Size, domains: &Domains) -> DecisionLog {
    let mut log = DecisionLog::new(size);
    let mut moment = 0;
    for cell in size.cells() {
        let values = domains.values(cell);
        for value in size.all_values().iter() {
            if !values.contains(value) || values.single() == Some(value) {
                log.decide(log.candidate(cell, value), values.contains(value), moment);
                moment += 1;
            }
        }
    }
    log
}

/// Whether the literals hold in an arrangement of row 0.
fn holds(order: &[u32], literals: &[Literal]) -> bool {
    literals
        .iter()
        .all(|literal| (order[literal.cell.index()] == literal.value) == literal.is_positive)
}

/// Every removal of a propagator from row 0 must follow from the literals that it
/// names, and those must be known. Returns how many removals it explained, and
/// with how many literals.
fn check_explanations(
    propagator: &mut dyn Propagator,
    mut domains: Domains,
    allows: impl Fn(&[u32]) -> bool,
    orders: &[Vec<u32>],
) -> (usize, usize) {
    let size = domains.size();
    let log = log(size, &domains);
    let context = log.before(u32::MAX - 1);
    let mark = domains.mark();
    let outcome = propagator.propagate(&mut domains, PropagationLevel::Full);
    let gone = domains.since(mark).flat_map(|(cell, values)| {
        let values: Vec<u32> = values.iter().collect();
        values.into_iter().map(move |value| (cell, value))
    });
    let mut removals: Vec<Option<(Cell, u32)>> = gone.map(Some).collect();
    if outcome.is_err() && removals.is_empty() {
        removals.push(None);
    }
    let mut count = 0;
    for removed in &removals {
        let mut literals = Vec::new();
        propagator.explain(*removed, &context, &mut literals);
        count += literals.len();
        for literal in &literals {
            assert!(context.holds(*literal), "{literal:?} is not known");
        }
        let uses = |order: &[u32]| removed.is_none_or(|(cell, value)| order[cell.index()] == value);
        let order =
            orders.iter().find(|order| uses(order) && allows(order) && holds(order, &literals));
        assert_eq!(order, None, "{removed:?} does not follow from {literals:?}");
    }
    (removals.len(), count)
}

#[test]
fn exact_lines_give_sound_explanations() {
    let mut dice = Dice(8);
    let (mut removals, mut literals) = (0, 0);
    for n in 2..=6 {
        let size = Size::new(n).expect("a size");
        let orders = orders(n as u32);
        for _ in 0..1_500 {
            let case = line_case(&mut dice, n);
            let Some(domains) = row(n, &case) else { continue };
            let free = LineCase { domains: vec![size.all_values(); n], ..case };
            let mut line = ExactLine::new(size, free.clues.clone());
            let counts =
                check_explanations(&mut line, domains, |order| arranged(&free, order), &orders);
            removals += counts.0;
            literals += counts.1;
        }
    }
    assert!(removals > 5_000, "only {removals} removals");
    assert!(literals < 8 * removals, "{literals} literals for {removals} removals");
}

#[test]
fn relaxed_clues_give_sound_explanations() {
    let mut dice = Dice(9);
    let mut removals = 0;
    for n in 2..=6 {
        let size = Size::new(n).expect("a size");
        let orders = orders(n as u32);
        for _ in 0..1_500 {
            let case = line_case(&mut dice, n);
            let Some(domains) = row(n, &case) else { continue };
            let clue = 1 + dice.below(n) as u32;
            let mut relaxed = Visible::new(size, Side::Right, 0, clue);
            let allows = |order: &[u32]| visible(order.iter().rev().copied()) == clue;
            removals += check_explanations(&mut relaxed, domains, allows, &orders).0;
        }
    }
    assert!(removals > 2_000, "only {removals} removals");
}

#[test]
fn signs_are_bounded_with_sound_explanations() {
    let mut dice = Dice(10);
    let mut removals = 0;
    for n in 2..=6 {
        let size = Size::new(n).expect("a size");
        let orders = orders(n as u32);
        for _ in 0..1_000 {
            let case = line_case(&mut dice, n);
            let Some(domains) = row(n, &case) else { continue };
            let sign = |(low, high): &(usize, usize)| (size.cell(0, *low), size.cell(0, *high));
            let signs: Vec<(Cell, Cell)> = case.clues.signs.iter().map(sign).collect();
            let allows = |order: &[u32]| {
                case.clues.signs.iter().all(|(low, high)| order[*low] < order[*high])
            };
            removals += check_later(&mut LessThan::new(size, &signs), domains, allows, &orders);
        }
    }
    assert!(removals > 2_000, "only {removals} removals");
}

/// Like [`check_explanations`], for a propagator that builds on its own
/// removals: each removal may use those before it.
fn check_later(
    propagator: &mut dyn Propagator,
    mut domains: Domains,
    allows: impl Fn(&[u32]) -> bool,
    orders: &[Vec<u32>],
) -> usize {
    let size = domains.size();
    let mut log = log(size, &domains);
    let mark = domains.mark();
    let _ = propagator.propagate(&mut domains, PropagationLevel::Full);
    let removed: Vec<(Cell, Values)> = domains.since(mark).collect();
    let mut moment = 10_000;
    for (cell, values) in &removed {
        for value in values.iter() {
            let mut literals = Vec::new();
            propagator.explain(Some((*cell, value)), &log.before(moment), &mut literals);
            let uses = |order: &[u32]| order[cell.index()] == value;
            let order =
                orders.iter().find(|order| uses(order) && allows(order) && holds(order, &literals));
            assert_eq!(order, None, "{cell:?} {value} does not follow from {literals:?}");
            assert!(!literals.is_empty() || n_bound(size, value), "no literals");
            log.decide(log.candidate(*cell, value), false, moment);
            moment += 1;
        }
    }
    removed.len()
}

/// Whether a sign alone excludes the value.
fn n_bound(size: Size, value: u32) -> bool {
    value == 1 || value as usize == size.n()
}
