//! `penpa`: addresses of Penpa and Penpa+.
//!
//! `...#m=edit&p=BASE64`, raw deflate of some twenty lines. The first one has
//! the size with its margins, title, author and rules, the second the margins,
//! the fourth the drawing. Its numbers in the margin next to the grid are clues;
//! symbols named `inequality` on an edge are signs. `&a=` packs the answer. All
//! other drawings are ignored, since they carry no rules. Source: penpa-edit
//! (swaroopg92), `docs/js/class_p.js` and `docs/js/general.js`.

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
