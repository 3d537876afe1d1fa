//! JSON as some programs write their puzzles, read and written by serde_json.
//!
//! This is the only direct use of that library in the core; the core's own types are serialised by
//! attributes alone.

pub(crate) use serde_json::{Map, Value, from_str, json};
