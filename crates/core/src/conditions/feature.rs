//! The features of a puzzle. Kinds declare which features they allow, and formats declare which
//! features they can store.
//!
//! Givens, clues, signs and marks are printed individually; a puzzle has such a feature if it has
//! at least one of them. The other features apply to the whole grid and are switched on.
//!
//! To add a feature, add its variant, its place in [`Feature::ALL`] and its facts.

/// Something that a puzzle may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Feature {
    /// There are given values.
    Givens,
    /// There are clues around the border that count visible buildings.
    Clues,
    /// There are less-than signs between neighbours.
    Signs,
    /// Each value appears once on both main diagonals.
    Diagonals,
    /// Each value appears once in every box, as in Sudoku.
    Boxes,
    /// The lowest value is a park: it is shown as 0, is not visible, and hides
    /// nothing.
    Parks,
    /// A bar between two neighbours means that they differ by one; no bar means
    /// that they do not.
    Adjacent,
    /// A circle in a cell means that its number is odd; a square means that it is even.
    OddEven,
    /// A number at the border is the sum of the visible heights instead of a count.
    Sums,
}

/// How a puzzle comes to have a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Some cell has a given value.
    Cells,
    /// There is a number at the border.
    Border,
    /// There is a sign of this feature between two neighbours.
    Gaps,
    /// There is a mark of this feature in a cell.
    Marks {
        /// The letter after the size in a link that has a section for marks.
        letter: char,
    },
    /// The feature applies to the whole grid and is switched on.
    Grid {
        /// Its letter after the size in a link.
        letter: char,
        /// Whether the feature also states something about gaps without a sign.
        in_gaps: bool,
    },
}

/// The facts about a feature.
struct Facts {
    id: &'static str,
    manner: Manner,
    not_of_kind: &'static str,
    not_carried: &'static str,
}

/// Builds the facts about a feature; the keys of its sentences contain its id.
macro_rules! facts {
    ($id:literal, $manner:expr) => {
        Facts {
            id: $id,
            manner: $manner,
            not_of_kind: concat!("fault.", $id, "-not-of-kind"),
            not_carried: concat!("write.", $id),
        }
    };
}

impl Feature {
    /// Every feature, in the order in which links and lists write their letters and
    /// words.
    pub const ALL: [Self; 9] = [
        Self::Givens,
        Self::Clues,
        Self::Signs,
        Self::Diagonals,
        Self::Boxes,
        Self::Parks,
        Self::Adjacent,
        Self::OddEven,
        Self::Sums,
    ];

    const fn facts(self) -> Facts {
        match self {
            Self::Givens => facts!("givens", Manner::Cells),
            Self::Clues => facts!("clues", Manner::Border),
            Self::Signs => facts!("signs", Manner::Gaps),
            Self::Diagonals => facts!("diagonals", Manner::Grid { letter: 'x', in_gaps: false }),
            Self::Boxes => facts!("boxes", Manner::Grid { letter: 'b', in_gaps: false }),
            Self::Parks => facts!("parks", Manner::Grid { letter: 'p', in_gaps: false }),
            Self::Adjacent => facts!("adjacent", Manner::Grid { letter: 'a', in_gaps: true }),
            Self::OddEven => facts!("odd-even", Manner::Marks { letter: 'o' }),
            Self::Sums => facts!("sums", Manner::Grid { letter: 's', in_gaps: false }),
        }
    }

    /// The name of the feature in drawings, in JSON and in the keys of texts.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.facts().id
    }

    /// The feature that a kind of puzzle must have before it can have this feature; for sums, this
    /// is clues. A feature that requires no other returns itself.
    #[must_use]
    pub const fn of(self) -> Self {
        match self.manner() {
            Manner::Cells | Manner::Border | Manner::Gaps => self,
            Manner::Grid { in_gaps: true, .. } => Self::Signs,
            Manner::Grid { .. } if self.is_a_reading() => Self::Clues,
            Manner::Grid { .. } | Manner::Marks { .. } => Self::Givens,
        }
    }

    /// How a puzzle comes to have the feature.
    #[must_use]
    pub const fn manner(self) -> Manner {
        self.facts().manner
    }

    /// The letter of the feature after the size in a link; `None` if every link has a
    /// section for the feature.
    #[must_use]
    pub const fn letter(self) -> Option<char> {
        match self.manner() {
            Manner::Grid { letter, .. } | Manner::Marks { letter } => Some(letter),
            Manner::Cells | Manner::Border | Manner::Gaps => None,
        }
    }

    /// Whether the feature applies to the whole grid and is switched on.
    #[must_use]
    pub const fn is_switched_on(self) -> bool {
        match self.manner() {
            Manner::Grid { .. } => true,
            Manner::Cells | Manner::Border | Manner::Gaps | Manner::Marks { .. } => false,
        }
    }

    /// Whether the feature is printed in cells in addition to their values.
    #[must_use]
    pub const fn is_mark(self) -> bool {
        match self.manner() {
            Manner::Marks { .. } => true,
            Manner::Cells | Manner::Border | Manner::Gaps | Manner::Grid { .. } => false,
        }
    }

    /// Whether a new puzzle has the feature only if the wish asks for it. All other
    /// features of a kind are used unless they are excluded.
    #[must_use]
    pub const fn can_be_wished(self) -> bool {
        match self.manner() {
            Manner::Grid { .. } | Manner::Marks { .. } => true,
            Manner::Cells | Manner::Border | Manner::Gaps => false,
        }
    }

    /// Whether the feature also states something about gaps without a sign.
    #[must_use]
    pub const fn in_gaps(self) -> bool {
        match self.manner() {
            Manner::Grid { in_gaps, .. } => in_gaps,
            Manner::Gaps => true,
            Manner::Cells | Manner::Border | Manner::Marks { .. } => false,
        }
    }

    /// Whether the feature only changes how the numbers at the border are read; if so, no
    /// condition has this feature.
    #[must_use]
    pub const fn is_a_reading(self) -> bool {
        match self {
            Self::Parks | Self::Sums => true,
            Self::Givens
            | Self::Clues
            | Self::Signs
            | Self::Diagonals
            | Self::Boxes
            | Self::Adjacent
            | Self::OddEven => false,
        }
    }

    /// The key of the sentence for a kind of puzzle that does not have the feature.
    #[must_use]
    pub const fn not_of_kind(self) -> &'static str {
        self.facts().not_of_kind
    }

    /// The key of the sentence for a format that cannot store the feature.
    #[must_use]
    pub const fn not_carried(self) -> &'static str {
        self.facts().not_carried
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// A set of features.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(serde::Serialize, serde::Deserialize),
    serde(from = "Vec<Feature>", into = "Vec<Feature>")
)]
pub struct Features(u16);

impl Features {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Whether a feature is in the set.
    #[must_use]
    pub const fn has(self, feature: Feature) -> bool {
        self.0 & feature.bit() != 0
    }

    /// The same set, with or without this feature.
    #[must_use]
    pub const fn set(self, feature: Feature, present: bool) -> Self {
        if present { Self(self.0 | feature.bit()) } else { Self(self.0 & !feature.bit()) }
    }

    /// The features that are switched on.
    #[must_use]
    pub fn switched_on(self) -> Self {
        self.iter().filter(|feature| feature.is_switched_on()).collect()
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
    use crate::message::ENGLISH;

    #[test]
    fn a_set_holds_what_was_put_in() {
        for subset in 0..1 << Feature::ALL.len() {
            let inside = |feature: &Feature| subset >> *feature as u32 & 1 == 1;
            let set: Features = Feature::ALL.into_iter().filter(inside).collect();
            assert!(Feature::ALL.into_iter().all(|feature| set.has(feature) == inside(&feature)));
            assert_eq!(set.iter().collect::<Features>(), set);
        }
    }

    /// The list cannot lack a variant, because the compiler requires every variant
    /// here.
    #[test]
    fn every_feature_is_listed() {
        let next = |feature| match feature {
            Feature::Givens => Some(Feature::Clues),
            Feature::Clues => Some(Feature::Signs),
            Feature::Signs => Some(Feature::Diagonals),
            Feature::Diagonals => Some(Feature::Boxes),
            Feature::Boxes => Some(Feature::Parks),
            Feature::Parks => Some(Feature::Adjacent),
            Feature::Adjacent => Some(Feature::OddEven),
            Feature::OddEven => Some(Feature::Sums),
            Feature::Sums => None,
        };
        let all = core::iter::successors(Some(Feature::Givens), |feature| next(*feature));
        assert!(all.eq(Feature::ALL));
    }

    #[test]
    fn every_feature_has_its_sentences() {
        for feature in Feature::ALL {
            for key in [feature.not_of_kind(), feature.not_carried()] {
                assert!(ENGLISH.iter().any(|(known, _)| *known == key), "{key}");
            }
            // A feature copied from another one might still have the keys of the
            // original.
            assert_eq!(feature.not_of_kind(), format!("fault.{}-not-of-kind", feature.id()));
            assert_eq!(feature.not_carried(), format!("write.{}", feature.id()));
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
