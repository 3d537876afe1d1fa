//! `link`: the part of a share link after the `#`.
//!
//! ```text
//! snake3.3223232233D3333.x      snake2x3x4.23223J.x
//! ```
//!
//! First comes the side of a cube or the three sides of a box. After a dot come the lengths of the runs, 2 to 9. A
//! capital letter from `D` to `W` stands for 3 to 22 runs of 2, and each `0` before a length adds 8 to that length.
//! After another dot comes a check, computed as for grids; it is optional if the chain fills its box. Anything after a
//! `/` is ignored. Blanks, `%2D` and the like are tolerated, as in links to grids. A text that begins with a digit and
//! a dot is in a later version of the format.

use super::super::{Chain, Cuboid};
use super::form::{Form, Reading};
use crate::error::ParseError;
use crate::formats::link::{check, normalised, without_punctuation};
use crate::message::Message;
use crate::parsing::source::{Glyph, Place, end_of, shown};

/// The word at the start of a link.
const PREFIX: &str = "snake";
/// The smallest and the largest number of runs of 2 that a capital letter stands for.
const ROWS: core::ops::RangeInclusive<usize> = 3..=22;
/// How much a `0` adds to the run after it. No box has room for such a run, but an
/// unfinished chain may have one.
const MORE: usize = 8;

/// A link is read separately from all other formats, because it contains its box.
pub(super) static LINK: Form = Form { id: "link", reader: |_| Vec::new(), writer: write };

fn write(chain: &Chain, cuboid: Option<Cuboid>) -> Result<String, Message> {
    cuboid.map(|cuboid| written(chain, cuboid)).ok_or_else(|| which_box(chain))
}

pub(super) fn written(chain: &Chain, cuboid: Cuboid) -> String {
    let [a, b, c] = cuboid.sides();
    let sides = if a == b && b == c { a.to_string() } else { cuboid.to_string() };
    let link = format!("{PREFIX}{sides}.{}", shortened(&chain.runs()));
    format!("{link}.{}", check::plain(&link))
}

/// The message saying that the box of a chain is unknown.
pub(super) fn which_box(chain: &Chain) -> Message {
    Message::new("snake.which-box").with("found", chain.len())
}

/// The lengths, with rows of 2 as capital letters, the longest rows first.
fn shortened(runs: &[usize]) -> String {
    let mut text = String::new();
    for part in runs.chunk_by(|one, two| one == two) {
        let mut rest = part.len();
        while part[0] == 2 && rest >= *ROWS.start() {
            let row = rest.min(*ROWS.end());
            text.push(char::from(b'A' + row as u8));
            rest -= row;
        }
        let longer = (part[0] - 2) / MORE;
        let run = format!("{}{}", "0".repeat(longer), part[0] - longer * MORE);
        text.push_str(&run.repeat(rest));
    }
    text
}

/// A link found in a text.
pub(super) struct Found {
    /// The characters from the link's word onwards.
    glyphs: Vec<Glyph>,
    /// The digits before the link, if it was written in a later version.
    version: Option<(String, Place)>,
    end: Place,
}

impl Found {
    pub(super) fn of(text: &str) -> Option<Self> {
        let glyphs = normalised(text);
        let mark = glyphs.iter().position(|glyph| glyph.char == '#');
        let start = mark.map_or(0, |mark| mark + 1);
        let version = version(&glyphs[start..]);
        let word = start + version.as_ref().map_or(0, |(digits, _)| digits.len() + 1);
        let link = glyphs.get(word..).filter(|rest| opens(rest, mark.is_some()))?;
        let glyphs = without_punctuation(link).to_vec();
        Some(Self { glyphs, version, end: end_of(text) })
    }

    pub(super) fn read(self) -> Result<Reading, ParseError> {
        if let Some((version, place)) = self.version {
            return Err(place.error(Message::new("read.link-newer").with("version", version)));
        }
        let link: Vec<Glyph> = self
            .glyphs
            .split(|glyph| glyph.char == '/')
            .next()
            .map(<[_]>::to_vec)
            .unwrap_or_default();
        let mut parts = link.split(|glyph| glyph.char == '.');
        let opening = parts.next().unwrap_or_default();
        let cuboid = cuboid(opening, self.end)?;
        let cut = || self.end.error(Message::new("snake.link-cut"));
        let runs = parts.next().filter(|runs| !runs.is_empty()).ok_or_else(cut)?;
        let chain = chain(runs)?;
        let check = parts.next().and_then(|check| check.first());
        if let Some(extra) = parts.next().and_then(|extra| extra.first()) {
            return Err(extra.place.error(Message::new("read.link-sections").with("most", 2_u32)));
        }
        let note = note(&chain, cuboid, opening, runs, check);
        Ok(Reading { form: &LINK, chain, cuboid: Some(cuboid), names_box: true, note })
    }
}

/// The digits before a dot at the start.
fn version(glyphs: &[Glyph]) -> Option<(String, Place)> {
    let digits: String =
        glyphs.iter().map(|glyph| glyph.char).take_while(char::is_ascii_digit).take(4).collect();
    let dot = glyphs.get(digits.len()).is_some_and(|glyph| glyph.char == '.');
    (dot && !digits.is_empty()).then(|| (digits, glyphs[0].place))
}

/// Whether the word starts here, with a digit after it; after a `#` the word is
/// enough.
fn opens(glyphs: &[Glyph], marked: bool) -> bool {
    let word: String =
        glyphs.iter().take(PREFIX.len()).map(|glyph| glyph.char.to_ascii_lowercase()).collect();
    let next = glyphs.get(PREFIX.len()).map(|glyph| glyph.char);
    word == PREFIX && next.map_or(marked, |next| next.is_ascii_digit() || (marked && next == '.'))
}

fn cuboid(opening: &[Glyph], end: Place) -> Result<Cuboid, ParseError> {
    let digits: String = opening.iter().skip(PREFIX.len()).map(|glyph| glyph.char).collect();
    let sides = if digits.contains(['x', 'X']) { digits.clone() } else { [&*digits; 3].join("x") };
    let place = opening.get(PREFIX.len()).map_or(end, |glyph| glyph.place);
    let message = || Message::new("snake.box").with("found", digits);
    sides.parse().map_err(|_: Message| place.error(message()))
}

fn chain(runs: &[Glyph]) -> Result<Chain, ParseError> {
    let mut lengths = Vec::new();
    let mut longer = 0;
    for glyph in runs {
        let row = u32::from(glyph.char).checked_sub(u32::from('A')).map(|row| row as usize);
        match (row, glyph.char) {
            (_, '0') => longer += MORE,
            (_, '2'..='9') => {
                let length = glyph.char.to_digit(10).map_or(0, |length| length as usize);
                lengths.push(length + core::mem::take(&mut longer));
            }
            (Some(row), _) if ROWS.contains(&row) && longer == 0 => {
                lengths.extend(core::iter::repeat_n(2, row));
            }
            _ => {
                let message = Message::new("snake.link-run").with("found", shown(Some(glyph.char)));
                return Err(glyph.place.error(message));
            }
        }
    }
    Chain::from_runs(&lengths).map_err(|message| runs[0].place.error(message))
}

/// The notes on the check and on the end of the link.
fn note(
    chain: &Chain,
    cuboid: Cuboid,
    opening: &[Glyph],
    runs: &[Glyph],
    check: Option<&Glyph>,
) -> Option<Message> {
    let Some(check) = check else {
        return (chain.len() < cuboid.volume()).then(|| Message::new("snake.link-cut"));
    };
    let text = |glyphs: &[Glyph]| glyphs.iter().map(|glyph| glyph.char).collect::<String>();
    let written = format!("{}.{}", text(opening).to_ascii_lowercase(), text(runs));
    let right = check::plain(&written) == check.char.to_ascii_lowercase();
    (!right).then(|| Message::new("read.link-check"))
}
