//! One visibility clue, without all-different: the cheap relaxation.
//!
//! ```text
//!   clue 3 |  ?   ?   ?   ?  |      walk from the clue; remember how many were
//!             1   3   2   4         seen so far, and the tallest of them
//! ```
//!
//! For each place and each count, a word holds the set of heights that can be
//! the tallest so far (forwards), and the set of those from which the clue can
//! still be met (backwards). A height stays where one of the first meets one of
//! the second. About n * clue word operations; it forgets only that a height
//! may not be used twice. This is the count that people make too ("with 4 here
//! at least 4 would be visible"). Where value 1 is never seen and hides nothing,
//! it is height 0, which is no taller than nothing at all.

use crate::engine::{
    Conflict, Cost, Domains, ExplanationContext, Lines, Literal, PropagationLevel, Propagator, Twin,
};
use crate::grid::{Cell, Side, Size, Values};

use super::held::Held;

/// A set of heights 0..=32; bit h is height h.
type Heights = u64;

/// For each count of buildings seen: the heights that the tallest may have.
type Tallest = [Heights];

/// A clue and the cells that it looks along, nearest first.
pub struct Visible {
    clue: usize,
    cells: Vec<Cell>,
    /// The height of value 1: 0 where it is never seen and hides nothing.
    lowest: u32,
    watches: Lines,
    /// What can be before each place: clue + 2 words each, the last of them 0.
    before: Vec<Heights>,
    /// The values of each cell from which the places after it were worked out.
    walked: [Values; Size::MAX],
    /// The values that the last run left, from which it would remove nothing.
    left: [Values; Size::MAX],
    /// From this place on everything hides behind the tallest.
    end: usize,
    /// For reasons: like `before`, what is wanted there, and what was known.
    again: Vec<Heights>,
    wanted: Vec<Heights>,
    held: Vec<Held>,
}

impl Visible {
    /// The clue at a border place.
    #[must_use]
    pub fn new(size: Size, side: Side, index: usize, clue: u32) -> Self {
        let line = side.line(index);
        let mut cells: Vec<Cell> = size.line_cells(line).collect();
        if !side.sees_first_cell_first() {
            cells.reverse();
        }
        let clue = clue as usize;
        let mut before = vec![0; (size.n() + 1) * (clue + 2)];
        before[0] = 1;
        Self {
            clue,
            cells,
            lowest: 1,
            watches: Lines::only(line),
            again: Vec::new(),
            wanted: Vec::new(),
            held: Vec::new(),
            before,
            walked: [Values::NONE; Size::MAX],
            left: [Values::NONE; Size::MAX],
            end: size.n(),
        }
    }

    /// The same clue where value 1 is never seen and hides nothing.
    #[must_use]
    pub fn lowest_unseen(self) -> Self {
        Self { lowest: 0, ..self }
    }

    /// The set of the greatest height alone.
    const fn tallest(&self) -> Heights {
        1 << (self.cells.len() as u32 - 1 + self.lowest)
    }

    /// Walks on from the first place whose values are others than last time.
    fn walk(&mut self, domains: &Domains) {
        let mut before = self.cells[..self.end].iter().zip(&self.walked);
        let changed = before.position(|(cell, walked)| domains.values(*cell) != *walked);
        let first = changed.unwrap_or(self.end);
        if first == self.end {
            return;
        }
        let (lowest, tallest, stride) = (self.lowest, self.tallest(), self.clue + 2);
        self.end = self.cells.len();
        for place in first..self.cells.len() {
            let values = domains.values(self.cells[place]);
            self.walked[place] = values;
            let [before, after] = rows(&mut self.before, place, stride);
            if step(before, after, heights(values, lowest)) == tallest {
                self.end = place + 1;
                return;
            }
        }
    }

    /// Whether nothing changed where it matters since the last run.
    fn is_unchanged(&self, domains: &Domains) -> bool {
        let mut last = self.cells[..self.end].iter().zip(&self.left);
        last.all(|(cell, left)| domains.values(*cell) == *left)
    }
}

/// The words of a place and of the next.
fn rows(table: &mut [Heights], place: usize, stride: usize) -> [&mut Tallest; 2] {
    let (before, after) = table[place * stride..(place + 2) * stride].split_at_mut(stride);
    [before, after]
}

/// Works out what can be after a place from what can be before it; returns all
/// heights that the tallest may then have.
#[inline]
fn step(before: &Tallest, after: &mut Tallest, values: Heights) -> Heights {
    let hiding = above_lowest(values) | values & 1;
    let (mut shown, mut all) = (0, 0);
    let counts = before.len() - 1;
    for (before, after) in before[..counts].iter().zip(&mut after[..counts]) {
        *after = before & hiding | shown;
        all |= *after;
        shown = values & above_lowest(*before);
    }
    all
}

/// Those of the values that lead from what can be before a place to what is
/// wanted after it.
#[inline]
fn supported(before: &Tallest, values: Heights, wanted: &Tallest) -> Heights {
    let (mut shown, mut hiding) = (0, 0);
    for (before, wanted) in before.iter().zip(wanted.windows(2)) {
        shown |= wanted[1] & above_lowest(*before);
        hiding |= before & wanted[0];
    }
    (shown | below_highest(hiding) | hiding & 1) & values
}

/// What is wanted before a place, from what is wanted after it.
#[inline]
fn step_back(values: Heights, wanted: &mut Tallest) {
    let hiding = above_lowest(values) | values & 1;
    let counts = wanted.len() - 1;
    let mut here = wanted[0];
    for count in 0..counts {
        let after = wanted[count + 1];
        wanted[count] = here & hiding | below_highest(values & after);
        here = after;
    }
}

/// The heights of values; height 0 hides nothing and is never seen.
#[inline]
const fn heights(values: Values, lowest: u32) -> Heights {
    (values.0 as Heights) << lowest
}

/// All heights above the lowest of a set; none for the empty set.
#[inline]
const fn above_lowest(set: Heights) -> Heights {
    !(set ^ set.wrapping_sub(1))
}

/// All heights below the highest of a set; none for the empty set.
#[inline]
const fn below_highest(set: Heights) -> Heights {
    (Heights::MAX >> (set | 1).leading_zeros()) >> 1
}

impl Propagator for Visible {
    fn watches(&self) -> Lines {
        self.watches
    }

    fn cost(&self) -> Cost {
        Cost::Moderate
    }

    fn propagate(&mut self, domains: &mut Domains, _: PropagationLevel) -> Result<(), Conflict> {
        if self.is_unchanged(domains) {
            return Ok(());
        }
        self.walk(domains);
        let mut wanted = [0; Size::MAX + 2];
        let (lowest, stride) = (self.lowest, self.clue + 2);
        let wanted = &mut wanted[..stride];
        wanted[self.clue] = self.tallest();
        // Until the run is through, it must not count as done: no cell is left
        // without values.
        self.left[0] = Values::NONE;
        let rows = self.before[..self.end * stride].chunks_exact(stride);
        for (place, before) in rows.enumerate().rev() {
            let values = self.walked[place];
            let heights = heights(values, lowest);
            let kept = Values((supported(before, heights, wanted) >> lowest) as u32);
            step_back(heights, wanted);
            if kept != values {
                domains.keep(self.cells[place], kept)?;
            }
            self.left[place] = kept;
        }
        Ok(())
    }

    /// Walks once more, letting back in every value that would not have made
    /// the removed one possible.
    fn explain(
        &mut self,
        removed: Option<(Cell, u32)>,
        context: &ExplanationContext<'_>,
        explanation: &mut Vec<Literal>,
    ) {
        self.recall(removed, context);
        self.again.resize(self.before.len(), 0);
        self.again[0] = 1;
        self.fill_wanted();
        let (stride, all) = (self.clue + 2, context.size().all_values());
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
    /// Reads the cells as they were, with the removed value put back and
    /// nothing else beside it, up to where the tallest hides the rest.
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

    /// What is wanted before each place, and after the last.
    fn fill_wanted(&mut self) {
        let (stride, last, tallest) = (self.clue + 2, self.held.len(), self.tallest());
        self.wanted.clear();
        self.wanted.resize((last + 1) * stride, 0);
        if last < self.cells.len() {
            // Were the tallest not here, whatever follows might do.
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

/// Whether a clue may still hold with these heights, nearest first; 0 is open.
/// Heights up to `unseen` are never seen and hide nothing.
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
