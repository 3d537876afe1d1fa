//! The position with the most conclusions since the last restart.
//!
//! The search prefers the values that the cells had there. With the clauses learned since, it often gets further than
//! it did then (Biere and Fleury, "Chasing target phases", 2020). If there is a solution, this makes a long search rare.

use crate::engine::Domains;
use crate::grid::Cell;

/// The values of the deepest position; values of earlier ones stay where it has none.
pub(super) struct Deepest {
    /// The number of conclusions in it.
    known: usize,
    /// For each cell, its value; 0 if it was never decided.
    values: Vec<u32>,
}

impl Deepest {
    /// No position yet, in a grid of this many cells.
    pub(super) fn new(cells: usize) -> Self {
        Self { known: 0, values: vec![0; cells] }
    }

    /// Called in a position without a conflict that has this many conclusions.
    pub(super) fn meet(&mut self, domains: &Domains, known: usize) {
        if known <= self.known {
            return;
        }
        self.known = known;
        for cell in domains.size().cells() {
            if let Some(value) = domains.values(cell).single() {
                self.values[cell.index()] = value;
            }
        }
    }

    /// Called at a restart, after which any position counts.
    pub(super) const fn restart(&mut self) {
        self.known = 0;
    }

    /// The candidate of the same cell with the value that it had; otherwise, this candidate. Candidates are numbered
    /// cell by cell, value by value.
    pub(super) fn instead_of(&self, candidate: usize, domains: &Domains) -> usize {
        let n = domains.size().n();
        let (cell, _) = domains.size().divide(candidate);
        let value = self.values[cell];
        let may_be = value > 0 && domains.values(Cell(cell as u16)).contains(value);
        if may_be { cell * n + value as usize - 1 } else { candidate }
    }
}

#[cfg(test)]
mod tests {
    use super::Deepest;
    use crate::engine::Domains;
    use crate::grid::{Cell, Size, Values};

    /// An open 3x3 grid, but for this value of the first cell.
    fn beginning_with(value: u32) -> Domains {
        let mut domains = Domains::new(Size::new(3).expect("a size"));
        domains.keep(Cell(0), Values::only(value)).expect("an open cell");
        domains
    }

    #[test]
    fn values_of_the_deepest_position_come_first_where_they_are_possible() {
        let open = Domains::new(Size::new(3).expect("a size"));
        let mut deepest = Deepest::new(9);
        deepest.meet(&beginning_with(2), 5);
        assert_eq!([0, 3].map(|candidate| deepest.instead_of(candidate, &open)), [1, 3]);
        // A position with fewer conclusions counts after a restart only.
        deepest.meet(&beginning_with(3), 4);
        assert_eq!(deepest.instead_of(0, &open), 1);
        deepest.restart();
        deepest.meet(&beginning_with(3), 4);
        assert_eq!(deepest.instead_of(0, &open), 2);
        assert_eq!(deepest.instead_of(0, &beginning_with(1)), 0);
    }
}
