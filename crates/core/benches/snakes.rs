//! Snake cubes, every folding of each: the ones with a name, and all 11,487
//! that can be folded into 3x3x3.
//!
//! `cargo bench -p gridfold-core --bench snakes`. Making the list of all takes
//! a while; `-- named` measures the others alone.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use gridfold_core::budget::Budget;
use gridfold_core::snake::{Chain, Cuboid, Question, fold};

#[path = "../tests/it/support/paths.rs"]
#[expect(dead_code, reason = "the snakes are wanted here, not their figures")]
mod paths;

const NAMED: &str = include_str!("../tests/data/snakes.tsv");

fn classes(chain: &Chain, cuboid: Cuboid) -> u64 {
    Budget::unlimited(|budget| fold(black_box(chain), cuboid, Question::ALL, budget).classes)
}

fn named(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("named");
    group.sample_size(20);
    for line in NAMED.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let chain: Chain = fields[2].parse().expect("a chain");
        let cuboid = Cuboid::cube_for(chain.len()).expect("a cube");
        let name = BenchmarkId::from_parameter(fields[0]);
        group.bench_function(name, |bencher| bencher.iter(|| classes(&chain, cuboid)));
    }
    group.finish();
}

fn all(criterion: &mut Criterion) {
    let cuboid = Cuboid::cube_for(27).expect("a cube");
    let mut group = criterion.benchmark_group("all");
    group.sample_size(10);
    let mut snakes: Vec<Chain> = Vec::new();
    group.bench_function("3x3x3", |bencher| {
        if snakes.is_empty() {
            snakes = paths::Census::of(cuboid).snakes().map(|(chain, ..)| chain.clone()).collect();
        }
        bencher.iter(|| snakes.iter().map(|chain| classes(chain, cuboid)).sum::<u64>());
    });
    group.finish();
}

criterion_group!(snakes, named, all);
criterion_main!(snakes);
