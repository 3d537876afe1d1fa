//! The statements of a puzzle as printed, one file per condition.
//!
//! A [`Condition`] knows its cells, how a grid breaks it, the sentence about the breach, and where
//! it is written. The solutions of a puzzle, its contradictions, its conflicts and its superfluous
//! conditions all follow from its list of conditions. The rule that each value appears once in
//! every row and column is not a condition; it is part of what a grid is.
//!
//! To add a condition, copy `less_than.rs`, and add its module, its variant in
//! [`Condition`] and its line in `each!` here. The recipe in CONTRIBUTING.md lists what
//! else is needed.

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
mod reading;
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
pub(crate) use reading::Reading;
pub use sign::Sign;
pub use visible_count::VisibleCount;
pub use visible_sum::{VisibleSum, sum_in_view};
pub use written::Written;

use std::rc::Rc;

use crate::constraints::Model;
use crate::error::Fault;
use crate::grid::{Anchor, Cell, House, Scale, Size};
use crate::message::{Arg, Message};

/// One printed statement of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Condition {
    /// Both main diagonals.
    Diagonals(Diagonals),
    /// The boxes.
    Boxes(Boxes),
    /// A number at the border that counts the visible buildings.
    VisibleCount(VisibleCount),
    /// A number at the border that is the sum of the visible heights.
    VisibleSum(VisibleSum),
    /// A sign between two neighbours.
    LessThan(LessThan),
    /// A bar between two neighbours, or the lack of one.
    Neighbours(Neighbours),
    /// A mark on a cell: odd or even.
    Parity(Parity),
    /// A given value of a cell.
    Given(Given),
}

/// The role that a condition plays in rules, in the list of a line's arrangements, and
/// in trials.
#[derive(Clone, Copy, Debug)]
pub enum Role {
    /// A board starts with its value.
    Given,
    /// Its groups of cells are houses.
    Houses,
    /// The condition counts the buildings visible along a line.
    Count(VisibleCount),
    /// The condition adds up the buildings visible along a line.
    Sum(VisibleSum),
    /// One cell has a lesser value than its neighbour.
    Less(LessThan),
    /// Two neighbours differ by one, or do not.
    Neighbours(Neighbours),
    /// One cell has only some of the values.
    Mark(Parity),
    /// No rule uses the condition; it is checked once its cells are filled.
    Checked,
}

/// Calls the same method of any condition.
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
    /// The feature of a puzzle with such a condition.
    fn feature(self) -> Feature;

    /// Whether the condition can be left out in print while everything else stays.
    fn is_removable(self) -> bool {
        true
    }

    /// The cells that the condition is about.
    fn cells(self, size: Size) -> Vec<Cell>;

    /// The role of the condition in reasoning.
    fn role(self) -> Role;

    /// The groups of n cells that contain each value once because of the condition.
    fn houses(self, _: Size) -> Vec<(House, Vec<Cell>)> {
        Vec::new()
    }

    /// Adds the condition to the model of a solver.
    fn post(self, size: Size, model: &mut Model);

    /// One model for each way to break this condition, combined with the rest of the puzzle. If
    /// [`Model`] has a method for the opposite, use that method, because searches are faster with
    /// it than with a check.
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

    /// How these values break the condition; 0 means an open cell. On a full grid, the
    /// answer defines the condition. On other grids, a breach may go unnoticed, but a
    /// reported breach must be real.
    fn breach(self, size: Size, value: impl Fn(Cell) -> u32) -> Option<How>;

    /// The condition in the same place that a full grid, given row by row, would
    /// satisfy. Where the grid satisfies none, any condition will do.
    fn true_of(self, size: Size, solution: &[u32]) -> Condition;

    /// The sentence about a breach, including the arguments that [`How`] fills in:
    /// `seen`, or `value`, `first` and `second`.
    fn sentence(self, how: How, size: Size, scale: Scale) -> Message;

    /// Where and how the condition is written in a puzzle.
    fn written(self) -> Written;

    /// The condition in words.
    fn said(self, size: Size, scale: Scale) -> Message;
}

impl Condition {
    /// The feature of a puzzle with this condition.
    #[must_use]
    pub fn feature(self) -> Feature {
        each!(self, one => one.feature())
    }

    /// Whether the condition can be left out in print while everything else
    /// stays.
    #[must_use]
    pub fn is_removable(self) -> bool {
        each!(self, one => one.is_removable())
    }

    /// The cells that the condition is about.
    #[must_use]
    pub fn cells(self, size: Size) -> Vec<Cell> {
        each!(self, one => one.cells(size))
    }

    /// The role of the condition in reasoning.
    #[must_use]
    pub fn role(self) -> Role {
        each!(self, one => one.role())
    }

    /// The groups of n cells that contain each value once because of the condition.
    #[must_use]
    pub fn houses(self, size: Size) -> Vec<(House, Vec<Cell>)> {
        each!(self, one => one.houses(size))
    }

    /// Adds the condition to the model of a solver.
    pub fn post(self, size: Size, model: &mut Model) {
        each!(self, one => one.post(size, model));
    }

    /// One model for each way to break this condition, combined with the rest of the
    /// puzzle. Every solution of the rest that breaks the condition solves one of these
    /// models, and every solution of such a model breaks the condition.
    #[must_use]
    pub fn contraries(self, size: Size, rest: &Model) -> Vec<Model> {
        each!(self, one => one.contraries(size, rest))
    }

    /// How these values break the condition; 0 means an open cell. On a full grid,
    /// `None` means that the condition is satisfied. On other grids, `None` means that
    /// the values can still become a grid that satisfies the condition, or that a
    /// breach has not been noticed yet.
    #[inline]
    pub fn breach(self, size: Size, value: impl Fn(Cell) -> u32) -> Option<Breach> {
        let how = each!(self, one => one.breach(size, value));
        how.map(|how| Breach { condition: self, how })
    }

    /// Whether a full grid, given row by row, satisfies the condition.
    #[must_use]
    pub fn accepts(self, size: Size, values: &[u32]) -> bool {
        self.breach(size, |cell| values[cell.index()]).is_none()
    }

    /// The condition in the same place that a full grid, given row by row, satisfies.
    /// `None` if there is no such condition, as for a mark without an opposite.
    #[must_use]
    pub fn true_of(self, size: Size, solution: &[u32]) -> Option<Self> {
        let says = each!(self, one => one.true_of(size, solution));
        says.accepts(size, solution).then_some(says)
    }

    /// Where and how the condition is written in a puzzle.
    #[must_use]
    pub fn written(self) -> Written {
        each!(self, one => one.written())
    }

    /// Adds the place of the condition to a fault.
    #[must_use]
    pub fn mark(self, fault: Fault) -> Fault {
        self.written().mark(fault)
    }

    /// The condition in words: `r1c1 < r1c2`.
    #[must_use]
    pub fn said(self, size: Size, scale: Scale) -> Message {
        each!(self, one => one.said(size, scale))
    }

    /// The name of the condition in a sentence. A number at the border is named by its
    /// place; everything else is put into words.
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

/// The ways to read the numbers at the border. The first way applies unless a feature of the puzzle
/// selects another; if features select several, the one listed earliest applies.
static READINGS: &[Reading] = &[VisibleCount::READING, VisibleSum::READING];

impl Sign {
    /// The feature of a puzzle with this sign.
    #[must_use]
    pub fn feature(self) -> Option<Feature> {
        self.condition(Cell(0), Cell(1), false).map(Condition::feature)
    }

    /// What the sign states about two neighbours. In an adjacent puzzle, an empty gap
    /// states something too.
    #[must_use]
    pub fn condition(self, first: Cell, second: Cell, adjacent: bool) -> Option<Condition> {
        let less = |lesser, greater| Condition::LessThan(LessThan { lesser, greater });
        let neighbours = |bar| Condition::Neighbours(Neighbours { first, second, bar });
        match self {
            Self::None => adjacent.then_some(neighbours(false)),
            Self::Less => Some(less(first, second)),
            Self::Greater => Some(less(second, first)),
            Self::Bar => Some(neighbours(true)),
        }
    }
}

impl Mark {
    /// What the mark states at a place; `None` where it is never printed.
    #[must_use]
    pub fn condition(self, at: Anchor, scale: Scale) -> Option<Condition> {
        let Anchor { span, first: cell } = at;
        let parity = |odd| Condition::Parity(Parity { cell, odd, parks: scale.parks });
        let says = match self {
            Self::None => return None,
            Self::Odd => parity(true),
            Self::Even => parity(false),
        };
        (self.span() == Some(span)).then_some(says)
    }
}
