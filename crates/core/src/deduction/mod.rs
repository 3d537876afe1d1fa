//! The building blocks of rules: the board that rules look at, and their
//! conclusions.
//!
//! A [`Rule`] takes a [`Look`] at a [`Board`]: the candidates ([`Marks`]), the printed conditions
//! ([`Layout`]), the arrangements of whole lines and the [`Graph`] of implications between
//! candidates. The rule returns a [`Step`] with its causes and its [`Evidence`] or, for searches, a
//! [`Conclusion`] of a few bytes. The rules themselves are in the next layer, `rules`; `explain`
//! tries them in order.

mod arrangements;
mod board;
mod cause;
mod chain;
mod checks;
mod conclusion;
mod contradiction;
mod crowds;
mod evidence;
mod graph;
mod house_cells;
mod layout;
mod links;
mod look;
mod marks;
mod pass;
mod premises;
mod rating;
mod reach;
mod rest;
mod rule;
mod suppositions;
mod whip;
mod wiring;
mod written;

pub use arrangements::{Arrangements, LineSpec};
pub use board::Board;
pub use cause::{Cause, Causes};
pub use chain::{Chain, refuting, shortest};
pub use checks::{Checks, Sight, SumSight};
pub use conclusion::{Conclusion, Removed};
pub use contradiction::Contradiction;
pub(crate) use crowds::{Crowd, Member};
pub use evidence::{
    Building, Ending, Event, Evidence, Frame, LineWays, Link, Remark, Statement, Story, Through,
    Whip, WhipLine, WhipLink,
};
pub use graph::{Graph, Use};
pub use house_cells::HouseCells;
pub use layout::{Layout, OfCell, Pair, lines_of};
pub use look::Look;
pub use marks::{Decided, Marks};
pub use pass::{Kept, Pass, Passes};
pub use rating::Rating;
pub use rest::Rest;
pub use rule::{Findings, Flow, Rule, Step};
pub use suppositions::{Refuted, Suppositions};
pub(crate) use whip::{
    Braid, LONGEST, Outcome, Proof, Rated, Way, along, candidates, order, refuted,
};
pub(crate) use wiring::Wiring;
