//! What is known about assumptions that were followed on a board, or on the
//! boards from which it was made.
//!
//! Candidates are only ever removed. So an assumption that led to a
//! contradiction will do so again, and what it left possible stays so as long
//! as the board still has all of it.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::evidence::Whip;
use super::marks::Marks;
use super::rating::Rating;
use crate::grid::{Cell, Values};

/// A candidate refuted by following all conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Refuted {
    /// The number of events in its proof that matter.
    pub events: usize,
    /// The cell.
    pub cell: Cell,
    /// The value.
    pub value: u32,
    /// When that was found.
    pub at: u32,
}

/// What is known about assumptions.
#[derive(Clone, Debug, Default)]
pub struct Suppositions {
    /// For candidates whose assumption led to no contradiction, what it left of
    /// the board.
    left_open: BTreeMap<(Cell, u32), Rc<[Values]>>,
    refuted: Rc<[Refuted]>,
    /// The easiest whip, and when it was searched for.
    whip: (u32, Option<Rc<Whip>>),
    /// The rating of the last whip found.
    limit: Rating,
}

impl Suppositions {
    /// Remembers what is left if a candidate is assumed and all conditions are
    /// followed as far as possible.
    pub fn leaves_open(&mut self, cell: Cell, value: u32, left: Vec<Values>) {
        self.left_open.insert((cell, value), left.into());
    }

    /// Whether assuming a candidate is known to lead to no contradiction.
    #[must_use]
    pub fn is_still_open(&self, marks: &Marks, cell: Cell, value: u32) -> bool {
        self.left_open.get(&(cell, value)).is_some_and(|left| marks.has_all(left))
    }

    /// The candidates known to be refuted, those with the shortest proofs first.
    #[must_use]
    pub fn refuted(&self, marks: &Marks) -> Vec<Refuted> {
        let is_open = |one: &&Refuted| {
            let values = marks.values(one.cell);
            values.contains(one.value) && values.len() > 1
        };
        self.refuted.iter().filter(is_open).copied().collect()
    }

    /// Remembers that exactly these candidates are refuted.
    pub fn are_refuted(&mut self, mut refuted: Vec<Refuted>) -> Rc<[Refuted]> {
        refuted.sort_unstable();
        self.refuted = refuted.into();
        Rc::clone(&self.refuted)
    }

    /// The easiest whip, if it was searched for at this time.
    #[must_use]
    pub fn whip(&self, now: u32) -> Option<Option<Rc<Whip>>> {
        (self.whip.0 == now).then(|| self.whip.1.clone())
    }

    /// Remembers the easiest whip at a time, and its rating.
    pub fn easiest_whip(&mut self, now: u32, found: Option<(Rating, Rc<Whip>)>) {
        self.limit = found.as_ref().map_or(self.limit, |(rating, _)| *rating);
        self.whip = (now, found.map(|(_, whip)| whip));
    }

    /// The rating of the last whip: once one this easy is found, the search
    /// stops.
    #[must_use]
    pub const fn last_whip(&self) -> Rating {
        self.limit
    }
}
