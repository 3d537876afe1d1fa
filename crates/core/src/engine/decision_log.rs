//! When each candidate was decided, and what was known at an earlier time.
//!
//! A propagator explains a removal long after making it. The propagator receives an
//! [`ExplanationContext`]: the candidates as they were right before the removal.

use crate::grid::{Cell, Size, Values, Word};

use super::Literal;

/// When each candidate was decided, and whether it holds.
#[derive(Clone, Debug)]
pub struct DecisionLog {
    size: Size,
    when: Vec<u32>,
    holds: Vec<bool>,
}

/// The time of a candidate that is still open.
const NEVER: u32 = u32::MAX;

impl DecisionLog {
    /// A log in which nothing has been decided yet.
    #[must_use]
    pub fn new(size: Size) -> Self {
        let count = size.cell_count() * size.n();
        Self { size, when: vec![NEVER; count], holds: vec![false; count] }
    }

    /// The number of a candidate.
    #[must_use]
    pub fn candidate(&self, cell: Cell, value: u32) -> usize {
        cell.index() * self.size.n() + value as usize - 1
    }

    /// The cell and the value of a candidate.
    #[must_use]
    pub fn decode(&self, candidate: usize) -> (Cell, u32) {
        let (cell, value) = self.size.divide(candidate);
        (Cell(cell as u16), value as u32 + 1)
    }

    /// The number of candidates.
    #[must_use]
    pub fn candidates(&self) -> usize {
        self.when.len()
    }

    /// Decides a candidate at a time that must be later than all earlier ones.
    pub fn decide(&mut self, candidate: usize, holds: bool, moment: u32) {
        self.when[candidate] = moment;
        self.holds[candidate] = holds;
    }

    /// Takes a decision back.
    pub(super) fn reopen(&mut self, candidate: usize) {
        self.when[candidate] = NEVER;
    }

    /// When a candidate was decided.
    pub(super) fn when(&self, candidate: usize) -> u32 {
        self.when[candidate]
    }

    /// What was known before a time.
    #[must_use]
    pub const fn before(&self, moment: u32) -> ExplanationContext<'_> {
        ExplanationContext { log: self, moment }
    }
}

/// The candidates as they were at some time.
#[derive(Clone, Copy)]
pub struct ExplanationContext<'a> {
    log: &'a DecisionLog,
    moment: u32,
}

impl ExplanationContext<'_> {
    /// The size of the grid.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.log.size
    }

    /// The values that the cell could still take.
    #[must_use]
    pub fn values(&self, cell: Cell) -> Values {
        self.known(cell).0
    }

    /// The value that the cell was known to have.
    #[must_use]
    pub fn decided(&self, cell: Cell) -> Option<u32> {
        self.known(cell).1.single()
    }

    /// The values that the cell could still take, and the value that it was known to
    /// have.
    #[must_use]
    pub fn known(&self, cell: Cell) -> (Values, Values) {
        let n = self.size().n();
        let candidates = cell.index() * n..(cell.index() + 1) * n;
        let when = &self.log.when[candidates.clone()];
        let both = when.iter().zip(&self.log.holds[candidates]);
        let (mut left, mut known): (Word, Word) = (0, 0);
        for (at, (when, holds)) in both.enumerate() {
            let decided = *when < self.moment;
            left |= Word::from(!decided || *holds) << at;
            known |= Word::from(decided && *holds) << at;
        }
        (Values(left), Values(known))
    }

    /// Adds the reason why the cell could have none of these values: one literal if the
    /// cell had another value, otherwise a literal for each value that was removed.
    pub fn explain_absence(&self, cell: Cell, values: Values, explanation: &mut Vec<Literal>) {
        match self.decided(cell) {
            Some(value) => explanation.push(Literal::is(cell, value)),
            None => explanation.extend(values.iter().map(|value| Literal::is_not(cell, value))),
        }
    }

    /// Whether a literal was known to be true.
    #[must_use]
    pub fn holds(&self, literal: Literal) -> bool {
        let candidate = self.log.candidate(literal.cell, literal.value);
        self.log.when[candidate] < self.moment && self.log.holds[candidate] == literal.is_positive
    }
}
