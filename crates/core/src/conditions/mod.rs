//! What the paper says, one statement at a time: one file a condition.
//!
//! A [`Condition`] knows the cells that it speaks of, how a grid breaks it, the
//! sentence about that and the place where it is written. What a puzzle
//! accepts, what contradicts, what conflicts and what could be left out follow
//! from its list of conditions. That every row and column holds each value
//! once is no condition: it is the grid.
//!
//! To add one: copy `less_than.rs` and name it here: its module, its variant
//! in [`Condition`], its line in `each!`. The recipe in CONTRIBUTING.md says
//! what the compiler asks for then.

mod boxes;
mod breach;
mod clue;
mod diagonals;
mod feature;
mod given;
mod less_than;
mod neighbours;

pub use boxes::Boxes;
pub use breach::{Breach, How};
pub use clue::{Clue, visible};
pub use diagonals::Diagonals;
pub use feature::{Feature, Features};
pub use given::Given;
pub use less_than::LessThan;
pub use neighbours::Neighbours;

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
    /// A clue at the border.
    Clue(Clue),
    /// A sign between two neighbours.
    LessThan(LessThan),
    /// A bar between two neighbours, or none.
    Neighbours(Neighbours),
    /// The value of a cell.
    Given(Given),
}

/// The same call on whichever condition it is.
macro_rules! each {
    ($condition:expr, $one:ident => $call:expr) => {
        match $condition {
            Condition::Diagonals($one) => $call,
            Condition::Boxes($one) => $call,
            Condition::Clue($one) => $call,
            Condition::LessThan($one) => $call,
            Condition::Neighbours($one) => $call,
            Condition::Given($one) => $call,
        }
    };
}

/// What every condition has to say of itself.
trait Statement: Copy {
    /// The feature that a puzzle with such a condition has.
    fn feature(self) -> Feature;

    /// Whether the paper can be printed without it and everything else on it.
    fn is_removable(self) -> bool;

    /// Conditions of which one holds in every full grid that breaks this one.
    /// None where that cannot be said in conditions.
    fn alternatives(self, size: Size) -> Vec<Condition>;

    /// The cells that it speaks of.
    fn cells(self, size: Size) -> Vec<Cell>;

    /// Says it to a solver.
    fn post(self, size: Size, model: &mut Model);

    /// How these values break it, 0 being an open cell. On a full grid this is
    /// its definition; before that it may find a breach late, never a false
    /// one.
    fn breach(self, size: Size, value: impl Fn(Cell) -> u32) -> Option<How>;

    /// The sentence about a breach, with places for what [`How`] tells: `seen`
    /// or `value`, `first` and `second`.
    fn sentence(self, how: How, size: Size, scale: Scale) -> Message;

    /// Adds the place where it is written: a clue slot, a gap, a cell.
    fn mark(self, fault: Fault) -> Fault;
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

    /// Conditions of which one holds in every full grid that breaks this one.
    /// None where that cannot be said in conditions.
    #[must_use]
    pub fn alternatives(self, size: Size) -> Vec<Condition> {
        each!(self, one => one.alternatives(size))
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

    /// Adds the place where it is written to a fault.
    #[must_use]
    pub fn mark(self, fault: Fault) -> Fault {
        each!(self, one => one.mark(fault))
    }

    fn sentence(self, how: How, size: Size, scale: Scale) -> Message {
        each!(self, one => one.sentence(how, size, scale))
    }
}

/// A cell as a sentence names it.
#[must_use]
pub const fn cell_name(size: Size, cell: Cell) -> Arg {
    Arg::Cell { row: size.row(cell), column: size.column(cell) }
}
