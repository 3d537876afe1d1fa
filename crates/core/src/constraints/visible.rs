//! One visibility clue, without all-different: the cheap relaxation.
//!
//! ```text
//!   clue 3 |  ?   ?   ?   ?  |      walk from the clue, remember the tallest
//!             1   3   2   4         so far and how many were seen
//! ```
//!
//! For each place and each tallest height, a word holds the set of counts that
//! can have been seen so far (forwards) and the set of counts from which the
//! clue can still be met (backwards). A height stays where one of the first
//! meets one of the second. O(n * n) word operations; it forgets only that a
//! height may not be used twice. This is the count that people make too
//! ("with 4 here at least 4 would be visible").

use crate::engine::{Conflict, Cost, Domains, Lines, Propagator};
use crate::grid::{Cell, Side, Size, Values};

/// Sets of counts; bit c says that c have been seen.
type Counts = u64;

/// A clue and the cells that it looks along, nearest first.
pub struct Visible {
    clue: u32,
    cells: Vec<Cell>,
    watches: Lines,
    /// Row i holds, for each tallest height so far, the counts seen before place i.
    seen: Vec<Counts>,
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
        let seen = vec![0; (size.n() + 1) * (size.n() + 1)];
        Self { clue, cells, watches: Lines::only(line), seen }
    }

    /// Fills `seen`, place by place.
    fn walk(&mut self, domains: &Domains) {
        let stride = self.cells.len() + 1;
        self.seen[..stride].fill(0);
        self.seen[0] = 1;
        for (place, cell) in self.cells.iter().enumerate() {
            let values = domains.values(*cell);
            let (before, after) = self.seen[place * stride..].split_at_mut(stride);
            let mut lower = before[0];
            after[0] = 0;
            for height in 1..stride {
                let hidden = if values.min() < height as u32 { before[height] } else { 0 };
                let shown = if values.contains(height as u32) { lower << 1 } else { 0 };
                after[height] = hidden | shown;
                lower |= before[height];
            }
        }
    }

    /// The values of this place that some count supports, and the counts from
    /// which the clue can be met before it (written over those after it).
    fn supported(&self, place: usize, values: Values, wanted: &mut [Counts]) -> Values {
        let stride = self.cells.len() + 1;
        let before = &self.seen[place * stride..(place + 1) * stride];
        let mut kept = Values::NONE;
        let mut lower = 0;
        for height in 1..stride {
            lower |= before[height - 1];
            if values.contains(height as u32) && (lower << 1) & wanted[height] != 0 {
                kept = kept | Values::only(height as u32);
            }
        }
        let hiding = (1..stride).rev().find(|tallest| before[*tallest] & wanted[*tallest] != 0);
        if let Some(tallest) = hiding {
            kept = kept | (values & Values::up_to(tallest as u32 - 1));
        }
        step_back(values, wanted);
        kept
    }
}

fn step_back(values: Values, wanted: &mut [Counts]) {
    let mut above = 0;
    for tallest in (0..wanted.len()).rev() {
        let here = wanted[tallest];
        let hidden = if values.min() < tallest as u32 { here } else { 0 };
        wanted[tallest] = hidden | above;
        if values.contains(tallest as u32) {
            above |= here >> 1;
        }
    }
}

impl Propagator for Visible {
    fn watches(&self) -> Lines {
        self.watches
    }

    fn cost(&self) -> Cost {
        Cost::Moderate
    }

    fn propagate(&mut self, domains: &mut Domains) -> Result<(), Conflict> {
        self.walk(domains);
        let n = self.cells.len();
        let mut wanted = [0; Size::MAX + 1];
        wanted[n] = 1 << self.clue;
        for place in (0..n).rev() {
            let cell = self.cells[place];
            let kept = self.supported(place, domains.values(cell), &mut wanted[..=n]);
            domains.keep(cell, kept)?;
        }
        Ok(())
    }
}
