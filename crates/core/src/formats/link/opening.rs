//! The parts shared by the reader and the writer of links.

use crate::conditions::{Feature, Features};
use crate::puzzle::Draft;

/// The lengths of the shortest run (`D`) and the longest run (`W`) of empty places.
pub(super) const RUNS: core::ops::RangeInclusive<usize> = 3..=22;

/// Everything before the first dot: the kind, the size, and the letters.
pub(super) fn opening(draft: &Draft) -> String {
    let letters = letters(draft).iter().filter_map(Feature::letter);
    format!("{}{}{}", draft.kind.prefix, draft.size, letters.collect::<String>())
}

/// The features whose letters follow the size. While a link is being read, the features
/// of marks are also among those of the draft.
pub(super) fn letters(draft: &Draft) -> Features {
    let stands = |one: &Feature| draft.features.has(*one) || draft.has(*one);
    Feature::ALL.into_iter().filter(|one| one.letter().is_some()).filter(stands).collect()
}
