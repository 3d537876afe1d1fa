//! Groups of cells that contain each value once, such as diagonals and boxes.

use super::How;
use crate::constraints::Model;
use crate::grid::{Cell, Size};

/// The first value that appears twice in these cells; open cells are 0.
pub(super) fn twice(cells: impl Iterator<Item = Cell>, value: impl Fn(Cell) -> u32) -> Option<How> {
    let mut first = [None; Size::MAX + 1];
    for cell in cells {
        let here = value(cell);
        if here == 0 {
            continue;
        }
        if let Some(other) = first[here as usize].replace(cell) {
            return Some(How::Twice { value: here as u8, cells: [other, cell] });
        }
    }
    None
}

/// One model for each of these groups of n cells and each value: the rest of the puzzle, and the
/// statement that the group lacks this value.
pub(super) fn lacking<Group>(groups: &[Group], size: Size, rest: &Model) -> Vec<Model>
where
    Group: AsRef<[Cell]>,
{
    let mut contraries = Vec::new();
    for group in groups {
        for value in size.all_values().iter() {
            let mut model = rest.clone();
            group.as_ref().iter().for_each(|cell| model.exclude(*cell, value));
            contraries.push(model);
        }
    }
    contraries
}
