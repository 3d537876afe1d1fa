//! A row or a column without clues: n different values in its n cells, made
//! fully consistent.
//!
//! This propagator relies on the engine's lines, in which each value is present once.
//! So the engine knows the places of each value, and no other cell has the value of a
//! decided cell. `matching.rs` does the rest for the open cells. Groups that are not
//! whole lines use `all_different.rs`.

use crate::engine::{
    Conflict, Cost, Domains, ExplanationContext, Lines, Literal, PropagationLevel, Propagator, Twin,
};
use crate::grid::{Cell, Line, Size, Values, Word};

use super::matching::{Matching, Sets, bits, close, is_strongly_connected, read};

/// The cells of a line that still have several values, and the values of its decided
/// cells.
struct Split {
    open: Word,
    decided: Word,
    /// Whether an open cell still had the value of a decided one.
    overlap: bool,
}

/// Separates open cells from decided ones, and removes the values of the decided ones from the open
/// ones.
fn split(values: &mut [Word]) -> Result<Split, Conflict> {
    let (mut open, mut undecided, mut decided): (Word, Word, Word) = (0, 0, 0);
    for (cell, values) in values.iter().enumerate() {
        if !values.is_power_of_two() {
            open |= 1 << cell;
            undecided |= values;
        } else if decided & values != 0 {
            return Err(Conflict);
        } else {
            decided |= values;
        }
    }
    let overlap = undecided & decided != 0;
    if overlap {
        bits(open).for_each(|cell| values[cell] &= !decided);
    }
    Ok(Split { open, decided, overlap })
}

/// Leaves each of n cells the values that it can have if all cells have different
/// values. `places` has the cells of each of the n values. Returns the cells that may
/// have lost values.
///
/// # Errors
/// Fails if the cells cannot all have different values.
pub(super) fn keep_apart(
    matching: &mut Matching,
    values: &mut Sets,
    places: &[Word],
) -> Result<Word, Conflict> {
    let Split { open, decided, overlap } = split(&mut values[..places.len()])?;
    if open.count_ones() <= 2 && !overlap {
        return Ok(0);
    }
    matching.match_up(open, values).map_err(|_| Conflict)?;
    let mut leading = matching.takers(open, places);
    if is_strongly_connected(open, &leading) && !overlap {
        return Ok(0);
    }
    close(open, &mut leading);
    let cut = bits(open).filter(|cell| leading[*cell] != open || overlap);
    Ok(cut.fold(0, |cut, cell| {
        values[cell] = matching.values_of(leading[cell]) & !decided;
        cut | 1 << cell
    }))
}

/// The cells of one row or column contain each value once.
pub struct Permutation {
    line: Line,
    cells: Vec<Cell>,
    matching: Matching,
}

impl Permutation {
    /// The propagator for one line.
    #[must_use]
    pub fn new(size: Size, line: Line) -> Self {
        Self { line, cells: size.line_cells(line).collect(), matching: Matching::new() }
    }
}

impl Propagator for Permutation {
    fn watches(&self) -> Lines {
        Lines::only(self.line)
    }

    fn cost(&self) -> Cost {
        Cost::Moderate
    }

    fn propagate(&mut self, domains: &mut Domains, _: PropagationLevel) -> Result<(), Conflict> {
        let mut values = read(&self.cells, |cell| domains.values(cell));
        let places = domains.places(self.line);
        for cell in bits(keep_apart(&mut self.matching, &mut values, places)?) {
            domains.keep(self.cells[cell], Values(values[cell]))?;
        }
        Ok(())
    }

    fn explain(
        &mut self,
        removed: Option<(Cell, u32)>,
        context: &ExplanationContext<'_>,
        explanation: &mut Vec<Literal>,
    ) {
        self.matching.explain(&self.cells, removed, context, explanation);
    }
}

impl Twin for Permutation {
    fn cells(&self) -> Vec<Cell> {
        self.cells.clone()
    }

    fn allows(&self, values: &[u32]) -> bool {
        are_different(&self.cells, values)
    }
}

/// Whether no two decided cells have the same value.
pub(super) fn are_different(cells: &[Cell], values: &[u32]) -> bool {
    let set = |cell: &&Cell| values[cell.index()] != 0;
    let taken: Values = cells.iter().filter(set).map(|cell| values[cell.index()]).collect();
    taken.len() as usize == cells.iter().filter(set).count()
}
