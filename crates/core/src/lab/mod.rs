//! The classic searches side by side, each traced step by step.
//!
//! A [`Strategy`] starts a [`Run`] on a puzzle. The run advances in slices, counts the same things
//! for every strategy ([`Counters`]), and reports an [`Event`] for everything it does. [`Replay`]
//! and [`SnakeReplay`] give the board at any event. Each strategy has a file; [`STRATEGIES`] in
//! `grid/` and [`SNAKE_STRATEGIES`] in `snake/` list them. The rules that strategies apply are in
//! [`rules`](crate::rules). `docs/strategies.md` explains what each strategy counts.
//!
//! To add a strategy, copy `grid/line_check.rs`, list it in `grid/mod.rs`, and
//! add its texts (`message/english/lab.rs` and the page's languages).

mod code;
mod counters;
mod event;
mod grid;
mod run;
mod snake;
mod strategy;
mod total;
mod trace;
mod tree_search;
mod variable_order;

pub use code::CodeLine;
pub use counters::Counters;
pub use event::{Event, EventKind, Task};
pub use grid::{GridEventKind, GridReason, GridStage, Replay, STRATEGIES, strategy};
pub use run::{Pause, Run, Slice};
pub use snake::{
    SNAKE_STRATEGIES, SnakeEventKind, SnakeReason, SnakeReplay, SnakeStage, SnakeTask,
    snake_strategy,
};
pub use strategy::Strategy;
pub use total::Total;
pub use variable_order::VariableOrder;
