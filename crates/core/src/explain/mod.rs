//! What a person would do next, and why: the questions to the ladder of rules.
//!
//! [`hint`] gives the easiest step from a board, [`path`] all steps to the end,
//! [`grade`] how hard a puzzle is. Every step follows from the board as it
//! stands, never from the solution.

mod ladder;
mod path;

pub use ladder::{LADDER, Ladder};
pub use path::{End, Path, path, path_from};
