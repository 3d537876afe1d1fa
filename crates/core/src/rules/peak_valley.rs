//! The largest number is never on the small side of a sign. If every other open
//! cell of a line is smaller than a neighbour, only one cell is left for the
//! largest number. The same goes for the smallest number.
//!
//! ```text
//! fut4.Q.lggJ.M
//! 123 234 23 123 | 123 4 23 123
//! * * * * | * 123 * *
//! * * * * | * 123 * *
//! * * * * | * 123 * *
//! ```
//!
//! Filled cells count as well.

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
    let step = Step::new(&PEAK_VALLEY).told_as(key).places(cell, value).with("line", line);
    let signs = cells.iter().filter_map(|cell| against(look, *cell, value));
    let signs: Vec<LessThan> = signs.collect();
    let step =
        if is_chain(look, line, cell, &signs) { step } else { step.because(Cause::Line(line)) };
    let signs = signs.into_iter().map(|sign| Cause::Condition(Condition::LessThan(sign)));
    let step = signs.fold(step, Step::because);
    let placed = look.size().line_cells(line).filter(|cell| look.board().is_placed(*cell));
    Some(placed.fold(step, |step, cell| step.knowing(look.marks().decided(cell))))
}

/// Whether the signs lead through the whole line to a cell at its end. In that
/// case, the signs alone make that cell the largest, or the smallest.
fn is_chain(look: &Look<'_>, line: Line, cell: Cell, signs: &[LessThan]) -> bool {
    let cells: Vec<Cell> = look.size().line_cells(line).collect();
    let within =
        |sign: &LessThan| [sign.lesser, sign.greater].iter().all(|cell| cells.contains(cell));
    let at_end = cells.first() == Some(&cell) || cells.last() == Some(&cell);
    at_end && signs.len() + 1 == cells.len() && signs.iter().all(within)
}

/// The sign that excludes the largest or the smallest number from a cell.
fn against(look: &Look<'_>, cell: Cell, value: u32) -> Option<LessThan> {
    let mut signs = look.layout().of_cell(cell).signs.iter();
    let against = |sign: &&LessThan| (sign.greater == cell) == (value == 1);
    signs.find(against).copied()
}
