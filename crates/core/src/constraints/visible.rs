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
//! at least 4 would be visible").

use crate::engine::{Conflict, Cost, Domains, Effort, Fact, Lines, Past, Propagator};
use crate::grid::{Cell, Side, Size, Values};

/// A set of heights 0..=32; bit h is height h.
type Heights = u64;

/// For each count of buildings seen: the heights that the tallest may have.
type Tallest = [Heights];

/// A clue and the cells that it looks along, nearest first.
pub struct Visible {
    clue: usize,
    cells: Vec<Cell>,
    watches: Lines,
    /// What can be before each place: clue + 2 words each, the last of them 0.
    before: Vec<Heights>,
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
        Self { clue, cells, watches: Lines::only(line), before }
    }

    /// Works out what can be after a place from what can be before it.
    fn step(&mut self, place: usize, values: Values) {
        let values = heights(values);
        let hiding = above(lowest(values));
        let stride = self.clue + 2;
        let (before, after) =
            self.before[place * stride..(place + 2) * stride].split_at_mut(stride);
        let mut shown = 0;
        for count in 0..=self.clue {
            after[count] = before[count] & hiding | shown;
            shown = if before[count] == 0 { 0 } else { values & above(lowest(before[count])) };
        }
    }

    /// Those of the values that lead from what can be before a place to what
    /// is wanted after it.
    fn supported(&self, place: usize, values: Values, wanted: &Tallest) -> Values {
        let stride = self.clue + 2;
        let before = &self.before[place * stride..(place + 1) * stride];
        let (mut shown, mut hiding) = (0, 0);
        for count in 0..=self.clue {
            if before[count] != 0 {
                shown |= wanted[count + 1] & above(lowest(before[count]));
                hiding |= before[count] & wanted[count];
            }
        }
        let hidden = below(highest(hiding));
        Values((((shown | hidden) & heights(values)) >> 1) as u32)
    }

    /// What is wanted after the last place.
    fn set_goal(&self, wanted: &mut Tallest) {
        wanted.fill(0);
        wanted[self.clue] = 1 << self.cells.len();
    }

    /// What is wanted before a place, from what is wanted after it.
    fn step_back(&self, values: Values, wanted: &mut Tallest) {
        let values = heights(values);
        let hiding = above(lowest(values));
        for count in 0..=self.clue {
            let shown = below(highest(values & wanted[count + 1]));
            wanted[count] = wanted[count] & hiding | shown;
        }
    }
}

const fn heights(values: Values) -> Heights {
    (values.0 as Heights) << 1
}

/// The lowest height of a set; 64 for none.
const fn lowest(set: Heights) -> u32 {
    set.trailing_zeros()
}

/// The highest height of a set; 0 for none.
const fn highest(set: Heights) -> u32 {
    63 - (set | 1).leading_zeros()
}

const fn above(height: u32) -> Heights {
    if height >= 63 { 0 } else { Heights::MAX << (height + 1) }
}

const fn below(height: u32) -> Heights {
    (1 << height) - 1
}

impl Propagator for Visible {
    fn watches(&self) -> Lines {
        self.watches
    }

    fn cost(&self) -> Cost {
        Cost::Moderate
    }

    fn propagate(&mut self, domains: &mut Domains, _: Effort) -> Result<(), Conflict> {
        for place in 0..self.cells.len() {
            self.step(place, domains.values(self.cells[place]));
        }
        let mut wanted = [0; Size::MAX + 2];
        let wanted = &mut wanted[..self.clue + 2];
        self.set_goal(wanted);
        for place in (0..self.cells.len()).rev() {
            let values = domains.values(self.cells[place]);
            let kept = self.supported(place, values, wanted);
            self.step_back(values, wanted);
            domains.keep(self.cells[place], kept)?;
        }
        Ok(())
    }

    /// Walks once more, letting back in every value that would not have made
    /// the removed one possible.
    fn explain(&mut self, removed: Option<(Cell, u32)>, past: &Past<'_>) -> Vec<Fact> {
        let held: Vec<Values> = self.cells.iter().map(|cell| held(*cell, removed, past)).collect();
        let wanted = self.wanted(&held);
        let stride = self.clue + 2;
        let mut facts = Vec::new();
        for (place, held) in held.into_iter().enumerate() {
            let cell = self.cells[place];
            let forced = removed.is_some_and(|(at, _)| at == cell);
            let open = if forced {
                held
            } else {
                self.reopen(place, held, &wanted[(place + 1) * stride..], past, &mut facts)
            };
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

impl Visible {
    /// What is wanted before each place, and after the last.
    fn wanted(&self, held: &[Values]) -> Vec<Heights> {
        let stride = self.clue + 2;
        let mut wanted = vec![0; (held.len() + 1) * stride];
        self.set_goal(&mut wanted[held.len() * stride..]);
        for place in (0..held.len()).rev() {
            let (before, after) = wanted[place * stride..].split_at_mut(stride);
            before.copy_from_slice(&after[..stride]);
            self.step_back(held[place], before);
        }
        wanted
    }

    /// The values that may be let back in at a place; what keeps the others
    /// out is added to the facts.
    fn reopen(
        &self,
        place: usize,
        held: Values,
        wanted: &Tallest,
        past: &Past<'_>,
        facts: &mut Vec<Fact>,
    ) -> Values {
        let (cell, all) = (self.cells[place], past.size().all_values());
        let kept_out = self.supported(place, all, wanted) & !held;
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
