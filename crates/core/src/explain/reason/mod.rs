//! The smallest reason why a candidate cannot be: which houses, clues, signs
//! and bars refute it together.
//!
//! First a proof: suppose the candidate and follow all conditions; what the
//! contradiction rests on refutes it. Then conditions are left out one at a
//! time, in three orders. Where an exact answer is wanted, hitting sets prove
//! that no smaller set refutes anything: a full board that keeps a set of
//! conditions breaks others, and every reason against anything on it has one of
//! those. (Implicit hitting sets: Ignatiev, Previti, Liffiton and Marques-Silva,
//! "Smallest MUS extraction with minimal hitting set dualization", 2015; shared
//! between candidates as in Gamba, Bogaerts and Guns, "Efficiently explaining
//! CSPs with unsatisfiable subset optimization", IJCAI 2021.)

mod follow;
mod set;
mod setting;
mod smallest;

pub(super) use smallest::{model, open_candidates};

pub use set::Set;
pub use setting::Setting;

use core::ops::ControlFlow;
use std::rc::Rc;

use crate::budget::Budget;
use follow::Outcome;
use setting::Agent;

use crate::deduction::{Board, Event, Flow, Frame, Statement, Story};
use crate::grid::{Cell, Values};

/// Why a candidate cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The candidate.
    pub refutes: (Cell, u32),
    /// What refutes it together; without any one of them it is possible.
    pub conditions: Vec<Frame>,
    /// Whether no smaller set refutes what was asked about.
    pub is_smallest: bool,
}

/// Positions that one question to a set of conditions may take.
const MOST_NODES: u32 = 4_000;

/// A small reason against one candidate: a proof, with as much left out as
/// possible. Nothing where following all conditions does not refute it.
#[must_use]
pub fn reason_against(board: &Board, cell: Cell, value: u32) -> Option<Reason> {
    let setting = Setting::of(board)?;
    let set = setting.shrunk(cell, value, 3, &mut |set| setting.is_refuted(set, cell, value))?;
    Some(Reason { refutes: (cell, value), conditions: setting.named(set), is_smallest: false })
}

/// A smallest reason against any candidate of a board. Exact up to 7x7 as far
/// as its limits reach; beyond, as small as leaving out finds.
#[must_use]
pub fn smallest_reason(board: &Board) -> Option<Reason> {
    Budget::unlimited(|budget| smallest_reason_within(board, budget))
}

/// The same within a budget, a node of which is a candidate that is looked at.
/// Where the budget ends it, the smallest reason found so far.
pub fn smallest_reason_within(board: &Board, budget: &mut Budget<'_>) -> Option<Reason> {
    smallest::smallest(board, budget)
}

impl Setting {
    /// The conditions of a proof against a candidate, as few as leaving out one
    /// at a time finds in so many orders, three at most.
    pub(super) fn shrunk(
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

    /// Whether a set of conditions refutes a candidate just by following.
    pub(super) fn refutes_plainly(&self, set: &Set, cell: Cell, value: u32) -> bool {
        matches!(self.suppose(set, cell, value), Outcome::Contradiction(_))
    }

    /// Whether a set of conditions refutes a candidate, by search if need be.
    #[must_use]
    pub fn is_refuted(&self, set: &Set, cell: Cell, value: u32) -> bool {
        matches!(self.values_with(set, cell, value, &[]), Searched::Nothing)
    }

    /// Looks for values that keep a set of conditions and have a candidate;
    /// those of `wishes` first.
    pub(super) fn values_with(
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

    /// How many events the proof against each open candidate of the board has,
    /// where following all conditions refutes it. Asks before each supposition.
    ///
    /// # Errors
    /// It may not go on.
    pub(super) fn proofs(
        &self,
        board: &Board,
        may_work: &mut dyn FnMut() -> Flow,
    ) -> ControlFlow<(), Vec<(usize, Cell, u32)>> {
        let agents = self.agents(&self.all());
        let mut proofs = Vec::new();
        for (cell, value) in open_candidates(board) {
            if board.is_still_open(cell, value) {
                continue;
            }
            may_work()?;
            match self.suppose_by(Rc::clone(&agents), cell, value) {
                Outcome::Contradiction(proof) => {
                    proofs.push((proof.cone(self).events.len(), cell, value));
                }
                Outcome::Open(left) => board.leaves_open(cell, value, left),
            }
        }
        ControlFlow::Continue(proofs)
    }

    /// The story of a trial inside a set of conditions that refutes plainly.
    pub(super) fn story(&self, set: &Set, cell: Cell, value: u32) -> Option<Story> {
        let Outcome::Contradiction(proof) = self.suppose(set, cell, value) else { return None };
        let cone = proof.cone(self);
        let supposed = Statement { cell, value: value as u8, holds: true };
        let events = cone.events.into_iter();
        let events =
            events.map(|(frame, removed)| Event { through: self.frame(frame), removed }).collect();
        Some(Story { frame: self.named(*set), supposed, events, end: cone.end })
    }
}

/// What a search found.
pub(super) enum Searched {
    /// No values keep the conditions.
    Nothing,
    /// The cells that the conditions speak of are decided.
    Values(Vec<Values>),
    /// It ended too soon.
    Unknown,
}

/// A set without what it can do without, asked in this order.
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
