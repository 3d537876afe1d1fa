//! Obvious contradictions on a board, with their places and sentences.

use crate::conditions::Breach;
use crate::error::Fault;
use crate::grid::{Cell, Line};
use crate::message::{Arg, Message};
use crate::puzzle::GridPuzzle;

/// A state that cannot lead to a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contradiction {
    /// The value appears twice in the line.
    Repeat {
        /// The value.
        value: u8,
        /// The line.
        line: Line,
    },
    /// The decided cells break a condition.
    Broken(Breach),
    /// A cell has no value left.
    NoValue {
        /// The cell.
        cell: Cell,
    },
    /// A value has no place left in a line.
    NoPlace {
        /// The value.
        value: u8,
        /// The line.
        line: Line,
    },
    /// No arrangement of the line fits the remaining candidates.
    NoArrangement {
        /// The line.
        line: Line,
    },
}

impl Contradiction {
    /// The sentence about the contradiction, and the places that it concerns.
    #[must_use]
    pub fn fault(self, puzzle: &GridPuzzle) -> Fault {
        let size = puzzle.size();
        let shown = |value: u8| puzzle.scale().shown(u32::from(value));
        match self {
            Self::Repeat { value, line } => {
                let message = Message::new("clash.repeat").with("value", shown(value));
                along(message, line, puzzle)
            }
            // The whole line of a clue is highlighted, including open cells.
            Self::Broken(breach) => breach.fault(size, puzzle.scale(), |_| 1),
            Self::NoValue { cell } => {
                let name = Arg::Cell { row: size.row(cell), column: size.column(cell) };
                Fault::new(Message::new("clash.no-value").with("cell", name)).at(cell)
            }
            Self::NoPlace { value, line } => {
                let message = Message::new("clash.no-place").with("value", shown(value));
                along(message, line, puzzle)
            }
            Self::NoArrangement { line } => {
                along(Message::new("clash.no-arrangement"), line, puzzle)
            }
        }
    }
}

/// A fault along a whole line.
fn along(message: Message, line: Line, puzzle: &GridPuzzle) -> Fault {
    let fault = Fault::new(message.with("line", line));
    puzzle.size().line_cells(line).fold(fault, Fault::at)
}
