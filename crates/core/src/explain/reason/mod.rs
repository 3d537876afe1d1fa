//! The smallest reason why a candidate is impossible: which houses, clues,
//! signs and bars together refute it.
//!
//! First a proof is found by assuming the candidate and following all conditions; the
//! conditions on which the contradiction rests refute the candidate. Then conditions
//! are left out one at a time, in three orders. If an exact answer is wanted, hitting
//! sets prove that no smaller set refutes anything. A full board that satisfies a set
//! of conditions breaks other conditions, and every reason against any of the board's
//! values contains one of the broken ones. (Implicit hitting sets: Ignatiev, Previti,
//! Liffiton and Marques-Silva, "Smallest MUS extraction with minimal hitting set
//! dualization", 2015; shared between candidates as in Gamba, Bogaerts and Guns,
//! "Efficiently explaining CSPs with unsatisfiable subset optimization", IJCAI 2021.)

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

/// A small reason against one candidate: the conditions of a proof, with as many left
/// out as possible. `None` if following all conditions does not refute the candidate.
#[must_use]
pub fn reason_against(board: &Board, cell: Cell, value: u32) -> Option<Reason> {
    let setting = Setting::of(board)?;
    let set = setting.shrunk(cell, value, 3, &mut |set| setting.is_refuted(set, cell, value))?;
    Some(Reason { refutes: (cell, value), conditions: setting.named(set), is_smallest: false })
}

/// A smallest reason against any candidate of a board. Up to 7x7 and within the limits, no reason
/// is smaller. Otherwise, the result is as small as leaving out conditions can make it.
#[must_use]
pub fn smallest_reason(board: &Board) -> Option<Reason> {
    Budget::unlimited(|budget| smallest_reason_within(board, budget))
}

/// The smallest reason within a budget whose nodes are the candidates examined. If the
/// budget runs out, returns the smallest reason found so far.
pub fn smallest_reason_within(board: &Board, budget: &mut Budget<'_>) -> Option<Reason> {
    smallest::smallest(board, budget)
}

impl Setting {
    /// For each open candidate of the board that following all conditions refutes, the number of
    /// events in its proof; the shortest come first. With `anew`, candidates refuted on an earlier
    /// board are examined again. Asks before each assumption whether it may begin.
    ///
    /// # Errors
    /// Breaks off if the work may not continue.
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

    /// The story of a trial under a set of conditions that refutes the candidate
    /// without a search.
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
