//! Checking and solving grids.

use gridfold_core::budget;
use gridfold_core::error::Fault;
use gridfold_core::puzzle::Draft;
use gridfold_core::solve::Verdict;
use serde::{Deserialize, Serialize, Serializer};

/// The faults of a draft, without any search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CheckAnswer {
    /// The faults that keep it from being a puzzle.
    pub faults: Vec<Fault>,
    /// Plain contradictions, the player's own digits included.
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
    /// The player's own digits, n * n, 0 = open; null to count the givens only.
    pub entries: Option<Vec<u32>>,
    /// Stop after this many solutions.
    pub limit: u64,
    /// Stop after this many nodes of the search; null for no limit.
    pub nodes: Option<u64>,
}

/// The subject of the verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Counted {
    /// The puzzle as it was set.
    Givens,
    /// The puzzle with the player's own digits in it.
    Entries,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SolveAnswer {
    /// How many solutions there are.
    pub verdict: Verdict,
    /// How many were found.
    pub count: u64,
    /// The first of them, n * n values each.
    #[serde(serialize_with = "whole")]
    pub solutions: Vec<Vec<u32>>,
    /// The subject of the verdict.
    pub counted: Counted,
    /// Nodes of the search.
    pub nodes: u64,
    /// Values tried.
    pub tries: u64,
    /// Propagators run.
    pub propagations: u64,
    /// Time, in millionths of a second.
    pub micros: u64,
    /// The faults that keep the draft from being a puzzle; then nothing was searched.
    pub faults: Vec<Fault>,
}

/// The progress of a search.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Progress {
    /// Nodes so far.
    pub nodes: u64,
    /// Solutions so far.
    pub solutions: u64,
    /// An estimate of the finished part, 0 to 1.
    pub share: f64,
}

impl From<budget::Progress> for Progress {
    fn from(progress: budget::Progress) -> Self {
        Self { nodes: progress.stats.nodes, solutions: progress.solutions, share: progress.share }
    }
}

/// Grids that cross in one piece each, not value by value. The numbers are small, so bytes are enough.
fn whole<S: Serializer>(grids: &[Vec<u32>], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(grids.iter().map(|grid| Bytes(grid.iter().map(|value| *value as u8).collect())))
}

struct Bytes(Vec<u8>);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_bytes(&self.0)
    }
}
