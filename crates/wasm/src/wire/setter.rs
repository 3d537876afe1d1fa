//! A setter's operations on a puzzle.

use gridfold_core::conditions::{Condition, Mark, Sign, Written};
use gridfold_core::generate::{Direction, Proposal, Wish};
use gridfold_core::grid::{Cell, Side};
use gridfold_core::message::Message;
use gridfold_core::puzzle::{Draft, GridPuzzle};
use serde::{Deserialize, Serialize};

use super::make::{Made, MadeGrade, decimal};

/// A puzzle to be completed so that it has one solution.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CompleteRequest {
    /// The puzzle.
    pub draft: Draft,
    /// The number of proposals to find.
    pub most: usize,
    /// The wish for the result, with the locks.
    pub wish: Wish,
    /// The seed, as in [`MakeRequest`](super::MakeRequest).
    #[serde(with = "decimal")]
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub seed: u64,
}

/// Ways to make a puzzle unique.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CompleteAnswer {
    /// The proposals; none if the puzzle already has one solution, or if none
    /// can be made.
    pub proposals: Vec<CompleteProposal>,
    /// Whether no proposal with fewer things exists.
    pub proven: bool,
    /// Why there are no proposals.
    pub message: Option<Message>,
}

/// Things to add.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CompleteProposal {
    /// The things to add.
    pub add: Vec<PrintedItem>,
    /// The puzzle with these things added.
    pub draft: Draft,
    /// The grade.
    pub grade: MadeGrade,
    /// Whether the level is the requested one.
    pub as_wished: bool,
}

/// What is printed in one place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PrintedItem {
    /// The place, and what is printed there.
    #[serde(flatten)]
    pub at: PrintedAt,
    /// The same item in words.
    pub message: Message,
}

/// A place, and what is printed there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum PrintedAt {
    /// The value of a cell.
    Given {
        /// The cell, as row * n + column.
        cell: Cell,
        /// The value, 1..=n.
        value: u32,
    },
    /// A clue at the border.
    Clue {
        /// The side.
        side: Side,
        /// The index on that side, from 0, left to right or top to bottom.
        index: usize,
        /// The clue.
        value: u32,
    },
    /// A mark in a cell.
    Mark {
        /// The cell, as row * n + column.
        cell: Cell,
        /// The mark.
        mark: Mark,
    },
    /// A sign between two cells.
    Sign {
        /// The left or upper cell.
        first: Cell,
        /// The right or lower cell.
        second: Cell,
        /// The sign.
        sign: Sign,
    },
}

/// A puzzle to be thinned out, or to be replaced by another one with the same
/// printed places.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ChangeRequest {
    /// The puzzle.
    pub draft: Draft,
    /// The wish for the result, with the locks.
    pub wish: Wish,
    /// The seed.
    #[serde(with = "decimal")]
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub seed: u64,
}

/// The result of thinning out a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ThinOutAnswer {
    /// Superfluous things were left out.
    Thinned {
        /// The puzzle.
        draft: Draft,
        /// The number of things left out.
        removed: usize,
        /// Whether nothing else can be left out.
        minimal: bool,
    },
    /// The puzzle does not have exactly one solution.
    NotUnique {
        /// The reason.
        message: Message,
    },
}

/// A puzzle to be made harder or easier.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RegradeRequest {
    /// The puzzle.
    pub draft: Draft,
    /// The direction.
    pub direction: Direction,
    /// The wish for the result, with the locks.
    pub wish: Wish,
    /// The seed.
    #[serde(with = "decimal")]
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub seed: u64,
}

/// A puzzle that is one level harder or easier, or the reason why there is none.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum RegradeAnswer {
    /// A puzzle was found.
    Made {
        /// The puzzle.
        made: Made,
        /// The number of things added.
        added: usize,
        /// The number of things left out.
        removed: usize,
    },
    /// No puzzle was found.
    Missed {
        /// The reason.
        message: Message,
        /// The puzzle that came nearest to the wish.
        nearest: Option<Made>,
    },
}

impl CompleteProposal {
    /// A proposal for a puzzle, with its words.
    #[must_use]
    pub fn new(puzzle: &GridPuzzle, proposal: Proposal) -> Self {
        let Proposal { add, draft, grade, as_wished } = proposal;
        let item = |condition: &Condition| {
            let at = PrintedAt::new(condition.written())?;
            Some(PrintedItem { at, message: condition.said(puzzle.size(), puzzle.scale()) })
        };
        let add = add.iter().filter_map(item).collect();
        Self { add, draft, grade: MadeGrade::from(&grade), as_wished }
    }
}

impl PrintedAt {
    /// The printed item; `None` for conditions on the whole grid.
    const fn new(written: Written) -> Option<Self> {
        match written {
            Written::Grid => None,
            Written::Cell { cell, value } => Some(Self::Given { cell, value }),
            Written::Mark { at, mark } => Some(Self::Mark { cell: at.first, mark }),
            Written::Border { side, index, number } => {
                Some(Self::Clue { side, index, value: number })
            }
            Written::Gap { first, second, sign } => Some(Self::Sign { first, second, sign }),
        }
    }
}
