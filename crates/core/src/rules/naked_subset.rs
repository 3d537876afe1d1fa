//! Naked pairs, triples and quads: a few cells of a house share equally many
//! numbers.

use super::subsets::{closed_sets, parted};
use crate::deduction::{Findings, Flow, Look, Rating, Rule, Step};
use crate::grid::{Cell, Values};

/// Two cells of a line can have only the same two numbers. Each cell takes one
/// of these numbers, so no other cell of the line can have either.
///
/// ```text
/// lat4.Q
/// * * * * | * * * *
/// * 24 * 24 | 13 24 13 24
/// * * * * | * * * *
/// * * * * | * * * *
/// ```
pub(crate) static NAKED_PAIR: Rule = Rule {
    id: "naked-pair",
    sentence: "rule.naked-pair",
    rating: Rating(300),
    find: |look, out| find(look, &NAKED_PAIR, 2, out),
};

/// Three cells of a line have only three numbers between them. These cells use
/// up all three numbers, so no other cell of the line can have any of them.
///
/// ```text
/// lat6.WO
/// * * * * * * | * * * * * *
/// * * * * * * | * * * * * *
/// 236 * 236 * * 236 | 236 145 236 145 145 236
/// * * * * * * | * * * * * *
/// * * * * * * | * * * * * *
/// * * * * * * | * * * * * *
/// ```
pub(crate) static NAKED_TRIPLE: Rule = Rule {
    id: "naked-triple",
    sentence: "rule.naked-triple",
    rating: Rating(360),
    find: |look, out| find(look, &NAKED_TRIPLE, 3, out),
};

/// Four cells of a line have only four numbers between them. These cells use up
/// all four numbers, so no other cell of the line can have any of them.
///
/// ```text
/// lat8.WWU
/// * * * * * * * * | * * * * * * * *
/// * * * * * * * * | * * * * * * * *
/// * * * * * * * * | * * * * * * * *
/// 1347 * 1347 * 1347 * * 1347 | 1347 2568 1347 2568 1347 2568 2568 1347
/// * * * * * * * * | * * * * * * * *
/// * * * * * * * * | * * * * * * * *
/// * * * * * * * * | * * * * * * * *
/// * * * * * * * * | * * * * * * * *
/// ```
pub(crate) static NAKED_QUAD: Rule = Rule {
    id: "naked-quad",
    sentence: "rule.naked-quad",
    rating: Rating(500),
    find: |look, out| find(look, &NAKED_QUAD, 4, out),
};

/// Finds cells of a house that share few numbers.
fn find(look: &Look<'_>, rule: &'static Rule, k: usize, out: &mut Findings) -> Flow {
    for house in look.houses() {
        let open: Vec<Cell> = look.open(&house.cells).collect();
        let could: Vec<Values> = open.iter().map(|cell| look.values(*cell)).collect();
        for (chosen, values) in closed_sets(&could, k) {
            let (inside, outside) = parted(&open, chosen);
            let lost = look.losing(outside, values);
            if !lost.is_empty() {
                let step = Step::new(rule).removes_all(lost).because(house.house.into());
                let step = step.with("line", house.house).with("numbers", look.shown_all(values));
                out.add(step.with("others", look.cells(inside.clone())).because_of(inside))?;
            }
        }
    }
    Flow::Continue(())
}
