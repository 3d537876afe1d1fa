//! Hidden pairs, triples and quads: a few numbers of a house share equally many
//! cells.

use super::subsets::{closed_sets, parted};
use crate::deduction::{Cause, Findings, Flow, Look, Rating, Rule, Step};
use crate::grid::{Cell, Values};

/// Two numbers of a line fit only in the same two cells. These numbers fill the
/// cells, so everything else is ruled out there.
///
/// ```text
/// lat5.WD
/// * * * * * | * * * * *
/// * * * * * | * * * * *
/// 134 * 134 * 134 | 134 25 134 25 134
/// * * * * * | * * * * *
/// * * * * * | * * * * *
/// ```
pub(crate) static HIDDEN_PAIR: Rule = Rule {
    id: "hidden-pair",
    sentence: "rule.hidden-pair",
    rating: Rating(340),
    find: |look, out| find(look, &HIDDEN_PAIR, 2, out),
};

/// Three numbers of a line fit only in the same three cells. These numbers fill
/// the cells, so everything else is ruled out there.
///
/// ```text
/// lat7.WWF
/// * * * * * * * | * * * * * * *
/// * * * * * * * | * * * * * * *
/// * * * * * * * | * * * * * * *
/// * * * * * * * | * * * * * * *
/// 2357 * 2357 * 2357 2357 * | 2357 146 2357 146 2357 2357 146
/// * * * * * * * | * * * * * * *
/// * * * * * * * | * * * * * * *
/// ```
pub(crate) static HIDDEN_TRIPLE: Rule = Rule {
    id: "hidden-triple",
    sentence: "rule.hidden-triple",
    rating: Rating(400),
    find: |look, out| find(look, &HIDDEN_TRIPLE, 3, out),
};

/// Four numbers of a line fit only in the same four cells. These numbers fill
/// the cells, so everything else is ruled out there.
///
/// ```text
/// lat9.WWWP
/// * * * * * * * * * | * * * * * * * * *
/// * * * * * * * * * | * * * * * * * * *
/// * * * * * * * * * | * * * * * * * * *
/// * * * * * * * * * | * * * * * * * * *
/// * * * * * * * * * | * * * * * * * * *
/// * * * * * * * * * | * * * * * * * * *
/// 13478 * 13478 * 13478 * 13478 13478 * | 13478 2569 13478 2569 13478 2569 13478 13478 2569
/// * * * * * * * * * | * * * * * * * * *
/// * * * * * * * * * | * * * * * * * * *
/// ```
pub(crate) static HIDDEN_QUAD: Rule = Rule {
    id: "hidden-quad",
    sentence: "rule.hidden-quad",
    rating: Rating(540),
    find: |look, out| find(look, &HIDDEN_QUAD, 4, out),
};

/// Finds numbers of a house that share few cells.
fn find(look: &Look<'_>, rule: &'static Rule, k: usize, out: &mut Findings) -> Flow {
    for house in look.houses() {
        let places = |value: &u32| -> Values {
            let able = house.cells.iter().zip(1..);
            able.filter(|(cell, _)| look.values(**cell).contains(*value))
                .map(|(_, at)| at)
                .collect()
        };
        let open: Vec<u32> = (1..=look.n()).filter(|value| places(value).len() > 1).collect();
        let could: Vec<Values> = open.iter().map(places).collect();
        for (chosen, cells) in closed_sets(&could, k) {
            let (inside, _) = parted(&open, chosen);
            let values: Values = inside.into_iter().collect();
            let cells: Vec<Cell> = cells.iter().map(|at| house.cells[at as usize - 1]).collect();
            let lost = look.losing(cells.iter().copied(), !values);
            if !lost.is_empty() {
                let places = values.iter().map(|value| Cause::places(house.house, value));
                let step = places.fold(Step::new(rule).removes_all(lost), Step::because);
                let step = step.with("line", house.house).with("numbers", look.shown_each(values));
                out.add(step.with("others", look.cells(cells)))?;
            }
        }
    }
    Flow::Continue(())
}
