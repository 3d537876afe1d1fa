//! The table of snake cubes: all foldings of each snake, and what that costs in nodes and time.
//!
//! Of snakes the sum counts, as some are a thousand times as hard as others and a set may be a single one.

use super::{Figure, Found, Set, time};

pub(super) const HEAD: &str = "\
| set | snakes | foldings | nodes | native: time | nodes/s | wasm: time | nodes/s | wasm / native |
|---|--:|--:|--:|--:|--:|--:|--:|--:|";

/// The number in a comment like `# Foldings: 4.`
pub(super) fn foldings(comment: &str) -> Option<u64> {
    let number = comment.strip_prefix("# Foldings: ")?.split('.').next()?;
    number.parse().ok()
}

/// Every folding must be found; where a snake was given up, nobody knows.
pub(super) fn check(set: &Set, figures: &[Figure]) -> Found<()> {
    let found: u64 = figures.iter().map(|figure| figure.foldings).sum();
    let all = figures.len() == set.links.len() && figures.iter().all(|one| one.micros.is_finite());
    match set.foldings {
        Some(right) if all && found != right => {
            Err(format!("{}: {found} foldings, {right} is right", set.name).into())
        }
        _ => Ok(()),
    }
}

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
    let nothing = Figure { micros: 0.0, nodes: 0, foldings: 0 };
    figures.iter().fold(nothing, |sum, one| Figure {
        micros: sum.micros + one.micros,
        nodes: sum.nodes + one.nodes,
        foldings: sum.foldings + one.foldings,
    })
}

/// Millions of nodes in a second.
fn speed(sum: Figure) -> String {
    format!("{:.1} M", sum.nodes as f64 / sum.micros)
}

#[cfg(test)]
mod tests {
    use super::{Figure, Set, check, foldings, line};

    fn set(text: &str) -> Set {
        Set::read("snakes-x".to_owned(), text)
    }

    #[test]
    fn the_head_says_how_many_foldings_there_are() {
        assert_eq!(foldings("# Foldings: 52055. Free to copy."), Some(52055));
        assert_eq!(set("# King.\n# Foldings: 4.\nsnake4.32\n").foldings, Some(4));
        assert_eq!(set("# A set.\nsky2.1---\n").foldings, None);
    }

    #[test]
    fn a_folding_that_is_missed_makes_no_table() {
        let set = set("# Foldings: 4.\nsnake4.32\n");
        let figure = |foldings, micros| [Figure { micros, nodes: 9, foldings }];
        assert!(check(&set, &figure(4, 1.0)).is_ok());
        assert!(check(&set, &figure(3, 1.0)).is_err());
        assert!(check(&set, &figure(0, f64::INFINITY)).is_ok(), "given up");
    }

    #[test]
    fn a_row_has_sums_and_speeds() {
        let figure = |micros| Figure { micros, nodes: 3_000, foldings: 2 };
        let row =
            line("snakes-x", &[figure(100.0), figure(50.0)], &[figure(150.0), figure(150.0)], 20);
        assert_eq!(row, "| snakes-x | 2 | 4 | 6000 | 150 us | 40.0 M | 300 us | 20.0 M | 2.00 |");
    }
}
