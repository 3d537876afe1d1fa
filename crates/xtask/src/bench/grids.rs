//! The table of grids: the median and the slowest puzzle of each set.

use super::figure::{Figure, time};

pub(super) const HEAD: &str = "\
| set | puzzles | native: median | p99 | worst | wasm: median | p99 | worst | call: median | worst | nodes, median | wasm / native |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|";

pub(super) fn line(name: &str, native: &[Figure], wasm: &[Figure], cap: u64) -> String {
    let solved = || native.iter().filter(|figure| figure.micros.is_finite());
    let ratios = sorted(solved().zip(wasm).map(|(native, wasm)| wasm.micros / native.micros));
    let nodes = sorted(solved().map(|figure| figure.nodes as f64));
    let times = |figures: &[Figure], shares: &[f64], of: fn(&Figure) -> f64| {
        let times = sorted(figures.iter().map(of));
        let texts: Vec<String> =
            shares.iter().map(|share| time(quantile(&times, *share), cap)).collect();
        texts.join(" | ")
    };
    let search = |figures| times(figures, &[0.5, 0.99, 1.0], |figure| figure.micros);
    format!(
        "| {name} | {} | {} | {} | {} | {:.0} | {:.2} |",
        native.len(),
        search(native),
        search(wasm),
        times(wasm, &[0.5, 1.0], |figure| figure.call),
        quantile(&nodes, 0.5),
        quantile(&ratios, 0.5),
    )
}

pub(super) fn sorted(figures: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut sorted: Vec<f64> = figures.collect();
    sorted.sort_by(f64::total_cmp);
    sorted
}

/// The smallest figure not exceeded by this share of all figures.
pub(super) fn quantile(sorted: &[f64], share: f64) -> f64 {
    let rank = (share * sorted.len() as f64).ceil() as usize;
    sorted.get(rank.max(1) - 1).copied().unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use super::{line, quantile};
    use crate::bench::figure::Figure;

    #[test]
    fn quantiles_are_figures_that_occurred() {
        let figures: Vec<f64> = (1..=20).map(f64::from).collect();
        assert_eq!([0.5, 0.99, 1.0].map(|share| quantile(&figures, share)), [10.0, 20.0, 20.0]);
    }

    #[test]
    fn what_was_given_up_is_slower_than_anything_and_not_compared() {
        let figure = |micros| Figure { micros, call: micros + 5.0, nodes: 3, foldings: 0 };
        let native = [figure(10.0), figure(f64::INFINITY), figure(20.0)];
        let row = line("sky-9", &native, &[figure(15.0), figure(40.0)], 20);
        assert_eq!(
            row,
            "| sky-9 | 3 | 20 us | > 20 s | > 20 s | 15 us | 40 us | 40 us | 20 us | 45 us | 3 | 1.50 |"
        );
    }
}
