//! The counters that all strategies share.

/// The counts of one run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "LabCounters"))]
pub struct Counters {
    /// Values put into a cell to see what follows, or directions for a run of
    /// a snake. Givens and what rules place are none.
    pub tries: u64,
    /// Positions that the search went on from, the one measure that means the
    /// same under every strategy: the start, and what a try led to, unless
    /// something was found broken there before the next try. Solutions are
    /// positions. Of a decision in two halves the second is one too.
    pub positions: u64,
    /// How often something was found broken, at the start too.
    pub dead_ends: u64,
    /// Cells of which every value was tried, or runs of which every direction
    /// was, and none led to a solution.
    pub exhausted: u64,
    /// Candidates that rules took away, one for each value.
    pub removals: u64,
    /// How often a rule took something away.
    pub firings: u64,
    /// The most tries in force at once.
    pub depth: u64,
    /// Solutions.
    pub solutions: u64,
}
