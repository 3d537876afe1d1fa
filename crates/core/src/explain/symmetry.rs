//! Rotates and reflects a puzzle, and chooses the one orientation in which it is
//! graded.
//!
//! The orientation decides which of several equally easy steps comes first, so a puzzle
//! is always graded in one fixed orientation out of up to eight.

use crate::conditions::{Boxes, Feature, Mark, Sign};
use crate::grid::{Cell, Size, Span};
use crate::puzzle::{Draft, GridPuzzle};

/// Every orientation of a draft, the draft itself first. A draft with boxes that are
/// not square has four orientations.
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
        // The drafts that were transposed an even number of times.
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

/// Everything in which orientations can differ. The oldest parts come first, so that
/// the grades of older puzzles do not change.
type Key = ([Vec<u32>; 4], Vec<u32>, Vec<Sign>, Vec<Sign>, Vec<Mark>);

fn key(draft: &Draft) -> Key {
    let Draft { kind: _, size: _, unit: _, features: _, clues, givens, across, down, marks } =
        draft.clone();
    (clues, givens, across, down, marks)
}

/// Swaps left and right.
fn mirrored(draft: &Draft) -> Draft {
    let [top, right, bottom, left] = draft.clues.clone();
    let backwards = |clues: Vec<u32>| clues.into_iter().rev().collect();
    let clues = [backwards(top), left, backwards(bottom), right];
    moved(draft, clues, |size, row, column| size.cell(row, size.n() - 1 - column))
}

/// Swaps rows and columns.
fn transposed(draft: &Draft) -> Draft {
    let [top, right, bottom, left] = draft.clues.clone();
    moved(draft, [left, bottom, right, top], |size, row, column| size.cell(column, row))
}

/// The draft with these clues and with each cell, given by its row and column,
/// moved to where `to` says; everything inside the border moves with the cells.
fn moved(draft: &Draft, clues: [Vec<u32>; 4], to: fn(Size, usize, usize) -> Cell) -> Draft {
    let Draft { kind, size: n, unit, features, clues: _, givens, across: _, down: _, marks } =
        draft;
    let mut all = Draft { unit: *unit, features: *features, clues, ..Draft::empty(kind, *n) };
    let Some(size) = Size::new(*n) else { return all };
    let to = |cell| to(size, size.row(cell), size.column(cell));
    for (cell, given) in size.cells().zip(givens) {
        all.givens[to(cell).index()] = *given;
    }
    for span in Span::GAPS {
        for (at, sign) in size.places(span).zip(draft.signs(span)) {
            let place = at.moved(size, to);
            let keeps_order = to(at.first) == place.first;
            let sign = if keeps_order { *sign } else { turned(*sign) };
            all.signs_mut(place.span)[place.index(size)] = sign;
        }
    }
    for (at, mark) in size.anchors().zip(marks) {
        all.marks[at.moved(size, to).in_marks(size)] = *mark;
    }
    all
}

const fn turned(sign: Sign) -> Sign {
    match sign {
        Sign::Less => Sign::Greater,
        Sign::Greater => Sign::Less,
        Sign::None | Sign::Bar => sign,
    }
}
