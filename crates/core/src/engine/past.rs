//! What was known at an earlier moment, for constraints that explain
//! themselves after the fact.

use crate::grid::{Cell, Size, Values, Word};

/// "This cell is v" or "this cell is not v".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The cell.
    pub cell: Cell,
    /// The value.
    pub value: u32,
    /// Whether the cell is v, rather than not.
    pub holds: bool,
}

impl Fact {
    /// The cell is v.
    #[must_use]
    pub const fn is(cell: Cell, value: u32) -> Self {
        Self { cell, value, holds: true }
    }

    /// The cell is not v.
    #[must_use]
    pub const fn is_not(cell: Cell, value: u32) -> Self {
        Self { cell, value, holds: false }
    }
}

/// When each candidate was decided, and which way.
#[derive(Clone, Debug)]
pub struct History {
    size: Size,
    when: Vec<u32>,
    holds: Vec<bool>,
}

/// A candidate that is still open was decided never.
const NEVER: u32 = u32::MAX;

impl History {
    /// Nothing is decided yet.
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
    pub fn place(&self, candidate: usize) -> (Cell, u32) {
        let (cell, value) = self.size.divide(candidate);
        (Cell(cell as u16), value as u32 + 1)
    }

    /// How many candidates there are.
    #[must_use]
    pub fn candidates(&self) -> usize {
        self.when.len()
    }

    /// Decides a candidate at a moment, which must be later than all before.
    pub fn decide(&mut self, candidate: usize, holds: bool, moment: u32) {
        self.when[candidate] = moment;
        self.holds[candidate] = holds;
    }

    /// Takes a decision back.
    pub fn reopen(&mut self, candidate: usize) {
        self.when[candidate] = NEVER;
    }

    /// Which way a candidate was decided, if it was.
    #[must_use]
    pub fn truth(&self, candidate: usize) -> Option<bool> {
        (self.when[candidate] != NEVER).then(|| self.holds[candidate])
    }

    /// When a candidate was decided.
    #[must_use]
    pub fn when(&self, candidate: usize) -> u32 {
        self.when[candidate]
    }

    /// What was known before a moment.
    #[must_use]
    pub const fn before(&self, moment: u32) -> Past<'_> {
        Past { history: self, moment }
    }
}

/// The candidates as they stood at some moment.
#[derive(Clone, Copy)]
pub struct Past<'a> {
    history: &'a History,
    moment: u32,
}

impl Past<'_> {
    /// The size of the grid.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.history.size
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

    /// The values that the cell could still take, and the one that it was known
    /// to have.
    #[must_use]
    pub fn known(&self, cell: Cell) -> (Values, Values) {
        let n = self.size().n();
        let candidates = cell.index() * n..(cell.index() + 1) * n;
        let when = &self.history.when[candidates.clone()];
        let both = when.iter().zip(&self.history.holds[candidates]);
        let (mut left, mut known): (Word, Word) = (0, 0);
        for (at, (when, holds)) in both.enumerate() {
            let decided = *when < self.moment;
            left |= Word::from(!decided || *holds) << at;
            known |= Word::from(decided && *holds) << at;
        }
        (Values(left), Values(known))
    }
}
