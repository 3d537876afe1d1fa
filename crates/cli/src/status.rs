//! The exit codes.

use std::process::ExitCode;

/// The results, from best to worst; the worst result of all puzzles counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Status {
    /// Every puzzle was solved or written, or is as it should be.
    #[default]
    Done,
    /// A puzzle has no solution, cannot be written in this format, or has
    /// superfluous conditions.
    Without,
    /// An input cannot be read, or the output cannot be written.
    BadInput,
}

impl Status {
    /// The result for a puzzle that is as it should be, or is not.
    pub(crate) const fn of(is_good: bool) -> Self {
        if is_good { Self::Done } else { Self::Without }
    }
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(status as u8)
    }
}
