//! Reads a printed puzzle from the pixels of a photo: a Skyscrapers grid with
//! its clues, a Futoshiki in boxes or on a lattice, a Latin square or Sudoku.
//!
//! [`read`] takes the pixels and answers with a [`Reading`]: every symbol with
//! its place in the puzzle and in the photo, how doubtful it is and what else
//! it may be, and the draft that all of them make. What a person corrected
//! (corners, size, kind, turn) comes back as [`Known`], and the same way is
//! gone from there. No file is opened here, no clock is read, and nothing
//! depends on chance. What was measured: `docs/photo.md`.
//!
//! The way: `grey` (what is darker than its surroundings), `frame` (the likely
//! corners and sizes, from `regions` and `white_cells`, judged by `lines`),
//! `mesh` (the bulging paper), `patch` and `glyph` (each place straightened and
//! cut out), `net` and `sights` (what it may be), `turn`, `kind`, `thick`.

mod bounds;
#[cfg(test)]
mod drawn;
mod frame;
mod geometry;
mod glyph;
mod grey;
mod kind;
mod lines;
mod mesh;
mod net;
mod order;
mod patch;
mod photo;
mod picture;
mod places;
mod read;
mod reading;
mod regions;
mod sights;
mod thick;
pub mod training;
mod turn;
mod white_cells;

pub use geometry::{Point, Quad};
pub use photo::Photo;
pub use read::read;
pub use reading::{Known, Place, Reading, Symbol, Unread, Value};
