//! Checks, in debug builds, of every step of a propagator against its plain
//! twin.
//!
//! A twin only says whether the given values break its constraint. Trying all values of
//! the twin's cells shows whether a removal was right and whether an explanation is
//! valid. A trial gives up after [`STEPS`] values, so it can find mistakes but proves
//! nothing. Release builds do not contain these checks.
//!
//! Source: the inference checkers of the solver Pumpkin (Flippo et al., "A
//! multi-stage proof logging framework to certify the correctness of CP
//! solvers", CP 2024) test each inference in the same way.

use crate::grid::{Cell, Size, Values};

use super::{Conflict, Domains, ExplanationContext, Literal, Propagator, Twin};

#[cfg(debug_assertions)]
fn twin_of(propagator: &dyn Propagator) -> Option<&dyn Twin> {
    Some(propagator)
}

#[cfg(not(debug_assertions))]
fn twin_of(_: &dyn Propagator) -> Option<&dyn Twin> {
    None
}

/// The most values tried for one removal or one explanation.
const STEPS: u32 = 300;

/// Checks a run that has ended; `mark` is the mark of the domains before the run.
///
/// # Panics
/// Panics if the twin allows something that was removed, or forbids the
/// remaining values.
pub(super) fn run(
    propagator: &dyn Propagator,
    domains: &Domains,
    mark: usize,
    outcome: Result<(), Conflict>,
) {
    let Some(twin) = twin_of(propagator) else { return };
    let mut before: Vec<Values> = domains.size().cells().map(|cell| domains.values(cell)).collect();
    for (cell, values) in domains.since(mark) {
        before[cell.index()] = before[cell.index()] | values;
    }
    let trial = |removed| Trial::new(twin, domains.size(), &before, removed).fill(0);
    for (cell, values) in domains.since(mark) {
        for value in values.iter() {
            assert_ne!(trial(Some((cell, value))), Some(true), "{value} belongs into {cell:?}");
        }
    }
    if outcome.is_err() && domains.mark() == mark {
        assert_ne!(trial(None), Some(true), "the constraint can hold: {before:?}");
    }
    let decided = |cell: &Cell| domains.values(*cell).single().is_some();
    if outcome.is_ok() && twin.cells().iter().all(decided) {
        assert!(twin.allows(&domains.solution()), "a violation was overlooked: {before:?}");
    }
}

/// Checks an explanation.
///
/// # Panics
/// Panics if the explanation uses something that was not known, or if the twin allows
/// what the explanation excludes.
pub(super) fn explanation(
    propagator: &dyn Propagator,
    removed: Option<(Cell, u32)>,
    context: &ExplanationContext<'_>,
    literals: &[Literal],
) {
    let Some(twin) = twin_of(propagator) else { return };
    let size = context.size();
    let mut known = vec![size.all_values(); size.cell_count()];
    for literal in literals {
        assert!(context.holds(*literal), "{literal:?} was not known");
        let only = Values::only(literal.value);
        let values = &mut known[literal.cell.index()];
        *values = *values & if literal.is_positive { only } else { !only };
    }
    let possible = Trial::new(twin, size, &known, removed).fill(0);
    assert_ne!(possible, Some(true), "{removed:?} does not follow from {literals:?}");
}

/// Checks a solution.
///
/// # Panics
/// Panics if a row or a column lacks a value, or if a twin forbids the
/// solution.
pub(super) fn solution(propagators: &[Box<dyn Propagator>], domains: &Domains) {
    let values = domains.solution();
    for twin in propagators.iter().filter_map(|propagator| twin_of(&**propagator)) {
        assert!(twin.allows(&values), "no solution: {values:?}");
        let size = domains.size();
        let line_values = |line| size.line_cells(line).map(|cell| values[cell.index()]).collect();
        let is_full = |line| size.all_values() == line_values(line);
        assert!(size.lines().all(is_full), "not each value once: {values:?}");
    }
}

/// The search for values that a twin allows.
struct Trial<'a> {
    twin: &'a dyn Twin,
    size: Size,
    cells: Vec<(Cell, Values)>,
    values: Vec<u32>,
    steps: u32,
}

impl<'a> Trial<'a> {
    /// A trial of values from these candidates for the cells of a twin, with
    /// one of them fixed.
    fn new(
        twin: &'a dyn Twin,
        size: Size,
        candidates: &[Values],
        chosen: Option<(Cell, u32)>,
    ) -> Self {
        let mut cells = twin.cells();
        cells.extend(chosen.map(|(cell, _)| cell));
        cells.sort_unstable();
        cells.dedup();
        let candidates = |cell: Cell| match chosen {
            Some((at, value)) if at == cell => (cell, Values::only(value)),
            _ => (cell, candidates[cell.index()]),
        };
        let mut cells: Vec<(Cell, Values)> = cells.into_iter().map(candidates).collect();
        cells.sort_by_key(|(cell, values)| {
            (values.len(), chosen.map_or(0, |(at, _)| distance(size, *cell, at)))
        });
        Self { twin, size, cells, values: vec![0; size.cell_count()], steps: STEPS }
    }

    /// Whether the cells from this one on can be filled; `None` if the trial gave up.
    fn fill(&mut self, at: usize) -> Option<bool> {
        let Some((cell, values)) = self.cells.get(at).copied() else { return Some(true) };
        let mut outcome = Some(false);
        for value in values.iter() {
            self.steps = self.steps.checked_sub(1)?;
            self.values[cell.index()] = value;
            if !self.is_repeated(cell, at) && self.twin.allows(&self.values) {
                outcome = self.fill(at + 1);
            }
            if outcome != Some(false) {
                return outcome;
            }
        }
        self.values[cell.index()] = 0;
        outcome
    }

    /// Whether a cell has the value of an earlier one in its row or column.
    fn is_repeated(&self, cell: Cell, at: usize) -> bool {
        let Self { size, values, .. } = self;
        self.cells[..at].iter().any(|(other, _)| {
            let in_line =
                size.row(*other) == size.row(cell) || size.column(*other) == size.column(cell);
            in_line && values[other.index()] == values[cell.index()]
        })
    }
}

/// The distance between two cells in rows and columns.
fn distance(size: Size, one: Cell, other: Cell) -> usize {
    size.row(one).abs_diff(size.row(other)) + size.column(one).abs_diff(size.column(other))
}
