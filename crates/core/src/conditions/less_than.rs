//! A less-than sign between two neighbours.

use super::{Condition, Feature, How, Role, Sign, Statement, Written};
use crate::constraints::Model;
use crate::grid::{Cell, Scale, Size};
use crate::message::{Arg, Message};

/// One cell has a smaller value than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LessThan {
    /// The cell with the lesser value.
    pub lesser: Cell,
    /// The cell with the greater value.
    pub greater: Cell,
}

impl Statement for LessThan {
    fn feature(self) -> Feature {
        Feature::Signs
    }

    fn cells(self, _: Size) -> Vec<Cell> {
        vec![self.lesser, self.greater]
    }

    fn role(self) -> Role {
        Role::Less(self)
    }

    fn post(self, _: Size, model: &mut Model) {
        model.less_than(self.lesser, self.greater);
    }

    fn contraries(self, _: Size, rest: &Model) -> Vec<Model> {
        let mut model = rest.clone();
        // Neighbours are never equal, so the opposite is the reverse sign.
        model.less_than(self.greater, self.lesser);
        vec![model]
    }

    fn breach(self, _: Size, value: impl Fn(Cell) -> u32) -> Option<How> {
        let (low, high) = (value(self.lesser), value(self.greater));
        (low > 0 && high > 0 && low >= high).then_some(How::Plainly)
    }

    fn true_of(self, _: Size, solution: &[u32]) -> Condition {
        let Self { lesser, greater } = self;
        let holds = solution[lesser.index()] < solution[greater.index()];
        Condition::LessThan(if holds { self } else { Self { lesser: greater, greater: lesser } })
    }

    fn sentence(self, _: How, size: Size, _: Scale) -> Message {
        Message::new("clash.sign")
            .with("lesser", Arg::cell(size, self.lesser))
            .with("greater", Arg::cell(size, self.greater))
    }

    fn written(self) -> Written {
        match self.lesser < self.greater {
            true => Written::Gap { first: self.lesser, second: self.greater, sign: Sign::Less },
            false => Written::Gap { first: self.greater, second: self.lesser, sign: Sign::Greater },
        }
    }

    fn said(self, size: Size, _: Scale) -> Message {
        Message::new("condition.sign")
            .with("lesser", Arg::cell(size, self.lesser))
            .with("greater", Arg::cell(size, self.greater))
    }
}
