//! What the program says to the shell when it ends.

use std::process::ExitCode;

/// How it went, from good to bad: of many puzzles the worst counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Status {
    /// Every puzzle was solved, or written, or is as one wants it.
    #[default]
    Done,
    /// Some puzzle was left without a solution, cannot be written so, or says more than it needs to.
    Without,
    /// Something could not be read.
    BadInput,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(status as u8)
    }
}
