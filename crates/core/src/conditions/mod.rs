//! The statements of a puzzle as printed, one file per condition.
//!
//! A [`Condition`] knows its cells, how a grid breaks it, the sentence about
//! the breach, and where it is written. The solutions of a puzzle, its
//! contradictions and conflicts, and what could be left out all follow from its
//! list of conditions. That each value appears once in every row and column is
//! not a condition, but part of what a grid is.
//!
//! To add one: copy `less_than.rs` and add it here: its module, its variant in
//! [`Condition`], its line in `each!`. The recipe in CONTRIBUTING.md lists what
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
pub use visible_count::{VisibleCount, visible};
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
    /// The value of a cell.
    Given(Given),
}

/// The role that a condition plays in reasoning: for rules, the list of a
/// line's arrangements, and trials.
#[derive(Clone, Copy, Debug)]
pub enum Role {
    /// A board starts with it.
    Given,
    /// Its cells are houses.
    Houses,
    /// It counts the buildings visible along a line.
    Count(VisibleCount),
    /// It adds up the buildings visible along a line.
    Sum(VisibleSum),
    /// One cell holds less than its neighbour.
    Less(LessThan),
    /// Two neighbours differ by one, or do not.
    Neighbours(Neighbours),
    /// One cell has only some of the values.
    Mark(Parity),
    /// No rule knows it: it is checked once its cells are filled.
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

    /// Whether the puzzle can be printed without it and with everything else.
    fn is_removable(self) -> bool {
        true
    }

    /// The cells that it is about.
    fn cells(self, size: Size) -> Vec<Cell>;

    /// Its role in reasoning.
    fn role(self) -> Role;

    /// The groups of n cells that hold each value once because of it.
    fn houses(self, _: Size) -> Vec<(House, Vec<Cell>)> {
        Vec::new()
    }

    /// States it to a solver.
    fn post(self, size: Size, model: &mut Model);

    /// For each way to break this condition, the rest of the puzzle combined
    /// with it. If the model has words for the opposite, a search can use those
    /// better than a check.
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

    /// How these values break it; 0 means an open cell. On a full grid this
    /// defines the condition. Before that, it may find a breach late, but never
    /// report a false one.
    fn breach(self, size: Size, value: impl Fn(Cell) -> u32) -> Option<How>;

    /// The condition that would be true of a full grid, row by row, in the same
    /// place.
    fn true_of(self, size: Size, solution: &[u32]) -> Condition;

    /// The sentence about a breach, including what [`How`] fills in: `seen` or
    /// `value`, `first` and `second`.
    fn sentence(self, how: How, size: Size, scale: Scale) -> Message;

    /// Where and how it is written in a puzzle.
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

    /// The cells that it is about.
    #[must_use]
    pub fn cells(self, size: Size) -> Vec<Cell> {
        each!(self, one => one.cells(size))
    }

    /// Its role in reasoning.
    #[must_use]
    pub fn role(self) -> Role {
        each!(self, one => one.role())
    }

    /// The groups of n cells that hold each value once because of it.
    #[must_use]
    pub fn houses(self, size: Size) -> Vec<(House, Vec<Cell>)> {
        each!(self, one => one.houses(size))
    }

    /// States it to a solver.
    pub fn post(self, size: Size, model: &mut Model) {
        each!(self, one => one.post(size, model));
    }

    /// For each way to break this condition, the rest of the puzzle combined
    /// with it. Every solution of the rest that breaks the condition solves one
    /// of these models, and every solution of such a model breaks it.
    #[must_use]
    pub fn contraries(self, size: Size, rest: &Model) -> Vec<Model> {
        each!(self, one => one.contraries(size, rest))
    }

    /// How these values break it; 0 means an open cell. None means that they
    /// can still become a grid that satisfies it, or that the breach is not
    /// visible yet. On a full grid, None means that it is satisfied.
    #[inline]
    pub fn breach(self, size: Size, value: impl Fn(Cell) -> u32) -> Option<Breach> {
        let how = each!(self, one => one.breach(size, value));
        how.map(|how| Breach { condition: self, how })
    }

    /// Whether a full grid, row by row, satisfies it.
    #[must_use]
    pub fn accepts(self, size: Size, values: &[u32]) -> bool {
        self.breach(size, |cell| values[cell.index()]).is_none()
    }

    /// The condition that would be true of a full grid, row by row, in the same
    /// place.
    #[must_use]
    pub fn true_of(self, size: Size, solution: &[u32]) -> Self {
        each!(self, one => one.true_of(size, solution))
    }

    /// Where and how it is written in a puzzle.
    #[must_use]
    pub fn written(self) -> Written {
        each!(self, one => one.written())
    }

    /// Adds its place to a fault.
    #[must_use]
    pub fn mark(self, fault: Fault) -> Fault {
        self.written().mark(fault)
    }

    /// The condition in words: `r1c1 < r1c2`.
    #[must_use]
    pub fn said(self, size: Size, scale: Scale) -> Message {
        each!(self, one => one.said(size, scale))
    }

    /// Its name in a sentence: a number at the border is named by its place,
    /// everything else is put into words.
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

/// The readings of the numbers at the border. The first applies if no feature asks
/// for another; if features ask for two others, the one listed earlier applies.
static READINGS: &[Reading] = &[VisibleCount::READING, VisibleSum::READING];

impl Sign {
    /// The feature of a puzzle with this sign.
    #[must_use]
    pub fn feature(self) -> Option<Feature> {
        self.condition(Cell(0), Cell(1), false).map(Condition::feature)
    }

    /// Its statement about its neighbours. In an adjacent puzzle an empty gap
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
    /// Its statement at a place; None where it is not printed.
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
