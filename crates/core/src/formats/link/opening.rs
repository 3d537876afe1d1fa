//! What a link's reader and its writer have in common.

use crate::conditions::Feature;
use crate::puzzle::Draft;

/// The shortest and the longest run that one capital writes, `D` to `W`.
pub(super) const RUNS: core::ops::RangeInclusive<usize> = 3..=22;

/// Everything before the first dot: the kind, the size, the letters.
pub(super) fn opening(draft: &Draft) -> String {
    let letters = draft.features.iter().filter_map(Feature::letter);
    format!("{}{}{}", draft.kind.prefix, draft.size, letters.collect::<String>())
}
