//! The cards of the techniques, which are not part of any request. The build runs each rule on its example and writes
//! all cards into one file of the page.

use gridfold_core::conditions::Features;
use gridfold_core::deduction::{Board, Step};
use gridfold_core::puzzle::{Draft, GridPuzzle};
use serde::Serialize;

use super::HintStep;
use super::place::HintBoard;

/// A technique of the ladder.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Technique {
    /// The id of the rule; its title has the key `technique.<id>`, and its idea has the key
    /// `idea.<id>`.
    pub id: &'static str,
    /// The chapter, which depends on the conditions that the technique needs in a puzzle.
    pub chapter: Chapter,
    /// How hard the easiest step of the technique is to see, from 1.0 to 9.0.
    pub rating: f64,
    /// The name of the level of this rating.
    pub band: &'static str,
    /// A board that shows the technique, with one step; searches have no board.
    pub example: Option<TechniqueBoard>,
    /// The same board rotated, with every step of the technique that can be
    /// taken on it.
    pub exercise: Option<TechniqueBoard>,
    /// A small whole puzzle that needs the technique and nothing harder, if there is one.
    pub puzzle: Option<TechniquePuzzle>,
}

/// A whole puzzle for a technique, and the request that makes more of the same
/// sort.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TechniquePuzzle {
    /// The share link's fragment without its `#`.
    pub link: String,
    /// The kind.
    pub kind: &'static str,
    /// The side length.
    pub size: usize,
    /// The conditions for the whole grid.
    #[cfg_attr(feature = "types", ts(as = "Vec<gridfold_core::conditions::Feature>"))]
    pub features: Features,
}

/// The chapters of the techniques, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Chapter {
    /// Only cells and lines.
    Squares,
    /// Clues at the border.
    Skyscrapers,
    /// Signs and bars between cells.
    Futoshiki,
    /// All ways to fill lines, and chains of such conclusions.
    Chains,
    /// Trials.
    Trial,
}

/// A puzzle, and what a technique concludes on one of its boards.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TechniqueBoard {
    /// The puzzle.
    pub draft: Draft,
    /// The technique's conclusions, each with the board before it; at least
    /// one.
    pub steps: Vec<HintStep>,
    /// The board after each conclusion.
    pub after: Vec<HintBoard>,
}

impl TechniqueBoard {
    /// A board with steps that can each be taken on it.
    #[must_use]
    pub fn new(puzzle: &GridPuzzle, board: &Board, steps: &[Step]) -> Self {
        let after = |step: &Step| {
            let mut board = board.clone();
            board.apply(step);
            HintBoard::new(&board)
        };
        Self {
            draft: puzzle.draft(),
            steps: steps.iter().map(|step| HintStep::new(puzzle, board, step)).collect(),
            after: steps.iter().map(after).collect(),
        }
    }
}
