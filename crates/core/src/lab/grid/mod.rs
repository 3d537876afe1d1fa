//! The searches on grids: those of the founding documents, the rules used by
//! nearly every solver, the ladder that people climb, and the program's own
//! search.

mod ascending;
mod board;
mod board_search;
mod candidates;
mod cheap_rules;
mod domains;
mod early_checks;
mod elimination;
mod engine;
mod event;
mod filling;
mod filling_search;
mod fix_point;
mod line_check;
mod naive;
mod person;
mod queue;
mod replay;
mod stage;
mod stronger;
mod turns;

pub use event::{GridEventKind, GridReason};
pub use replay::Replay;
pub use stage::GridStage;

use crate::lab::strategy::Strategy;

/// Every strategy for grids, roughly from the slowest to the fastest.
pub static STRATEGIES: &[&Strategy] = &[
    &naive::NAIVE,
    &line_check::LINE_CHECK,
    &early_checks::EARLY_CHECKS,
    &domains::DOMAINS,
    &elimination::ELIMINATION,
    &queue::QUEUE,
    &candidates::CANDIDATES,
    &fix_point::FIX_POINT,
    &stronger::STRONGER,
    &person::PERSON,
    &engine::ENGINE,
];

/// The strategy for grids with this name.
#[must_use]
pub fn strategy(id: &str) -> Option<&'static Strategy> {
    STRATEGIES.iter().copied().find(|strategy| strategy.id == id)
}
