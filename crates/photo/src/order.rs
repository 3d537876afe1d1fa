//! Sorting of values. There is only one copy of each sorting routine, because such routines make up a large part of the wasm
//! file.

/// The value that is above this share of the values; 0 if there are no values.
pub(crate) fn quantile(values: &[f32], share: f32) -> f32 {
    let mut sorted = values.to_vec();
    let at = (share * (values.len().saturating_sub(1)) as f32) as usize;
    if sorted.is_empty() {
        return 0.0;
    }
    *sorted.select_nth_unstable_by(at, f32::total_cmp).1
}

/// The indices of the values, the greatest first; equal values keep their order. There are few values, so each is put in its
/// place among those before it: the library's sort would take 3 KB of the packed wasm.
pub(crate) fn falling(values: impl Iterator<Item = f32>) -> Vec<usize> {
    let mut order: Vec<(f32, usize)> = Vec::new();
    for (index, value) in values.enumerate() {
        let at = order.partition_point(|(before, _)| before.total_cmp(&value).is_ge());
        order.insert(at, (value, index));
    }
    order.into_iter().map(|(_, index)| index).collect()
}

#[cfg(test)]
mod tests {
    use super::{falling, quantile};

    #[test]
    fn quantiles_lie_where_they_should() {
        assert_eq!(quantile(&[], 0.5), 0.0);
        assert_eq!(quantile(&[3.0, 1.0, 2.0, 5.0, 4.0], 0.5), 3.0);
        assert_eq!(quantile(&[3.0, 1.0, 2.0, 5.0, 4.0], 1.0), 5.0);
    }

    #[test]
    fn equal_values_keep_their_order() {
        assert_eq!(falling([1.0, 3.0, 1.0, 2.0].into_iter()), [1, 3, 0, 2]);
    }
}
