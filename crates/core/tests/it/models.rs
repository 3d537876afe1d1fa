//! The abilities of a model beyond the existing kinds of puzzles: known counts,
//! and a comparison of both searches.

use gridfold_core::budget::Budget;
use gridfold_core::constraints::Model;
use gridfold_core::engine::Found;
use gridfold_core::grid::{Cell, Side, Size};

fn size(n: usize) -> Size {
    Size::new(n).expect("a size")
}

fn diagonals(model: &mut Model, size: Size) {
    let n = size.n();
    model.all_different((0..n).map(|at| size.cell(at, at)).collect());
    model.all_different((0..n).map(|at| size.cell(at, n - 1 - at)).collect());
}

/// Boxes with this many rows and columns.
fn boxes(model: &mut Model, size: Size, rows: usize, columns: usize) {
    for top in (0..size.n()).step_by(rows) {
        for left in (0..size.n()).step_by(columns) {
            let cell = |at| size.cell(top + at / columns, left + at % columns);
            model.all_different((0..rows * columns).map(cell).collect());
        }
    }
}

/// The solutions that plain search finds; learning search must find as many.
fn solutions(model: &Model) -> Vec<Vec<u32>> {
    let mut found = Vec::new();
    let Some(mut search) = model.search() else { return found };
    Budget::unlimited(|budget| {
        while search.next(budget) == Found::Solution {
            found.push(search.domains().solution());
        }
    });
    let mut learned = 0;
    let mut learner = model.learner().expect("givens that go together");
    Budget::unlimited(|budget| {
        while learner.next(budget) == Found::Solution {
            assert!(found.contains(&learner.domains().solution()), "no solution");
            learned += 1;
        }
    });
    assert_eq!(learned, found.len());
    found
}

#[test]
fn squares_with_different_diagonals_are_counted() {
    for (n, count) in [(1, 1), (2, 0), (3, 0), (4, 48), (5, 960)] {
        let mut model = Model::new(size(n));
        diagonals(&mut model, size(n));
        assert_eq!(solutions(&model).len(), count, "order {n}");
    }
}

#[test]
fn squares_with_boxes_are_counted() {
    let mut model = Model::new(size(4));
    boxes(&mut model, size(4), 2, 2);
    assert_eq!(solutions(&model).len(), 288);
}

/// Each pair of cells on a diagonal four times, which makes more propagators
/// than a word has bits.
#[test]
fn very_many_propagators_say_the_same_as_few() {
    let size = size(5);
    let mut model = Model::new(size);
    for (one, other) in
        (0..5).flat_map(|one| (0..one).map(move |other| (one, other))).cycle().take(40)
    {
        model.all_different(vec![size.cell(one, one), size.cell(other, other)]);
        model.all_different(vec![size.cell(one, 4 - one), size.cell(other, 4 - other)]);
    }
    assert_eq!(solutions(&model).len(), 960);
}

/// The example in the documents that this project started from: 0 is a park.
#[test]
fn the_example_with_parks_has_one_solution() {
    let size = size(6);
    let mut model = Model::new(size);
    model.lowest_unseen();
    let clues = [
        (Side::Top, [2, 1, 3, 3, 4, 3]),
        (Side::Right, [4, 4, 1, 3, 3, 2]),
        (Side::Bottom, [3, 3, 2, 1, 1, 2]),
        (Side::Left, [2, 1, 4, 3, 3, 4]),
    ];
    for (side, seen) in clues {
        (0..).zip(seen).for_each(|(index, seen)| model.clue(side, index, seen));
    }
    let found = solutions(&model);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0][..6], [5, 6, 1, 4, 3, 2]);
}

/// Every square of order 4, grouped by which neighbours differ by one.
#[test]
fn bars_say_whether_neighbours_differ_by_one() {
    let size = size(4);
    let all = solutions(&Model::new(size));
    assert_eq!(all.len(), 576);
    let rows = (0..16).filter(|at| at % 4 < 3).map(|at| (at, at + 1));
    let pairs: Vec<(usize, usize)> = rows.chain((0..12).map(|at| (at, at + 4))).collect();
    for square in all.iter().step_by(7) {
        let bars = |square: &[u32]| -> Vec<bool> {
            pairs.iter().map(|(a, b)| square[*a].abs_diff(square[*b]) == 1).collect()
        };
        let wanted = bars(square);
        let mut model = Model::new(size);
        for ((a, b), bar) in pairs.iter().zip(&wanted) {
            model.differ_by_one(Cell(*a as u16), Cell(*b as u16), *bar);
        }
        let expected = all.iter().filter(|other| bars(other) == wanted);
        assert_eq!(solutions(&model).len(), expected.count(), "{square:?}");
    }
}
