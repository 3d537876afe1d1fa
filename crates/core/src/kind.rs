//! The kinds of grid puzzles.
//!
//! A kind says which [`Feature`]s a puzzle may have. Everything else (solving,
//! checking, links, pictures) follows from the conditions of the puzzle.
//! [`KINDS`] is the list for menus, formats and the command line. To add a
//! kind, copy [`LATIN`] and add the copy to the list.

use crate::conditions::Feature::{Clues, Givens, Signs};
use crate::conditions::{Feature, Features};

/// A kind of grid puzzle: every row and column contains 1..=n once each, and
/// the kind says what else may be printed.
#[derive(Debug, PartialEq, Eq)]
pub struct Kind {
    /// The name in links to code, JSON and text keys: `skyscrapers`.
    pub id: &'static str,
    /// The word at the start of a share link: `sky`.
    pub prefix: &'static str,
    /// What may be printed: values, clues, signs. Features that only require
    /// these are allowed as well ([`Feature::of`]).
    pub prints: &'static [Feature],
}

/// Every kind, in the order in which menus show them.
pub static KINDS: &[&Kind] = &[&SKYSCRAPERS, &FUTOSHIKI, &MIXED, &LATIN];

/// Skyscrapers (Skyline, Towers): a Latin square of heights with border clues that count the
/// visible buildings.
pub static SKYSCRAPERS: Kind = Kind { id: "skyscrapers", prefix: "sky", prints: &[Givens, Clues] };

/// Futoshiki (Unequal): a Latin square with less-than signs between neighbours,
/// or with bars.
pub static FUTOSHIKI: Kind = Kind { id: "futoshiki", prefix: "fut", prints: &[Givens, Signs] };

/// Skyscrapers and Futoshiki in one grid: border clues together with signs.
pub static MIXED: Kind = Kind { id: "mixed", prefix: "mix", prints: &[Givens, Clues, Signs] };

/// A plain Latin square to be completed from some of its cells; with boxes, a
/// Sudoku.
pub static LATIN: Kind = Kind { id: "latin", prefix: "lat", prints: &[Givens] };

impl Kind {
    /// The kind with this id or link prefix.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        KINDS.iter().copied().find(|kind| kind.id == name || kind.prefix == name)
    }

    /// Whether a puzzle of this kind may have a feature.
    #[must_use]
    pub fn has(&self, feature: Feature) -> bool {
        self.prints.contains(&feature.of())
    }

    /// The features that a puzzle of this kind may have.
    #[must_use]
    pub fn features(&self) -> Features {
        Feature::ALL.into_iter().filter(|feature| self.has(*feature)).collect()
    }

    /// Whether anything may be printed in the gaps between neighbours.
    #[must_use]
    pub fn has_gaps(&self) -> bool {
        self.prints.contains(&Signs)
    }

    /// The narrowest kind that allows clues, signs, both or neither.
    #[must_use]
    pub fn carrying(clues: bool, signs: bool) -> &'static Self {
        match (clues, signs) {
            (true, true) => &MIXED,
            (true, false) => &SKYSCRAPERS,
            (false, true) => &FUTOSHIKI,
            (false, false) => &LATIN,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{KINDS, MIXED};
    use crate::conditions::Feature;

    /// The mixed kind has every feature, so a feature forgotten elsewhere shows
    /// up here.
    #[test]
    fn every_feature_is_one_of_some_kind_beside_the_mixed_one() {
        for feature in Feature::ALL {
            assert!(MIXED.has(feature), "{feature:?}");
            let others = KINDS.iter().filter(|kind| kind.id != MIXED.id);
            assert!(others.into_iter().any(|kind| kind.has(feature)), "{feature:?}");
        }
    }
}
