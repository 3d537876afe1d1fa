//! Pairs of cells whose values satisfy a relation: "differ by one", "do not
//! differ by one", or any other relation between two numbers.
//!
//! ```text
//!     a | b    differ by one     a: 1 . 3 .  leaves 2 and 4 in b
//!                                b: . 2 . 4  leaves 1 and 3 in a
//! ```
//!
//! A value stays iff the other cell still has a partner for it. Two cells by
//! themselves allow no other conclusion. The pairs are checked again until
//! nothing changes, because a removal may affect the next pair.

use crate::engine::{
    Conflict, Cost, Domains, ExplanationContext, Lines, Literal, PropagationLevel, Propagator, Twin,
};
use crate::grid::{Cell, Size, Values};

/// Whether a value of the first cell goes together with one of the second.
pub type Relation = fn(u32, u32) -> bool;

/// All pairs of a puzzle that share a relation.
pub struct Related {
    pairs: Vec<(Cell, Cell)>,
    relation: Relation,
    /// For each value of a first cell, the values of the second cell that go with it;
    /// and the reverse.
    partners: [Vec<Values>; 2],
    watches: Lines,
}

impl Related {
    /// The propagator for pairs (first cell, second cell) with this relation.
    #[must_use]
    pub fn new(size: Size, pairs: Vec<(Cell, Cell)>, relation: Relation) -> Self {
        let all = || size.all_values().iter();
        let of_first = all().map(|first| all().filter(|second| relation(first, *second)).collect());
        let of_second =
            all().map(|second| all().filter(|first| relation(*first, second)).collect());
        let partners = [of_first.collect(), of_second.collect()];
        let watches =
            Lines::rows_of(size, pairs.iter().flat_map(|(first, second)| [*first, *second]));
        Self { pairs, relation, partners, watches }
    }
}

/// The values of a cell that have a partner among the values of another cell.
/// `partners` lists the partners of each value of that other cell.
fn with_partner(values: Values, other: Values, partners: &[Values]) -> Values {
    let mut kept = Values::NONE;
    for value in other.iter() {
        kept = kept | partners[value as usize - 1];
        if values & kept == values {
            break;
        }
    }
    values & kept
}

impl Propagator for Related {
    fn watches(&self) -> Lines {
        self.watches
    }

    fn cost(&self) -> Cost {
        Cost::Cheap
    }

    fn propagate(&mut self, domains: &mut Domains, _: PropagationLevel) -> Result<(), Conflict> {
        let mut mark = None;
        while mark != Some(domains.mark()) {
            mark = Some(domains.mark());
            for (first, second) in &self.pairs {
                let values = [domains.values(*first), domains.values(*second)];
                let left = with_partner(values[1], values[0], &self.partners[0]);
                domains.keep(*second, left)?;
                domains.keep(*first, with_partner(values[0], left, &self.partners[1]))?;
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
        let Some((cell, value)) = removed else { return };
        for (first, second) in &self.pairs {
            for (at, other, partners) in [(first, second, 0), (second, first, 1)] {
                let partners = self.partners[partners][value as usize - 1];
                if *at == cell && (context.values(*other) & partners).is_empty() {
                    return context.explain_absence(*other, partners, explanation);
                }
            }
        }
    }
}

impl Twin for Related {
    fn cells(&self) -> Vec<Cell> {
        self.pairs.iter().flat_map(|(first, second)| [*first, *second]).collect()
    }

    fn allows(&self, values: &[u32]) -> bool {
        self.pairs.iter().all(|(first, second)| {
            let (first, second) = (values[first.index()], values[second.index()]);
            first == 0 || second == 0 || (self.relation)(first, second)
        })
    }
}
