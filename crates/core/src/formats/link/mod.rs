//! `link`: the part of a share link after the `#`.
//!
//! An example is `sky5.32341.12324.14224.32321.x`: kind, size and the letters of
//! features (`sky6p` has parks), then sections after dots ([`sections`]). A kind with
//! clues has them at the top, right, bottom and left (columns left to right, rows top
//! to bottom). If there is a letter for marks, the marks of the cells follow row by
//! row. Then come the givens row by row; a kind without signs may leave them out if it
//! has clues. A kind with signs ends with the signs across and the signs down, both row
//! by row. The characters of the sections are:
//!
//! * `-` means an empty place. `1`-`9` and `a`-`w` (10 to 32) are values, which start at
//!   `0` if there are parks.
//! * `l` means that the first cell is less, `g` that it is greater, and `b` that the
//!   two differ by one. In marks, `o` means that the number is odd, and `e` that it is
//!   even.
//! * A capital `D`-`W` is a run of 3 to 22 empty places. The writer uses it for givens,
//!   signs and marks, and the reader accepts it everywhere.
//!
//! A last section of one character is the check ([`check`]). After a `/` come options
//! that do not change the puzzle: `/u.10` shows heights as 10, 20, ..., and `/title.`
//! and similar options ([`words`]) describe the puzzle. A reader ignores options that
//! it does not know. A text that begins with a digit and a dot is in a later version.
//! The writer uses only `A-Z a-z 0-9 - . /`.

pub(crate) mod check;
mod opening;
mod read;
mod sections;
mod words;
mod write;

pub(super) use read::read;
pub(crate) use read::{normalised, without_punctuation};

use super::foreign::is_foreign;
use super::format::{Format, Writer};
use crate::conditions::Feature;

/// The format of the address bar.
pub static LINK: Format = Format {
    id: "link",
    name: None,
    carries: &Feature::ALL,
    reader: read,
    writer: Writer::Telling(words::TOLD, write::write),
    looks_like,
};

/// Whether the text starts with a link. An address may also contain a game ID,
/// or lead to another program.
pub(super) fn looks_like(text: &str) -> bool {
    read::start(&normalised(text)).is_some() && !is_foreign(text)
}
