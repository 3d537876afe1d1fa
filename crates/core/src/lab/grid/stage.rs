//! The stages in the programs of searches on grids.

use crate::conditions::{How, Role};
use crate::deduction::{Contradiction, Rule};
use crate::rules::{
    CLUE_ONE, DECIDED, DECIDED_GROUP, EDGE_LIMIT, ODD_EVEN, PARTNER, SIGN_BOUND, SUM_IN_VIEW,
};

/// A stage of a program; each line of pseudo-code lists the stages during which
/// it is highlighted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GridStage {
    /// A value is tried.
    Try,
    /// A try is taken back.
    Undo,
    /// No value is left to try.
    NoneLeft,
    /// A solution is reported.
    Solution,
    /// A value appears twice where it may appear only once.
    Repeat,
    /// Two cells do not fit together, for example at a sign.
    Sign,
    /// More is visible than a clue allows.
    TooMany,
    /// A full line does not show its clue.
    Clue,
    /// A cell has no value left.
    NoValue,
    /// A value has no place left.
    NoPlace,
    /// No arrangement of a line is left.
    NoArrangement,
    /// A rule removes something.
    Rule(&'static Rule),
    /// A rule of the ladder removes candidates.
    Ruled,
    /// A rule of the ladder finds a number.
    Found,
    /// The engine's propagators remove something.
    Engine,
    /// The engine visits the second half of a decision.
    Refuted,
}

/// The stages that remove something before the first try.
pub(super) const START: &[GridStage] = &[GridStage::Rule(&ODD_EVEN)];

/// The stages that draw conclusions from a decided cell.
pub(super) const CLEARED: &[GridStage] =
    &[GridStage::Rule(&DECIDED), GridStage::Rule(&DECIDED_GROUP)];

/// The stages that draw conclusions from a sign.
pub(super) const SIGNS_BOUND: &[GridStage] =
    &[GridStage::Rule(&SIGN_BOUND), GridStage::Rule(&PARTNER)];

/// The stages that draw conclusions from a clue.
pub(super) const CLUES_BOUND: &[GridStage] =
    &[GridStage::Rule(&CLUE_ONE), GridStage::Rule(&EDGE_LIMIT), GridStage::Rule(&SUM_IN_VIEW)];

impl GridStage {
    /// The stage that finds this contradiction.
    pub(super) fn of(found: Contradiction) -> Self {
        match found {
            Contradiction::Repeat { .. } => Self::Repeat,
            Contradiction::Broken(breach) => match breach.how {
                // What no rule uses is checked together with the clues.
                _ if matches!(breach.condition.role(), Role::Checked) => Self::Clue,
                How::Plainly => Self::Sign,
                How::Twice { .. } => Self::Repeat,
                How::Seen { full: false, .. } => Self::TooMany,
                How::Seen { full: true, .. } => Self::Clue,
            },
            Contradiction::NoValue { .. } => Self::NoValue,
            Contradiction::NoPlace { .. } => Self::NoPlace,
            Contradiction::NoArrangement { .. } => Self::NoArrangement,
        }
    }
}
