//! JSON as some programs write their puzzles, read and written by serde_json.
//!
//! Here is the only use of that library in the core, whose own types
//! travel by attributes alone.

pub(crate) use serde_json::{Map, Value, from_str, json};
