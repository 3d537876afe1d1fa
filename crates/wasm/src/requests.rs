//! The quick requests, without a word of JavaScript: values in, values out, so that tests run anywhere.
//!
//! Solving, which may take long, is in [`solving`](crate::solving). Nothing is kept between requests. Whoever asks brings the whole puzzle, so the worker can be ended at any time.

use gridfold_core::formats::{self, FORMATS, Format};
use gridfold_core::kind::{KINDS, Kind};
use gridfold_core::puzzle;

use crate::twins::{
    self, CheckAnswer, Draft, FormatEntry, KindEntry, ReadAnswer, ReadError, ReadPuzzle,
    WriteAnswer,
};

/// The id of the format that the address bar holds.
const LINK: &str = "link";

/// A request that no page of ours makes: the text says what was wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadRequest(pub String);

/// Everything that can be read in a text.
#[must_use]
pub fn read(text: &str) -> ReadAnswer {
    let mut answer = ReadAnswer { puzzles: Vec::new(), errors: Vec::new() };
    for found in formats::read_all(text) {
        match found {
            Ok((line, puzzle)) => answer.puzzles.push(ReadPuzzle {
                draft: puzzle.draft.into(),
                format: puzzle.format.id.to_owned(),
                notes: twins::list(puzzle.notes),
                line,
            }),
            Err(error) => answer.errors.push(ReadError {
                line: error.line,
                column: error.column,
                message: error.message.into(),
            }),
        }
    }
    answer
}

/// The puzzle as text in this format.
///
/// # Errors
/// A kind or a format that the core does not know.
pub fn write(draft: Draft, format: &str) -> Result<WriteAnswer, BadRequest> {
    let draft = known(draft)?;
    let unknown = || BadRequest(format!("no format {format:?}"));
    let format = Format::named(format).ok_or_else(unknown)?;
    Ok(match format.write(&draft) {
        Ok(text) => WriteAnswer::Text { text },
        Err(message) => WriteAnswer::Refused { refused: message.into() },
    })
}

/// What is wrong with a draft and with the player's own digits, without any search.
///
/// # Errors
/// A kind that the core does not know.
pub fn check(draft: Draft, entries: Option<&[u32]>) -> Result<CheckAnswer, BadRequest> {
    let draft = known(draft)?;
    let link = match draft.puzzle() {
        Ok(_) => link(&draft),
        Err(_) => String::new(),
    };
    let filled = draft.with_entries(entries.unwrap_or_default());
    let (faults, contradictions) = match filled.puzzle() {
        Ok(puzzle) => (Vec::new(), puzzle.contradictions()),
        Err(faults) => (faults.0, Vec::new()),
    };
    Ok(CheckAnswer {
        faults: twins::list(faults),
        contradictions: twins::list(contradictions),
        link,
    })
}

/// Every kind of puzzle, in the order of the menus.
#[must_use]
pub fn kinds() -> Vec<KindEntry> {
    let entry = |kind: &&Kind| KindEntry {
        id: kind.id.to_owned(),
        prefix: kind.prefix.to_owned(),
        clues: kind.clues,
        signs: kind.signs,
    };
    KINDS.iter().map(entry).collect()
}

/// Every format, in the order of the menus.
#[must_use]
pub fn formats() -> Vec<FormatEntry> {
    FORMATS.iter().map(|format| FormatEntry { id: format.id.to_owned() }).collect()
}

pub(crate) fn known(draft: Draft) -> Result<puzzle::Draft, BadRequest> {
    let kind = draft.kind.clone();
    draft.into_core().ok_or_else(|| BadRequest(format!("no kind {kind:?}")))
}

fn link(draft: &puzzle::Draft) -> String {
    Format::named(LINK).and_then(|format| format.write(draft).ok()).unwrap_or_default()
}
