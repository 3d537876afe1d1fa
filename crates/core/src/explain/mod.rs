//! What a person would do next, and why: the questions to the ladder of rules.
//!
//! [`hint`] gives the easiest step from a board, [`next_number`] all that the
//! next number needs, [`path`] all steps to the end, [`grade`] how hard a puzzle
//! is, [`why_not`] the reason against one candidate, and [`smallest_reason`]
//! what matters at all where lines alone say nothing more. [`Manual`] is what the head
//! of each rule tells about it. Every step follows from the board as it
//! stands, never from the solution.

mod focused_trial;
mod grade;
mod hint;
mod ladder;
mod manual;
mod path;
mod reason;
mod search;
mod symmetry;
mod why_not;

pub use focused_trial::FOCUSED_TRIAL;
pub use grade::{Band, Grade, MOST_COUNTED, cost, grade, grade_of, grade_within, width};
pub use hint::{hint, hints, next_number};
pub use ladder::{LADDER, Ladder};
pub use manual::{Example, Manual};
pub use path::{End, Path, path, path_from};
pub use reason::{Reason, Set, Setting, reason_against, smallest_reason, smallest_reason_within};
pub use search::SEARCH;
pub use symmetry::{canonical, orientations};
pub use why_not::why_not;
