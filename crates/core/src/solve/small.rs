//! A small grid without clues is searched by planes first (`planes/`); where that promises to
//! take long, a search that learns takes over what it knows.

use crate::budget::{Budget, Progress};
use crate::constraints::Model;
use crate::engine::{Found, Learner};
use crate::planes::Planes;

/// A search by planes, and what is to hold.
pub(super) struct SmallGrid {
    planes: Planes,
    model: Model,
}

impl SmallGrid {
    /// A search that has not begun.
    pub(super) const fn new(planes: Planes, model: Model) -> Self {
        Self { planes, model }
    }

    /// Goes on to the next solution, the end, or the end of the budget; nothing
    /// where it should be given up.
    pub(super) fn next(&mut self, budget: &mut Budget<'_>) -> Option<Found> {
        self.planes.next(budget)
    }

    /// How far it is.
    pub(super) fn progress(&self) -> Progress {
        self.planes.progress()
    }

    /// The solution that was found last.
    pub(super) fn current(&self) -> Option<Vec<u32>> {
        self.planes.current()
    }

    /// Gives up; nothing where no candidates are left.
    pub(super) fn into_learner(mut self) -> Option<Learner> {
        let size = self.model.size;
        for (cell, left) in size.cells().zip(self.planes.root()) {
            (size.all_values() & !left).iter().for_each(|value| self.model.exclude(cell, value));
        }
        let mut search = self.model.careful_search()?.after(self.progress().stats);
        search.look_at_root();
        Some(search.into_learner(&self.planes.found()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Planes, SmallGrid};
    use crate::budget::Budget;
    use crate::constraints::Model;
    use crate::engine::Found;
    use crate::grid::{Cell, Size};

    /// All Latin squares of order 4 with a sign, half of them found before.
    #[test]
    fn what_takes_over_finds_the_rest_and_nothing_again() {
        let mut model = Model::new(Size::new(4).expect("a size"));
        model.less_than(Cell(5), Cell(6));
        let planes = Planes::of(&model).expect("a small grid");
        let mut small = SmallGrid::new(planes, model);
        let mut found = BTreeSet::new();
        Budget::unlimited(|budget| {
            while found.len() < 140 {
                assert_eq!(small.next(budget), Some(Found::Solution));
                assert!(found.insert(small.current().expect("a solution")));
            }
            let nodes = small.progress().stats.nodes;
            let mut learner = small.into_learner().expect("candidates");
            assert!(nodes > 200 && learner.progress().stats.nodes > nodes);
            while learner.next(budget) == Found::Solution {
                assert!(found.insert(learner.domains().solution()));
            }
        });
        assert_eq!(found.len(), 288);
    }
}
