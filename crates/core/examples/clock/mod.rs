//! The clock of the examples that measure: the time spent computing, which
//! depends little on other work. The core itself has no clock.

use std::time::Duration;

/// The computing time of this process so far.
#[cfg(unix)]
pub fn computed() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

/// The time since the first call, if nothing better is known.
#[cfg(not(unix))]
pub fn computed() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}
