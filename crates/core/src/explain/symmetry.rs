//! A puzzle turned and mirrored, and the one orientation in which it is graded.
//!
//! Which of several equally easy steps comes first depends on the orientation.
//! So a grade is that of a fixed one of its up to eight orientations.

use crate::conditions::{Boxes, Feature, Mark, Sign};
use crate::grid::Size;
use crate::puzzle::{Draft, GridPuzzle};

/// Every orientation of a draft, the draft itself first. One with boxes that
/// are not square has four.
#[must_use]
pub fn orientations(draft: &Draft) -> Vec<Draft> {
    let mut all = vec![draft.clone()];
    for turn in 1..8 {
        let last = &all[turn - 1];
        let next = if turn % 2 == 1 { mirrored(last) } else { transposed(last) };
        all.push(next);
    }
    let square = |(rows, columns)| rows == columns;
    let size = Size::new(draft.size);
    let shape = size.and_then(Boxes::of).map(Boxes::shape);
    if draft.features.has(Feature::Boxes) && !shape.is_some_and(square) {
        // Those that are transposed an even number of times.
        return [0, 1, 4, 5].into_iter().map(|number| all[number].clone()).collect();
    }
    all
}

/// The puzzle in the orientation in which it is graded.
#[must_use]
pub fn canonical(puzzle: &GridPuzzle) -> GridPuzzle {
    let drafts = orientations(&puzzle.draft());
    let least = drafts.iter().min_by_key(|draft| key(draft));
    least.and_then(|draft| draft.puzzle().ok()).unwrap_or_else(|| puzzle.clone())
}

/// Everything by which one orientation differs from another, the oldest parts
/// first, so that the grades of older puzzles stay.
type Key = ([Vec<u32>; 4], Vec<u32>, Vec<Sign>, Vec<Sign>, Vec<Mark>);

fn key(draft: &Draft) -> Key {
    let Draft { kind: _, size: _, unit: _, features: _, clues, givens, across, down, marks } =
        draft.clone();
    (clues, givens, across, down, marks)
}

/// Exchanges left and right.
fn mirrored(draft: &Draft) -> Draft {
    let Draft { kind, size, unit, features, clues, givens, across, down, marks } = draft;
    let [top, right, bottom, left] = clues.clone();
    let across = backwards(across, size.max(&2) - 1).into_iter().map(turned);
    Draft {
        kind,
        size: *size,
        unit: *unit,
        features: *features,
        clues: [backwards(&top, *size), left, backwards(&bottom, *size), right],
        givens: backwards(givens, *size),
        across: across.collect(),
        down: backwards(down, *size),
        marks: moved(marks, *size, |n, row, column| (row, n - 1 - column)),
    }
}

/// The rows of this length, each from its end.
fn backwards<T: Copy>(places: &[T], width: usize) -> Vec<T> {
    places.chunks(width).flat_map(|row| row.iter().rev()).copied().collect()
}

/// Exchanges rows and columns.
fn transposed(draft: &Draft) -> Draft {
    let Draft { kind, size, unit, features, clues, givens, across, down, marks } = draft;
    let [top, right, bottom, left] = clues.clone();
    Draft {
        kind,
        size: *size,
        unit: *unit,
        features: *features,
        clues: [left, bottom, right, top],
        givens: by_columns(givens, *size),
        across: by_columns(down, *size),
        down: by_columns(across, size.max(&2) - 1),
        marks: moved(marks, *size, |_, row, column| (column, row)),
    }
}

/// The contents of rows of this length, column by column.
fn by_columns<T: Copy>(places: &[T], width: usize) -> Vec<T> {
    (0..width).flat_map(|column| places.iter().skip(column).step_by(width)).copied().collect()
}

/// The marks where they come to if each cell, by its row and column, moves.
fn moved(marks: &[Mark], n: usize, to: fn(usize, usize, usize) -> (usize, usize)) -> Vec<Mark> {
    let mut moved = marks.to_vec();
    for (at, mark) in Size::new(n).into_iter().flat_map(Size::anchors).zip(marks) {
        let size = Size::new(n).expect("a size");
        let place = at.moved(size, |cell| {
            let (row, column) = to(n, size.row(cell), size.column(cell));
            size.cell(row, column)
        });
        moved[place.index(size)] = *mark;
    }
    moved
}

const fn turned(sign: Sign) -> Sign {
    match sign {
        Sign::Less => Sign::Greater,
        Sign::Greater => Sign::Less,
        Sign::None | Sign::Bar => sign,
    }
}
