//! What the app may ask of any puzzle kind.
//!
//! A kind says which clues may stand around and inside the grid; everything
//! else (solving, checking, links, pictures) follows from the clues that a
//! puzzle has. [`KINDS`] is the list that menus, formats and the command line
//! are views of. To add one: write a file in `kinds/`, add its line here.

use crate::kinds;

/// A family of grid puzzles: every row and column holds 1..=n once each, and
/// the kind says what else may be written on the paper.
#[derive(Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Kind {
    /// The name in links to code, JSON and text keys: `skyscrapers`.
    pub id: &'static str,
    /// The word that opens a share link: `sky`.
    pub prefix: &'static str,
    /// Whether clues around the border count visible buildings.
    pub clues: bool,
    /// Whether less-than signs may stand between neighbours.
    pub signs: bool,
}

/// Every kind, in the order in which menus show them.
pub static KINDS: &[&Kind] =
    &[&kinds::SKYSCRAPERS, &kinds::FUTOSHIKI, &kinds::MIXED, &kinds::LATIN];

impl Kind {
    /// The kind with this id or link prefix.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        KINDS.iter().copied().find(|kind| kind.id == name || kind.prefix == name)
    }

    /// The narrowest kind that can carry these clues.
    #[must_use]
    pub fn carrying(clues: bool, signs: bool) -> &'static Self {
        match (clues, signs) {
            (true, true) => &kinds::MIXED,
            (true, false) => &kinds::SKYSCRAPERS,
            (false, true) => &kinds::FUTOSHIKI,
            (false, false) => &kinds::LATIN,
        }
    }
}
