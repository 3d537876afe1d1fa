//! One run of each propagator on undecided lines, by size: the exact line, the
//! clue without all-different, the signs of a whole grid, a diagonal,
//! neighbours in a relation.
//!
//! `cargo bench -p gridfold-core --bench propagators`

use std::hint::black_box;

use criterion::{BatchSize, Bencher, BenchmarkId, Criterion, criterion_group, criterion_main};
use gridfold_core::constraints::{AllDifferent, ExactLine, LessThan, LineClues, Related, Visible};
use gridfold_core::engine::{Domains, PropagationLevel, Propagator};
use gridfold_core::grid::{Cell, Line, Side, Size};
use gridfold_core::texts::grids;

const FUTOSHIKI: &str = include_str!("../../../bench/sets/futo-9.txt");

/// Runs it on the initial candidates, afresh each time.
fn from_start(bencher: &mut Bencher<'_>, propagator: &mut dyn Propagator, size: Size) {
    let start = Domains::new(size);
    bencher.iter_batched_ref(
        || start.clone(),
        |domains| black_box(propagator.propagate(domains, PropagationLevel::Full)),
        BatchSize::SmallInput,
    );
}

/// A line between two clues, without and with signs inside it.
fn exact_line(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("exact line");
    for n in [4, 6, 8, 9, 10, 11, 12] {
        let Some(size) = Size::new(n) else { continue };
        let clues = [Some(n as u32 / 2), Some(n as u32 / 3)];
        let signs = vec![(0, 1), (3, 2)];
        for (name, signs) in [("clues", vec![]), ("clues and signs", signs)] {
            let line = LineClues { line: Line::Row(0), clues, signs, lowest_unseen: false };
            let mut propagator = ExactLine::new(size, line);
            group.bench_function(BenchmarkId::new(name, n), |bencher| {
                from_start(bencher, &mut propagator, size);
            });
        }
    }
    group.finish();
}

fn visible(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("visible");
    for n in [6, 9, 12, 16, 32] {
        let Some(size) = Size::new(n) else { continue };
        let mut propagator = Visible::new(size, Side::Left, 0, n as u32 / 2);
        group.bench_function(BenchmarkId::from_parameter(n), |bencher| {
            from_start(bencher, &mut propagator, size);
        });
    }
    group.finish();
}

/// All signs of a minimal Futoshiki of size 9.
fn less_than(criterion: &mut Criterion) {
    let first = grids::read_all(FUTOSHIKI).into_iter().find_map(Result::ok);
    let Some(puzzle) = first.and_then(|(_, found)| found.draft.puzzle().ok()) else { return };
    let mut propagator = LessThan::new(puzzle.size(), puzzle.signs());
    criterion.bench_function("less than, 9x9", |bencher| {
        from_start(bencher, &mut propagator, puzzle.size());
    });
}

/// A diagonal, and all neighbours of a grid that do not differ by one.
fn other_cells(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("other cells");
    for n in [6, 9, 16, 32] {
        let Some(size) = Size::new(n) else { continue };
        let diagonal = (0..n).map(|at| size.cell(at, at)).collect();
        let mut different = AllDifferent::new(size, diagonal);
        group.bench_function(BenchmarkId::new("diagonal", n), |bencher| {
            from_start(bencher, &mut different, size);
        });
        let cells = size.cells().filter(|cell| size.column(*cell) + 1 < n);
        let pairs = cells.map(|cell| (cell, Cell(cell.0 + 1))).collect();
        let mut related = Related::new(size, pairs, |one, other| one.abs_diff(other) != 1);
        group.bench_function(BenchmarkId::new("related", n), |bencher| {
            from_start(bencher, &mut related, size);
        });
    }
    group.finish();
}

criterion_group!(propagators, exact_line, visible, less_than, other_cells);
criterion_main!(propagators);
