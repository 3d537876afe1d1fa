//! The events of a search, small enough to store millions of them.
//!
//! The stream of events is complete: a replay gives the board at each event
//! without using the strategy. Each family of puzzles has its own kinds of
//! events, which store their reasons as plain data; a sentence is composed only
//! when it is needed.

/// Something that happened, and the line of the program that caused it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event<Kind> {
    /// The kind of event.
    pub kind: Kind,
    /// The line of the strategy's pseudo-code that caused the event, counted from 0.
    pub line: u8,
}

/// The kinds of events in searches of one family of puzzles.
pub trait EventKind: Clone + 'static {
    /// Why a position is a dead end.
    type Reason: Copy;
    /// A stage of a program; each line of the program lists the stages during which it is highlighted.
    type Stage: Copy + PartialEq + Sync + 'static;

    /// Takes back the last try in force, together with everything that
    /// followed.
    const UNDO: Self;
    /// Everything is decided, and no rule is broken.
    const SOLUTION: Self;

    /// No solution contains everything that is currently on the board.
    fn dead_end(reason: Self::Reason) -> Self;

    /// The stage of the program.
    fn stage(&self) -> Self::Stage;
}

/// A puzzle that the lab can search; it determines the family.
pub trait Task: 'static {
    /// The events of searches for this task.
    type Kind: EventKind;
}

/// The stages in the programs for a task.
pub type Stage<T> = <<T as Task>::Kind as EventKind>::Stage;
