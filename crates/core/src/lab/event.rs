//! What a search does, one event at a time, small enough to keep millions.
//!
//! The stream of events says everything: [`Replay`](super::Replay) gives the
//! board at each of them without knowing the strategy. An event carries its
//! reason as plain numbers; the sentence is made when somebody reads it.

use super::Why;
use crate::grid::{Cell, Size, Values};
use crate::message::{Arg, Message};
use crate::puzzle::GridPuzzle;
use crate::snake::Direction;

/// Something that happened, and where in the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// What happened.
    pub what: What,
    /// The line of the strategy's pseudo-code that did it, from 0.
    pub line: u8,
}

/// What can happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A value is put into a cell to see what follows. Everything up to the
    /// matching [`What::Undo`] happens under this try.
    Try {
        /// The cell.
        cell: Cell,
        /// Its value.
        value: u32,
    },
    /// A rule gives a cell its value.
    Place {
        /// The cell.
        cell: Cell,
        /// The one value left.
        value: u32,
        /// The rule.
        why: Why,
    },
    /// A rule takes values from a cell; each of them was still possible.
    Remove {
        /// The cell.
        cell: Cell,
        /// The values that go.
        values: Values,
        /// The rule.
        why: Why,
    },
    /// A rule is broken: no solution has everything that stands now.
    DeadEnd {
        /// The rule.
        why: Why,
    },
    /// A run of a snake is laid to see what follows: the try of a snake search.
    Lay {
        /// The run, from 0.
        run: u8,
        /// Where its first cubelet lies, which the run before has laid.
        from: [i8; 3],
        /// Where it goes.
        direction: Direction,
    },
    /// Every value of the cell was tried, and the search goes up.
    NoneLeft {
        /// The cell.
        cell: Cell,
    },
    /// Every direction of the run was tried, and the search goes up.
    NoRunLeft {
        /// The run, from 0.
        run: u8,
    },
    /// The last try that still stands is taken back, with all that followed.
    Undo,
    /// Every cell has its value and no rule is broken.
    Solution,
}

/// Where in a program an event happens; a line of pseudo-code names the steps
/// that light it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A value is tried.
    Try,
    /// A try is taken back.
    Undo,
    /// No value is left to try.
    NoneLeft,
    /// A solution is reported.
    Solution,
    /// A value stands twice in a line.
    Repeat,
    /// A sign is broken.
    Sign,
    /// More is seen than a clue allows.
    TooMany,
    /// A full line does not show its clue.
    Clue,
    /// A cell has no value left.
    NoValue,
    /// A value has no place left.
    NoPlace,
    /// A decided value leaves its lines.
    Decided,
    /// A value has only one place.
    OnlyPlace,
    /// A sign bounds its two cells.
    Bound,
    /// A clue bounds the cells in front of it.
    Edge,
    /// A clue that is already full bounds what comes behind.
    Hidden,
    /// All ways to fill a line are looked through.
    Ways,
    /// The engine's propagators.
    Engine,
    /// The engine's second half of a decision.
    Refuted,
    /// A run leaves its box.
    Leaves,
    /// A run meets a cubelet.
    Taken,
    /// A chain spans more than its box.
    TooWide,
    /// The free cells do not hang together.
    Parted,
    /// A chain does not have the number of cubelets of its box.
    Number,
}

impl Event {
    /// What a reader is told about it.
    #[must_use]
    pub fn message(&self, puzzle: &GridPuzzle) -> Message {
        let size = puzzle.size();
        match self.what {
            What::Try { cell, value } => {
                Message::new("lab.try").with("cell", name(size, cell)).with("value", value)
            }
            What::Place { cell, value, why } => why.of_removal(cell, Values::only(value), puzzle),
            What::Remove { cell, values, why } => why.of_removal(cell, values, puzzle),
            What::DeadEnd { why } => why.of_dead_end(puzzle),
            What::NoneLeft { cell } => Message::new("lab.none-left").with("cell", name(size, cell)),
            What::Solution => Message::new("lab.solution"),
            _ => self.snake_message(),
        }
    }

    /// What a reader is told about it in a search for snakes.
    #[must_use]
    pub fn snake_message(&self) -> Message {
        let number = |run| u32::from(run) + 1;
        match self.what {
            What::Lay { run, direction, .. } => {
                let axis = ["+x", "-x", "+y", "-y", "+z", "-z"][direction.index()];
                Message::new("lab.lay").with("number", number(run)).with("direction", axis)
            }
            What::NoRunLeft { run } => Message::new("lab.no-run-left").with("number", number(run)),
            What::DeadEnd { why } => why.of_snake(),
            What::Solution => Message::new("lab.folded"),
            _ => Message::new("lab.undo"),
        }
    }
}

impl What {
    /// Where in the program it happens.
    #[must_use]
    pub const fn step(&self) -> Step {
        match self {
            Self::Try { .. } | Self::Lay { .. } => Step::Try,
            Self::Place { why, .. } | Self::Remove { why, .. } | Self::DeadEnd { why } => {
                why.step()
            }
            Self::NoneLeft { .. } | Self::NoRunLeft { .. } => Step::NoneLeft,
            Self::Undo => Step::Undo,
            Self::Solution => Step::Solution,
        }
    }
}

/// A cell as a sentence speaks of it.
pub(super) fn name(size: Size, cell: Cell) -> Arg {
    Arg::Cell { row: size.row(cell), column: size.column(cell) }
}
