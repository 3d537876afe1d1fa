//! Tests whether a set of conditions refutes a candidate, by following them
//! or by search, and makes the set small.

use std::rc::Rc;

use super::follow::Outcome;
use super::set::Set;
use super::setting::{Agent, Setting};
use crate::deduction::Frame;
use crate::grid::{Cell, Values};

/// Why a candidate is impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The refuted candidate.
    pub refutes: (Cell, u32),
    /// The conditions that together refute the candidate; if any of them is left out,
    /// the candidate is possible.
    pub conditions: Vec<Frame>,
    /// Whether it is proven that no smaller set refutes any candidate of the board.
    pub is_smallest: bool,
}

/// The most positions visited to answer one question about a set of conditions.
const MOST_NODES: u32 = 4_000;

/// The result of a search.
pub(super) enum Searched {
    /// No values satisfy the conditions.
    Nothing,
    /// Values for the cells that the conditions are about.
    Values(Vec<Values>),
    /// The search reached its limit.
    Unknown,
}

impl Setting {
    /// The conditions of a proof against a candidate, reduced by leaving out one at a time. This is
    /// done in up to three orders, and the smallest result is returned.
    pub(in crate::explain) fn shrunk(
        &self,
        cell: Cell,
        value: u32,
        orders: usize,
        refuted: &mut dyn FnMut(&Set) -> bool,
    ) -> Option<Set> {
        let Outcome::Contradiction(proof) = self.suppose(&self.all(), cell, value) else {
            return None;
        };
        let uses = proof.cone(self).uses;
        let first: Vec<usize> = uses.iter().collect();
        let last: Vec<usize> = first.iter().rev().copied().collect();
        let middle = first.len() / 2;
        let turned: Vec<usize> = first[middle..].iter().chain(&first[..middle]).copied().collect();
        let orders = [last, first, turned].into_iter().take(orders);
        orders.map(|order| without_idle(uses, order, refuted)).min_by_key(Set::len)
    }

    /// Whether a set of conditions refutes a candidate without a search.
    pub(in crate::explain) fn refutes_plainly(&self, set: &Set, cell: Cell, value: u32) -> bool {
        matches!(self.suppose(set, cell, value), Outcome::Contradiction(_))
    }

    /// Whether a set of conditions refutes a candidate, by search if necessary.
    #[must_use]
    pub fn is_refuted(&self, set: &Set, cell: Cell, value: u32) -> bool {
        matches!(self.find_values(set, cell, value, &[]), Searched::Nothing)
    }

    /// Looks for values that satisfy a set of conditions and include a candidate, trying the value
    /// of each cell in `wishes` first.
    pub(super) fn find_values(
        &self,
        set: &Set,
        cell: Cell,
        value: u32,
        wishes: &[u32],
    ) -> Searched {
        let mut cells = self.candidates.clone();
        cells[cell.index()] = cells[cell.index()] & Values::only(value);
        let news = if self.is_settled { Some(cell) } else { None };
        self.search(&self.agents(set), cells, news, wishes, &mut MOST_NODES.clone())
    }

    fn search(
        &self,
        agents: &Rc<[Agent]>,
        cells: Vec<Values>,
        news: Option<Cell>,
        wishes: &[u32],
        nodes: &mut u32,
    ) -> Searched {
        *nodes = nodes.saturating_sub(1);
        if *nodes == 0 {
            return Searched::Unknown;
        }
        let cells = match self.run(Rc::clone(agents), cells, news) {
            Outcome::Contradiction(_) => return Searched::Nothing,
            Outcome::Open(cells) => cells,
        };
        let touched = agents.iter().flat_map(|agent| agent.cells.iter());
        let open = touched.filter(|cell| cells[cell.index()].len() > 1);
        let Some(cell) = open.min_by_key(|cell| (cells[cell.index()].len(), **cell)) else {
            return Searched::Values(cells);
        };
        let could = cells[cell.index()];
        let wish = wishes.get(cell.index()).copied().filter(|wish| could.contains(*wish));
        let others = could.iter().filter(|value| Some(*value) != wish);
        let mut worst = Searched::Nothing;
        for value in wish.into_iter().chain(others) {
            let mut next = cells.clone();
            next[cell.index()] = Values::only(value);
            match self.search(agents, next, Some(*cell), wishes, nodes) {
                Searched::Nothing => {}
                Searched::Unknown => worst = Searched::Unknown,
                found @ Searched::Values(_) => return found,
            }
        }
        worst
    }
}

/// A set without its superfluous members, tested in this order.
fn without_idle(mut set: Set, order: Vec<usize>, refuted: &mut dyn FnMut(&Set) -> bool) -> Set {
    for number in order {
        let mut fewer = set;
        fewer.remove(number);
        if refuted(&fewer) {
            set = fewer;
        }
    }
    set
}
