//! The clock of a long request, and the frequency of its reports.

use gridfold_core::budget::{Budget, Flow, Progress};

/// The time between two reports, in milliseconds: twenty per second.
pub(crate) const PAUSE: f64 = 50.0;

/// The number of nodes between two readings of the clock: a few milliseconds on
/// the largest grids.
pub(crate) const GRID_NODES_PER_LOOK: u64 = 64;

/// The number of nodes for snakes, whose nodes are small: a millisecond or less.
pub(crate) const SNAKE_NODES_PER_LOOK: u64 = 8192;

/// A clock in milliseconds that also stores when the next report is due.
pub(crate) struct Throttle<Clock> {
    clock: Clock,
    start: f64,
    last: f64,
}

impl<Clock: Fn() -> f64> Throttle<Clock> {
    /// A throttle that starts now; the first report is due after a pause.
    pub(crate) fn new(clock: Clock) -> Self {
        let start = clock();
        Self { clock, start, last: start }
    }

    /// A throttle that starts now, with the first report due at once.
    pub(crate) fn due_at_once(clock: Clock) -> Self {
        Self { last: f64::NEG_INFINITY, ..Self::new(clock) }
    }

    /// Whether a report is due; if so, the next one is due after a pause.
    pub(crate) fn is_due(&mut self) -> bool {
        let now = (self.clock)();
        let due = now - self.last >= PAUSE;
        if due {
            self.last = now;
        }
        due
    }

    /// The time since the start, in microseconds.
    pub(crate) fn micros(&self) -> u64 {
        (((self.clock)() - self.start) * 1000.0).round() as u64
    }

    /// Searches within this many nodes, reads the clock at intervals, and
    /// reports whenever a report is due.
    pub(crate) fn watch<Answer>(
        &mut self,
        nodes: Option<u64>,
        every: u64,
        mut report: impl FnMut(&Progress),
        search: impl FnOnce(&mut Budget<'_>) -> Answer,
    ) -> Answer {
        let mut look = |progress: &Progress| {
            if self.is_due() {
                report(progress);
            }
            Flow::Continue
        };
        search(&mut Budget { nodes, every, report: &mut look })
    }
}
