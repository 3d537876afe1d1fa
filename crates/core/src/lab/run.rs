//! A search under way: it goes on a slice at a time and stands still between.
//!
//! Whoever runs it decides after each slice whether it goes on, so a worker
//! can pause, step and cancel. Slices change nothing about what it does.

use super::code::CodeLine;
use super::event::Event;
use super::log::{Log, Silent, Sink};

/// What every strategy counts in the same way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Values put into a cell to see what follows, or directions for a run of
    /// a snake. Givens and what rules place are none.
    pub tries: u64,
    /// Positions in which a rule was found broken, the start included.
    pub dead_ends: u64,
    /// Cells of which every value was tried, or runs of which every direction
    /// was, and none led to a solution.
    pub exhausted: u64,
    /// Candidates that rules took away, one for each value.
    pub removals: u64,
    /// How often a rule took something away.
    pub firings: u64,
    /// The most tries that stood at the same time.
    pub depth: u64,
    /// Solutions.
    pub solutions: u64,
}

/// How far a slice goes: it ends with the first whole step behind a limit. What
/// needs no further try still belongs to it, so a limit of exactly the tries of
/// a search ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slice {
    /// At most so many tries.
    pub tries: u64,
    /// About so many events: the last try may go beyond with what follows.
    pub events: u64,
}

impl Slice {
    /// To the next solution or the end.
    pub const WHOLE: Self = Self { tries: u64::MAX, events: u64::MAX };

    /// At most so many tries.
    #[must_use]
    pub const fn tries(tries: u64) -> Self {
        Self { tries, ..Self::WHOLE }
    }

    /// About so many events.
    #[must_use]
    pub const fn events(events: u64) -> Self {
        Self { events, ..Self::WHOLE }
    }
}

/// Why a slice ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// Its limit is reached.
    Limit,
    /// The search stands at a solution, and goes on from there when asked.
    Solution,
    /// Everything was searched.
    End,
}

/// One step of a search, and what it came upon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stepped {
    /// On the way.
    On,
    /// A solution.
    Solution,
    /// Nothing is left.
    End,
}

/// A search that goes on step by step. A step makes one try at most.
pub(super) trait Steps {
    /// Takes one step.
    fn step<S: Sink>(&mut self, log: &mut Log<'_, S>) -> Stepped;
    /// Whether the next step may make a try.
    fn tries_next(&self) -> bool;
    /// The values of all cells, row by row, or of a snake the number of its
    /// first cell and the direction of each run, where it stands at a solution.
    fn solution(&self) -> Vec<u32>;
}

/// The two programs that the compiler makes of one search.
trait Advance {
    fn count(&mut self, slice: Slice, log: &mut Log<'_, Silent>) -> Pause;
    fn tell(&mut self, slice: Slice, log: &mut Log<'_, &mut dyn FnMut(Event)>) -> Pause;
    fn solution(&self) -> Vec<u32>;
}

impl<T: Steps> Advance for T {
    fn count(&mut self, slice: Slice, log: &mut Log<'_, Silent>) -> Pause {
        advance(self, slice, log)
    }

    fn tell(&mut self, slice: Slice, log: &mut Log<'_, &mut dyn FnMut(Event)>) -> Pause {
        advance(self, slice, log)
    }

    fn solution(&self) -> Vec<u32> {
        Steps::solution(self)
    }
}

fn advance<T: Steps, S: Sink>(search: &mut T, slice: Slice, log: &mut Log<'_, S>) -> Pause {
    let last = log.counters().tries.saturating_add(slice.tries);
    let within = |search: &T, log: &Log<'_, S>| log.counters().tries < last || !search.tries_next();
    while log.events() < slice.events && within(search, log) {
        match search.step(log) {
            Stepped::On => {}
            Stepped::Solution => return Pause::Solution,
            Stepped::End => return Pause::End,
        }
    }
    Pause::Limit
}

/// A strategy at work on one puzzle.
pub struct Run {
    search: Box<dyn Advance>,
    code: &'static [CodeLine],
    counters: Counters,
    last: Pause,
}

impl Run {
    /// A run that has not begun.
    pub(super) fn new(search: impl Steps + 'static, code: &'static [CodeLine]) -> Self {
        let (search, counters) = (Box::new(search), Counters::default());
        Self { search, code, counters, last: Pause::Limit }
    }

    /// Goes on without building any event: the fast way.
    pub fn count(&mut self, slice: Slice) -> Pause {
        if self.last != Pause::End {
            let log = &mut Log::new(Silent, self.code, &mut self.counters);
            self.last = self.search.count(slice, log);
        }
        self.last
    }

    /// Goes on and tells every event.
    pub fn tell(&mut self, slice: Slice, hear: &mut dyn FnMut(Event)) -> Pause {
        if self.last != Pause::End {
            let log = &mut Log::new(hear, self.code, &mut self.counters);
            self.last = self.search.tell(slice, log);
        }
        self.last
    }

    /// What was counted so far.
    #[must_use]
    pub const fn counters(&self) -> Counters {
        self.counters
    }

    /// Whether everything was searched.
    #[must_use]
    pub fn is_ended(&self) -> bool {
        self.last == Pause::End
    }

    /// The solution at which the run stands right now: the values of all cells,
    /// row by row. Of a snake the number of its first cell, and for each run
    /// the place of its direction in [`Direction::ALL`](crate::snake::Direction::ALL).
    #[must_use]
    pub fn solution(&self) -> Option<Vec<u32>> {
        (self.last == Pause::Solution).then(|| self.search.solution())
    }
}
