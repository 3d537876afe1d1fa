//! Serialisable twins of the core's words, requests and answers.
//!
//! The core knows no serialisation; these types do, and nothing else. Each converts from or to its original in the
//! same file. With the feature `types` they also know their TypeScript names, from which the build writes the page's
//! `types.ts`, so that neither side can drift from the other.

mod answers;
mod draft;
mod findings;
mod lab;
mod message;
mod snake;

pub use answers::{
    CheckAnswer, Counted, FormatEntry, KindEntry, Progress, ReadAnswer, ReadError, ReadPuzzle,
    SolveAnswer, SolveRequest, Verdict, WriteAnswer,
};
pub use draft::{Clues, Draft, Sign};
pub use findings::{CandidatesAnswer, Conditions, ConflictAnswer, PuzzleRequest, RedundantAnswer};
pub use lab::{
    LabCounters, LabFamily, LabLane, LabLine, LabOrder, LabRaceRequest, LabReason, LabState,
    LabStrategy, LabTask, LabTellRequest, LabTold,
};
pub use message::{Arg, ClueAt, Fault, Message, Side, SignAt};
pub use snake::{
    Sides, SnakeCheckAnswer, SnakeProgress, SnakeReadAnswer, SnakeReading, SnakeRepair,
    SnakeRepairsAnswer, SnakeRequest, SnakeSolution, SnakeSolveAnswer, SnakeSolveProgress,
    SnakeSolveRequest,
};

/// The twins of a list.
pub(crate) fn list<Original, Twin: From<Original>>(originals: Vec<Original>) -> Vec<Twin> {
    originals.into_iter().map(Twin::from).collect()
}
