//! The candidates that one clue leaves along its line, without the rest of
//! the line.

use crate::conditions::VisibleCount;
use crate::grid::Values;

/// The candidates along a line of sight that a clue by itself leaves. This assumes
/// different heights only as far as the clue implies them: no building is as tall as
/// the tallest in front of it. Only the condition of the line rules out two hidden
/// buildings of the same height.
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
    // For each position and tallest building, the counts in front of that position that
    // can satisfy the clue.
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
