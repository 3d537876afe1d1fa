//! What is written at a line and between its cells.

use super::layout::Layout;
use crate::conditions::Condition;
use crate::grid::{Cell, Line};

/// Everything that speaks of cells of one line only, what stands at its border first.
#[must_use]
pub fn written_at(layout: &Layout, line: Line) -> Vec<Condition> {
    let size = layout.size();
    let cells: Vec<Cell> = size.line_cells(line).collect();
    let is_here = |condition: &&Condition| {
        let speaks = match condition {
            Condition::VisibleCount(_) | Condition::VisibleSum(_) => {
                border_of(condition) == Some(line)
            }
            Condition::LessThan(_) | Condition::Neighbours(_) => true,
            _ => false,
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
pub const fn border_of(condition: &Condition) -> Option<Line> {
    match condition {
        Condition::VisibleCount(clue) => Some(clue.side.line(clue.index)),
        Condition::VisibleSum(sum) => Some(sum.side.line(sum.index)),
        _ => None,
    }
}
