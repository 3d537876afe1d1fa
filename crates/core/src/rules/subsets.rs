//! Sets that share few members. Naked subsets, hidden subsets and fish apply
//! this one idea to the three faces of the cube of rows, columns and numbers.
//!
//! If k things have only k partners between them, they use up these partners.
//! Among m open things, k things with few partners imply `m - k` things with
//! many. Only sets of up to half of the things are therefore tried.

use crate::grid::Values;

/// Every choice of k sets that have k members between them, together with those
/// members. The sets and the members are given as bits, and k is at most half
/// the number of sets.
pub(super) fn closed_sets(sets: &[Values], k: usize) -> Vec<(u32, Values)> {
    let mut found = Vec::new();
    if 2 * k <= sets.len() {
        choose(sets, k, 0, (0, Values::NONE), &mut found);
    }
    found
}

fn choose(
    sets: &[Values],
    left: usize,
    from: usize,
    (chosen, union): (u32, Values),
    found: &mut Vec<(u32, Values)>,
) {
    if left == 0 {
        if union.len() == chosen.count_ones() {
            found.push((chosen, union));
        }
        return;
    }
    let k = chosen.count_ones() as usize + left;
    for at in from..sets.len() {
        let union = union | sets[at];
        if union.len() as usize <= k {
            choose(sets, left - 1, at + 1, (chosen | 1 << at, union), found);
        }
    }
}

/// The chosen sets, and the others.
pub(super) fn parted<T: Copy>(all: &[T], chosen: u32) -> (Vec<T>, Vec<T>) {
    let (mut inside, mut outside) = (Vec::new(), Vec::new());
    for (at, one) in all.iter().enumerate() {
        if chosen >> at & 1 == 1 { inside.push(*one) } else { outside.push(*one) }
    }
    (inside, outside)
}
