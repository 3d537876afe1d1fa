//! The chain at every event of a snake search, forwards and backwards.

use super::event::SnakeEventKind;
use crate::lab::event::Event;
use crate::snake::{Chain, Direction};

/// A chain that follows a stream of events, which lay and lift runs.
#[derive(Clone, Debug)]
pub struct SnakeReplay {
    runs: Vec<usize>,
    events: Vec<Event<SnakeEventKind>>,
    /// The number of events passed.
    at: usize,
    laid: Vec<Lay>,
    /// The runs laid by tries that have since been taken back, the latest last.
    lifted: Vec<Lay>,
}

/// A run, the place of its first cubelet, and its direction.
type Lay = (usize, [i8; 3], Direction);

impl SnakeReplay {
    /// A replay before any run is laid.
    #[must_use]
    pub fn new(chain: &Chain) -> Self {
        let (events, laid, lifted) = (Vec::new(), Vec::new(), Vec::new());
        Self { runs: chain.runs(), events, at: 0, laid, lifted }
    }

    /// Adds an event at the end of the stream; the chain stays as it is.
    pub fn push(&mut self, event: Event<SnakeEventKind>) {
        self.events.push(event);
    }

    /// The number of events passed.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The number of laid runs, including a run that turned out impossible.
    #[must_use]
    pub const fn depth(&self) -> usize {
        self.laid.len()
    }

    /// The place of each cubelet so far, in the box's coordinates or, for a
    /// search without a box, relative to the first cubelet. An impossible run
    /// is included with all its cubelets until it is taken back.
    #[must_use]
    pub fn cubelets(&self) -> Vec<[i8; 3]> {
        let mut places: Vec<[i8; 3]> = Vec::new();
        for (run, from, direction) in &self.laid {
            let mut place = *from;
            if places.is_empty() {
                places.push(place);
            }
            for _ in 1..self.runs.get(*run).copied().unwrap_or(1) {
                place[direction.axis()] += if direction.is_positive() { 1 } else { -1 };
                places.push(place);
            }
        }
        places
    }

    /// Passes the next event and returns it; `None` at the end.
    pub fn forward(&mut self) -> Option<Event<SnakeEventKind>> {
        let event = *self.events.get(self.at)?;
        self.at += 1;
        match event.kind {
            SnakeEventKind::Lay { run, from, direction } => {
                self.laid.push((usize::from(run), from, direction));
            }
            SnakeEventKind::Undo => self.lifted.extend(self.laid.pop()),
            SnakeEventKind::DeadEnd(_)
            | SnakeEventKind::NoneLeft { .. }
            | SnakeEventKind::Solution => {}
        }
        Some(event)
    }

    /// Goes back over the last event and returns it; `None` at the start.
    pub fn back(&mut self) -> Option<Event<SnakeEventKind>> {
        self.at = self.at.checked_sub(1)?;
        let event = self.events[self.at];
        match event.kind {
            SnakeEventKind::Lay { .. } => drop(self.laid.pop()),
            SnakeEventKind::Undo => self.laid.extend(self.lifted.pop()),
            SnakeEventKind::DeadEnd(_)
            | SnakeEventKind::NoneLeft { .. }
            | SnakeEventKind::Solution => {}
        }
        Some(event)
    }
}
