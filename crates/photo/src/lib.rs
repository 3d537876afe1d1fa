//! Reads a printed puzzle from the pixels of a photo: a Skyscrapers grid with
//! its clues, a Futoshiki in boxes or on a lattice, a Latin square or Sudoku.
//!
//! [`read`] takes the pixels and returns a [`Reading`]. A reading has every
//! symbol with its place in the puzzle and in the photo, its doubt and its
//! alternatives, and the draft that the symbols form together. A person's
//! corrections (corners, size, kind, turn) are passed to the same function as
//! [`Known`]. With a solver, [`repaired`] sets right what was misread. The crate
//! opens no files, reads no clock and uses no randomness.
//! `docs/photo.md` has the measured accuracy.
//!
//! The steps, in order: `grey` (what is darker than its surroundings), `frame` (the likely corners and sizes, from
//! `regions` and `white_cells`, judged by `lines`), `mesh` (the bulging paper), `patch` and `glyph` (each place
//! straightened and cut out), `net` and `sights` (what the symbol there may be), and finally `turn`, `kind` and
//! `thick`.

mod alike;
mod around;
mod bars;
mod bounds;
mod diagonals;
#[cfg(test)]
mod drawn;
mod frame;
mod geometry;
mod glyph;
mod grey;
mod hands;
mod kind;
mod lines;
mod look;
mod marks;
mod mesh;
mod net;
mod order;
mod packed;
mod pale;
mod parts;
mod patch;
mod peers;
mod photo;
mod picture;
mod places;
mod read;
mod reading;
mod regions;
mod repair;
mod rim;
mod sights;
mod solved;
mod style;
mod symbol;
mod symmetry;
mod thick;
pub mod training;
mod turn;
mod white_cells;

pub use geometry::{Point, Quad};
pub use photo::Photo;
pub use read::{outline, read};
pub use reading::{Known, Place, Reading, Symbol, Unread, Value};
pub use repair::repaired;
