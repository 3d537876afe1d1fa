//! The counters that all strategies share.

/// The counts of one run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "LabCounters"))]
pub struct Counters {
    /// Values put into a cell to see what follows, or directions for a run of a
    /// snake. Givens and values that rules place do not count.
    pub tries: u64,
    /// Positions from which the search continued, the one measure that means
    /// the same under every strategy: the start, and the result of each try
    /// unless something was found broken there before the next try. Solutions
    /// are positions. The second half of a decision in two halves is one too.
    pub positions: u64,
    /// How often something was found broken, at the start too.
    pub dead_ends: u64,
    /// Cells of which every value was tried, or runs of which every direction
    /// was tried, without a solution.
    pub exhausted: u64,
    /// Candidates that rules removed, one for each value.
    pub removals: u64,
    /// How often a rule removed something.
    pub firings: u64,
    /// The most tries in force at once.
    pub depth: u64,
    /// Solutions.
    pub solutions: u64,
}
