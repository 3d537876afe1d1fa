//! Long texts: a list of 100,000 puzzles, read part by part, and ten megabytes
//! of each hostile text.
//!
//! `cargo bench -p gridfold-core --bench texts`; `-- list` measures the list
//! alone. A person waits for one call: `hostile` must stay far below a second,
//! also in wasm, which takes 1.3 times as long.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use gridfold_core::texts::{Hints, Puzzles, read_part};

#[path = "../tests/it/support/hostile.rs"]
mod hostile;

const LINK: &str = "sky5.1332-.2122-.32133.1423-.J3N";

/// As many puzzles as the page shows at once.
const SHOWN: usize = 20;

/// Ten megabytes.
const LONG: usize = 10_000_000;

fn list(criterion: &mut Criterion) {
    let text = format!("{LINK}\n").repeat(100_000);
    let mut group = criterion.benchmark_group("list");
    group.sample_size(10);
    for line in [1, 50_000, 99_980] {
        group.bench_function(BenchmarkId::new("from-line", line), |bencher| {
            bencher.iter(|| read_part(black_box(&text), line, SHOWN, Hints::default()));
        });
    }
    group.bench_function("all", |bencher| {
        bencher.iter(|| Puzzles::new(black_box(&text).lines(), Hints::default()).count());
    });
    group.finish();
}

fn hostile_texts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("hostile");
    group.sample_size(10);
    for hostile in hostile::HOSTILE {
        for line in [LONG, 60_000, 6_000, 380] {
            let text = if line == LONG { hostile.text(LONG) } else { hostile.lines(LONG, line) };
            group.bench_function(BenchmarkId::new(hostile.name, line), |bencher| {
                bencher.iter(|| read_part(black_box(&text), 1, SHOWN, Hints::default()));
            });
        }
    }
    group.finish();
}

criterion_group!(texts, list, hostile_texts);
criterion_main!(texts);
