//! Puzzles: as entered, and in the form that solvers rely on.
//!
//! Readers and the editor fill a [`Draft`], which may be nonsense. [`Draft::puzzle`] turns the draft into a
//! [`GridPuzzle`], which is always well-formed, or returns every fault at once. A valid puzzle may still have no
//! solution; `contradictions.rs` finds the cases that need no search. [`About`] contains facts that do not affect the
//! solution.

mod about;
mod conditions;
mod contradictions;
mod draft;
mod faults;
mod paper;

pub use crate::conditions::{Mark, Sign};
pub use crate::grid::visible;
pub use about::{About, Part};
pub use draft::Draft;

use crate::conditions::{Condition, Features};
use crate::constraints::Model;
use crate::grid::{Anchor, Cell, Line, Scale, Side, Size, Values};
use crate::kind::Kind;
use paper::Paper;

/// A well-formed puzzle: its size, its kind, and everything that is printed.
/// Every number is in range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridPuzzle {
    kind: &'static Kind,
    size: Size,
    scale: Scale,
    features: Features,
    conditions: Vec<Condition>,
    paper: Paper,
}

impl GridPuzzle {
    /// The side length.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The kind of the puzzle.
    #[must_use]
    pub const fn kind(&self) -> &'static Kind {
        self.kind
    }

    /// How the values are shown.
    #[must_use]
    pub const fn scale(&self) -> Scale {
        self.scale
    }

    /// The clue at a border place, if there is one.
    #[must_use]
    pub fn clue(&self, side: Side, index: usize) -> Option<u32> {
        Some(self.paper.clues[side as usize][index]).filter(|clue| *clue > 0)
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

    /// The given value of a cell, if there is one.
    #[must_use]
    pub fn given(&self, cell: Cell) -> Option<u32> {
        Some(self.paper.givens[cell.index()]).filter(|value| *value > 0)
    }

    /// Every given with its cell, in reading order.
    pub fn givens(&self) -> impl Iterator<Item = (Cell, u32)> {
        self.size.cells().filter_map(|cell| Some((cell, self.given(cell)?)))
    }

    /// The mark in a cell, if there is one.
    #[must_use]
    pub fn mark(&self, cell: Cell) -> Mark {
        self.paper.marks[Anchor::cell(cell).in_marks(self.size)]
    }

    /// Every sign as (lesser cell, greater cell).
    #[must_use]
    pub fn signs(&self) -> &[(Cell, Cell)] {
        &self.paper.signs
    }

    /// Everything that the puzzle states, for a solver.
    #[must_use]
    pub fn model(&self) -> Model {
        let mut model = Model::new(self.size);
        self.conditions.iter().for_each(|condition| condition.post(self.size, &mut model));
        model
    }

    /// Whether a full grid, row by row, is a solution. This simple and slow
    /// check is the definition against which every fast solver is tested.
    #[must_use]
    pub fn accepts(&self, values: &[u32]) -> bool {
        values.len() == self.size.cell_count()
            && self.size.lines().all(|line| self.is_permutation(line, values))
            && self.conditions.iter().all(|condition| condition.accepts(self.size, values))
    }

    fn is_permutation(&self, line: Line, values: &[u32]) -> bool {
        let all = self.size.all_values();
        let mut held = self.size.line_cells(line).map(|cell| values[cell.index()]);
        let set: Option<Values> = held.try_fold(Values::NONE, |set, value| {
            all.contains(value).then(|| set | Values::only(value))
        });
        set == Some(all)
    }
}
