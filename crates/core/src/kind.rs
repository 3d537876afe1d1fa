//! What the app may ask of any puzzle kind.
//!
//! A kind says which [`Feature`]s a puzzle may have; everything else (solving,
//! checking, links, pictures) follows from the conditions that a puzzle has.
//! [`KINDS`] is the list that menus, formats and the command line are views of.
//! To add one: write a file in `kinds/`, add its line here.

use crate::conditions::Feature;
use crate::kinds;

/// A family of grid puzzles: every row and column holds 1..=n once each, and
/// the kind says what else may be written on the paper.
#[derive(Debug, PartialEq, Eq)]
pub struct Kind {
    /// The name in links to code, JSON and text keys: `skyscrapers`.
    pub id: &'static str,
    /// The word that opens a share link: `sky`.
    pub prefix: &'static str,
    /// What a puzzle of this kind may have.
    pub features: &'static [Feature],
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

    /// Whether a puzzle of this kind may have a feature.
    #[must_use]
    pub fn has(&self, feature: Feature) -> bool {
        self.features.contains(&feature)
    }

    /// Whether anything may stand in the gaps between neighbours.
    #[must_use]
    pub fn has_gaps(&self) -> bool {
        self.features.iter().any(|feature| feature.in_gaps())
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
