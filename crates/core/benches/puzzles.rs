//! Whole puzzles, from the draft's candidates to the proof that the solution
//! is the only one. For sets of puzzles see `npm run bench`.
//!
//! `cargo bench -p gridfold-core --bench puzzles`

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use gridfold_core::solve;
use gridfold_core::texts::grids;

const SETS: &[(&str, &str)] = &[
    ("presse-devil", include_str!("../../../bench/sets/presse-devil.txt")),
    ("boards-9", include_str!("../../../bench/sets/boards-9.txt")),
];

fn unique(criterion: &mut Criterion) {
    for (name, set) in SETS {
        let mut group = criterion.benchmark_group(*name);
        let drafts = grids::read_all(set).into_iter().filter_map(Result::ok);
        let puzzles = drafts.filter_map(|(_, found)| found.draft.puzzle().ok());
        for (number, puzzle) in puzzles.enumerate() {
            group.bench_function(BenchmarkId::from_parameter(number + 1), |bencher| {
                bencher.iter(|| solve::unique(black_box(&puzzle)));
            });
        }
        group.finish();
    }
}

criterion_group!(puzzles, unique);
criterion_main!(puzzles);
