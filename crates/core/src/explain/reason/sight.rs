//! The candidates that one clue leaves along its line, without the rest of
//! the line.

use crate::conditions::VisibleCount;
use crate::grid::Values;

/// The candidates that remain along the sight of a clue alone. It assumes
/// buildings of different heights: the tallest is one of them, and none is as
/// tall as the tallest in front of it. Only the line says whether hidden ones
/// repeat each other.
pub(super) fn seen(clue: VisibleCount, could: &[Values]) -> Vec<Values> {
    let n = could.len();
    let is_park = |value: u32| clue.parks && value == 1;
    let after = |tallest: usize, counts: u64, value: u32| match value as usize {
        _ if is_park(value) => Some((tallest, counts)),
        height if height == tallest => None,
        height if height > tallest => Some((height, counts << 1)),
        _ => Some((tallest, counts)),
    };
    let mut fronts = vec![[0_u64; 33]; n + 1];
    fronts[0][0] = 1;
    for place in 0..n {
        for tallest in 0..=n {
            let before = fronts[place][tallest];
            let values = could[place].iter().filter(|_| before != 0);
            for (higher, counts) in values.filter_map(|value| after(tallest, before, value)) {
                fronts[place + 1][higher] |= counts;
            }
        }
    }
    // For each place and tallest, the counts in front of it that can meet the clue.
    let mut wanted = vec![[0_u64; 33]; n + 1];
    wanted[n][if n == 1 && clue.parks { 0 } else { n }] = 1 << clue.value;
    let mut kept = vec![Values::NONE; n];
    for place in (0..n).rev() {
        for tallest in 0..=n {
            for value in could[place].iter() {
                let Some((higher, one)) = after(tallest, 1, value) else { continue };
                let well = wanted[place + 1][higher] >> one.trailing_zeros();
                wanted[place][tallest] |= well;
                if well & fronts[place][tallest] != 0 {
                    kept[place] = kept[place] | Values::only(value);
                }
            }
        }
    }
    kept
}
