//! The events of a search, small enough to store millions.
//!
//! The stream of events is complete: a replay gives the board at each of them
//! without knowing the strategy. Each family of puzzles has its own kinds of
//! events, which carry their reasons as plain data; the sentence is made when
//! it is read.

/// Something that happened, and its place in the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event<Kind> {
    /// The kind of event.
    pub kind: Kind,
    /// The line of the strategy's pseudo-code that did it, from 0.
    pub line: u8,
}

/// The kinds of events in searches of one family of puzzles.
pub trait EventKind: Clone + 'static {
    /// Why a position is a dead end.
    type Reason: Copy;
    /// The place in a program where something happens; its lines name the stages that
    /// highlight them.
    type Stage: Copy + PartialEq + Sync + 'static;

    /// Takes back the last try in force, with all that followed.
    const UNDO: Self;
    /// Everything is decided, and nothing is broken.
    const SOLUTION: Self;

    /// No solution has everything that is on the board now.
    fn dead_end(reason: Self::Reason) -> Self;

    /// The place in the program.
    fn stage(&self) -> Self::Stage;
}

/// A puzzle that the lab can search; it decides the family.
pub trait Task: 'static {
    /// The events of its searches.
    type Kind: EventKind;
}

/// The places in the programs of a task.
pub type Stage<T> = <<T as Task>::Kind as EventKind>::Stage;
