//! Look-up in a list of conditions: what is at a border place, in a cell, or
//! between two cells.

use crate::conditions::{Condition, Mark, Written};
use crate::grid::{Anchor, Cell, Size};

/// Clues, givens, marks and signs, indexed by their places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Paper {
    /// The clues, indexed by `Side as usize`; 0 where there is none.
    pub(super) clues: [Vec<u32>; 4],
    /// The givens, row by row; 0 where there is none.
    pub(super) givens: Vec<u32>,
    /// The marks, indexed by [`Anchor::in_marks`].
    pub(super) marks: Vec<Mark>,
    /// The signs as (lesser cell, greater cell), in the order of the list.
    pub(super) signs: Vec<(Cell, Cell)>,
}

impl Paper {
    pub(super) fn of(size: Size, conditions: &[Condition]) -> Self {
        let mut paper = Self {
            clues: core::array::from_fn(|_| vec![0; size.n()]),
            givens: vec![0; size.cell_count()],
            marks: vec![Mark::None; Anchor::count(size.n())],
            signs: Vec::new(),
        };
        for condition in conditions {
            match condition.written() {
                Written::Border { side, index, number } => {
                    paper.clues[side as usize][index] = number;
                }
                Written::Cell { cell, value } => paper.givens[cell.index()] = value,
                Written::Gap { first, second, sign } => {
                    paper.signs.extend(sign.lesser_first(first, second));
                }
                Written::Mark { at, mark } => paper.marks[at.in_marks(size)] = mark,
                Written::Grid => {}
            }
        }
        paper
    }
}
