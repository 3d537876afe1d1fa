//! The evidence that a reader can open to check a step: lists of arrangements,
//! the links of a chain, the story of a trial.

use crate::conditions::{Condition, VisibleCount};
use crate::grid::{Cell, House, Line, Values};

/// The evidence behind a step.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Evidence {
    /// No evidence, because the sentence says it all.
    #[default]
    None,
    /// All arrangements of a line.
    Arrangements(LineWays),
    /// Links from an assumption, in two branches that contradict each other at
    /// their ends.
    Chain([Vec<Link>; 2]),
    /// Numbers that follow from an assumption, each in one house, up to a house
    /// that has no possibility left.
    Whip(Box<Whip>),
    /// What follows from an assumption, in order, up to a contradiction.
    Trial(Box<Story>),
    /// A search that visited this many positions.
    Search(u64),
}

impl Evidence {
    /// The whip, if the evidence is one.
    #[must_use]
    pub fn whip(&self) -> Option<&Whip> {
        match self {
            Self::Whip(whip) => Some(whip),
            _ => None,
        }
    }

    /// The houses that must be examined as a whole to check the step: the line whose
    /// arrangements are listed, or the houses that a chain goes through.
    #[must_use]
    pub fn houses(&self) -> Vec<House> {
        let through = |link: &Link| match link.through {
            Through::House(house) => Some(house),
            Through::Line(line) => Some(House::Line(line)),
            Through::Cell | Through::Condition(_) => None,
        };
        match self {
            Self::Arrangements(listed) => vec![House::Line(listed.line)],
            Self::Chain(branches) => branches.iter().flatten().filter_map(through).collect(),
            Self::Whip(whip) => {
                whip.links.iter().map(|link| link.through).chain([whip.end]).collect()
            }
            Self::None | Self::Trial(_) | Self::Search(_) => Vec::new(),
        }
    }
}

/// A line with the ways to fill it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineWays {
    /// The line.
    pub line: Line,
    /// Each way, from the first cell to the last.
    pub ways: Vec<Vec<u8>>,
}

/// The statement that a cell has a value, or that it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "HintStatement"))]
pub struct Statement {
    /// The cell.
    pub cell: Cell,
    /// The value.
    pub value: u8,
    /// Whether the cell has the value.
    pub holds: bool,
}

/// Why one statement follows from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Through {
    /// A cell has only one value.
    Cell,
    /// Each value appears once in the house.
    House(House),
    /// All arrangements of the line that satisfy its conditions agree.
    Line(Line),
    /// A sign or a bar between two cells.
    Condition(Condition),
}

/// One statement that follows from another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The statement from which the other one follows.
    pub from: Statement,
    /// The statement that follows.
    pub to: Statement,
    /// The reason why the statement follows.
    pub through: Through,
    /// The arrangements that agree with `from`, if the reason is a line and there are
    /// few enough of them to list; each goes from the first cell to the last.
    pub ways: Vec<Vec<u8>>,
}

/// A whip: what is assumed, what follows number by number, and where it ends.
/// Every number placed is crossed out in its houses and beside its signs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whip {
    /// The assumption.
    pub supposed: Statement,
    /// The consequences, in order.
    pub links: Vec<WhipLink>,
    /// The house that has no possibility left.
    pub end: House,
    /// The same consequences as a reader checks them, the last of them the end; empty
    /// until the step is [told](super::Step::told).
    pub lines: Vec<WhipLine>,
}

/// What a house implies for a cell after all earlier links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WhipLink {
    /// The house.
    pub through: House,
    /// The cell.
    pub cell: Cell,
    /// What the cell can be: one number, or those that are at least, or at most, some
    /// number.
    pub left: Values,
}

/// Links of one house that have the same reason, or the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhipLine {
    /// The house.
    pub through: House,
    /// What the cells can be; nothing at the end.
    pub says: Vec<(Cell, Values)>,
    /// What the reason finds for other cells of the house, where a later line needs it.
    pub fills: Vec<(Cell, Values)>,
    /// The reason: what a reader sees in the house, one thing after another. A number
    /// that is placed is crossed out in its houses without a remark.
    pub remarks: Vec<Remark>,
}

/// One thing that a reader sees in a house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// A sign or a bar beside another cell leaves a cell only these numbers.
    Beside {
        /// The sign or the bar.
        condition: Condition,
        /// The other cell, with what it can be.
        other: (Cell, Values),
        /// The cell.
        cell: Cell,
        /// What the cell can be.
        left: Values,
    },
    /// A cell has only these numbers left. These cells took others that it had on the board; none
    /// is named if there are many.
    Left(Cell, Values, Vec<(Cell, u32)>),
    /// This is the only place of a number in the house; whether that follows from a remark before.
    Place(Cell, u32, bool),
    /// These cells use up these numbers, as many as there are cells.
    Crowd(Vec<(Cell, Values)>),
    /// These numbers fit only in these cells, as many as there are numbers.
    Places(Values, Vec<Cell>),
    /// What if a cell had one of the other numbers?
    Otherwise(Cell, Values),
    /// A cell has no number left; before the last remark it had these, and without any
    /// remark on the board.
    NoValue(Cell, Values),
    /// These numbers have only these places in the house, fewer than they need.
    FewPlaces(Values, Vec<Cell>),
    /// These cells have fewer numbers left than there are cells.
    FewValues(Vec<(Cell, Values)>),
    /// With these conditions, these are all ways to fill the house, or none is listed
    /// because there are many. All agree.
    Ways(Vec<Condition>, Vec<Vec<u8>>),
    /// A clue shows every building up to the tallest one, so they rise along these cells, in one of
    /// these ways.
    Rise(VisibleCount, Vec<Cell>, Vec<Vec<u8>>),
    /// From a clue, all these buildings would be seen, more than it says; or no others, and that is
    /// fewer than it says.
    Seen(VisibleCount, Vec<Building>),
    /// All orders that would be left show these numbers of buildings from a clue, not its own.
    Shown {
        /// The clue.
        clue: VisibleCount,
        /// The numbers of buildings.
        seen: Values,
        /// The number of orders; if there are more than can be counted, nothing.
        count: Option<usize>,
        /// The orders; none is listed if there are many.
        ways: Vec<Vec<u8>>,
    },
    /// Only these orders would be left; each breaks this condition.
    Orders(Vec<(Vec<u8>, Condition)>),
    /// No order fits these conditions; these are the orders that would be left, or none
    /// is listed because there are many.
    NoOrder(Vec<Condition>, Vec<Vec<u8>>),
}

/// A building that is seen from a clue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Building {
    /// By its cell.
    At(Cell),
    /// By its height.
    Height(u32),
}

/// A trial: what is assumed, what follows, and where it ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// The conditions that matter; nothing else is used.
    pub frame: Vec<Frame>,
    /// The assumption.
    pub supposed: Statement,
    /// The consequences, in order.
    pub events: Vec<Event>,
    /// The cell or line that has no possibility left.
    pub end: Ending,
}

/// One condition that matters in a trial or a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Frame {
    /// Each value appears once in the house.
    House(House),
    /// A clue, a sign or a bar.
    Condition(Condition),
}

/// One consequence in a trial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The reason.
    pub through: Frame,
    /// The candidates removed.
    pub removed: Vec<(Cell, Values)>,
}

/// The end of a trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A cell that has no value left.
    Cell(Cell),
    /// A line that has no arrangement left.
    House(House),
}
