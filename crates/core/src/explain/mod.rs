//! What a person can conclude next, and why.
//!
//! ```
//! use gridfold_core::{deduction::Board, explain, formats};
//!
//! let puzzle = formats::read("fut4.L4E.lgDggF.GlF")?.draft.puzzle()?;
//! let mut board = Board::new(&puzzle);
//! let mut sentences = Vec::new();
//! while let Some(step) = explain::hint(&board) {
//!     sentences.push(step.message(&puzzle).to_string());
//!     board.apply(&step);
//! }
//! assert!(board.is_full());
//! assert_eq!(sentences[0], "r1c1 is smaller than r1c2, so r1c1 is not 4 and r1c2 is not 1.");
//!
//! assert_eq!(explain::grade(&puzzle).band, explain::Band::Easy);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! * [`hint`]: the easiest next step.
//! * [`run`]: obvious numbers, several at once.
//! * [`next_number`]: all steps that the next number needs.
//! * [`path`]: all steps to the end.
//! * [`grade`]: how difficult a puzzle is.
//! * [`why_not`]: why one candidate is impossible.
//! * [`smallest_reason`]: the conditions that matter when single lines say
//!   nothing more.
//!
//! All these functions ask the [`Ladder`] of rules, easiest first. Every step follows from the
//! current board, never from the solution. Paths and hints combine conclusions with the same reason
//! into one step; a grade counts each conclusion. [`Manual`] is the comment on a rule, as data.
//!
//! ```
//! use gridfold_core::explain::{Band, grade, path};
//! use gridfold_core::formats;
//!
//! let found = formats::read("sky5.-----.1--33.-2--3.-3--2.--3W.7").expect("a link");
//! let puzzle = found.draft.puzzle().expect("a puzzle");
//! assert_eq!(grade(&puzzle).band, Band::Master);
//!
//! let steps = path(&puzzle).steps;
//! let whip = steps.iter().find(|step| step.rule.id == "line-whip").expect("a whip");
//! assert!(whip.message(&puzzle).to_string().starts_with("Suppose "));
//! ```

mod along_signs;
mod focused_trial;
mod grade;
mod hint;
mod ladder;
mod line_whip;
mod manual;
mod next_number;
mod path;
mod reason;
mod run;
mod search;
mod symmetry;
mod together;
mod why_not;

pub use focused_trial::FOCUSED_TRIAL;
pub use grade::{Band, Grade, MOST_COUNTED, cost, grade, grade_within, width};
pub use hint::{hint, hints};
pub use ladder::{LADDER, Ladder};
pub use line_whip::{LINE_WHIP, LONG_LINE_WHIP};
pub use manual::{Example, Manual};
pub use next_number::next_number;
pub use path::{End, Path, path, path_from};
pub use reason::{Reason, Set, Setting, reason_against, smallest_reason, smallest_reason_within};
pub use run::{is_single, run};
pub use search::SEARCH;
pub use symmetry::{canonical, orientations};
pub use why_not::why_not;
