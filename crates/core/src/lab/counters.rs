//! The counters that all strategies share.

/// The counts of one run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "LabCounters"))]
pub struct Counters {
    /// Values put into a cell to see what follows or, for a snake, directions
    /// tried for a run. Givens and values placed by rules do not count.
    pub tries: u64,
    /// Positions from which the search continued: the start, and the result of
    /// each try unless something was found broken there before the next try.
    /// Only this measure means the same under every strategy. Solutions count
    /// as positions. If a decision has two halves, the second half also counts.
    pub positions: u64,
    /// How often something was found broken, including at the start.
    pub dead_ends: u64,
    /// Cells for which every value, or runs for which every direction, was
    /// tried without finding a solution.
    pub exhausted: u64,
    /// The number of candidates removed by rules.
    pub removals: u64,
    /// How often a rule removed something.
    pub firings: u64,
    /// The maximum number of tries in force at once.
    pub depth: u64,
    /// Solutions found.
    pub solutions: u64,
}
