//! What a person would say about a board: one rule a file.
//!
//! A rule looks at the candidates ([`Marks`]) and the conditions of a puzzle,
//! never at a solution or a kind, and concludes a [`Step`]: what goes, by
//! which rule, and because of what. What plainly cannot be is a
//! [`Contradiction`]. Who applies a step, in which order, and what comes of
//! it, is not decided here.
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
pub use contradiction::Contradiction;
pub use layout::{Layout, OfCell, Pair, lines_of};
pub use marks::{Decided, Marks};
pub use step::{Cause, Causes, Removed, Rule, Step, listed};

/// Every rule, the easiest to see first.
pub static RULES: &[&Rule] = &[
    &decided::DECIDED,
    &decided_group::DECIDED_GROUP,
    &clue_one::CLUE_ONE,
    &only_place::ONLY_PLACE,
    &edge_limit::EDGE_LIMIT,
    &clue_reached::CLUE_REACHED,
    &sign_bound::SIGN_BOUND,
    &partner::PARTNER,
    &line_arrangements::LINE_ARRANGEMENTS,
];
