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
    /// Its only solution, row by row.
    pub solution: Vec<u32>,
    /// Its grade, if the wish names a level.
    pub grade: Option<Grade>,
    /// The number of grids begun before it was found.
    pub tries: u64,
}

impl Made {
    /// A puzzle with its solution; None if it rejects the solution. That must never
    /// happen, so every build checks it.
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
    /// The wish asks for more of a sort than there are places, or would leave
    /// nothing to solve.
    NoRoom,
    /// No full grid satisfies the conditions for the whole grid.
    NoGrid,
    /// No full grid was found, and there may be none.
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
    /// No examined grid has one solution with what may be printed.
    Places {
        /// How many solutions the nearest has, at least.
        solutions: u64,
        /// A puzzle with one place more, or two with a symmetry.
        nearest: Option<Box<Made>>,
    },
    /// No puzzle was found within the budget.
    Ended {
        /// The puzzle whose hardest step came nearest, with its grade.
        nearest: Option<Box<Made>>,
        /// The number of grids begun.
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
