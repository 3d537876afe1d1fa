//! What a person knows about a photo, and what was read in the photo.

use gridfold_photo::{Quad, Reading, Unread};
use serde::Serialize;

/// What a person or the solver knows about a photo; null for what the reader has to find out.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PhotoKnown {
    /// The corners of the grid in the photo, clockwise from the upper left of the photo.
    pub corners: Option<Quad>,
    /// The side length, 4 to 9.
    pub size: Option<usize>,
    /// The id of the kind.
    pub kind: Option<String>,
    /// By how many quarter turns the puzzle is rotated clockwise in the photo.
    pub turn: Option<usize>,
    /// For each cell, the values that it has in the solutions of the printed puzzle; bit v - 1 stands for v.
    pub possible: Option<Vec<u32>>,
}

/// What was read in a photo.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum PhotoAnswer {
    /// A puzzle.
    Read {
        /// The reading.
        reading: Box<Reading>,
    },
    /// The photo shows nothing that can be read.
    Unread {
        /// The reason.
        reason: Unread,
    },
}
