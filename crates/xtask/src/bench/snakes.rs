//! The table of snake cubes: all foldings of each snake, and what they cost in
//! nodes and time.
//!
//! The table shows sums, because some snakes are a thousand times as hard as others and a set may consist of a single
//! snake.

use super::figure::{Figure, time};

pub(super) const HEAD: &str = "\
| set | snakes | foldings | nodes | native: time | nodes/s | wasm: time | nodes/s | wasm / native |
|---|--:|--:|--:|--:|--:|--:|--:|--:|";

pub(super) fn line(name: &str, native: &[Figure], wasm: &[Figure], cap: u64) -> String {
    let [here, there] = [native, wasm].map(sum);
    let foldings: u64 = native.iter().map(|figure| figure.foldings).sum();
    format!(
        "| {name} | {} | {foldings} | {} | {} | {} | {} | {} | {:.2} |",
        native.len(),
        here.nodes,
        time(here.micros, cap),
        speed(here),
        time(there.micros, cap),
        speed(there),
        there.micros / here.micros,
    )
}

fn sum(figures: &[Figure]) -> Figure {
    let nothing = Figure { micros: 0.0, call: 0.0, nodes: 0, foldings: 0 };
    figures.iter().fold(nothing, |sum, one| Figure {
        micros: sum.micros + one.micros,
        call: sum.call + one.call,
        nodes: sum.nodes + one.nodes,
        foldings: sum.foldings + one.foldings,
    })
}

/// Millions of nodes per second.
fn speed(sum: Figure) -> String {
    format!("{:.1} M", sum.nodes as f64 / sum.micros)
}

#[cfg(test)]
mod tests {
    use super::line;
    use crate::bench::figure::Figure;

    #[test]
    fn a_row_has_sums_and_speeds() {
        let figure = |micros| Figure { micros, call: micros, nodes: 3_000, foldings: 2 };
        let row =
            line("snakes-x", &[figure(100.0), figure(50.0)], &[figure(150.0), figure(150.0)], 20);
        assert_eq!(row, "| snakes-x | 2 | 4 | 6000 | 150 us | 40.0 M | 300 us | 20.0 M | 2.00 |");
    }
}
