//! Counting and tracing: one implementation of each strategy serves both.
//!
//! A strategy reports to a [`Trace`]. With [`Silent`] as the receiver, only the
//! counters are updated and no event is built: the compiler makes two programs
//! from the same source.

use core::marker::PhantomData;

use super::code::CodeLine;
use super::counters::Counters;
use super::event::{Event, EventKind};

/// The receiver of the events.
pub(super) trait Observer {
    /// The events that it receives.
    type Kind: EventKind;
    /// Whether the observer wants any events.
    const LISTENS: bool;
    /// Receives an event.
    fn observe(&mut self, event: Event<Self::Kind>);
}

/// An observer that receives nothing.
pub(super) struct Silent<Kind>(pub(super) PhantomData<Kind>);

impl<Kind: EventKind> Observer for Silent<Kind> {
    type Kind = Kind;
    const LISTENS: bool = false;
    fn observe(&mut self, _event: Event<Kind>) {}
}

impl<Kind: EventKind> Observer for &mut dyn FnMut(Event<Kind>) {
    type Kind = Kind;
    const LISTENS: bool = true;
    fn observe(&mut self, event: Event<Kind>) {
        self(event);
    }
}

/// The pseudo-code of a program with such events.
pub(super) type Code<Kind> = &'static [CodeLine<<Kind as EventKind>::Stage>];

/// The interface through which a strategy reports its events.
pub(super) struct Trace<'a, O: Observer> {
    observer: O,
    code: Code<O::Kind>,
    counters: &'a mut Counters,
    events: u64,
}

impl<'a, O: Observer> Trace<'a, O> {
    /// The trace of a program with this code.
    pub(super) const fn new(observer: O, code: Code<O::Kind>, counters: &'a mut Counters) -> Self {
        Self { observer, code, counters, events: 0 }
    }

    /// The counters.
    pub(super) const fn counters(&self) -> &Counters {
        self.counters
    }

    /// The number of events observed.
    pub(super) const fn events(&self) -> u64 {
        self.events
    }

    /// Records that a position is visited: the start, or the result of a
    /// decision.
    #[inline]
    pub(super) const fn entered(&mut self) {
        self.counters.positions += 1;
    }

    /// Records a try, after which this many tries are in force.
    #[inline]
    pub(super) fn tried(&mut self, kind: impl FnOnce() -> O::Kind, depth: usize) {
        self.counters.tries += 1;
        self.entered();
        self.counters.depth = self.counters.depth.max(depth as u64);
        self.report(kind);
    }

    /// Records that a rule found a number, so that there is nothing to try.
    #[inline]
    pub(super) fn found(&mut self, kind: impl FnOnce() -> O::Kind) {
        self.report(kind);
    }

    /// Records that this many candidates were removed at once.
    #[inline]
    pub(super) fn removed(&mut self, candidates: u32, kind: impl FnOnce() -> O::Kind) {
        self.counters.removals += u64::from(candidates);
        self.counters.firings += 1;
        self.report(kind);
    }

    /// Records a dead end: the last position breaks a rule.
    #[inline]
    pub(super) fn dead_end(&mut self, reason: impl FnOnce() -> <O::Kind as EventKind>::Reason) {
        self.counters.dead_ends += 1;
        self.counters.positions -= 1;
        self.report(|| O::Kind::dead_end(reason()));
    }

    /// Records that all ways to decide a place were tried: `in_vain` if no
    /// solution was found.
    #[inline]
    pub(super) fn none_left(&mut self, kind: impl FnOnce() -> O::Kind, in_vain: bool) {
        self.counters.exhausted += u64::from(in_vain);
        self.report(kind);
    }

    /// Records that the last try is taken back.
    #[inline]
    pub(super) fn undone(&mut self) {
        self.report(|| O::Kind::UNDO);
    }

    /// Records a solution.
    #[inline]
    pub(super) fn solved(&mut self) {
        self.counters.solutions += 1;
        self.report(|| O::Kind::SOLUTION);
    }

    #[inline]
    fn report(&mut self, kind: impl FnOnce() -> O::Kind) {
        if O::LISTENS {
            let kind = kind();
            let stage = kind.stage();
            let line = self.code.iter().position(|line| line.stages.contains(&stage));
            self.events += 1;
            self.observer.observe(Event { kind, line: line.unwrap_or(0) as u8 });
        }
    }
}
