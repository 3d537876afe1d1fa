//! `link`: the part of a share link behind the `#`.
//!
//! `sky5.32341.12324.14224.32321.x`: kind and size, then sections behind dots.
//! A kind with clues has top, right, bottom, left (columns left to right, rows
//! top to bottom); then come the givens row by row, which a kind without signs
//! may leave out where it has clues; a kind with signs ends with the signs
//! across and the signs down, both row by row. In the sections
//!
//! * `-` is nothing, `1`-`9` and `a`-`w` (10 to 32) are values,
//! * `l` says that the first cell is less, `g` that it is greater,
//! * a capital `D`-`W` is a run of 3 to 22 nothings; the writer uses it for
//!   givens and signs, the reader takes it everywhere.
//!
//! A last section of one character is the check ([`check`]). Behind a `/` come
//! sections that do not change the puzzle: `/u.10` shows heights as 10, 20, ...;
//! those that a reader does not know it leaves alone. A text that opens with
//! a digit and a dot has a later version. Writing uses only `A-Z a-z 0-9 - . /`.

pub(crate) mod check;
mod read;
mod write;

pub(crate) use read::{normalised, without_punctuation};

use super::{Format, game_id};
use crate::kind::Kind;

/// The form that the address bar holds.
pub static LINK: Format =
    Format { id: "link", reader: read::read, writer: write::write, looks_like };

/// The shortest and the longest run that one capital writes, `D` to `W`.
const RUNS: core::ops::RangeInclusive<usize> = 3..=22;

/// What a section holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Section {
    Clues(usize),
    Givens,
    Across,
    Down,
}

/// The sections of a kind, in order; the check comes behind them.
fn sections(kind: &Kind) -> Vec<Section> {
    let clues = (0..4).filter(|_| kind.clues).map(Section::Clues);
    let signs = [Section::Across, Section::Down].into_iter().filter(|_| kind.signs);
    clues.chain([Section::Givens]).chain(signs).collect()
}

impl Section {
    /// How many places a section of a grid with this side length has.
    const fn places(self, size: usize) -> usize {
        match self {
            Self::Clues(_) => size,
            Self::Givens => size * size,
            Self::Across | Self::Down => size * (size - 1),
        }
    }

    const fn holds_signs(self) -> bool {
        matches!(self, Self::Across | Self::Down)
    }

    /// Whether a link of this kind may end before this section.
    fn may_be_missing(self, kind: &Kind) -> bool {
        self == Self::Givens && kind.clues && !kind.signs
    }
}

/// Whether a link begins in this text. An address may also lead to a game ID.
pub(super) fn looks_like(text: &str) -> bool {
    read::start(&normalised(text)).is_some() && !game_id::is_in(text)
}
