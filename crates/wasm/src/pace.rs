//! The clock of a long request, and how often whoever waits for it hears of it.

/// Time between two reports, in milliseconds: twenty a second.
pub(crate) const PAUSE: f64 = 50.0;

/// Nodes between two looks at the clock: some milliseconds on the largest grids.
pub(crate) const NODES_PER_LOOK: u64 = 64;

/// A clock in milliseconds that knows when the next report is due.
pub(crate) struct Pace<Clock> {
    clock: Clock,
    start: f64,
    last: f64,
}

impl<Clock: Fn() -> f64> Pace<Clock> {
    /// Starts now; the first report is due a pause later.
    pub(crate) fn new(clock: Clock) -> Self {
        let start = clock();
        Self { clock, start, last: start }
    }

    /// The same, but the first report is due at once.
    pub(crate) fn due_at_once(clock: Clock) -> Self {
        Self { last: f64::NEG_INFINITY, ..Self::new(clock) }
    }

    /// Whether a report is due; if so, the next one is a pause later.
    pub(crate) fn is_due(&mut self) -> bool {
        let now = (self.clock)();
        let due = now - self.last >= PAUSE;
        if due {
            self.last = now;
        }
        due
    }

    /// Time since the start, in millionths of a second.
    pub(crate) fn micros(&self) -> u64 {
        (((self.clock)() - self.start) * 1000.0).round() as u64
    }
}
