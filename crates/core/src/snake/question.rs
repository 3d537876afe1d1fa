//! The questions about a chain and a box, and the shape of the answer.
//!
//! Two foldings count as one where a symmetry of the box takes the cells of
//! the one to the cells of the other, in their order. So a palindromic chain's
//! folding and the same cells taken from the other end count as two, unless a
//! symmetry of the box makes them the same.

use super::Fold;
use crate::budget::Stats;
use crate::solve::Verdict;

/// The allowed starts of the chain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Starts {
    /// In any cell, in any direction; one folding of each class is found.
    #[default]
    All,
    /// In the cell 0, 0, 0 along +x, as in the source document; foldings that
    /// are mirror images of each other are both found.
    Corner,
}

/// The run that is laid first; the chain then grows at both its ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Growth {
    /// The one that promises the smallest search.
    #[default]
    Chosen,
    /// This one, from 0; the last one where there are fewer.
    FromRun(usize),
}

/// The ways to cut the search short. The answer is the same with all and none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pruning {
    /// Reasons that show before any search.
    pub refusals: bool,
    /// Free cells with too few free neighbours.
    pub dead_ends: bool,
    /// The chessboard colours of the cells where the chain must end.
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
    /// Keep so many foldings.
    pub keep: usize,
    /// Stop once so many are found; nothing: count them all.
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
    /// How many classes there are, as far as is known.
    pub verdict: Verdict,
    /// Classes found, up to rotation and reflection.
    pub classes: u64,
    /// Classes found, up to rotation alone: twice as many, except in a flat
    /// box (a side of 1), where turning over is mirroring and they are as many.
    pub rotations: u64,
    /// Whether there are no others.
    pub complete: bool,
    /// The first of them, read in the chain's own order, each as the least of
    /// its class, and sorted; from the corner just as they were found.
    pub folds: Vec<Fold>,
    /// The counters of the search; a node is a run that was laid.
    pub stats: Stats,
}
