//! The questions about a chain and a box, and the form of the answer.
//!
//! Two foldings count as one if a symmetry of the box takes the cells of one to
//! the cells of the other, in their order. So the folding of a palindromic
//! chain and the same cells from the other end count as two, unless a symmetry
//! exchanges them.

use super::Fold;
use crate::budget::Stats;
use crate::solve::Verdict;

/// The allowed starts of the chain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Starts {
    /// In any cell, in any direction; finds one folding of each class.
    #[default]
    All,
    /// In the cell 0, 0, 0 along +x, as in the source document; finds both of
    /// two mirror images.
    Corner,
}

/// The run that is laid first; the chain then grows at both its ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Growth {
    /// The one that promises the smallest search.
    #[default]
    Chosen,
    /// This one, from 0; the last one if there are fewer.
    FromRun(usize),
}

/// The ways to cut the search short. The answer is the same with and without them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pruning {
    /// Reasons that show before any search.
    pub refusals: bool,
    /// Free cells with too few free neighbours.
    pub dead_ends: bool,
    /// The chessboard colours of the cells in which the chain must end.
    pub colours: bool,
}

impl Pruning {
    /// Everything.
    pub const ALL: Self = Self { refusals: true, dead_ends: true, colours: true };
    /// Plain trying.
    pub const NONE: Self = Self { refusals: false, dead_ends: false, colours: false };
}

/// The aim of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Keep this many foldings.
    pub keep: usize,
    /// Stop at this many; None counts them all.
    pub limit: Option<u64>,
    /// The allowed starts of the chain.
    pub starts: Starts,
    /// The run that is laid first; a search from the corner begins with the first.
    pub growth: Growth,
    /// The ways to cut the search short.
    pub pruning: Pruning,
}

impl Question {
    /// All foldings, the first thousand kept.
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
    /// The number of classes, as far as is known.
    pub verdict: Verdict,
    /// Classes found, up to rotation and reflection.
    pub classes: u64,
    /// Classes found, up to rotation alone: twice as many, except in a flat box
    /// (a side of 1), where turning over equals mirroring.
    pub rotations: u64,
    /// Whether there are no others.
    pub complete: bool,
    /// The first of them, read in the chain's own order, each as the least of
    /// its class, and sorted; from the corner in the order in which they were
    /// found.
    pub folds: Vec<Fold>,
    /// The counters of the search; a node is a laid run.
    pub stats: Stats,
}
