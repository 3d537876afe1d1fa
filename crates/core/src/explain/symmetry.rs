//! A puzzle turned and mirrored, and the one orientation in which it is graded.
//!
//! Which of several equally easy steps comes first depends on how a puzzle
//! lies. So a grade is that of a fixed one of its up to eight orientations.

use crate::conditions::{Boxes, Feature, Sign};
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
    let size = crate::grid::Size::new(draft.size);
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
    let signs = |signs: &[Sign]| signs.iter().map(|sign| *sign as u8).collect::<Vec<u8>>();
    let key = |draft: &Draft| {
        (draft.clues.clone(), draft.givens.clone(), signs(&draft.across), signs(&draft.down))
    };
    let least = drafts.iter().min_by_key(|draft| key(draft));
    least.and_then(|draft| draft.puzzle().ok()).unwrap_or_else(|| puzzle.clone())
}

/// Left and right exchanged.
fn mirrored(draft: &Draft) -> Draft {
    let n = draft.size;
    let [top, right, bottom, left] = draft.clues.clone();
    let back = |row: &[u32]| row.iter().rev().copied().collect::<Vec<u32>>();
    let rows = draft.givens.chunks(n).flat_map(back).collect();
    let across = draft.across.chunks(n.max(2) - 1);
    let across = across.flat_map(|row| row.iter().rev().map(|sign| turned(*sign))).collect();
    let down = draft.down.chunks(n).flat_map(|row| row.iter().rev().copied()).collect();
    Draft {
        givens: rows,
        clues: [back(&top), left, back(&bottom), right],
        across,
        down,
        ..draft.clone()
    }
}

/// Rows and columns exchanged.
fn transposed(draft: &Draft) -> Draft {
    let n = draft.size;
    let [top, right, bottom, left] = draft.clues.clone();
    let cell = |at: usize| draft.givens[at % n * n + at / n];
    let gaps = n * (n - 1);
    let across = (0..gaps).map(|at| draft.down[at % (n - 1) * n + at / (n - 1)]);
    let down = (0..gaps).map(|at| draft.across[at % n * (n - 1) + at / n]);
    Draft {
        givens: (0..n * n).map(cell).collect(),
        clues: [left, bottom, right, top],
        across: across.collect(),
        down: down.collect(),
        ..draft.clone()
    }
}

const fn turned(sign: Sign) -> Sign {
    match sign {
        Sign::Less => Sign::Greater,
        Sign::Greater => Sign::Less,
        Sign::None | Sign::Bar => sign,
    }
}
