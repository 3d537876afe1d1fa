//! `npm run bench -- --against FOLDER`: this checkout beside an older one in another folder. Each set is measured by both
//! programs in turn, so that a busy machine slows both alike.

use std::path::Path;

use super::figure::{Figure, time};
use super::grids::{quantile, sorted};
use super::set::Set;
use super::{NATIVE, native, wasm};
use crate::step::{Fallible, Outcome, Step};

const HEAD: &str = "\
| set | puzzles | native, old: median | worst | new: median | worst | old / new: median | worst | call, old: median | worst | new: median | worst | old / new: median | worst |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|";

pub(super) fn run(old: &Path, sets: &[Set], cap: u64) -> Outcome {
    let old = old.canonicalize()?;
    let inside = |step: Step| step.inside(old.clone()).run();
    inside(Step::cargo("native program of the old checkout", NATIVE))?;
    inside(Step::cargo("wasm of the old checkout", "run --quiet --package xtask -- bindings"))?;
    println!("\n{HEAD}");
    for set in sets {
        println!("{}", row(&old, set, cap)?);
    }
    Ok(())
}

fn row(old: &Path, set: &Set, cap: u64) -> Fallible<String> {
    let new = crate::step::root();
    let natives = [native(old, set, cap)?, native(&new, set, cap)?];
    let calls = [wasm(old, set, &natives[0])?, wasm(&new, set, &natives[1])?];
    let native = columns(&natives, |figure| figure.micros, cap);
    let call = columns(&calls, |figure| figure.call, cap);
    Ok(format!("| {} | {} | {native} | {call} |", set.name, set.links.len()))
}

/// The median and the worst time of the old and the new program, and their ratios. The programs may search in different
/// orders, so the ratio compares medians, not puzzles.
fn columns(figures: &[Vec<Figure>; 2], of: fn(&Figure) -> f64, cap: u64) -> String {
    let [old, new] = figures.each_ref().map(|figures| {
        let times = sorted(figures.iter().map(of));
        [0.5, 1.0].map(|share| quantile(&times, share))
    });
    let times = old.iter().chain(&new).map(|micros| time(*micros, cap));
    let ratios = old.iter().zip(&new).map(|(old, new)| format!("{:.2}", old / new));
    times.chain(ratios).collect::<Vec<_>>().join(" | ")
}

#[cfg(test)]
mod tests {
    use super::columns;
    use crate::bench::figure::Figure;

    #[test]
    fn a_ratio_above_one_means_that_the_new_program_is_faster() {
        let figures = |times: [f64; 3]| {
            times.map(|micros| Figure { micros, call: 0.0, nodes: 1, foldings: 0 }).to_vec()
        };
        let columns = columns(
            &[figures([30.0, 10.0, 20.0]), figures([40.0, 5.0, 10.0])],
            |figure| figure.micros,
            20,
        );
        assert_eq!(columns, "20 us | 30 us | 10 us | 40 us | 2.00 | 0.75");
    }
}
