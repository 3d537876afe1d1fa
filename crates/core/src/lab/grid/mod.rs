//! The searches on grids: those of the founding documents, the rules that
//! nearly every solver has, the ladder of people, and the program's own.

mod board;
mod candidates;
mod cheap_rules;
mod domains;
mod early_checks;
mod elimination;
mod engine;
mod event;
mod filling;
mod fix_point;
mod line_check;
mod naive;
mod person;
mod queue;
mod replay;
mod search_strategy;
mod stage;
mod stronger;
mod turns;

pub use event::{GridEventKind, GridReason};
pub use replay::Replay;
pub use stage::GridStage;

use crate::lab::strategy::Strategy;

/// Every strategy for grids, roughly from the slowest to the fastest.
pub static STRATEGIES: &[&dyn Strategy] = &[
    &naive::Naive,
    &line_check::LineCheck,
    &early_checks::EarlyChecks,
    &domains::Domains,
    &elimination::Elimination,
    &queue::Queue,
    &candidates::Candidates,
    &fix_point::FixPoint,
    &stronger::Stronger,
    &person::Person,
    &engine::Engine,
];

/// The strategy for grids with this name.
#[must_use]
pub fn strategy(id: &str) -> Option<&'static dyn Strategy> {
    STRATEGIES.iter().copied().find(|strategy| strategy.id() == id)
}
