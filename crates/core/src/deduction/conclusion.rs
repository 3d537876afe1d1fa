//! A conclusion about one cell: its rule, what it removes, and its causes.
//!
//! Searches draw millions of conclusions, so each has only a few bytes. The rule
//! produces causes and effect together, from the current board and never from a
//! solution. The sentence is made from causes and effect only when it is needed. People
//! see a [`Step`](super::Step).

use super::cause::Causes;
use super::marks::Marks;
use super::rule::{Rule, Step};
use crate::grid::{Cell, Values};
use crate::message::{Arg, Message};
use crate::puzzle::GridPuzzle;

/// A rule's conclusion about a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Conclusion {
    /// The rule.
    pub rule: &'static Rule,
    /// The candidates removed.
    pub removed: Removed,
    /// The causes.
    pub causes: Causes,
}

/// What a conclusion removes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Removed {
    /// Some candidates of a cell; the cell had each of them.
    Values {
        /// The cell.
        cell: Cell,
        /// The values.
        values: Values,
    },
    /// All candidates of a cell but one; the cell had that candidate and others.
    Others {
        /// The cell.
        cell: Cell,
        /// The value that is kept.
        value: u32,
    },
}

impl Removed {
    /// The cell.
    #[must_use]
    pub const fn cell(self) -> Cell {
        match self {
            Self::Values { cell, .. } | Self::Others { cell, .. } => cell,
        }
    }

    /// What is left of these candidates of the cell.
    #[inline]
    #[must_use]
    pub fn left(self, candidates: Values) -> Values {
        match self {
            Self::Values { values, .. } => candidates & !values,
            Self::Others { value, .. } => candidates & Values::only(value),
        }
    }
}

impl Conclusion {
    /// The conclusion that a cell keeps only these values, if the cell has any other
    /// candidate.
    #[inline]
    pub(crate) fn keeping(
        rule: &'static Rule,
        marks: &Marks,
        cell: Cell,
        values: Values,
        causes: Causes,
    ) -> Option<Self> {
        Self::removing(rule, marks, cell, !values, causes)
    }

    /// The conclusion that these values are removed from a cell, if the cell has any of
    /// them.
    #[inline]
    pub(crate) fn removing(
        rule: &'static Rule,
        marks: &Marks,
        cell: Cell,
        values: Values,
        causes: Causes,
    ) -> Option<Self> {
        let values = marks.values(cell) & values;
        let removed = Removed::Values { cell, values };
        (!values.is_empty()).then_some(Self { rule, removed, causes })
    }

    /// The conclusion as a step, with the same causes.
    pub(crate) fn told(self) -> Step {
        let step = Step::new(self.rule);
        let step = match self.removed {
            Removed::Values { cell, values } => step.removes(cell, values),
            Removed::Others { cell, value } => step.places(cell, value),
        };
        self.causes.iter().fold(step, Step::because)
    }

    /// The sentence about the conclusion.
    #[must_use]
    pub fn message(&self, puzzle: &GridPuzzle) -> Message {
        let (size, scale) = (puzzle.size(), puzzle.scale());
        let values = match self.removed {
            Removed::Values { values, .. } => values,
            Removed::Others { value, .. } => Values::only(value),
        };
        let cell = self.removed.cell();
        let message = Message::new(self.rule.sentence)
            .with("cell", Arg::cell(size, cell))
            .with("cells", Arg::Cells(vec![(size.row(cell), size.column(cell))]))
            .with("values", Arg::values(values, scale));
        self.causes.iter().fold(message, |message, cause| cause.named_in(message, size))
    }
}
