//! Each propagator against the enumeration of all arrangements of its line.

use gridfold_core::constraints::{ExactLine, LessThan, LineClues, Permutation, Visible};
use gridfold_core::engine::{Domains, Effort, Fact, History, Propagator};
use gridfold_core::grid::{Cell, Line, Side, Size, Values};
use gridfold_core::puzzle::visible;

use crate::support::random::Dice;

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
            let outcome =
                ExactLine::new(size, &case.clues).propagate(&mut domains, Effort::Thorough);
            let kept = outcome.is_ok().then(|| {
                (0..n).map(|place| domains.values(size.cell(0, place))).collect::<Vec<_>>()
            });
            contradictory += usize::from(expected.is_none());
            assert_eq!(kept, expected, "n {n}, round {round}: {:?} {:?}", case.clues, case.domains);
        }
    }
    assert!(contradictory > 500, "only {contradictory} contradictory lines");
}

/// Candidates as they come, not settled in any way: values without a place, two in the same only one.
#[test]
fn a_line_alone_keeps_exactly_the_supported_values() {
    let mut dice = Dice(17);
    let (mut contradictory, mut narrowed) = (0, 0);
    for n in 1..=6 {
        let size = Size::new(n).expect("a size");
        let orders = orders(n as u32);
        for round in 0..2_000 {
            let case = line_case(&mut dice, n);
            let kept = ExactLine::new(size, &case.clues).supported(&case.domains);
            let expected = supported(&case, &orders);
            assert_eq!(kept, expected, "n {n}, round {round}: {:?} {:?}", case.clues, case.domains);
            contradictory += usize::from(kept.is_none());
            narrowed += usize::from(kept.is_some_and(|kept| kept != case.domains));
        }
    }
    assert!(contradictory > 2_000 && narrowed > 2_000, "{contradictory}, {narrowed}");
}

/// More sets than anybody could keep: nothing is taken away, and nothing else happens.
#[test]
fn a_line_alone_with_too_many_open_places_stays_as_it_is() {
    let size = Size::new(32).expect("a size");
    let clues = LineClues { line: Line::Row(0), clues: [None, None], signs: vec![(0, 1)] };
    let all = vec![size.all_values(); 32];
    assert_eq!(ExactLine::new(size, &clues).supported(&all), Some(all));
}

/// A bare line whose places have two or three values each, so that a few of
/// them often use some up between them.
fn bare_case(dice: &mut Dice, n: usize) -> LineCase {
    let clues = LineClues { line: Line::Row(0), clues: [None, None], signs: Vec::new() };
    let values = |dice: &mut Dice| {
        let few = 2 + dice.below(2);
        dice.order(n).into_iter().take(few).map(|value| value as u32 + 1).collect()
    };
    LineCase { clues, domains: (0..n).map(|_| values(dice)).collect() }
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
            let outcome =
                Permutation::new(size, Line::Row(0)).propagate(&mut domains, Effort::Thorough);
            let kept = outcome.is_ok().then(|| {
                (0..n).map(|place| domains.values(size.cell(0, place))).collect::<Vec<_>>()
            });
            removed += usize::from(kept.is_some() && domains.mark() > before);
            assert_eq!(kept, expected, "n {n}, round {round}: {:?}", case.domains);
        }
    }
    assert!(removed > 200, "only {removed} removals");
}

/// Three places with two values between them, and no single anywhere.
#[test]
fn three_places_cannot_share_two_values() {
    let size = Size::new(6).expect("a size");
    let mut domains = Domains::new(size);
    let values: [&[u32]; 6] = [&[1, 2], &[1, 2], &[1, 2], &[3, 4, 5], &[4, 5, 6], &[3, 5, 6]];
    for (place, values) in values.into_iter().enumerate() {
        let values = values.iter().copied().collect();
        domains.keep(size.cell(0, place), values).expect("some value is left");
    }
    domains.settle().expect("no single");
    let history = history(size, &domains);
    let mut bare = Permutation::new(size, Line::Row(0));
    assert!(bare.propagate(&mut domains, Effort::Thorough).is_err());
    let mut facts = Vec::new();
    bare.explain(None, &history.before(u32::MAX - 1), &mut facts);
    let cells: Vec<u16> = facts.iter().map(|fact| fact.cell.0).collect();
    assert!(!cells.is_empty() && cells.iter().all(|cell| *cell < 3), "{facts:?}");
    assert_eq!(facts.len(), 3 * 4);
}

#[test]
fn a_permutation_gives_sound_reasons() {
    let mut dice = Dice(12);
    let mut removals = 0;
    for n in 3..=6 {
        let size = Size::new(n).expect("a size");
        let orders = orders(n as u32);
        for _ in 0..3_000 {
            let case = bare_case(&mut dice, n);
            let Some(domains) = row(n, &case) else { continue };
            let mut bare = Permutation::new(size, Line::Row(0));
            removals += check_reasons(&mut bare, domains, |_| true, &orders).0;
        }
    }
    assert!(removals > 500, "only {removals} removals");
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
            Visible::new(size, side, 0, clue)
                .propagate(&mut domains, Effort::Thorough)
                .expect("a solution is left");
            removed += usize::from(domains.mark() > before);
            for (place, values) in expected.iter().enumerate() {
                let left = domains.values(size.cell(0, place));
                assert_eq!(left & *values, *values, "n {n}, round {round}: clue {clue}");
            }
        }
    }
    assert!(removed > 1_000, "it removed something only {removed} times");
}

/// The past of a row: everything that is out, and every cell that has its value.
fn history(size: Size, domains: &Domains) -> History {
    let mut history = History::new(size);
    let mut moment = 0;
    for cell in size.cells() {
        let values = domains.values(cell);
        for value in size.all_values().iter() {
            if !values.contains(value) || values.single() == Some(value) {
                history.decide(history.candidate(cell, value), values.contains(value), moment);
                moment += 1;
            }
        }
    }
    history
}

/// Whether the facts hold in an arrangement of row 0.
fn holds(order: &[u32], facts: &[Fact]) -> bool {
    facts.iter().all(|fact| (order[fact.cell.index()] == fact.value) == fact.holds)
}

/// Everything that a propagator removes from row 0 must follow from the facts
/// that it names, and those must be known. Returns how many removals it explained,
/// and how many facts that took.
fn check_reasons(
    propagator: &mut dyn Propagator,
    mut domains: Domains,
    allows: impl Fn(&[u32]) -> bool,
    orders: &[Vec<u32>],
) -> (usize, usize) {
    let size = domains.size();
    let history = history(size, &domains);
    let past = history.before(u32::MAX - 1);
    let mark = domains.mark();
    let outcome = propagator.propagate(&mut domains, Effort::Thorough);
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
        let mut facts = Vec::new();
        propagator.explain(*removed, &past, &mut facts);
        count += facts.len();
        for fact in &facts {
            let known = history.truth(history.candidate(fact.cell, fact.value));
            assert_eq!(known, Some(fact.holds), "{fact:?} is not known");
        }
        let uses = |order: &[u32]| removed.is_none_or(|(cell, value)| order[cell.index()] == value);
        let way = orders.iter().find(|order| uses(order) && allows(order) && holds(order, &facts));
        assert_eq!(way, None, "{removed:?} does not follow from {facts:?}");
    }
    (removals.len(), count)
}

#[test]
fn exact_lines_give_sound_reasons() {
    let mut dice = Dice(8);
    let (mut removals, mut facts) = (0, 0);
    for n in 2..=6 {
        let size = Size::new(n).expect("a size");
        let orders = orders(n as u32);
        for _ in 0..1_500 {
            let case = line_case(&mut dice, n);
            let Some(domains) = row(n, &case) else { continue };
            let free = LineCase { domains: vec![size.all_values(); n], ..case };
            let mut line = ExactLine::new(size, &free.clues);
            let counts = check_reasons(&mut line, domains, |order| arranged(&free, order), &orders);
            removals += counts.0;
            facts += counts.1;
        }
    }
    assert!(removals > 5_000, "only {removals} removals");
    assert!(facts < 8 * removals, "{facts} facts for {removals} removals");
}

#[test]
fn relaxed_clues_give_sound_reasons() {
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
            removals += check_reasons(&mut relaxed, domains, allows, &orders).0;
        }
    }
    assert!(removals > 2_000, "only {removals} removals");
}

#[test]
fn signs_are_bounded_with_sound_reasons() {
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

/// As [`check_reasons`], for a propagator that builds on its own removals:
/// each removal may use those before it.
fn check_later(
    propagator: &mut dyn Propagator,
    mut domains: Domains,
    allows: impl Fn(&[u32]) -> bool,
    orders: &[Vec<u32>],
) -> usize {
    let size = domains.size();
    let mut history = history(size, &domains);
    let mark = domains.mark();
    let _ = propagator.propagate(&mut domains, Effort::Thorough);
    let removed: Vec<(Cell, Values)> = domains.since(mark).collect();
    let mut moment = 10_000;
    for (cell, values) in &removed {
        for value in values.iter() {
            let mut facts = Vec::new();
            propagator.explain(Some((*cell, value)), &history.before(moment), &mut facts);
            let uses = |order: &[u32]| order[cell.index()] == value;
            let way =
                orders.iter().find(|order| uses(order) && allows(order) && holds(order, &facts));
            assert_eq!(way, None, "{cell:?} {value} does not follow from {facts:?}");
            assert!(!facts.is_empty() || n_bound(size, value), "no facts");
            history.decide(history.candidate(*cell, value), false, moment);
            moment += 1;
        }
    }
    removed.len()
}

/// Whether a sign alone excludes the value.
fn n_bound(size: Size, value: u32) -> bool {
    value == 1 || value as usize == size.n()
}
