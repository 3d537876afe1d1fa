//! One value in the whole grid, made fully consistent: it has a place in every row and
//! every column.
//!
//! ```text
//!        1  2  3  4
//!   a    5  .  5  .      the 5s of rows a and b are in columns 1 and 3,
//!   b    5  .  5  .      so rows c and d have theirs in 2 and 4
//!   c    .  5  -  5
//!   d    -  5  .  5
//! ```
//!
//! This is the third group of all-different constraints, besides those of the cells in
//! each row and in each column: the rows have different columns for the value. This
//! propagator rarely finds anything that the lines do not find, so it runs only at the
//! full level. `matching.rs` does the work, with rows as cells and columns as values.

use crate::engine::{
    Conflict, Cost, Domains, ExplanationContext, Lines, Literal, PropagationLevel, Propagator, Twin,
};
use crate::grid::{Cell, Line, Size, Values, Word};

use super::matching::{Matching, Sets, bits};
use super::permutation::keep_apart;

/// A value appears once in every row and every column.
pub struct OneValue {
    size: Size,
    value: u32,
    /// The cost estimate. At the full level, whole lines with fewer open places run
    /// before this propagator.
    estimate: u32,
    matching: Matching,
}

impl OneValue {
    /// The propagator for one value, 1..=n; the cost of a run is passed in so
    /// that it can be compared with that of whole lines.
    #[must_use]
    pub const fn new(size: Size, value: u32, estimate: u32) -> Self {
        Self { size, value, estimate, matching: Matching::new() }
    }

    /// The places of the value in each of the lines.
    fn places(&self, domains: &Domains, line: fn(usize) -> Line) -> Sets {
        let mut places = [0; Size::MAX];
        for (index, places) in places[..self.size.n()].iter_mut().enumerate() {
            *places = domains.places(line(index))[self.value as usize - 1];
        }
        places
    }

    /// Explains that two cells of one row have the value.
    fn explain_repeat(&self, context: &ExplanationContext<'_>, explanation: &mut Vec<Literal>) {
        let only = Values::only(self.value);
        let cells = self.size.cells().filter(|cell| context.values(*cell) == only);
        let cells: Vec<Cell> = cells.collect();
        let is_row = |pair: &&[Cell]| self.size.row(pair[0]) == self.size.row(pair[1]);
        for cell in cells.windows(2).find(is_row).into_iter().flatten() {
            context.explain_absence(*cell, self.size.all_values() & !only, explanation);
        }
    }

    /// Explains why no other row has the value in the columns that these rows use up.
    fn explain_rows(
        &self,
        rows: Word,
        places: &Sets,
        context: &ExplanationContext<'_>,
        explanation: &mut Vec<Literal>,
    ) {
        let columns = bits(rows).fold(0, |columns, row| columns | places[row]);
        for row in bits(rows) {
            let cell = |column| self.size.cell(row, column);
            match bits(places[row]).find(|at| context.decided(cell(*at)) == Some(self.value)) {
                Some(at) => explanation.push(Literal::is(cell(at), self.value)),
                None => {
                    let others = bits(self.size.all_values().0 & !columns);
                    explanation.extend(others.map(|at| Literal::is_not(cell(at), self.value)));
                }
            }
        }
    }
}

impl Propagator for OneValue {
    fn watches(&self) -> Lines {
        Lines::all(self.size)
    }

    fn cost(&self) -> Cost {
        Cost::Rare
    }

    fn estimate(&self, _: &Domains) -> u32 {
        self.estimate
    }

    fn propagate(&mut self, domains: &mut Domains, _: PropagationLevel) -> Result<(), Conflict> {
        let rows = self.places(domains, Line::Row);
        let columns = self.places(domains, Line::Column);
        let n = self.size.n();
        // If all cells are decided, a row may still have the value twice.
        let most = if domains.is_complete() { 1 } else { u32::MAX };
        if rows[..n].iter().any(|places| !(1..=most).contains(&places.count_ones())) {
            return Err(Conflict);
        }
        let mut kept = rows;
        let cut = keep_apart(&mut self.matching, &mut kept, &columns[..n])?;
        for row in bits(cut) {
            for column in bits(rows[row] & !kept[row]) {
                domains.remove(self.size.cell(row, column), Values::only(self.value))?;
            }
        }
        Ok(())
    }

    fn explain(
        &mut self,
        removed: Option<(Cell, u32)>,
        context: &ExplanationContext<'_>,
        explanation: &mut Vec<Literal>,
    ) {
        let n = self.size.n();
        let mut places = [0; Size::MAX];
        for cell in self.size.cells().filter(|cell| context.values(*cell).contains(self.value)) {
            places[self.size.row(cell)] |= 1 << self.size.column(cell);
        }
        let column = removed.map(|(cell, _)| self.size.column(cell));
        let rows = self.matching.hall_set(n, &places, column);
        if rows == 0 {
            return self.explain_repeat(context, explanation);
        }
        self.explain_rows(rows, &places, context, explanation);
    }
}

impl Twin for OneValue {
    fn cells(&self) -> Vec<Cell> {
        self.size.cells().collect()
    }

    /// Checks that no line has the value twice, and that no line without an open cell
    /// lacks it.
    fn allows(&self, values: &[u32]) -> bool {
        self.size.lines().all(|line| {
            let values = || self.size.line_cells(line).map(|cell| values[cell.index()]);
            let least = usize::from(values().all(|value| value != 0));
            (least..=1).contains(&values().filter(|value| *value == self.value).count())
        })
    }
}
