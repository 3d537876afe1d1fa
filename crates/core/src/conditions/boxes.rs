//! Each value appears once in every box, as in Sudoku.
//!
//! A box has as many cells as a line. Only some sizes have boxes. Boxes are as square as possible,
//! and wide rather than tall.

use super::groups::{lacking, twice};
use super::{Condition, Feature, How, Role, Statement, Written};
use crate::constraints::Model;
use crate::grid::{Cell, House, Scale, Size};
use crate::message::Message;

/// The values within each box are different.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Boxes {
    rows: usize,
    columns: usize,
}

/// The sizes that have boxes, with the rows and columns of one box.
const SHAPES: [(usize, usize, usize); 6] =
    [(4, 2, 2), (6, 2, 3), (8, 2, 4), (9, 3, 3), (12, 3, 4), (16, 4, 4)];

impl Boxes {
    /// The boxes of a size, if it has any.
    #[must_use]
    pub fn of(size: Size) -> Option<Self> {
        let shape = SHAPES.iter().find(|(n, _, _)| *n == size.n());
        shape.map(|(_, rows, columns)| Self { rows: *rows, columns: *columns })
    }

    /// The side lengths that have boxes, ascending.
    pub fn sizes() -> impl Iterator<Item = usize> {
        SHAPES.iter().map(|(n, _, _)| *n)
    }

    /// The numbers of rows and columns of one box.
    #[must_use]
    pub const fn shape(self) -> (usize, usize) {
        (self.rows, self.columns)
    }

    /// The cells of every box, in reading order of the boxes.
    #[must_use]
    pub fn groups(self, size: Size) -> Vec<Vec<Cell>> {
        (0..size.n()).map(|number| self.cells_of(size, number).collect()).collect()
    }

    fn cells_of(self, size: Size, number: usize) -> impl Iterator<Item = Cell> {
        let Self { rows, columns } = self;
        // A band has as many boxes side by side as a box has rows.
        let (top, left) = (number / rows * rows, number % rows * columns);
        (0..size.n()).map(move |at| size.cell(top + at / columns, left + at % columns))
    }
}

impl Statement for Boxes {
    fn feature(self) -> Feature {
        Feature::Boxes
    }

    fn cells(self, size: Size) -> Vec<Cell> {
        size.cells().collect()
    }

    fn role(self) -> Role {
        Role::Houses
    }

    fn houses(self, size: Size) -> Vec<(House, Vec<Cell>)> {
        (0..).map(House::Box).zip(self.groups(size)).collect()
    }

    fn post(self, size: Size, model: &mut Model) {
        self.groups(size).into_iter().for_each(|cells| model.all_different(cells));
    }

    fn contraries(self, size: Size, rest: &Model) -> Vec<Model> {
        lacking(&self.groups(size), size, rest)
    }

    fn breach(self, size: Size, value: impl Fn(Cell) -> u32) -> Option<How> {
        (0..size.n()).find_map(|number| twice(self.cells_of(size, number), &value))
    }

    fn true_of(self, _: Size, _: &[u32]) -> Condition {
        Condition::Boxes(self)
    }

    fn sentence(self, _: How, _: Size, _: Scale) -> Message {
        Message::new("clash.box")
    }

    fn written(self) -> Written {
        Written::Grid
    }

    fn said(self, _: Size, _: Scale) -> Message {
        Message::new("condition.boxes")
    }
}

#[cfg(test)]
mod tests {
    use super::Boxes;
    use crate::grid::Size;

    #[test]
    fn every_cell_lies_in_one_box() {
        for n in Boxes::sizes() {
            let size = Size::new(n).expect("a size");
            let groups = Boxes::of(size).expect("boxes").groups(size);
            assert!(groups.iter().all(|cells| cells.len() == n));
            let mut cells = groups.concat();
            cells.sort();
            assert!(cells.into_iter().eq(size.cells()), "size {n}");
        }
    }

    #[test]
    fn boxes_of_size_six_are_wide() {
        let size = Size::new(6).expect("a size");
        let boxes = Boxes::of(size).expect("boxes");
        assert_eq!(boxes.shape(), (2, 3));
        let second: Vec<usize> = boxes.groups(size)[1].iter().map(|cell| cell.index()).collect();
        assert_eq!(second, [3, 4, 5, 9, 10, 11]);
    }
}
