//! The clock of the examples that measure: the time spent computing, which a
//! busy machine changes little. The core itself has no clock.

use std::time::Duration;

/// The time that this process has computed so far.
#[cfg(unix)]
pub fn computed() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

/// The time since the first call, where nothing better is known.
#[cfg(not(unix))]
pub fn computed() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}
