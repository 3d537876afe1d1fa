//! The number of tries in a search, if it is known without running the search.

/// The number of tries in a whole search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Total {
    /// The exact number, if it fits into 128 bits.
    pub exact: Option<u128>,
    /// The logarithm to the base 10; -infinity for 0.
    pub log10: f64,
}

impl Total {
    /// The number of tries in a search that tries each of `n` values in each of
    /// this many open cells: n + n^2 + ... + n^open.
    #[must_use]
    pub fn of(n: usize, open: usize) -> Self {
        let deeper = |sum: u128| sum.checked_add(1)?.checked_mul(n as u128);
        let exact = (0..open).try_fold(0, |sum, _| deeper(sum));
        Self { exact, log10: exact.map_or_else(|| geometric(n, open), |sum| (sum as f64).log10()) }
    }
}

/// The log10 of n (n^open - 1) / (n - 1), for numbers so large that the -1
/// after n^open makes no difference.
fn geometric(n: usize, open: usize) -> f64 {
    let n = n as f64;
    (open as f64 + 1.0) * n.log10() - (n - 1.0).log10()
}
