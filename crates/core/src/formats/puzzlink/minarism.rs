//! The body of a minarism address: the contents of the gaps.
//!
//! The gaps between left and right cells come first, row by row, then the gaps between
//! upper and lower cells. `g` means that the left or upper cell is less, and `h` that
//! it is greater; `i` to `z` is a run of 1 to 18 empty gaps. A number says by how much
//! two cells differ; it would be lost here, so it is refused. A circle without a number,
//! `.` or `0`, says nothing about two cells that differ anyway.

use super::shared::{miscounted, run, run_length, unexpected};
use crate::conditions::Sign;
use crate::error::ParseError;
use crate::kind::Kind;
use crate::parsing::address::unknown;
use crate::parsing::source::Cursor;
use crate::puzzle::Draft;

pub(super) fn read(size: usize, cursor: &mut Cursor) -> Result<Draft, ParseError> {
    let mut draft = Draft::empty(Kind::carrying(false, true), size);
    let (across, down) = (draft.across.len(), draft.down.len());
    let mut signs = Vec::new();
    while signs.len() < across + down {
        read_gaps(&mut signs, across + down, cursor)?;
    }
    draft.down = signs.split_off(across);
    draft.across = signs;
    Ok(draft)
}

fn read_gaps(
    signs: &mut Vec<Sign>,
    expected: usize,
    cursor: &mut Cursor,
) -> Result<(), ParseError> {
    let place = cursor.place();
    let found = cursor.take().map(|glyph| glyph.char);
    match found {
        None | Some('/') => return Err(miscounted(place, signs.len(), expected)),
        Some('.' | '0') => signs.push(Sign::None),
        Some('g') => signs.push(Sign::Less),
        Some('h') => signs.push(Sign::Greater),
        Some(char) if char.is_ascii_hexdigit() || char == '-' => {
            return Err(unknown(place, char));
        }
        Some(char) => {
            let length = run_length(char, 'i').ok_or_else(|| unexpected(place, found))?;
            signs.resize(signs.len() + length, Sign::None);
        }
    }
    if signs.len() > expected {
        return Err(miscounted(place, signs.len(), expected));
    }
    Ok(())
}

pub(super) fn write(draft: &Draft) -> String {
    let signs: Vec<Sign> = draft.across.iter().chain(&draft.down).copied().collect();
    let parts = signs.chunk_by(|one, next| *one == Sign::None && *next == Sign::None);
    let written = parts.map(|part| match part[0] {
        Sign::Less => "g".to_owned(),
        Sign::Greater => "h".to_owned(),
        Sign::None | Sign::Bar => run(part.len(), 'i'),
    });
    written.collect()
}
