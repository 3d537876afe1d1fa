//! The number of solutions, in a word.

/// How many solutions a puzzle has, as far as is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Verdict {
    /// Exactly one; that there is no other is proven.
    Unique,
    /// Two at least.
    Several,
    /// None; proven.
    None,
    /// The search ended too soon to say.
    Unknown,
}
