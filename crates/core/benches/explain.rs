//! Path and grade of puzzles that need every kind of step, up to focused
//! trials: the first few of some sets. For whole sets and percentiles see
//! `examples/explain.rs`.
//!
//! `cargo bench -p gridfold-core --bench explain`

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use gridfold_core::explain;
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::texts::grids;

const FEW: usize = 10;

const SETS: &[(&str, &str)] = &[
    ("fresh-towers-5u", include_str!("../../../bench/explain/fresh-towers-5u.txt")),
    ("fresh-unequal-5r", include_str!("../../../bench/explain/fresh-unequal-5r.txt")),
    ("fresh-towers-6u", include_str!("../../../bench/explain/fresh-towers-6u.txt")),
    ("fresh-unequal-6r", include_str!("../../../bench/explain/fresh-unequal-6r.txt")),
    ("towers-7u", include_str!("../../../bench/sets/towers-7u.txt")),
    ("unequal-7r", include_str!("../../../bench/sets/unequal-7r.txt")),
    ("towers-9x", include_str!("../../../bench/sets/towers-9x.txt")),
];

/// Ten puzzles in a row.
fn path_and_grade(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("path and grade");
    group.sample_size(10);
    for (name, set) in SETS {
        let drafts = grids::read_all(set).into_iter().filter_map(Result::ok);
        let puzzles = drafts.filter_map(|(_, found)| found.draft.puzzle().ok()).take(FEW);
        let puzzles: Vec<GridPuzzle> = puzzles.collect();
        group.bench_function(*name, |bencher| {
            bencher.iter(|| {
                for puzzle in &puzzles {
                    black_box(explain::grade(black_box(puzzle)));
                }
            });
        });
    }
    group.finish();
}

criterion_group!(explain_benches, path_and_grade);
criterion_main!(explain_benches);
