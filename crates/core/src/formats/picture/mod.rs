//! `picture`: our own drawing of a board, for people.
//!
//! ```text
//! mixed 4x4
//!     2           1
//!   +---------------+
//! 3 | .   . < .   4 | 2
//!   | ^           v |
//!   | .   .   .   . |
//!   |               |
//!   | 1   .   .   . |
//!   |     v         |
//!   | .   .   .   . | 4
//!   +---------------+
//!             3
//! ```
//!
//! The first line names the kind, the size and the conditions for the whole grid
//! (`futoshiki 5x5 adjacent`, `latin 9x9 diagonals boxes`). It ends with `in tens` if
//! heights are shown as 10, 20, ... With parks, a given 0 is a park. A bar between two
//! neighbours is `|` or `-`; an `o` directly in front of a cell means that its number
//! is odd, an `e` that it is even. Cells of kinds without signs are drawn closer
//! together. The format stores every puzzle completely; the tests, the command line and
//! the clipboard use it.

mod draw;
mod read;

pub use draw::solution;

use super::format::{Format, Writer};
use crate::conditions::Feature;
use crate::parsing::source;

pub(super) static PICTURE: Format = Format {
    id: "picture",
    name: None,
    carries: &Feature::ALL,
    reader: read::read,
    writer: Writer::Bare(draw::write),
    looks_like,
};

fn looks_like(text: &str) -> bool {
    let rows = source::rows_with_content(text);
    rows.first().is_some_and(|row| read::kind_of(&row.words(0..row.chars.len())).is_some())
}
