//! Checking and solving grids.

use gridfold_core::budget;
use gridfold_core::error::Fault;
use gridfold_core::puzzle::Draft;
use gridfold_core::solve::Verdict;
use serde::{Deserialize, Serialize, Serializer};

/// The faults of a draft that are visible without a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CheckAnswer {
    /// The faults that prevent the draft from being a puzzle.
    pub faults: Vec<Fault>,
    /// Obvious contradictions, including those of the player's own digits.
    pub contradictions: Vec<Fault>,
    /// The share link's fragment without its `#`; empty while there are faults.
    pub link: String,
}

/// The puzzle to solve, and how far to go.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SolveRequest {
    /// The puzzle.
    pub draft: Draft,
    /// The player's own digits, n * n numbers, with 0 for an open cell; null to count only the
    /// givens.
    pub entries: Option<Vec<u32>>,
    /// Stop after this many solutions.
    pub limit: u64,
    /// Stop after this many nodes of the search; null for no limit.
    pub nodes: Option<u64>,
}

/// What the verdict is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Counted {
    /// The puzzle as it was set.
    #[default]
    Givens,
    /// The puzzle with the player's own digits in it.
    Entries,
}

/// The result of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SolveAnswer {
    /// How many solutions there are, in a word.
    pub verdict: Verdict,
    /// The number of solutions found.
    pub count: u64,
    /// The first solutions found, n * n values each.
    #[serde(serialize_with = "whole")]
    pub solutions: Vec<Vec<u32>>,
    /// What the verdict is about.
    pub counted: Counted,
    /// The number of nodes of the search.
    pub nodes: u64,
    /// The number of values tried.
    pub tries: u64,
    /// The number of propagators run.
    pub propagations: u64,
    /// The time taken, in microseconds.
    pub micros: u64,
    /// The faults that prevent the draft from being a puzzle; if there are any,
    /// nothing was searched.
    pub faults: Vec<Fault>,
}

/// The progress of a search.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Progress {
    /// The number of nodes so far.
    pub nodes: u64,
    /// The number of solutions so far.
    pub solutions: u64,
    /// The estimated share that is done, from 0 to 1.
    pub share: f64,
}

impl From<budget::Progress> for Progress {
    fn from(progress: budget::Progress) -> Self {
        Self { nodes: progress.stats.nodes, solutions: progress.solutions, share: progress.share }
    }
}

/// Grids that each cross the boundary in one piece, not value by value. The
/// numbers are small, so bytes are enough.
fn whole<S: Serializer>(grids: &[Vec<u32>], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(grids.iter().map(|grid| Bytes(grid.iter().map(|value| *value as u8).collect())))
}

struct Bytes(Vec<u8>);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_bytes(&self.0)
    }
}
