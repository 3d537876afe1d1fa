//! The board at every event, forwards and backwards, from the stream alone.
//!
//! An event changes at most one cell, except that [`Undo`](GridEventKind::Undo) takes back
//! everything since the last try in force. The replay remembers what each event changed,
//! so going back is as fast as going forward.

use super::event::GridEventKind;
use crate::grid::{Cell, Values};
use crate::lab::event::Event;
use crate::puzzle::GridPuzzle;

/// A board that follows a stream of events.
#[derive(Clone, Debug)]
pub struct Replay {
    cells: Vec<Values>,
    events: Vec<Event<GridEventKind>>,
    /// For each event passed: where its changes begin in `changes`.
    starts: Vec<usize>,
    changes: Vec<Change>,
    /// The changes that have not been taken back, in order.
    standing: Vec<usize>,
    /// For each try or found number in force: the number of changes before it.
    tries: Vec<usize>,
}

#[derive(Clone, Copy, Debug)]
struct Change {
    cell: Cell,
    before: Values,
    after: Values,
    /// The change that this change takes back; the change itself if it takes
    /// back none.
    of: usize,
}

impl Replay {
    /// The board before the first event: a given has one candidate, all other
    /// cells have every value.
    #[must_use]
    pub fn new(puzzle: &GridPuzzle) -> Self {
        let size = puzzle.size();
        let candidates = |cell| puzzle.given(cell).map_or(size.all_values(), Values::only);
        Self {
            cells: size.cells().map(candidates).collect(),
            events: Vec::new(),
            starts: Vec::new(),
            changes: Vec::new(),
            standing: Vec::new(),
            tries: Vec::new(),
        }
    }

    /// Adds an event at the end of the stream; the board stays where it is.
    pub fn push(&mut self, event: Event<GridEventKind>) {
        self.events.push(event);
    }

    /// The candidates of each cell, row by row.
    #[must_use]
    pub fn cells(&self) -> &[Values] {
        &self.cells
    }

    /// The number of events that the board shows.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.starts.len()
    }

    /// How many tries and found numbers are in force.
    #[must_use]
    pub const fn depth(&self) -> usize {
        self.tries.len()
    }

    /// Passes the next event and returns it; `None` at the end.
    pub fn forward(&mut self) -> Option<Event<GridEventKind>> {
        let event = self.events.get(self.at())?.clone();
        self.starts.push(self.changes.len());
        match event.kind {
            GridEventKind::Try { cell, value } | GridEventKind::Found { cell, value, .. } => {
                self.tries.push(self.standing.len());
                self.change(cell, Values::only(value));
            }
            GridEventKind::Step(step) => {
                let cell = step.removed.cell();
                self.change(cell, step.removed.left(self.cells[cell.index()]));
            }
            GridEventKind::Ruled { cell, values, .. }
            | GridEventKind::Propagated { cell, values }
            | GridEventKind::Refuted { cell, values } => {
                self.change(cell, self.cells[cell.index()] & !values);
            }
            GridEventKind::Undo => self.take_back(),
            GridEventKind::DeadEnd(_)
            | GridEventKind::NoneLeft { .. }
            | GridEventKind::Solution => {}
        }
        Some(event)
    }

    fn change(&mut self, cell: Cell, after: Values) {
        let before = core::mem::replace(&mut self.cells[cell.index()], after);
        let of = self.changes.len();
        self.standing.push(of);
        self.changes.push(Change { cell, before, after, of });
    }

    fn take_back(&mut self) {
        let first = self.tries.pop().unwrap_or(0);
        for of in self.standing.drain(first..).rev() {
            let Change { cell, before, after, .. } = self.changes[of];
            self.cells[cell.index()] = before;
            self.changes.push(Change { cell, before: after, after: before, of });
        }
    }

    /// Goes back over the last event and returns it; `None` at the start.
    pub fn back(&mut self) -> Option<Event<GridEventKind>> {
        let first = self.starts.pop()?;
        let event = self.events[self.at()].clone();
        if event.kind == GridEventKind::Undo {
            self.tries.push(self.standing.len());
        }
        for at in (first..self.changes.len()).rev() {
            let Change { cell, before, of, .. } = self.changes[at];
            self.cells[cell.index()] = before;
            if of == at {
                self.standing.pop();
            } else {
                self.standing.push(of);
            }
        }
        self.changes.truncate(first);
        if matches!(event.kind, GridEventKind::Try { .. } | GridEventKind::Found { .. }) {
            self.tries.pop();
        }
        Some(event)
    }
}
