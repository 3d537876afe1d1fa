//! A row with random candidates, clues and signs, and all its arrangements.

use gridfold_core::constraints::LineClues;
use gridfold_core::engine::Domains;
use gridfold_core::grid::{Line, Size, Values};
use gridfold_core::puzzle::visible;

use super::random::Dice;

/// Every order of 1..=n.
pub fn orders(n: u32) -> Vec<Vec<u32>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let insert = |order: Vec<u32>| {
        (0..=order.len()).map(move |at| [&order[..at], &[n], &order[at..]].concat())
    };
    orders(n - 1).into_iter().flat_map(insert).collect()
}

/// Row 0: its clues and signs, and the candidates of its cells.
pub struct LineCase {
    pub clues: LineClues,
    pub domains: Vec<Values>,
}

/// Some clues, some signs, and candidates with gaps; in one of three rows,
/// value 1 is never visible.
pub fn line_case(dice: &mut Dice, n: usize) -> LineCase {
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
    let lowest_unseen = n > 1 && dice.chance(33);
    LineCase { clues: LineClues { line: Line::Row(0), clues, signs, lowest_unseen }, domains }
}

/// A line made from an order of its values, as searches meet them: one or two
/// clues, no signs, some cells decided; occasionally a clue is wrong.
pub fn clue_case(dice: &mut Dice, n: usize) -> LineCase {
    let order: Vec<u32> = dice.order(n).into_iter().map(|value| value as u32 + 1).collect();
    let lowest_unseen = dice.chance(25);
    let heights = || order.iter().map(|value| value - u32::from(lowest_unseen));
    let mut clues = [Some(visible(heights())), Some(visible(heights().rev()))];
    if dice.chance(40) {
        clues[dice.below(2)] = None;
    }
    if dice.chance(10) {
        clues[0] = Some(1 + dice.below(n) as u32);
    }
    let (decided, share) = (dice.below(60), 20 + dice.below(81));
    let mut values = |value: u32| -> Values {
        let share = if dice.chance(decided) { 0 } else { share };
        (1..=n as u32).filter(|other| *other == value || dice.chance(share)).collect()
    };
    let domains = order.iter().map(|value| values(*value)).collect();
    let clues = LineClues { line: Line::Row(0), clues, signs: Vec::new(), lowest_unseen };
    LineCase { clues, domains }
}

/// Whether an order of the values is an arrangement of the line.
pub fn arranged(case: &LineCase, order: &[u32]) -> bool {
    let [first, last] = case.clues.clues;
    let lowest = if case.clues.lowest_unseen { 0 } else { 1 };
    // A building of height 0 is never visible.
    let heights = || order.iter().map(|value| value - 1 + lowest);
    order.iter().zip(&case.domains).all(|(value, domain)| domain.contains(*value))
        && first.is_none_or(|clue| clue == visible(heights()))
        && last.is_none_or(|clue| clue == visible(heights().rev()))
        && case.clues.signs.iter().all(|(low, high)| order[*low] < order[*high])
}

/// The values that some arrangement of the line uses; None if there is no arrangement.
pub fn supported(case: &LineCase, orders: &[Vec<u32>]) -> Option<Vec<Values>> {
    let fitting: Vec<&Vec<u32>> = orders.iter().filter(|order| arranged(case, order)).collect();
    let at = |place: usize| fitting.iter().map(|order| order[place]).collect();
    (!fitting.is_empty()).then(|| (0..case.domains.len()).map(at).collect())
}

/// Row 0 with these candidates, before any reasoning.
pub fn row(n: usize, case: &LineCase) -> Option<Domains> {
    let size = Size::new(n)?;
    let mut domains = Domains::new(size);
    for (place, values) in case.domains.iter().enumerate() {
        domains.keep(size.cell(0, place), *values).ok()?;
    }
    domains.propagate_singles().ok()?;
    Some(domains)
}

/// A line without clues and signs whose cells have two or three values each, so
/// that a few cells often use up some values together.
pub fn bare_case(dice: &mut Dice, n: usize) -> LineCase {
    let clues = LineClues {
        line: Line::Row(0),
        clues: [None, None],
        signs: Vec::new(),
        lowest_unseen: false,
    };
    let values = |dice: &mut Dice| {
        let few = 2 + dice.below(2);
        dice.order(n).into_iter().take(few).map(|value| value as u32 + 1).collect()
    };
    LineCase { clues, domains: (0..n).map(|_| values(dice)).collect() }
}
