//! The events of searches on grids: values tried, steps of rules, and why a
//! search turns back.

use std::sync::Arc;

use crate::deduction::{Conclusion, Contradiction, Rule, Step};
use crate::grid::{Cell, Values};
use crate::lab::event::{Event, EventKind, Task};
use crate::lab::trace::Observer;
use crate::message::{Arg, ENGLISH, Message};
use crate::puzzle::GridPuzzle;

use super::stage::GridStage;

/// The kinds of events in a search on a grid.
#[derive(Clone, Debug, PartialEq)]
pub enum GridEventKind {
    /// A value is put into a cell to see what follows. Everything up to the
    /// matching [`Undo`](Self::Undo) depends on this try.
    Try {
        /// The cell.
        cell: Cell,
        /// The value.
        value: u32,
    },
    /// A rule removes candidates.
    Step(Conclusion),
    /// A rule of the ladder removes candidates.
    Ruled {
        /// The whole step, which may change other cells as well, without its
        /// evidence.
        step: Arc<Step>,
        /// The cell.
        cell: Cell,
        /// The values removed.
        values: Values,
    },
    /// A rule of the ladder finds a number and enters it. Everything up to the
    /// matching [`Undo`](Self::Undo) depends on that number, as on a try.
    Found {
        /// The step that found the number, without its evidence.
        step: Arc<Step>,
        /// The cell.
        cell: Cell,
        /// The value.
        value: u32,
    },
    /// The engine removes candidates without naming the rule.
    Propagated {
        /// The cell.
        cell: Cell,
        /// The values removed.
        values: Values,
    },
    /// The engine removes the value that it has tried.
    Refuted {
        /// The cell.
        cell: Cell,
        /// The values removed.
        values: Values,
    },
    /// No solution contains everything that is currently on the board.
    DeadEnd(GridReason),
    /// Every value of the cell was tried, and the search goes back up.
    NoneLeft {
        /// The cell.
        cell: Cell,
    },
    /// Takes back the last try or found number in force, together with
    /// everything that followed.
    Undo,
    /// Every cell has its value, and no rule is broken.
    Solution,
}

/// Why a board is a dead end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridReason {
    /// The board contains something that no solution has.
    Contradiction(Contradiction),
    /// The engine found the board impossible, but cannot give a reason.
    Engine,
}

/// The receiver of events from a search on a grid.
pub trait GridObserver: Observer<Kind = GridEventKind> {}

impl<O: Observer<Kind = GridEventKind>> GridObserver for O {}

impl Task for GridPuzzle {
    type Kind = GridEventKind;
}

impl EventKind for GridEventKind {
    type Reason = GridReason;
    type Stage = GridStage;

    const UNDO: Self = Self::Undo;
    const SOLUTION: Self = Self::Solution;

    fn dead_end(reason: GridReason) -> Self {
        Self::DeadEnd(reason)
    }

    fn stage(&self) -> GridStage {
        match self {
            Self::Try { .. } => GridStage::Try,
            Self::Step(step) => GridStage::Rule(step.rule),
            Self::Ruled { .. } => GridStage::Ruled,
            Self::Found { .. } => GridStage::Found,
            Self::Propagated { .. } => GridStage::Engine,
            Self::Refuted { .. } => GridStage::Refuted,
            Self::DeadEnd(GridReason::Contradiction(found)) => GridStage::of(*found),
            Self::DeadEnd(GridReason::Engine) => GridStage::Engine,
            Self::NoneLeft { .. } => GridStage::NoneLeft,
            Self::Undo => GridStage::Undo,
            Self::Solution => GridStage::Solution,
        }
    }
}

impl From<Contradiction> for GridReason {
    fn from(found: Contradiction) -> Self {
        Self::Contradiction(found)
    }
}

impl Event<GridEventKind> {
    /// The sentence about the event.
    #[must_use]
    pub fn message(&self, puzzle: &GridPuzzle) -> Message {
        let (size, scale) = (puzzle.size(), puzzle.scale());
        match &self.kind {
            &GridEventKind::Try { cell, value } => Message::new("lab.try")
                .with("cell", Arg::cell(size, cell))
                .with("value", scale.shown(value)),
            GridEventKind::Step(step) => step.message(puzzle),
            GridEventKind::Ruled { step, .. } | GridEventKind::Found { step, .. } => {
                Message::new("lab.ruled")
                    .with("technique", title(step.rule))
                    .with("step", Arg::Said(Box::new(step.message(puzzle))))
            }
            &GridEventKind::Propagated { cell, values } => {
                taken("lab.remove.engine", cell, values, puzzle)
            }
            &GridEventKind::Refuted { cell, values } => {
                taken("lab.remove.refuted", cell, values, puzzle)
            }
            GridEventKind::DeadEnd(GridReason::Contradiction(found)) => found.fault(puzzle).message,
            GridEventKind::DeadEnd(GridReason::Engine) => Message::new("lab.broken.engine"),
            &GridEventKind::NoneLeft { cell } => {
                Message::new("lab.none-left").with("cell", Arg::cell(size, cell))
            }
            GridEventKind::Undo => Message::new("lab.undo"),
            GridEventKind::Solution => Message::new("lab.solution"),
        }
    }
}

fn taken(key: &'static str, cell: Cell, values: Values, puzzle: &GridPuzzle) -> Message {
    Message::new(key)
        .with("cell", Arg::cell(puzzle.size(), cell))
        .with("values", Arg::values(values, puzzle.scale()))
}

/// The name of a rule.
fn title(rule: &Rule) -> Arg {
    let is_its = |key: &str| key.strip_prefix("technique.") == Some(rule.id);
    let title = ENGLISH.iter().find(|(key, _)| is_its(key));
    Arg::Said(Box::new(Message::new(title.map_or(rule.sentence, |(key, _)| *key))))
}
