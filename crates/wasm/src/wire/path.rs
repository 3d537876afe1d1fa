//! All steps of a puzzle, and how difficult it is.

use gridfold_core::explain::{End, Grade};
use gridfold_core::puzzle::Draft;
use serde::{Deserialize, Serialize};

use super::explain::HintStep;

/// A puzzle as it was set.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PathRequest {
    /// The puzzle.
    pub draft: Draft,
}

/// All steps of a puzzle, starting from its givens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PathAnswer {
    /// How the path ends.
    pub end: PathEnd,
    /// The steps, each of which follows from the board after the steps before
    /// it.
    pub steps: Vec<HintStep>,
}

/// How a path ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum PathEnd {
    /// Every cell has its number.
    Full,
    /// Nothing more follows, because several solutions are left.
    Stuck,
    /// The puzzle has no solution, or the draft is not a puzzle.
    Wrong,
}

/// How difficult a puzzle is; the grade is the same in all orientations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GradeAnswer {
    /// Whether the steps reach the end; if not, the other figures are lower
    /// bounds.
    pub finished: bool,
    /// The rating of the hardest step, in hundredths.
    pub rating: u16,
    /// The rule of that step; its title has the key `technique.<id>`.
    pub rule: Option<&'static str>,
    /// The band of the rating; its name has the key `band.<id>`.
    pub band: &'static str,
    /// The largest number of lines, clues and signs that one step looks at together.
    pub width: usize,
    /// The cost of all steps.
    pub effort: u64,
    /// The smallest number of different steps available at any point.
    pub narrowness: usize,
    /// Whether there may be more different steps than were counted.
    pub narrowness_open: bool,
    /// The rating of each step, in hundredths.
    pub profile: Vec<u16>,
}

impl From<End> for PathEnd {
    fn from(end: End) -> Self {
        match end {
            End::Full => Self::Full,
            // A page sets no budget; it ends its worker instead.
            End::Stuck | End::Stopped => Self::Stuck,
            End::Wrong => Self::Wrong,
        }
    }
}

impl From<&Grade> for GradeAnswer {
    fn from(grade: &Grade) -> Self {
        Self {
            finished: grade.finished,
            rating: grade.rating.0,
            rule: grade.rule.map(|rule| rule.id),
            band: grade.band.id(),
            width: grade.width,
            effort: grade.effort,
            narrowness: grade.narrowness,
            narrowness_open: grade.narrowness == gridfold_core::explain::MOST_COUNTED,
            profile: grade.profile.iter().map(|rating| rating.0).collect(),
        }
    }
}
