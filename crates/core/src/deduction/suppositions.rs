//! What is known of suppositions that were followed on a board, or on those that
//! it came from.
//!
//! Candidates only ever go. So what led to a contradiction does so later, and
//! what was left is left as long as the board has all of it.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::evidence::Whip;
use super::marks::Marks;
use super::rating::Rating;
use crate::grid::{Cell, Values};

/// A candidate that following all conditions refutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Refuted {
    /// How many events of its proof mattered.
    pub events: usize,
    /// The cell.
    pub cell: Cell,
    /// The value.
    pub value: u32,
    /// When that was found out.
    pub at: u32,
}

/// What is known of suppositions.
#[derive(Clone, Debug, Default)]
pub struct Suppositions {
    /// What supposing a candidate left of the board, where it left something
    /// everywhere.
    left_open: BTreeMap<(Cell, u32), Rc<[Values]>>,
    refuted: Rc<[Refuted]>,
    /// The easiest whip, and when it was looked for.
    whip: (u32, Option<Rc<Whip>>),
    /// The rating of the last whip that was found.
    limit: Rating,
}

impl Suppositions {
    /// Remembers what is left if a candidate is supposed and all conditions are
    /// followed as far as they reach.
    pub fn leaves_open(&mut self, cell: Cell, value: u32, left: Vec<Values>) {
        self.left_open.insert((cell, value), left.into());
    }

    /// Whether supposing a candidate is known to leave something everywhere.
    #[must_use]
    pub fn is_still_open(&self, marks: &Marks, cell: Cell, value: u32) -> bool {
        self.left_open.get(&(cell, value)).is_some_and(|left| marks.has_all(left))
    }

    /// The candidates that are known to be refuted, those with the shortest proofs
    /// first.
    #[must_use]
    pub fn refuted(&self, marks: &Marks) -> Vec<Refuted> {
        let is_open = |one: &&Refuted| {
            let values = marks.values(one.cell);
            values.contains(one.value) && values.len() > 1
        };
        self.refuted.iter().filter(is_open).copied().collect()
    }

    /// Remembers that these are refuted, and no others.
    pub fn are_refuted(&mut self, mut refuted: Vec<Refuted>) -> Rc<[Refuted]> {
        refuted.sort_unstable();
        self.refuted = refuted.into();
        Rc::clone(&self.refuted)
    }

    /// The easiest whip, if it was looked for at this time.
    #[must_use]
    pub fn whip(&self, now: u32) -> Option<Option<Rc<Whip>>> {
        (self.whip.0 == now).then(|| self.whip.1.clone())
    }

    /// Remembers the easiest whip of a time, and how it is rated.
    pub fn easiest_whip(&mut self, now: u32, found: Option<(Rating, Rc<Whip>)>) {
        self.limit = found.as_ref().map_or(self.limit, |(rating, _)| *rating);
        self.whip = (now, found.map(|(_, whip)| whip));
    }

    /// The rating of the last whip: for one that is as easy no other is looked for.
    #[must_use]
    pub const fn last_whip(&self) -> Rating {
        self.limit
    }
}
