//! A mark on a cell: its number is odd (a grey circle) or even (a grey square).
//!
//! What counts is the number of storeys: if heights are shown as 10, 20, ..., then 10
//! means one storey and is odd. A park, shown as 0, is even.

use super::{Condition, Feature, How, Mark, Role, Statement, Written};
use crate::constraints::Model;
use crate::grid::{Anchor, Cell, Scale, Size, Values};
use crate::message::{Arg, Message};

/// Whether the number of a cell is odd or even.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Parity {
    /// The cell.
    pub cell: Cell,
    /// Whether the number is odd.
    pub odd: bool,
    /// Whether the lowest value is a park, so that it counts as 0.
    pub parks: bool,
}

impl Parity {
    /// The values that a marked cell may have.
    #[must_use]
    pub fn values(self, size: Size) -> Values {
        Self::numbers(self.odd, size, self.parks)
    }

    /// The odd values, or the even ones.
    #[must_use]
    pub fn numbers(odd: bool, size: Size, parks: bool) -> Values {
        size.all_values().iter().filter(|value| is_odd(*value, parks) == odd).collect()
    }

    const fn mark(self) -> Mark {
        if self.odd { Mark::Odd } else { Mark::Even }
    }
}

impl Statement for Parity {
    fn feature(self) -> Feature {
        Feature::OddEven
    }

    fn cells(self, _: Size) -> Vec<Cell> {
        vec![self.cell]
    }

    fn role(self) -> Role {
        Role::Mark(self)
    }

    fn post(self, size: Size, model: &mut Model) {
        let others = size.all_values() & !self.values(size);
        others.iter().for_each(|value| model.exclude(self.cell, value));
    }

    fn contraries(self, size: Size, rest: &Model) -> Vec<Model> {
        let mut model = rest.clone();
        Self { odd: !self.odd, ..self }.post(size, &mut model);
        vec![model]
    }

    fn breach(self, _: Size, value: impl Fn(Cell) -> u32) -> Option<How> {
        let found = value(self.cell);
        (found > 0 && is_odd(found, self.parks) != self.odd).then_some(How::Plainly)
    }

    fn true_of(self, _: Size, solution: &[u32]) -> Condition {
        let odd = is_odd(solution[self.cell.index()], self.parks);
        Condition::Parity(Self { odd, ..self })
    }

    fn sentence(self, _: How, size: Size, _: Scale) -> Message {
        let key = if self.odd { "clash.odd" } else { "clash.even" };
        Message::new(key).with("cell", Arg::cell(size, self.cell))
    }

    fn written(self) -> Written {
        Written::Mark { at: Anchor::cell(self.cell), mark: self.mark() }
    }

    fn said(self, size: Size, _: Scale) -> Message {
        let key = if self.odd { "condition.odd" } else { "condition.even" };
        Message::new(key).with("cell", Arg::cell(size, self.cell))
    }
}

/// Whether a value is odd; a park has no storeys, so it is even.
const fn is_odd(value: u32, parks: bool) -> bool {
    Scale { unit: 1, parks }.storeys(value) % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::Parity;
    use crate::grid::{Cell, Size};

    /// The numbers are 1 to 5; with parks they are 0 to 4.
    #[test]
    fn the_number_that_is_shown_is_odd_or_even() {
        let size = Size::new(5).expect("a size");
        let values = |odd, parks| {
            let allowed = Parity { cell: Cell(0), odd, parks }.values(size);
            allowed.iter().collect::<Vec<u32>>()
        };
        assert_eq!(values(true, false), [1, 3, 5]);
        assert_eq!(values(false, false), [2, 4]);
        assert_eq!(values(true, true), [2, 4]);
        assert_eq!(values(false, true), [1, 3, 5]);
    }
}
