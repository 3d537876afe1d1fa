//! The evidence that a reader can open to check a step: lists of arrangements,
//! the links of a chain, the story of a trial.

use crate::conditions::Condition;
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
                whip.links.iter().map(|link| link.through).chain([whip.end.through]).collect()
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
    /// The house or cell that has no possibility left.
    pub end: WhipLink,
}

/// What a house implies for a cell after all earlier links or, at the end, the house
/// that has no possibility left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhipLink {
    /// The house.
    pub through: House,
    /// The cell; at the end, the cell that has no number left, if there is one.
    pub cell: Option<Cell>,
    /// What the cell can be: one number, or those that are at least, or at
    /// most, some number. At the end, numbers that have too few places left, if
    /// that is the reason.
    pub left: Values,
    /// The reason.
    pub why: Why,
}

/// Why a house leaves a cell only some numbers, or has no possibility left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The number has no other place; at the end, the cell has no number, or
    /// the numbers too few places, where signs in the line count.
    Alone,
    /// These cells use up these numbers; at the end, they have fewer numbers
    /// than there are cells.
    Crowd(Vec<(Cell, Values)>),
    /// All these arrangements agree; at the end, the conditions of the line rule out
    /// each of them.
    Ways(Vec<Vec<u8>>),
    /// All arrangements agree, but there are too many to list.
    Many,
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
