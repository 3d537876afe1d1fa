//! What is known about assumptions that were followed on a board, or on an earlier
//! board from which it was made.
//!
//! Candidates are only ever removed. So an assumption that led to a contradiction will
//! do so again. An assumption that led to none stays possible while the board still has
//! every candidate that it left.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::marks::Marks;
use super::rating::Rating;
use super::whip::Proof;
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
    /// When this was found.
    pub at: u32,
}

/// What is known about assumptions.
#[derive(Clone, Debug, Default)]
pub struct Suppositions {
    /// For each candidate whose assumption led to no contradiction, the candidates that
    /// were left on the board.
    left_open: BTreeMap<(Cell, u32), Rc<[Values]>>,
    refuted: Rc<[Refuted]>,
    /// The known short proofs, the easiest first, and the time of the search that found
    /// them.
    whips: (u32, Rc<[Proof]>),
    /// The rating of the last whip that was found.
    limit: Rating,
}

impl Suppositions {
    /// Records what is left if a candidate is assumed and all conditions are followed
    /// as far as possible.
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

    /// Records that exactly these candidates are refuted.
    pub fn are_refuted(&mut self, mut refuted: Vec<Refuted>) -> Rc<[Refuted]> {
        refuted.sort_unstable();
        self.refuted = refuted.into();
        Rc::clone(&self.refuted)
    }

    /// The known short proofs against candidates that are still open, the easiest
    /// first, and whether they come from a search at this time.
    #[must_use]
    pub fn whips(&self, marks: &Marks, now: u32) -> (bool, Vec<Proof>) {
        let is_open = |proof: &&Proof| {
            let values = marks.values(proof.target.0);
            values.contains(proof.target.1) && values.len() > 1
        };
        (self.whips.0 == now, self.whips.1.iter().filter(is_open).cloned().collect())
    }

    /// Records these proofs, and the rating of the easiest whip if there is one.
    pub fn are_whips(&mut self, now: u32, found: Vec<Proof>, easiest: Option<Rating>) {
        self.limit = easiest.unwrap_or(self.limit);
        self.whips = (now, found.into());
    }

    /// Whether the last search for whips found none.
    #[must_use]
    pub fn had_no_whip(&self) -> bool {
        self.whips.0 > 0 && self.whips.1.is_empty()
    }

    /// The rating of the last whip. A search stops when it finds a whip that is equally easy.
    #[must_use]
    pub const fn last_whip(&self) -> Rating {
        self.limit
    }
}
