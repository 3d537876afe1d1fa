//! `penpa`: addresses of Penpa and Penpa+.
//!
//! In `...#m=edit&p=BASE64`, the packed part is a raw deflate of about twenty lines. The first line
//! has the size including margins, the title, the author and the rules; the second line has the
//! margins, and the fourth has the drawing. Numbers of the drawing in the margin next to the grid
//! are clues; symbols named `inequality` on an edge are signs. A grey circle in a cell means an odd
//! number, and a grey square an even one. `&a=` has the packed answer. A note tells of other drawings
//! and of rules in words. Source: penpa-edit (swaroopg92), `docs/js/class_p.js` and
//! `docs/js/general.js`.

mod board;
mod read;
mod said;
mod short;
mod write;

pub(super) use read::is_address;

use super::format::{Format, Writer};
use crate::conditions::Feature;

pub(super) static PENPA: Format = Format {
    id: "penpa",
    name: None,
    carries: &[Feature::Clues, Feature::Givens, Feature::OddEven, Feature::Signs],
    reader: read::read,
    writer: Writer::Telling(said::TOLD, write::write),
    looks_like: is_address,
};
