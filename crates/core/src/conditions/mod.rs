//! The statements of the paper, one at a time: one file a condition.
//!
//! A [`Condition`] knows the cells that it speaks of, how a grid breaks it, the
//! sentence about that and the place where it is written. What a puzzle
//! accepts, what contradicts, what conflicts and what could be left out follow
//! from its list of conditions. Each value once in every row and column is not
//! a condition; it is what makes it a grid.
//!
//! To add one: copy `less_than.rs` and name it here: its module, its variant
//! in [`Condition`], its line in `each!`. The recipe in CONTRIBUTING.md says
//! what the compiler asks for then.

mod border;
mod boxes;
mod breach;
mod diagonals;
mod feature;
mod given;
mod groups;
mod less_than;
mod mark;
mod neighbours;
mod parity;
mod says;
mod sign;
mod visible_count;
mod visible_sum;
mod written;

pub use border::Border;
pub use boxes::Boxes;
pub use breach::{Breach, How};
pub use diagonals::Diagonals;
pub use feature::{Feature, Features, Manner};
pub use given::Given;
pub use less_than::LessThan;
pub use mark::Mark;
pub use neighbours::Neighbours;
pub use parity::Parity;
pub use sign::Sign;
pub use visible_count::{VisibleCount, visible};
pub use visible_sum::{VisibleSum, sum_in_view};
pub use written::Written;

use std::rc::Rc;

use crate::constraints::Model;
use crate::error::Fault;
use crate::grid::{Cell, Scale, Size};
use crate::message::{Arg, Message};

/// One statement of the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Condition {
    /// Both main diagonals.
    Diagonals(Diagonals),
    /// The boxes.
    Boxes(Boxes),
    /// A number at the border that counts what is seen from there.
    VisibleCount(VisibleCount),
    /// A number at the border that what is seen from there adds up to.
    VisibleSum(VisibleSum),
    /// A sign between two neighbours.
    LessThan(LessThan),
    /// A bar between two neighbours, or none.
    Neighbours(Neighbours),
    /// A mark on a cell: odd or even.
    Parity(Parity),
    /// The value of a cell.
    Given(Given),
}

/// The same call on whichever condition it is.
macro_rules! each {
    ($condition:expr, $one:ident => $call:expr) => {
        match $condition {
            Condition::Diagonals($one) => $call,
            Condition::Boxes($one) => $call,
            Condition::VisibleCount($one) => $call,
            Condition::VisibleSum($one) => $call,
            Condition::LessThan($one) => $call,
            Condition::Neighbours($one) => $call,
            Condition::Parity($one) => $call,
            Condition::Given($one) => $call,
        }
    };
}

/// The interface of every condition.
trait Statement: Copy + 'static {
    /// The feature that a puzzle with such a condition has.
    fn feature(self) -> Feature;

    /// Whether the paper can be printed without it and everything else on it.
    fn is_removable(self) -> bool;

    /// The cells that it speaks of.
    fn cells(self, size: Size) -> Vec<Cell>;

    /// Says it to a solver.
    fn post(self, size: Size, model: &mut Model);

    /// The rest of a puzzle with each way to break this condition. Where that
    /// can be said in words of the model, a search has more to draw from than
    /// from a check.
    fn contraries(self, size: Size, rest: &Model) -> Vec<Model> {
        let cells = self.cells(size);
        let places = cells.clone();
        let mut model = rest.clone();
        model.check(
            cells,
            Rc::new(move |values: &[u32]| {
                let place = |cell| places.iter().position(|place| *place == cell);
                self.breach(size, |cell| place(cell).map_or(0, |at| values[at])).is_some()
            }),
        );
        vec![model]
    }

    /// How these values break it, 0 being an open cell. On a full grid this is
    /// its definition; before that it may find a breach late, never a false
    /// one.
    fn breach(self, size: Size, value: impl Fn(Cell) -> u32) -> Option<How>;

    /// The statement that is made in the same place where a full grid, row by
    /// row, is true to the paper.
    fn true_of(self, size: Size, solution: &[u32]) -> Condition;

    /// The sentence about a breach, with places for what [`How`] tells: `seen`
    /// or `value`, `first` and `second`.
    fn sentence(self, how: How, size: Size, scale: Scale) -> Message;

    /// Its place and contents on the paper.
    fn written(self) -> Written;

    /// The condition in words.
    fn said(self, size: Size, scale: Scale) -> Message;
}

impl Condition {
    /// The feature that a puzzle with this condition has.
    #[must_use]
    pub fn feature(self) -> Feature {
        each!(self, one => one.feature())
    }

    /// Whether the paper can be printed without it and everything else on it.
    #[must_use]
    pub fn is_removable(self) -> bool {
        each!(self, one => one.is_removable())
    }

    /// The cells that it speaks of.
    #[must_use]
    pub fn cells(self, size: Size) -> Vec<Cell> {
        each!(self, one => one.cells(size))
    }

    /// Says it to a solver.
    pub fn post(self, size: Size, model: &mut Model) {
        each!(self, one => one.post(size, model));
    }

    /// The rest of a puzzle with each way to break this condition: every
    /// solution of the rest that breaks it solves one of these models, and no
    /// other does.
    #[must_use]
    pub fn contraries(self, size: Size, rest: &Model) -> Vec<Model> {
        each!(self, one => one.contraries(size, rest))
    }

    /// How these values break it; 0 is an open cell. Nothing means that they
    /// can still become a grid that meets it, or that this is not seen yet; on
    /// a full grid, that they meet it.
    #[inline]
    pub fn breach(self, size: Size, value: impl Fn(Cell) -> u32) -> Option<Breach> {
        let how = each!(self, one => one.breach(size, value));
        how.map(|how| Breach { condition: self, how })
    }

    /// Whether a full grid, row by row, meets it.
    #[must_use]
    pub fn accepts(self, size: Size, values: &[u32]) -> bool {
        self.breach(size, |cell| values[cell.index()]).is_none()
    }

    /// The condition that is in the same place if it is to be true of a
    /// full grid, row by row.
    #[must_use]
    pub fn true_of(self, size: Size, solution: &[u32]) -> Self {
        each!(self, one => one.true_of(size, solution))
    }

    /// Its place and contents on the paper.
    #[must_use]
    pub fn written(self) -> Written {
        each!(self, one => one.written())
    }

    /// Adds the place where it is written to a fault.
    #[must_use]
    pub fn mark(self, fault: Fault) -> Fault {
        self.written().mark(fault)
    }

    /// The condition in words: `r1c1 < r1c2`.
    #[must_use]
    pub fn said(self, size: Size, scale: Scale) -> Message {
        each!(self, one => one.said(size, scale))
    }

    /// Its name in a sentence: a number at the border by its place, all else in
    /// words.
    #[must_use]
    pub fn name(self, size: Size, scale: Scale) -> Arg {
        match self.written() {
            Written::Border { side, index, number: _ } => Arg::Clue { side, index },
            Written::Grid | Written::Cell { .. } | Written::Mark { .. } | Written::Gap { .. } => {
                Arg::Said(Box::new(self.said(size, scale)))
            }
        }
    }

    fn sentence(self, how: How, size: Size, scale: Scale) -> Message {
        each!(self, one => one.sentence(how, size, scale))
    }
}
