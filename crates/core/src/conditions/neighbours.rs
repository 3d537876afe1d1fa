//! A gap of an adjacent puzzle: with a bar, the two neighbours differ by one;
//! without a bar, they do not.
//!
//! A gap always states something, so it cannot be left out in print.

use super::{Condition, Feature, How, Role, Sign, Statement, Written};
use crate::constraints::Model;
use crate::grid::{Cell, Scale, Size};
use crate::message::{Arg, Message};

/// Whether two neighbours differ by exactly one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Neighbours {
    /// The left or upper cell.
    pub first: Cell,
    /// The right or lower cell.
    pub second: Cell,
    /// Whether there is a bar between them.
    pub bar: bool,
}

impl Statement for Neighbours {
    fn feature(self) -> Feature {
        Feature::Adjacent
    }

    fn is_removable(self) -> bool {
        false
    }

    fn cells(self, _: Size) -> Vec<Cell> {
        vec![self.first, self.second]
    }

    fn role(self) -> Role {
        Role::Neighbours(self)
    }

    fn post(self, _: Size, model: &mut Model) {
        model.differ_by_one(self.first, self.second, self.bar);
    }

    fn breach(self, _: Size, value: impl Fn(Cell) -> u32) -> Option<How> {
        let (first, second) = (value(self.first), value(self.second));
        let broken = first > 0 && second > 0 && (first.abs_diff(second) == 1) != self.bar;
        broken.then_some(How::Plainly)
    }

    fn true_of(self, _: Size, solution: &[u32]) -> Condition {
        let values = [self.first, self.second].map(|cell| solution[cell.index()]);
        Condition::Neighbours(Self { bar: values[0].abs_diff(values[1]) == 1, ..self })
    }

    fn sentence(self, _: How, size: Size, _: Scale) -> Message {
        Message::new(if self.bar { "clash.bar" } else { "clash.no-bar" })
            .with("first", Arg::cell(size, self.first))
            .with("second", Arg::cell(size, self.second))
    }

    fn written(self) -> Written {
        let sign = if self.bar { Sign::Bar } else { Sign::None };
        Written::Gap { first: self.first, second: self.second, sign }
    }

    fn said(self, size: Size, _: Scale) -> Message {
        Message::new(if self.bar { "condition.bar" } else { "condition.no-bar" })
            .with("first", Arg::cell(size, self.first))
            .with("second", Arg::cell(size, self.second))
    }
}
