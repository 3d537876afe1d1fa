//! Each value appears once on both main diagonals.

use super::groups::{lacking, twice};
use super::{Condition, Feature, How, Role, Statement, Written};
use crate::constraints::Model;
use crate::grid::{Cell, House, Scale, Size};
use crate::message::Message;

/// The values on each main diagonal are different.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Diagonals;

impl Diagonals {
    /// The cells of the falling diagonal, then those of the rising one.
    #[must_use]
    pub fn groups(self, size: Size) -> [Vec<Cell>; 2] {
        let last = size.n() - 1;
        [
            (0..=last).map(|row| size.cell(row, row)).collect(),
            (0..=last).map(|row| size.cell(row, last - row)).collect(),
        ]
    }
}

impl Statement for Diagonals {
    fn feature(self) -> Feature {
        Feature::Diagonals
    }

    fn cells(self, size: Size) -> Vec<Cell> {
        let groups = self.groups(size);
        size.cells().filter(|cell| groups.iter().any(|cells| cells.contains(cell))).collect()
    }

    fn role(self) -> Role {
        Role::Houses
    }

    fn houses(self, size: Size) -> Vec<(House, Vec<Cell>)> {
        let named = [false, true].map(|rising| House::Diagonal { rising });
        named.into_iter().zip(self.groups(size)).collect()
    }

    fn post(self, size: Size, model: &mut Model) {
        self.groups(size).into_iter().for_each(|cells| model.all_different(cells));
    }

    fn contraries(self, size: Size, rest: &Model) -> Vec<Model> {
        lacking(&self.groups(size), size, rest)
    }

    fn breach(self, size: Size, value: impl Fn(Cell) -> u32) -> Option<How> {
        let last = size.n() - 1;
        let falling = (0..=last).map(|row| size.cell(row, row));
        let rising = (0..=last).map(|row| size.cell(row, last - row));
        twice(falling, &value).or_else(|| twice(rising, &value))
    }

    fn true_of(self, _: Size, _: &[u32]) -> Condition {
        Condition::Diagonals(self)
    }

    fn sentence(self, _: How, _: Size, _: Scale) -> Message {
        Message::new("clash.diagonal")
    }

    fn written(self) -> Written {
        Written::Grid
    }

    fn said(self, _: Size, _: Scale) -> Message {
        Message::new("condition.diagonals")
    }
}
