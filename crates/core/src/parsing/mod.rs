//! What readers and writers of texts share: places, characters, and elements of
//! several formats.
//!
//! Each format is a file in `formats`; nothing here depends on a particular format.

pub(crate) mod address;
pub(crate) mod game_id;
pub(crate) mod grid;
pub(crate) mod heights;
pub(crate) mod json;
pub(crate) mod lz;
pub(crate) mod source;
