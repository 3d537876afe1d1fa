//! Counting and telling: one implementation of each strategy serves both.
//!
//! A strategy reports to a [`Log`]. With [`Silent`] behind it nothing but the
//! counters is touched and no event is built: the compiler makes two programs
//! out of the one source.

use super::code::CodeLine;
use super::event::{Event, What};
use super::{Counters, Why};
use crate::grid::{Cell, Values};

/// Whoever hears the events.
pub(super) trait Sink {
    /// Whether events are wanted at all.
    const LISTENS: bool;
    /// Hears one.
    fn hear(&mut self, event: Event);
}

/// Nobody hears them.
pub(super) struct Silent;

impl Sink for Silent {
    const LISTENS: bool = false;
    fn hear(&mut self, _event: Event) {}
}

impl Sink for &mut dyn FnMut(Event) {
    const LISTENS: bool = true;
    fn hear(&mut self, event: Event) {
        self(event);
    }
}

/// Where a strategy reports what it does.
pub(super) struct Log<'a, S> {
    sink: S,
    code: &'static [CodeLine],
    counters: &'a mut Counters,
    events: u64,
}

impl<'a, S: Sink> Log<'a, S> {
    /// A log for a program with this code.
    pub(super) const fn new(
        sink: S,
        code: &'static [CodeLine],
        counters: &'a mut Counters,
    ) -> Self {
        Self { sink, code, counters, events: 0 }
    }

    /// What was counted.
    pub(super) const fn counters(&self) -> &Counters {
        self.counters
    }

    /// How many events were told.
    pub(super) const fn events(&self) -> u64 {
        self.events
    }

    /// Something is tried, with so many tries standing then.
    #[inline]
    pub(super) fn tried(&mut self, what: impl FnOnce() -> What, depth: usize) {
        self.counters.tries += 1;
        self.counters.depth = self.counters.depth.max(depth as u64);
        self.tell(what);
    }

    /// A rule took these values.
    #[inline]
    pub(super) fn removed(&mut self, cell: Cell, values: Values, why: Why) {
        self.counters.removals += u64::from(values.len());
        self.counters.firings += 1;
        self.tell(|| What::Remove { cell, values, why });
    }

    /// A rule left a cell one value and took the others.
    #[inline]
    pub(super) fn placed(&mut self, cell: Cell, value: u32, others: Values, why: Why) {
        self.counters.removals += u64::from(others.len());
        self.counters.firings += 1;
        self.tell(|| What::Place { cell, value, why });
    }

    /// A rule is broken.
    #[inline]
    pub(super) fn dead_end(&mut self, why: Why) {
        self.counters.dead_ends += 1;
        self.tell(|| What::DeadEnd { why });
    }

    /// All ways to decide a place were tried; in vain where no solution was
    /// found.
    #[inline]
    pub(super) fn none_left(&mut self, what: impl FnOnce() -> What, in_vain: bool) {
        self.counters.exhausted += u64::from(in_vain);
        self.tell(what);
    }

    /// The last try is taken back.
    #[inline]
    pub(super) fn undone(&mut self) {
        self.tell(|| What::Undo);
    }

    /// A solution.
    #[inline]
    pub(super) fn solved(&mut self) {
        self.counters.solutions += 1;
        self.tell(|| What::Solution);
    }

    #[inline]
    fn tell(&mut self, what: impl FnOnce() -> What) {
        if S::LISTENS {
            let what = what();
            let lit = |line: &CodeLine| line.steps.contains(&what.step());
            let line = self.code.iter().position(lit).unwrap_or(0) as u8;
            self.events += 1;
            self.sink.hear(Event { what, line });
        }
    }
}
