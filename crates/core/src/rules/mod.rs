//! What a person would say about a board: one rule a file.
//!
//! A rule looks at the candidates ([`Marks`]) and the conditions of a puzzle,
//! never at a solution or a kind, and concludes a [`Step`]: what goes, by
//! which rule, and because of what. What plainly cannot be is a
//! [`Contradiction`]. Rules change nothing: those that ask them decide in which
//! order, and what to do with a step.
//!
//! To add one: copy `clue_one.rs` with its example, which a test reads, name it
//! in [`RULES`], and give its sentence its texts (`message/english/lab.rs` and
//! the page's languages).

mod checks;
mod contradiction;
mod layout;
mod marks;
mod step;

pub mod clue_one;
pub mod clue_reached;
pub mod decided;
pub mod decided_group;
pub mod edge_limit;
pub mod line_arrangements;
pub mod only_place;
pub mod partner;
pub mod sign_bound;

pub use checks::{Checks, Sight};
pub use clue_one::CLUE_ONE;
pub use clue_reached::CLUE_REACHED;
pub use contradiction::Contradiction;
pub use decided::DECIDED;
pub use decided_group::DECIDED_GROUP;
pub use edge_limit::EDGE_LIMIT;
pub use layout::{Layout, OfCell, Pair, lines_of};
pub use line_arrangements::LINE_ARRANGEMENTS;
pub use marks::{Decided, Marks};
pub use only_place::ONLY_PLACE;
pub use partner::PARTNER;
pub use sign_bound::SIGN_BOUND;
pub use step::{Cause, Causes, Removed, Rule, Step, listed};

/// Every rule, the easiest to see first.
pub static RULES: &[&Rule] = &[
    &DECIDED,
    &DECIDED_GROUP,
    &CLUE_ONE,
    &ONLY_PLACE,
    &EDGE_LIMIT,
    &CLUE_REACHED,
    &SIGN_BOUND,
    &PARTNER,
    &LINE_ARRANGEMENTS,
];
