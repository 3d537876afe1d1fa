//! What a puzzle may have: the words in which kinds say what they allow and
//! formats what they can carry.
//!
//! Givens, clues and signs are written on the paper one by one; a puzzle has
//! them as soon as one stands there. The others hold for the whole grid and
//! are switched on: they are the ones with a letter.

/// Something that a puzzle may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Feature {
    /// Values that are given.
    Givens,
    /// Clues around the border that count what is seen.
    Clues,
    /// Less-than signs between neighbours.
    Signs,
    /// Each value stands once on both main diagonals.
    Diagonals,
    /// Each value stands once in every box, as in Sudoku.
    Boxes,
    /// The lowest value is a park: shown as 0, not seen, and hiding nothing.
    Parks,
    /// A bar between two neighbours says that they differ by one, and no bar
    /// that they do not.
    Adjacent,
}

impl Feature {
    /// Every feature, in the order in which letters and words for them are
    /// written.
    pub const ALL: [Self; 7] = [
        Self::Givens,
        Self::Clues,
        Self::Signs,
        Self::Diagonals,
        Self::Boxes,
        Self::Parks,
        Self::Adjacent,
    ];

    /// The name in drawings, JSON and text keys.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Givens => "givens",
            Self::Clues => "clues",
            Self::Signs => "signs",
            Self::Diagonals => "diagonals",
            Self::Boxes => "boxes",
            Self::Parks => "parks",
            Self::Adjacent => "adjacent",
        }
    }

    /// The letter behind the size in a link; nothing for what is written one
    /// by one.
    #[must_use]
    pub const fn letter(self) -> Option<char> {
        match self {
            Self::Givens | Self::Clues | Self::Signs => None,
            Self::Diagonals => Some('x'),
            Self::Boxes => Some('b'),
            Self::Parks => Some('p'),
            Self::Adjacent => Some('a'),
        }
    }

    /// The key of the sentence that a kind of puzzle has nothing of the sort.
    #[must_use]
    pub const fn not_of_kind(self) -> &'static str {
        match self {
            Self::Givens => "fault.givens-not-of-kind",
            Self::Clues => "fault.clues-not-of-kind",
            Self::Signs => "fault.signs-not-of-kind",
            Self::Diagonals => "fault.diagonals-not-of-kind",
            Self::Boxes => "fault.boxes-not-of-kind",
            Self::Parks => "fault.parks-not-of-kind",
            Self::Adjacent => "fault.adjacent-not-of-kind",
        }
    }

    /// The key of the sentence that a format cannot carry it.
    #[must_use]
    pub const fn not_carried(self) -> &'static str {
        match self {
            Self::Givens => "write.givens",
            Self::Clues => "write.clues",
            Self::Signs => "write.signs",
            Self::Diagonals => "write.diagonals",
            Self::Boxes => "write.boxes",
            Self::Parks => "write.parks",
            Self::Adjacent => "write.adjacent",
        }
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A set of features.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(from = "Vec<Feature>", into = "Vec<Feature>")
)]
pub struct Features(u8);

impl Features {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Whether a feature is in the set.
    #[must_use]
    pub const fn has(self, feature: Feature) -> bool {
        self.0 & feature.bit() != 0
    }

    /// The same set with this feature in it, or without it.
    #[must_use]
    pub const fn set(self, feature: Feature, present: bool) -> Self {
        if present { Self(self.0 | feature.bit()) } else { Self(self.0 & !feature.bit()) }
    }

    /// The features of the set, in the order of [`Feature::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Feature> {
        Feature::ALL.into_iter().filter(move |feature| self.has(*feature))
    }
}

impl FromIterator<Feature> for Features {
    fn from_iter<I: IntoIterator<Item = Feature>>(features: I) -> Self {
        features.into_iter().fold(Self::NONE, |set, feature| set.set(feature, true))
    }
}

impl From<Vec<Feature>> for Features {
    fn from(features: Vec<Feature>) -> Self {
        features.into_iter().collect()
    }
}

impl From<Features> for Vec<Feature> {
    fn from(features: Features) -> Self {
        features.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Feature, Features};

    #[test]
    fn a_set_holds_what_was_put_in() {
        for subset in 0..1 << Feature::ALL.len() {
            let inside = |feature: &Feature| subset >> *feature as u8 & 1 == 1;
            let set: Features = Feature::ALL.into_iter().filter(inside).collect();
            assert!(Feature::ALL.into_iter().all(|feature| set.has(feature) == inside(&feature)));
            assert_eq!(set.iter().collect::<Features>(), set);
        }
    }

    #[test]
    fn ids_and_letters_differ() {
        for (number, feature) in Feature::ALL.into_iter().enumerate() {
            let others = &Feature::ALL[number + 1..];
            assert!(others.iter().all(|other| other.id() != feature.id()));
            let letter = feature.letter();
            assert!(letter.is_none() || others.iter().all(|other| other.letter() != letter));
        }
    }
}
