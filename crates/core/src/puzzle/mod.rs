//! A puzzle as somebody enters it, and as a solver may rely on it.
//!
//! Readers and the editor fill a [`Draft`], which may be nonsense. One step,
//! [`Draft::puzzle`], makes a [`GridPuzzle`] of it, which cannot be, or
//! returns every fault at once. A valid puzzle may still have no solution;
//! what shows that without a search is in `contradictions.rs`.

mod conditions;
mod contradictions;
mod draft;
mod faults;

pub use conditions::Condition;
pub use draft::{Draft, Sign};

use crate::grid::{Cell, Line, Side, Size, Values};
use crate::kind::Kind;

/// A well-formed puzzle: every number is in range and every list complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridPuzzle {
    draft: Draft,
    size: Size,
    signs: Vec<(Cell, Cell)>,
}

impl GridPuzzle {
    /// The side length.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Which family it belongs to.
    #[must_use]
    pub const fn kind(&self) -> &'static Kind {
        self.draft.kind
    }

    /// The draft that it was made from.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The clue at a border place, where there is one.
    #[must_use]
    pub fn clue(&self, side: Side, index: usize) -> Option<u32> {
        Some(self.draft.clues[side as usize][index]).filter(|clue| *clue > 0)
    }

    /// The clues at the first and at the last cell of a line.
    #[must_use]
    pub fn facing_clues(&self, line: Line) -> [Option<u32>; 2] {
        let (first, last) = match line {
            Line::Row(_) => (Side::Left, Side::Right),
            Line::Column(_) => (Side::Top, Side::Bottom),
        };
        [self.clue(first, line.index()), self.clue(last, line.index())]
    }

    /// The given value of a cell, where there is one.
    #[must_use]
    pub fn given(&self, cell: Cell) -> Option<u32> {
        Some(self.draft.givens[cell.index()]).filter(|value| *value > 0)
    }

    /// Every given with its cell, in reading order.
    pub fn givens(&self) -> impl Iterator<Item = (Cell, u32)> {
        self.size.cells().filter_map(|cell| Some((cell, self.given(cell)?)))
    }

    /// Every sign as (lesser cell, greater cell).
    #[must_use]
    pub fn signs(&self) -> &[(Cell, Cell)] {
        &self.signs
    }

    /// Whether a full grid, row by row, is a solution. Plain and slow: it is
    /// the definition that everything fast is compared with.
    #[must_use]
    pub fn accepts(&self, values: &[u32]) -> bool {
        let holds = |line| self.line_holds(line, values);
        values.len() == self.size.cell_count()
            && self.givens().all(|(cell, value)| values[cell.index()] == value)
            && self.signs.iter().all(|(low, high)| values[low.index()] < values[high.index()])
            && self.size.lines().all(holds)
    }

    fn line_holds(&self, line: Line, values: &[u32]) -> bool {
        let heights: Vec<u32> =
            self.size.line_cells(line).map(|cell| values[cell.index()]).collect();
        let [first, last] = self.facing_clues(line);
        let all = self.size.all_values();
        let in_range = heights.iter().all(|height| all.contains(*height));
        in_range
            && heights.iter().copied().collect::<Values>() == all
            && first.is_none_or(|clue| clue == visible(heights.iter().copied()))
            && last.is_none_or(|clue| clue == visible(heights.iter().rev().copied()))
    }
}

/// How many of these heights are seen by somebody in front of the first.
pub fn visible(heights: impl Iterator<Item = u32>) -> u32 {
    let mut tallest = 0;
    let mut seen = 0;
    for height in heights {
        seen += u32::from(height > tallest);
        tallest = tallest.max(height);
    }
    seen
}
