//! What is written at a line and between its cells.

use super::layout::Layout;
use crate::conditions::{Condition, Written};
use crate::grid::{Cell, Line};

/// Everything that speaks of cells of one line only, what stands at its border first.
#[must_use]
pub fn written_at(layout: &Layout, line: Line) -> Vec<Condition> {
    let size = layout.size();
    let cells: Vec<Cell> = size.line_cells(line).collect();
    let is_here = |condition: &&Condition| {
        let speaks = match condition.written() {
            Written::Border { side, index, number: _ } => side.line(index) == line,
            Written::Gap { .. } => true,
            Written::Grid | Written::Cell { .. } | Written::Mark { .. } => false,
        };
        speaks && condition.cells(size).iter().all(|cell| cells.contains(cell))
    };
    // What stands between cells is told of last, so it is the first to go.
    let mut written: Vec<Condition> = layout.conditions().iter().filter(is_here).copied().collect();
    written.sort_by_key(|condition| border_of(condition).is_none());
    written
}

/// The line at whose border a condition stands.
#[must_use]
pub fn border_of(condition: &Condition) -> Option<Line> {
    match condition.written() {
        Written::Border { side, index, number: _ } => Some(side.line(index)),
        Written::Grid | Written::Cell { .. } | Written::Mark { .. } | Written::Gap { .. } => None,
    }
}
