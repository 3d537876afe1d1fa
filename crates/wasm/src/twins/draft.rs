//! A puzzle as it is being entered.

use gridfold_core::kind::Kind;
use gridfold_core::puzzle;
use serde::{Deserialize, Serialize};

/// What stands in the gap between two neighbours, read from the left or upper one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Sign {
    /// Nothing.
    None,
    /// The first cell is less.
    Less,
    /// The first cell is greater.
    Greater,
}

/// The clues around the grid; 0 where there is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Clues {
    /// Left to right.
    pub top: Vec<u32>,
    /// Top to bottom.
    pub right: Vec<u32>,
    /// Left to right.
    pub bottom: Vec<u32>,
    /// Top to bottom.
    pub left: Vec<u32>,
}

/// A puzzle as it is being entered; it may be nonsense. All lists are row by row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Draft {
    /// The id of the kind, as in the list of kinds.
    pub kind: String,
    /// The side length, n.
    pub size: usize,
    /// The height of one storey as shown: 1 or 10.
    pub unit: u32,
    /// The clues around the grid.
    pub clues: Clues,
    /// n * n values, 0 = open.
    pub givens: Vec<u32>,
    /// The sign to the right of (row, column) is at row * (n - 1) + column.
    pub across: Vec<Sign>,
    /// The sign below (row, column) is at row * n + column.
    pub down: Vec<Sign>,
}

impl Draft {
    /// The core's draft; `None` for a kind that it does not know.
    #[must_use]
    pub fn into_core(self) -> Option<puzzle::Draft> {
        let Clues { top, right, bottom, left } = self.clues;
        Some(puzzle::Draft {
            kind: Kind::named(&self.kind)?,
            size: self.size,
            unit: self.unit,
            clues: [top, right, bottom, left],
            givens: self.givens,
            across: self.across.into_iter().map(puzzle::Sign::from).collect(),
            down: self.down.into_iter().map(puzzle::Sign::from).collect(),
        })
    }
}

impl From<puzzle::Draft> for Draft {
    fn from(draft: puzzle::Draft) -> Self {
        let [top, right, bottom, left] = draft.clues;
        Self {
            kind: draft.kind.id.to_owned(),
            size: draft.size,
            unit: draft.unit,
            clues: Clues { top, right, bottom, left },
            givens: draft.givens,
            across: draft.across.into_iter().map(Sign::from).collect(),
            down: draft.down.into_iter().map(Sign::from).collect(),
        }
    }
}

impl From<Sign> for puzzle::Sign {
    fn from(sign: Sign) -> Self {
        match sign {
            Sign::None => Self::None,
            Sign::Less => Self::Less,
            Sign::Greater => Self::Greater,
        }
    }
}

impl From<puzzle::Sign> for Sign {
    fn from(sign: puzzle::Sign) -> Self {
        match sign {
            puzzle::Sign::None => Self::None,
            puzzle::Sign::Less => Self::Less,
            puzzle::Sign::Greater => Self::Greater,
        }
    }
}
