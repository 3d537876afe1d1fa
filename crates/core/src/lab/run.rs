//! A search in progress, which advances one slice at a time and pauses in
//! between.
//!
//! After each slice the caller decides whether the search continues, so a
//! worker can pause, step and cancel. Slices do not change what the search
//! does.

use core::marker::PhantomData;

use super::counters::Counters;
use super::event::{Event, EventKind};
use super::trace::{Code, Observer, Silent, Trace};

/// The length of a slice, which ends with the first whole step that reaches a
/// limit. Further steps that need no try still belong to the slice, so a limit
/// equal to the number of tries in a search lets the search finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slice {
    /// The maximum number of tries.
    pub tries: u64,
    /// About this many events; the last try may add a few more.
    pub events: u64,
}

impl Slice {
    /// Up to the next solution or the end.
    pub const WHOLE: Self = Self { tries: u64::MAX, events: u64::MAX };

    /// At most this many tries.
    #[must_use]
    pub const fn tries(tries: u64) -> Self {
        Self { tries, ..Self::WHOLE }
    }

    /// About this many events.
    #[must_use]
    pub const fn events(events: u64) -> Self {
        Self { events, ..Self::WHOLE }
    }
}

/// Why a slice ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// The limit of the slice was reached.
    Limit,
    /// The search is at a solution, and continues from there on request.
    Solution,
    /// Everything has been searched.
    End,
}

/// The result of one step of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stepped {
    /// The search goes on.
    On,
    /// The search is at a solution.
    Solution,
    /// Nothing is left to search.
    End,
}

/// A search that advances step by step. A step makes at most one try.
pub(super) trait Steps {
    /// The kinds of events in the search.
    type Kind: EventKind;
    /// Takes one step.
    fn step<O: Observer<Kind = Self::Kind>>(&mut self, trace: &mut Trace<'_, O>) -> Stepped;
    /// Whether the next step may make a try.
    fn tries_next(&self) -> bool;
    /// The values of all cells at a solution, row by row; for a snake, the
    /// number of its first cell and the direction of each run.
    fn solution(&self) -> Vec<u32>;
}

/// A search by any strategy for puzzles with these events.
pub(super) type Search<Kind> = Box<dyn Advance<Kind>>;

/// The two programs that the compiler makes from one search.
pub(super) trait Advance<Kind: EventKind> {
    fn count(&mut self, slice: Slice, trace: &mut Trace<'_, Silent<Kind>>) -> Pause;
    fn trace(&mut self, slice: Slice, trace: &mut Trace<'_, &mut dyn FnMut(Event<Kind>)>) -> Pause;
    fn solution(&self) -> Vec<u32>;
}

impl<S: Steps> Advance<S::Kind> for S {
    fn count(&mut self, slice: Slice, trace: &mut Trace<'_, Silent<S::Kind>>) -> Pause {
        advance(self, slice, trace)
    }

    fn trace(
        &mut self,
        slice: Slice,
        trace: &mut Trace<'_, &mut dyn FnMut(Event<S::Kind>)>,
    ) -> Pause {
        advance(self, slice, trace)
    }

    fn solution(&self) -> Vec<u32> {
        Steps::solution(self)
    }
}

fn advance<S: Steps, O: Observer<Kind = S::Kind>>(
    search: &mut S,
    slice: Slice,
    trace: &mut Trace<'_, O>,
) -> Pause {
    let last = trace.counters().tries.saturating_add(slice.tries);
    while trace.events() < slice.events && (trace.counters().tries < last || !search.tries_next()) {
        match search.step(trace) {
            Stepped::On => {}
            Stepped::Solution => return Pause::Solution,
            Stepped::End => return Pause::End,
        }
    }
    Pause::Limit
}

/// A strategy at work on one puzzle.
pub struct Run<Kind: EventKind> {
    search: Search<Kind>,
    code: Code<Kind>,
    counters: Counters,
    last: Pause,
}

impl<Kind: EventKind> Run<Kind> {
    /// A run that has not begun.
    pub(super) fn new(search: Search<Kind>, code: Code<Kind>) -> Self {
        Self { search, code, counters: Counters::default(), last: Pause::Limit }
    }

    /// Continues without building any events; this is faster than `trace`.
    pub fn count(&mut self, slice: Slice) -> Pause {
        if self.last != Pause::End {
            let trace = &mut Trace::new(Silent(PhantomData), self.code, &mut self.counters);
            self.last = self.search.count(slice, trace);
        }
        self.last
    }

    /// Continues and passes every event to the observer.
    pub fn trace(&mut self, slice: Slice, observer: &mut dyn FnMut(Event<Kind>)) -> Pause {
        if self.last != Pause::End {
            let trace = &mut Trace::new(observer, self.code, &mut self.counters);
            self.last = self.search.trace(slice, trace);
        }
        self.last
    }

    /// The counters so far.
    #[must_use]
    pub const fn counters(&self) -> Counters {
        self.counters
    }

    /// Whether everything has been searched.
    #[must_use]
    pub fn is_ended(&self) -> bool {
        self.last == Pause::End
    }

    /// The current solution of the run: the values of all cells, row by row. For a
    /// snake, the number of its first cell, and for each run the index of its
    /// direction in [`Direction::ALL`](crate::snake::Direction::ALL).
    #[must_use]
    pub fn solution(&self) -> Option<Vec<u32>> {
        (self.last == Pause::Solution).then(|| self.search.solution())
    }
}
