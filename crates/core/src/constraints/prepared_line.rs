//! A line as the exact passes see it: its clues and signs, and what they imply for all
//! candidates.

use crate::grid::{Line, Size, Word};

use super::visibility_states::VisibilityStates;

/// What is printed at one line and at its ends.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineClues {
    /// The line.
    pub line: Line,
    /// The clues at the first and the last cell.
    pub clues: [Option<u32>; 2],
    /// The signs between its cells, as (lesser place, greater place).
    pub signs: Vec<(usize, usize)>,
    /// Whether value 1 is never visible and hides nothing.
    pub lowest_unseen: bool,
}

impl LineClues {
    /// A line without clues and signs.
    #[must_use]
    pub const fn none(line: Line) -> Self {
        Self { line, clues: [None; 2], signs: Vec::new(), lowest_unseen: false }
    }

    /// Whether the line has any condition besides the rule that each value appears
    /// once.
    #[must_use]
    pub fn say_something(&self) -> bool {
        self.clues.iter().any(Option::is_some) || !self.signs.is_empty()
    }
}

/// Clues and signs, along with their visibility states and the order of their
/// places.
pub(super) struct PreparedLine {
    pub(super) clues: LineClues,
    pub(super) n: usize,
    pub(super) states: VisibilityStates,
    /// For each place, the places that must have greater heights.
    pub(super) greater: [Word; Size::MAX],
}

impl PreparedLine {
    pub(super) fn new(size: Size, clues: LineClues) -> Self {
        let mut greater = [0; Size::MAX];
        for (low, high) in &clues.signs {
            greater[*low] |= 1 << high;
        }
        let states = VisibilityStates::new(size.n(), clues.clues, clues.lowest_unseen);
        Self { clues, n: size.n(), states, greater }
    }

    /// Whether there is a clue at either end.
    pub(super) fn has_clue(&self) -> bool {
        self.clues.clues.iter().any(Option::is_some)
    }

    /// Whether there is a sign between any of its cells.
    pub(super) fn is_signed(&self) -> bool {
        !self.clues.signs.is_empty()
    }
}
