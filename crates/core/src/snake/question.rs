//! The questions about a chain and a box, and what the answer contains.
//!
//! Two foldings count as one if a symmetry of the box maps the cells of one to
//! the cells of the other, in order. The folding of a palindromic chain and the
//! same cells read from the other end therefore count as two, unless a symmetry
//! maps them to each other.

use super::Fold;
use crate::budget::Stats;
use crate::solve::Verdict;

/// Where the chain may start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Starts {
    /// In any cell, in any direction; finds one folding of each class.
    #[default]
    All,
    /// In the cell 0, 0, 0 along +x, as in the source document; finds both
    /// foldings of a mirrored pair.
    Corner,
}

/// Which run is laid first; the chain then grows at both of its ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Growth {
    /// The run that promises the smallest search.
    #[default]
    Chosen,
    /// This run, counted from 0; the last run if there are fewer.
    FromRun(usize),
}

/// The ways to shorten the search; none of them changes the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pruning {
    /// Use reasons that are known before any search.
    pub refusals: bool,
    /// Use free cells with too few free neighbours.
    pub dead_ends: bool,
    /// Use the chessboard colours of the cells in which the chain must end.
    pub colours: bool,
}

impl Pruning {
    /// Use everything.
    pub const ALL: Self = Self { refusals: true, dead_ends: true, colours: true };
    /// Use nothing: plain trial and error.
    pub const NONE: Self = Self { refusals: false, dead_ends: false, colours: false };
}

/// What the search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Keep this many foldings.
    pub keep: usize,
    /// Stop at this many foldings; `None` counts all of them.
    pub limit: Option<u64>,
    /// Where the chain may start.
    pub starts: Starts,
    /// Which run is laid first; a search from the corner starts with the first run.
    pub growth: Growth,
    /// The ways to shorten the search.
    pub pruning: Pruning,
}

impl Question {
    /// All foldings, of which the first thousand are kept.
    pub const ALL: Self = Self {
        keep: 1000,
        limit: None,
        starts: Starts::All,
        growth: Growth::Chosen,
        pruning: Pruning::ALL,
    };
    /// Any one folding.
    pub const ONE: Self = Self { keep: 1, limit: Some(1), ..Self::ALL };
    /// The search of the source document.
    pub const CORNER: Self = Self { starts: Starts::Corner, ..Self::ALL };
}

/// The result of a search for foldings.
#[derive(Clone, Debug, PartialEq)]
pub struct Folds {
    /// The number of classes, as far as it is known.
    pub verdict: Verdict,
    /// The number of classes found, up to rotation and reflection.
    pub classes: u64,
    /// The number of classes found, up to rotation alone: twice as many, except
    /// in a flat box (with a side of 1), where turning over equals mirroring.
    pub rotations: u64,
    /// Whether there are no other classes.
    pub complete: bool,
    /// The first foldings found, read in the chain's own order. Each folding is
    /// the least of its class, and the list is sorted. A search from the corner
    /// lists foldings in the order in which they were found.
    pub folds: Vec<Fold>,
    /// The counters of the search; a node is a laid run.
    pub stats: Stats,
}
