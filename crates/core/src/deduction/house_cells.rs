//! The cells of each house of a puzzle, and the condition that defines it.

use std::rc::Rc;

use crate::conditions::Condition;
use crate::grid::{Cell, House, Line, Size};

/// A house of a puzzle: n cells that contain each value once.
#[derive(Clone, Debug)]
pub struct HouseCells {
    /// Its name.
    pub house: House,
    /// Its cells; the cells of a line go from the first to the last.
    pub cells: Rc<[Cell]>,
}

impl HouseCells {
    /// A row or a column.
    pub(super) fn line(size: Size, line: Line) -> Self {
        Self { house: House::Line(line), cells: size.line_cells(line).collect() }
    }

    /// The houses defined by a condition.
    pub(super) fn of(size: Size, condition: Condition) -> Vec<Self> {
        let houses = condition.houses(size).into_iter();
        houses.map(|(house, cells)| Self { house, cells: cells.into() }).collect()
    }
}
