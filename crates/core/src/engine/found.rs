//! The result of a search, with or without learning.

/// The result of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// A solution, which is in the domains.
    Solution,
    /// There is no further solution.
    End,
    /// The budget is spent; call again to continue.
    Pause,
}
