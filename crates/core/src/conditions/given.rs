//! A given: this cell has this value.

use super::{Condition, Feature, How, Role, Statement, Written};
use crate::constraints::Model;
use crate::grid::{Cell, Scale, Size};
use crate::message::{Arg, Message};

/// The value of a cell, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Given {
    /// The cell.
    pub cell: Cell,
    /// Its value, 1..=n.
    pub value: u32,
}

impl Statement for Given {
    fn feature(self) -> Feature {
        Feature::Givens
    }

    fn cells(self, _: Size) -> Vec<Cell> {
        vec![self.cell]
    }

    fn role(self) -> Role {
        Role::Given
    }

    fn post(self, _: Size, model: &mut Model) {
        model.given(self.cell, self.value);
    }

    fn contraries(self, _: Size, rest: &Model) -> Vec<Model> {
        let mut model = rest.clone();
        model.exclude(self.cell, self.value);
        vec![model]
    }

    fn breach(self, _: Size, value: impl Fn(Cell) -> u32) -> Option<How> {
        let found = value(self.cell);
        (found > 0 && found != self.value).then_some(How::Plainly)
    }

    fn true_of(self, _: Size, solution: &[u32]) -> Condition {
        Condition::Given(Self { value: solution[self.cell.index()], ..self })
    }

    fn sentence(self, _: How, size: Size, scale: Scale) -> Message {
        Message::new("clash.given")
            .with("cell", Arg::cell(size, self.cell))
            .with("value", scale.shown(self.value))
    }

    fn written(self) -> Written {
        Written::Cell { cell: self.cell, value: self.value }
    }

    fn said(self, size: Size, scale: Scale) -> Message {
        Message::new("condition.given")
            .with("cell", Arg::cell(size, self.cell))
            .with("value", scale.shown(self.value))
    }
}
