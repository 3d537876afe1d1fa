//! Fish: a number fits in a few lines only where equally many lines cross them.

use super::subsets::{closed_sets, parted};
use crate::deduction::{Cause, Findings, Flow, Look, Rating, Rule, Step};
use crate::grid::{House, Line, Values};
use crate::message::Arg;

/// In two rows, a number fits only in the same two columns. Each row uses up
/// one of them, so the number is nowhere else in these columns. Rows and
/// columns can be swapped.
///
/// ```text
/// lat5.WD
/// * * * 1235 * | 1235 * * 1235 *
/// * 1235 1235 * 1235 | * 1235 1235 * 1235
/// 1235 * * * * | 1235 * * 1235 *
/// * 1235 1235 * 1235 | * 1235 1235 * 1235
/// * * * 1235 * | 1235 * * 1235 *
/// ```
pub(crate) static X_WING: Rule = Rule {
    id: "x-wing",
    sentence: "rule.x-wing",
    rating: Rating(320),
    find: |look, out| find(look, &X_WING, 2, out),
};

/// In three rows, a number fits only in the same three columns. These rows use
/// up all three, so the number is nowhere else in these columns. Rows and
/// columns can be swapped.
///
/// ```text
/// lat6.WO
/// 12346 * 12346 * * 12346 | 12346 * 12346 * * 12346
/// * * * 12346 12346 * | * 12346 * 12346 12346 *
/// 12346 * 12346 * * 12346 | 12346 * 12346 * * 12346
/// * 12346 * 12346 * * | * 12346 * 12346 12346 *
/// * 12346 * * 12346 * | * 12346 * 12346 12346 *
/// 12346 * 12346 * * 12346 | 12346 * 12346 * * 12346
/// ```
pub(crate) static SWORDFISH: Rule = Rule {
    id: "swordfish",
    sentence: "rule.swordfish",
    rating: Rating(380),
    find: |look, out| find(look, &SWORDFISH, 3, out),
};

/// In four rows, a number fits only in the same four columns. These rows use up
/// all four, so the number is nowhere else in these columns. Rows and columns
/// can be swapped.
///
/// ```text
/// lat8.WWU
/// 1234578 * 1234578 * * 1234578 * 1234578 | 1234578 * 1234578 * * 1234578 * 1234578
/// * 1234578 * * 1234578 * 1234578 * | * 1234578 * 1234578 1234578 * 1234578 *
/// 1234578 * 1234578 * * 1234578 * 1234578 | 1234578 * 1234578 * * 1234578 * 1234578
/// * * * 1234578 1234578 * 1234578 * | * 1234578 * 1234578 1234578 * 1234578 *
/// * 1234578 * 1234578 1234578 * * * | * 1234578 * 1234578 1234578 * 1234578 *
/// 1234578 * 1234578 * * 1234578 * 1234578 | 1234578 * 1234578 * * 1234578 * 1234578
/// * 1234578 * 1234578 * * 1234578 * | * 1234578 * 1234578 1234578 * 1234578 *
/// 1234578 * 1234578 * * 1234578 * 1234578 | 1234578 * 1234578 * * 1234578 * 1234578
/// ```
pub(crate) static JELLYFISH: Rule = Rule {
    id: "jellyfish",
    sentence: "rule.jellyfish",
    rating: Rating(520),
    find: |look, out| find(look, &JELLYFISH, 4, out),
};

/// Finds lines in which a number has few places, all in the same crossing
/// lines.
fn find(look: &Look<'_>, rule: &'static Rule, k: usize, out: &mut Findings) -> Flow {
    if !look.is_new() {
        return Flow::Continue(());
    }
    let n = look.size().n();
    let [rows, columns]: [fn(usize) -> Line; 2] = [Line::Row, Line::Column];
    for value in 1..=look.n() {
        for (base, cover) in [(rows, columns), (columns, rows)] {
            let places = |line: usize| -> Values {
                let cells = look.size().line_cells(base(line)).zip(1..);
                let able = cells.filter(|(cell, _)| look.values(*cell).contains(value));
                able.map(|(_, at)| at).collect()
            };
            let open: Vec<usize> = (0..n).filter(|line| places(*line).len() > 1).collect();
            let could: Vec<Values> = open.iter().map(|line| places(*line)).collect();
            for (chosen, covers) in closed_sets(&could, k) {
                let (inside, outside) = parted(&open, chosen);
                let crossing = |line: usize| {
                    covers.iter().map(move |at| look.size().cell_of(base(line), at as usize - 1))
                };
                let lost = look.losing(outside.into_iter().flat_map(crossing), Values::only(value));
                if !lost.is_empty() {
                    let covers: Vec<Line> =
                        covers.iter().map(|at| cover(at as usize - 1)).collect();
                    let bases: Vec<Line> = inside.into_iter().map(base).collect();
                    let step = Step::new(rule).removes_all(lost);
                    out.add(told(step, value, &bases, &covers))?;
                }
            }
        }
    }
    Flow::Continue(())
}

fn told(step: Step, value: u32, bases: &[Line], covers: &[Line]) -> Step {
    let places = bases.iter().map(|line| Cause::places(House::Line(*line), value));
    let step = places.fold(step, Step::because);
    let step = covers.iter().fold(step, |step, line| step.because(Cause::Line(*line)));
    step.with("lines", Arg::lines(bases)).with("covers", Arg::lines(covers))
}
