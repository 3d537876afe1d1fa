//! JSON Lines: one object per line, each beginning with the place of its
//! puzzle.

use std::time::Duration;

use schemars::JsonSchema;
use serde::Serialize;

use crate::place::{Place, Refusal, Remark};

/// An answer, or an error in its place.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Record<Body> {
    #[serde(flatten)]
    place: Place,
    #[serde(flatten)]
    body: Body,
}

/// An error in place of an answer.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Failed {
    error: Remark,
}

impl Place {
    /// One line of JSON about the puzzle at this place.
    pub(crate) fn line(&self, body: impl Serialize) -> String {
        bare_line(&Record { place: self.clone(), body })
    }
}

/// One line of JSON about something that has no place in the input.
pub(crate) fn bare_line(record: &impl Serialize) -> String {
    serde_json::to_string(record).unwrap_or_default() + "\n"
}

/// The line in place of an answer.
pub(crate) fn refused(Refusal { place, error }: &Refusal) -> String {
    place.line(Failed { error: error.clone() })
}

/// A time in whole microseconds.
pub(crate) fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}
