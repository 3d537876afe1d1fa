//! JSON Lines: one object a line.

use std::time::Duration;

use serde::Serialize;

/// One line of JSON.
pub(crate) fn line(record: &impl Serialize) -> String {
    serde_json::to_string(record).unwrap_or_default() + "\n"
}

/// A time in whole millionths of a second.
pub(crate) fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}
