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
mod refutation;
mod set;
mod setting;
mod sight;
mod smallest;

pub(super) use smallest::{model, open_candidates};

pub use refutation::Reason;
pub use set::Set;
pub use setting::Setting;

use core::ops::ControlFlow;
use std::rc::Rc;

use crate::budget::Budget;
use crate::deduction::{Board, Event, Flow, Refuted, Statement, Story};
use crate::grid::Cell;
use follow::Outcome;

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
    /// How many events the proof against each open candidate of the board has,
    /// where following all conditions refutes it, the shortest first. What was
    /// refuted before may be asked anew. Asks before each supposition.
    ///
    /// # Errors
    /// It may not go on.
    pub(super) fn proofs(
        &self,
        board: &Board,
        anew: bool,
        may_work: &mut dyn FnMut() -> Flow,
    ) -> ControlFlow<(), Rc<[Refuted]>> {
        let suppositions = board.suppositions();
        let mut known = suppositions.borrow().refuted(board.marks());
        known.retain(|one| !anew || one.at == board.now());
        let agents = self.agents(&self.all());
        let mut proofs = known.clone();
        for (cell, value) in open_candidates(board) {
            if known.iter().any(|one| (one.cell, one.value) == (cell, value)) {
                continue;
            }
            if suppositions.borrow().is_still_open(board.marks(), cell, value) {
                continue;
            }
            may_work()?;
            match self.suppose_by(Rc::clone(&agents), cell, value) {
                Outcome::Contradiction(proof) => {
                    let events = proof.cone(self).events.len();
                    proofs.push(Refuted { events, cell, value, at: board.now() });
                }
                Outcome::Open(left) => {
                    suppositions.borrow_mut().leaves_open(cell, value, left);
                }
            }
        }
        ControlFlow::Continue(suppositions.borrow_mut().are_refuted(proofs))
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
