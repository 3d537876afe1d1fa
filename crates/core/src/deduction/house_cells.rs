//! The cells of each house of a puzzle, and the condition that makes it one.

use std::rc::Rc;

use crate::conditions::{Condition, Diagonals};
use crate::grid::{Cell, House, Line, Size};

/// A house of a puzzle: n cells that hold each value once.
#[derive(Clone, Debug)]
pub struct HouseCells {
    /// Its name.
    pub house: House,
    /// Its cells; those of a line from the first to the last.
    pub cells: Rc<[Cell]>,
}

impl HouseCells {
    /// A row or a column.
    pub(super) fn line(size: Size, line: Line) -> Self {
        Self { house: House::Line(line), cells: size.line_cells(line).collect() }
    }

    /// The houses that a condition makes.
    pub(super) fn of(size: Size, condition: Condition) -> Vec<Self> {
        match condition {
            Condition::Diagonals(Diagonals) => {
                let groups = Diagonals.groups(size).into_iter().zip([false, true]);
                let made = groups.map(|(cells, rising)| Self {
                    house: House::Diagonal { rising },
                    cells: cells.into(),
                });
                made.collect()
            }
            Condition::Boxes(boxes) => {
                let groups = boxes.groups(size).into_iter().enumerate();
                let made = groups
                    .map(|(number, cells)| Self { house: House::Box(number), cells: cells.into() });
                made.collect()
            }
            Condition::VisibleCount(_)
            | Condition::VisibleSum(_)
            | Condition::LessThan(_)
            | Condition::Neighbours(_)
            | Condition::Parity(_)
            | Condition::Given(_) => Vec::new(),
        }
    }
}
