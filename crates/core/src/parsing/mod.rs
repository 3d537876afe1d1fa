//! The parts that readers and writers of texts share: places, characters, and
//! elements of several formats.
//!
//! A format itself is a file of `formats`; nothing here knows one.

pub(crate) mod address;
pub(crate) mod game_id;
pub(crate) mod grid;
pub(crate) mod heights;
pub(crate) mod json;
pub(crate) mod lz;
pub(crate) mod source;
