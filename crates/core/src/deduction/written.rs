//! The conditions at the border of a line and between its cells.

use super::layout::Layout;
use crate::conditions::{Condition, Written};
use crate::grid::{Cell, Line};

/// All conditions about cells of a single line; those at its border come first.
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
    // Conditions between cells come last, so they are the first to be left out.
    let mut written: Vec<Condition> = layout.conditions().iter().filter(is_here).copied().collect();
    written.sort_by_key(|condition| border_of(condition).is_none());
    written
}

/// The line at whose border a condition is written.
#[must_use]
pub fn border_of(condition: &Condition) -> Option<Line> {
    match condition.written() {
        Written::Border { side, index, number: _ } => Some(side.line(index)),
        Written::Grid | Written::Cell { .. } | Written::Mark { .. } | Written::Gap { .. } => None,
    }
}
