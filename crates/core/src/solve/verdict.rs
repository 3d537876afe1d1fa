//! The number of solutions, in a word.

/// The number of solutions of a puzzle, as far as is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Verdict {
    /// Exactly one; it is proven that there is no other.
    Unique,
    /// At least two.
    Several,
    /// None; this is proven.
    None,
    /// The search ended too soon to tell.
    #[default]
    Unknown,
}
