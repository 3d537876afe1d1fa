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

use crate::engine::{Conflict, Cost, Domains, Fact, Lines, Past, Propagator};
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
        self.start();
        for place in 0..self.cells.len() {
            self.step(place, domains.values(self.cells[place]));
        }
    }

    fn start(&mut self) {
        let stride = self.cells.len() + 1;
        self.seen[..stride].fill(0);
        self.seen[0] = 1;
    }

    /// The counts after a place from those before it.
    fn step(&mut self, place: usize, values: Values) {
        let stride = self.cells.len() + 1;
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

    /// The values of this place that some count supports, and the counts from
    /// which the clue can be met before it (written over those after it).
    fn supported(&self, place: usize, values: Values, wanted: &mut [Counts]) -> Values {
        let kept = self.supported_by(place, values, wanted);
        step_back(values, wanted);
        kept
    }

    /// The values of this place that lead from a count seen to a count wanted.
    fn supported_by(&self, place: usize, values: Values, wanted: &[Counts]) -> Values {
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

    /// Walks once more, letting back in every value that would not have made
    /// the removed one possible.
    fn explain(&mut self, removed: Option<(Cell, u32)>, past: &Past<'_>) -> Vec<Fact> {
        let held: Vec<Values> = self.cells.iter().map(|cell| held(*cell, removed, past)).collect();
        let wanted = self.wanted(&held);
        let mut facts = Vec::new();
        self.start();
        for (place, held) in held.into_iter().enumerate() {
            let cell = self.cells[place];
            let forced = removed.is_some_and(|(at, _)| at == cell);
            let open =
                if forced { held } else { self.reopen(place, held, &wanted, past, &mut facts) };
            self.step(place, open);
        }
        facts
    }
}

/// The values of a cell where the removed one is put back, and nothing else.
fn held(cell: Cell, removed: Option<(Cell, u32)>, past: &Past<'_>) -> Values {
    match removed {
        Some((at, value)) if at == cell => Values::only(value),
        _ => past.values(cell),
    }
}

/// For each place, and after the last: the counts from which the clue can be met.
type Wanted = Vec<[Counts; Size::MAX + 1]>;

impl Visible {
    fn wanted(&self, held: &[Values]) -> Wanted {
        let n = self.cells.len();
        let mut wanted = vec![[0; Size::MAX + 1]; n + 1];
        wanted[n][n] = 1 << self.clue;
        for place in (0..n).rev() {
            wanted[place] = wanted[place + 1];
            step_back(held[place], &mut wanted[place][..=n]);
        }
        wanted
    }

    /// The values that may be let back in at a place; what keeps the others
    /// out is added to the facts.
    fn reopen(
        &self,
        place: usize,
        held: Values,
        wanted: &Wanted,
        past: &Past<'_>,
        facts: &mut Vec<Fact>,
    ) -> Values {
        let (cell, all) = (self.cells[place], past.size().all_values());
        let harmful = self.supported_by(place, all, &wanted[place + 1][..=self.cells.len()]);
        let kept_out = harmful & !held;
        match past.decided(cell) {
            Some(value) if !kept_out.is_empty() => {
                facts.push(Fact::is(cell, value));
                held
            }
            _ => {
                facts.extend(kept_out.iter().map(|value| Fact::is_not(cell, value)));
                all & !kept_out
            }
        }
    }
}
