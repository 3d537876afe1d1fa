//! The largest number is never on the small side of a sign. If every other open
//! cell of a line is smaller than a neighbour, one cell is left for it;
//! likewise for the smallest number.
//!
//! ```text
//! fut4.Q.lggJ.M
//! 123 234 23 123 | 123 4 23 123
//! * * * * | * 123 * *
//! * * * * | * 123 * *
//! * * * * | * 123 * *
//! ```
//!
//! Cells that are placed count as well.

use crate::conditions::{Condition, LessThan};
use crate::deduction::{Cause, Findings, Flow, Look, Rating, Rule, Step};
use crate::grid::{Cell, Line};

pub(crate) static PEAK_VALLEY: Rule =
    Rule { id: "peak-valley", sentence: "rule.peak-valley", rating: Rating(140), find };

fn find(look: &Look<'_>, out: &mut Findings) -> Flow {
    for line in look.lines() {
        for value in [look.n(), 1] {
            out.add(step(look, line, value))?;
        }
    }
    Flow::Continue(())
}

fn step(look: &Look<'_>, line: Line, value: u32) -> Option<Step> {
    let cells = look.size().line_cells(line).filter(|cell| !look.board().is_placed(*cell));
    let cells: Vec<Cell> = cells.collect();
    let mut able = cells.iter().copied().filter(|cell| against(look, *cell, value).is_none());
    let (Some(cell), None) = (able.next(), able.next()) else { return None };
    if !look.values(cell).contains(value) || cells.len() == 1 {
        return None;
    }
    let key = if value == 1 { "rule.peak-valley.least" } else { "rule.peak-valley" };
    let step = Step::new(&PEAK_VALLEY).told_as(key).places(cell, value).because(Cause::Line(line));
    let signs = cells.iter().filter_map(|cell| against(look, *cell, value));
    let signs = signs.map(|sign| Cause::Condition(Condition::LessThan(sign)));
    Some(signs.fold(step, Step::because).with("line", line))
}

/// The sign that keeps the largest or the smallest number from a cell.
fn against(look: &Look<'_>, cell: Cell, value: u32) -> Option<LessThan> {
    let mut signs = look.layout().of_cell(cell).signs.iter();
    let against = |sign: &&LessThan| (sign.greater == cell) == (value == 1);
    signs.find(against).copied()
}
