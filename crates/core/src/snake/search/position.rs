//! The laid part of a chain, and where it continues.
//!
//! A position is small, because it is copied at every node. Everything that
//! stays constant during the search is in the `GrowthOrder`.

/// The ends at which the chain grows; a complete chain counts as growing at the
/// front.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sides {
    /// Only towards the first cubelet.
    Back,
    /// Only towards the last cubelet.
    Front,
    Both,
}

impl Sides {
    /// The sides with this number, for functions that are compiled for each.
    pub const fn of(number: u8) -> Self {
        match number {
            0 => Self::Back,
            1 => Self::Front,
            _ => Self::Both,
        }
    }
}

/// A run of the chain, as the search sees it.
#[derive(Clone, Copy)]
pub struct Run {
    /// The index in the chain.
    pub number: usize,
    pub length: usize,
    /// Where the table rows for its length begin.
    pub rows: usize,
}

/// One of the two ends of the laid part.
#[derive(Clone, Copy)]
pub struct Tip {
    pub cell: u8,
    /// The axis of the last run, which the next run must not use.
    pub axis: u8,
    /// The number of runs laid on this side of the first run.
    pub done: u8,
}

/// What comes next, and the ways to continue.
#[derive(Clone, Copy)]
pub struct Choice<'a, W> {
    /// The side: 0 towards the first cubelet, 1 towards the last.
    pub side: usize,
    /// The run to lay next.
    pub run: Run,
    /// The cells that the run would take in each direction.
    pub row: &'a [W; 6],
    /// The directions in which the run fits, as bits.
    pub ways: u32,
}

/// The part laid so far.
#[derive(Clone, Copy)]
pub struct Position<W> {
    pub occupied: W,
    /// Free cells next to the tip with which the next run cannot begin.
    pub barred: W,
    /// The symmetries that leave everything laid in place.
    pub fixing: u64,
    /// The tips towards the first cubelet and towards the last.
    pub tips: [Tip; 2],
    /// The colour of the first laid cell.
    pub even: bool,
}

/// The number of directions in a set: faster than counting bits on a machine
/// that has no instruction for it.
pub const COUNTS: [u8; 64] = {
    let mut counts = [0; 64];
    let mut set = 1;
    while set < 64 {
        counts[set] = counts[set / 2] + (set % 2) as u8;
        set += 1;
    }
    counts
};
