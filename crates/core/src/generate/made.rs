//! A new puzzle, or why there is none.

use crate::error::Faults;
use crate::explain::Grade;
use crate::message::{Arg, Message};
use crate::puzzle::{Draft, GridPuzzle};

/// A new puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Made {
    /// The puzzle.
    pub draft: Draft,
    /// The only solution, row by row.
    pub solution: Vec<u32>,
    /// The grade, if the wish asks for a level.
    pub grade: Option<Grade>,
    /// The number of grids started before the puzzle was found.
    pub tries: u64,
}

impl Made {
    /// A puzzle with its solution; `None` if the puzzle rejects the solution. A rejection must never happen, so
    /// every build checks for it.
    pub(super) fn of(
        puzzle: &GridPuzzle,
        solution: Vec<u32>,
        grade: Option<Grade>,
        tries: u64,
    ) -> Option<Self> {
        let draft = puzzle.draft();
        let is_whole = draft.puzzle().is_ok_and(|printed| printed.accepts(&solution));
        is_whole.then_some(Self { draft, solution, grade, tries })
    }
}

/// Why there is no puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum Missed {
    /// The wish itself is impossible: a size or a feature that the kind does not have.
    Faults(Faults),
    /// The wish asks for more things of a sort than there are places for them,
    /// or would leave nothing to solve.
    NoRoom,
    /// No full grid satisfies the conditions for the whole grid.
    NoGrid,
    /// No full grid was found; there may be no such grid.
    GridNotFound {
        /// The number of attempts.
        runs: u64,
    },
    /// The puzzle to be changed has no solution.
    NoSolution,
    /// The puzzle to be changed has several solutions.
    Several,
    /// The locks are impossible, for this reason.
    Locked(Message),
    /// There is no band beyond that of the puzzle.
    NoBand,
    /// No changed puzzle met the wish.
    NoneNear {
        /// The puzzle that came nearest.
        nearest: Option<Box<Made>>,
        /// The number of puzzles examined.
        tries: u64,
    },
    /// No examined grid is the only solution when everything allowed is printed.
    Places {
        /// The nearest puzzle has at least this many solutions.
        solutions: u64,
        /// A puzzle that prints one more place, or two more if there is a symmetry.
        nearest: Option<Box<Made>>,
    },
    /// No puzzle was found within the budget.
    Ended {
        /// The puzzle whose hardest step came nearest, with its grade.
        nearest: Option<Box<Made>>,
        /// The number of grids started.
        tries: u64,
    },
}

impl Missed {
    /// The reason as a sentence.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Faults(Faults(faults)) => {
                let first = faults.first().map(|fault| fault.message.clone());
                first.unwrap_or_else(|| Message::new("generate.no-grid"))
            }
            Self::NoRoom => Message::new("generate.no-room"),
            Self::NoGrid => Message::new("generate.no-grid"),
            Self::GridNotFound { runs } => {
                Message::new("generate.grid-not-found").with("runs", Arg::Number(*runs))
            }
            Self::NoSolution => Message::new("generate.no-solution"),
            Self::Several => Message::new("generate.several"),
            Self::Locked(message) => message.clone(),
            Self::NoBand => Message::new("generate.no-band"),
            Self::NoneNear { tries, .. } => {
                Message::new("generate.none-near").with("tries", Arg::Number(*tries))
            }
            Self::Places { solutions, nearest } => {
                let key = if nearest.is_some() { "generate.one-more" } else { "generate.places" };
                Message::new(key).with("count", Arg::Number(*solutions))
            }
            Self::Ended { tries, .. } => {
                Message::new("generate.ended").with("tries", Arg::Number(*tries))
            }
        }
    }
}
