//! A cheap relaxation of one visibility clue, which ignores that values must differ.
//!
//! ```text
//!   clue 3 |  ?   ?   ?   ?  |      walk from the clue; remember how many were
//!             1   3   2   4         seen so far, and the tallest of them
//! ```
//!
//! One walk goes forwards over the possible heights of the tallest after each place,
//! for each count of visible buildings. Another walk goes backwards from the clue
//! (`wide_clue.rs`; in one word, `packed_clue.rs`). The walks ignore only that no
//! height may be used twice. People count in the same way ("with 4 here at least 4
//! would be visible"). If value 1 is never visible and hides nothing, it has height 0,
//! which is never taller than anything else.

use crate::engine::{
    Conflict, Cost, Domains, ExplanationContext, Lines, Literal, PropagationLevel, Propagator, Twin,
};
use crate::grid::{Cell, Side, Size, Values};

use super::held::Held;
use super::packed_clue::PackedClue;
use super::wide_clue::{Heights, WideClue, heights, rows, step, step_back, supported, tallest};

/// A clue and the cells along its line of sight, the nearest first.
pub struct Visible {
    clue: usize,
    cells: Vec<Cell>,
    /// The height of value 1: 0 if it is never visible and hides nothing.
    lowest: u32,
    watches: Lines,
    walks: Walks,
    /// The possible states before each place, the wanted states, and what was known;
    /// used for explanations.
    again: Vec<Heights>,
    wanted: Vec<Heights>,
    held: Vec<Held>,
}

/// Which implementation of the walks is used.
enum Walks {
    Packed(PackedClue),
    Wide(WideClue),
}

impl Visible {
    /// The propagator for the clue at a border place.
    #[must_use]
    pub fn new(size: Size, side: Side, index: usize, clue: u32) -> Self {
        let line = side.line(index);
        let mut cells: Vec<Cell> = size.line_cells(line).collect();
        if !side.sees_first_cell_first() {
            cells.reverse();
        }
        let clue = clue as usize;
        let packed = PackedClue::new(size.n(), clue).map(Walks::Packed);
        Self {
            clue,
            cells,
            lowest: 1,
            watches: Lines::only(line),
            walks: packed.unwrap_or_else(|| Walks::Wide(WideClue::new(size.n(), clue, 1))),
            again: Vec::new(),
            wanted: Vec::new(),
            held: Vec::new(),
        }
    }

    /// The propagator for the same clue if value 1 is never visible and hides nothing.
    #[must_use]
    pub fn lowest_unseen(self) -> Self {
        let walks = Walks::Wide(WideClue::new(self.cells.len(), self.clue, 0));
        Self { lowest: 0, walks, ..self }
    }
}

impl Propagator for Visible {
    fn watches(&self) -> Lines {
        self.watches
    }

    fn cost(&self) -> Cost {
        Cost::Moderate
    }

    fn propagate(&mut self, domains: &mut Domains, _: PropagationLevel) -> Result<(), Conflict> {
        match &mut self.walks {
            Walks::Packed(walks) => walks.propagate(&self.cells, domains),
            Walks::Wide(walks) => walks.propagate(&self.cells, domains),
        }
    }

    /// Repeats the walks, allowing again every value that would not have made
    /// the removed one possible.
    fn explain(
        &mut self,
        removed: Option<(Cell, u32)>,
        context: &ExplanationContext<'_>,
        explanation: &mut Vec<Literal>,
    ) {
        self.recall(removed, context);
        let (stride, all) = (self.clue + 2, context.size().all_values());
        self.again.resize((self.cells.len() + 1) * stride, 0);
        self.again[0] = 1;
        self.fill_wanted();
        let lowest = self.lowest;
        for (place, held) in self.held.iter().enumerate() {
            let cell = self.cells[place];
            let [before, after] = rows(&mut self.again, place, stride);
            let mut open = held.values;
            if removed.is_none_or(|(at, _)| at != cell) {
                let wanted = &self.wanted[(place + 1) * stride..(place + 2) * stride];
                let possible = supported(before, heights(all, lowest), wanted) >> lowest;
                let kept_out = Values(possible as u32) & !held.values;
                open = held.reopen(cell, all & !kept_out, kept_out, explanation);
            }
            step(before, after, heights(open, lowest));
        }
    }
}

impl Visible {
    /// Reads the cells as they were, with only the removed value added back, up
    /// to the place from which the tallest hides the rest.
    fn recall(&mut self, removed: Option<(Cell, u32)>, context: &ExplanationContext<'_>) {
        self.held.clear();
        let tallest = Some(self.cells.len() as u32);
        let mut needed = removed.is_some();
        for cell in &self.cells {
            let held = Held::of(*cell, removed, context);
            needed &= removed.is_none_or(|(at, _)| at != *cell);
            let hides_the_rest = held.known == tallest && !needed;
            self.held.push(held);
            if hides_the_rest {
                return;
            }
        }
    }

    /// The wanted states before each place, and after the last.
    fn fill_wanted(&mut self) {
        let (stride, last, tallest) =
            (self.clue + 2, self.held.len(), tallest(self.cells.len(), self.lowest));
        self.wanted.clear();
        self.wanted.resize((last + 1) * stride, 0);
        if last < self.cells.len() {
            // If the tallest building were not here, any other building could follow.
            self.wanted[last * stride..][..self.clue].fill(tallest - 1);
        }
        self.wanted[last * stride + self.clue] = tallest;
        for place in (0..last).rev() {
            let [before, after] = rows(&mut self.wanted, place, stride);
            before.copy_from_slice(after);
            step_back(heights(self.held[place].values, self.lowest), before);
        }
    }
}

impl Twin for Visible {
    fn cells(&self) -> Vec<Cell> {
        self.cells.clone()
    }

    fn allows(&self, values: &[u32]) -> bool {
        let heights = self.cells.iter().map(|cell| values[cell.index()]);
        agrees(self.clue as u32, heights, 1 - self.lowest)
    }
}

/// Whether a clue can still be satisfied with these heights, the nearest first;
/// 0 is open. Heights up to `unseen` are never visible and hide nothing.
pub(super) fn agrees(clue: u32, heights: impl Iterator<Item = u32>, unseen: u32) -> bool {
    let (mut seen, mut tallest) = (0, unseen);
    for height in heights {
        if height == 0 {
            return seen <= clue;
        }
        if height > tallest {
            seen += 1;
            tallest = height;
        }
    }
    seen == clue
}
