//! The events of searches for snakes: runs that are laid and lifted, and why a
//! search turns back.

use super::task::SnakeTask;
use crate::lab::event::{Event, EventKind, Task};
use crate::message::Message;
use crate::snake::Direction;

/// The kinds of events in a search for a snake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SnakeEventKind {
    /// A run is laid to see what follows. Everything up to the matching
    /// [`Undo`](Self::Undo) depends on this try.
    Lay {
        /// The index of the run, from 0.
        run: u8,
        /// The place of the run's first cubelet, which also belongs to the run before.
        from: [i8; 3],
        /// The direction of the run.
        direction: Direction,
    },
    /// No solution contains everything that is currently laid.
    DeadEnd(SnakeReason),
    /// Every direction of the run was tried, and the search goes back up.
    NoneLeft {
        /// The index of the run, from 0.
        run: u8,
    },
    /// The last laid run is lifted.
    Undo,
    /// Every run is laid, and the box is full.
    Solution,
}

/// Why a snake cannot be laid like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SnakeReason {
    /// The run leaves the box.
    Leaves {
        /// The index of the run, from 0.
        run: u8,
    },
    /// The run meets a cubelet already laid.
    Taken {
        /// The index of the run, from 0.
        run: u8,
        /// The place.
        place: [i8; 3],
    },
    /// With this run, the chain spans more than its box.
    TooWide {
        /// The index of the run, from 0.
        run: u8,
    },
    /// A free cell cannot be reached from the others.
    Parted {
        /// The place.
        place: [i8; 3],
    },
    /// The chain's number of cubelets does not match its box.
    Number {
        /// The number of cubelets of the chain.
        found: u8,
        /// The number of cells in the box.
        wanted: u8,
    },
}

/// The stages in the programs of searches for snakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SnakeStage {
    /// A run is laid.
    Lay,
    /// A run is lifted.
    Undo,
    /// No direction is left to try.
    NoneLeft,
    /// A solution is reported.
    Solution,
    /// A run leaves its box.
    Leaves,
    /// A run meets a cubelet.
    Taken,
    /// A chain spans more than its box.
    TooWide,
    /// The free cells are not connected.
    Parted,
    /// The chain's number of cubelets does not match its box.
    Number,
}

impl Task for SnakeTask {
    type Kind = SnakeEventKind;
}

impl EventKind for SnakeEventKind {
    type Reason = SnakeReason;
    type Stage = SnakeStage;

    const UNDO: Self = Self::Undo;
    const SOLUTION: Self = Self::Solution;

    fn dead_end(reason: SnakeReason) -> Self {
        Self::DeadEnd(reason)
    }

    fn stage(&self) -> SnakeStage {
        match self {
            Self::Lay { .. } => SnakeStage::Lay,
            Self::DeadEnd(reason) => reason.stage(),
            Self::NoneLeft { .. } => SnakeStage::NoneLeft,
            Self::Undo => SnakeStage::Undo,
            Self::Solution => SnakeStage::Solution,
        }
    }
}

impl Event<SnakeEventKind> {
    /// The sentence about the event.
    #[must_use]
    pub fn message(&self) -> Message {
        match self.kind {
            SnakeEventKind::Lay { run, direction, .. } => {
                let axis = ["+x", "-x", "+y", "-y", "+z", "-z"][direction.index()];
                about("lab.lay", run).with("direction", axis)
            }
            SnakeEventKind::DeadEnd(reason) => reason.message(),
            SnakeEventKind::NoneLeft { run } => about("lab.no-run-left", run),
            SnakeEventKind::Undo => Message::new("lab.undo"),
            SnakeEventKind::Solution => Message::new("lab.folded"),
        }
    }
}

impl SnakeReason {
    const fn stage(self) -> SnakeStage {
        match self {
            Self::Leaves { .. } => SnakeStage::Leaves,
            Self::Taken { .. } => SnakeStage::Taken,
            Self::TooWide { .. } => SnakeStage::TooWide,
            Self::Parted { .. } => SnakeStage::Parted,
            Self::Number { .. } => SnakeStage::Number,
        }
    }

    fn message(self) -> Message {
        match self {
            Self::Leaves { run } => about("lab.broken.leaves", run),
            Self::Taken { run, place } => about("lab.broken.taken", run).with("place", spot(place)),
            Self::TooWide { run } => about("lab.broken.too-wide", run),
            Self::Parted { place } => Message::new("lab.broken.parted").with("place", spot(place)),
            Self::Number { found, wanted } => Message::new("lab.broken.number")
                .with("number", u32::from(found))
                .with("wanted", u32::from(wanted)),
        }
    }
}

/// A sentence about a run; people count runs from 1.
fn about(key: &'static str, run: u8) -> Message {
    Message::new(key).with("number", u32::from(run) + 1)
}

fn spot(place: [i8; 3]) -> String {
    place.map(|at| at.to_string()).join(", ")
}
