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
            Err(error) => answer.errors.push(ReadError::from(error)),
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

#[cfg(test)]
mod tests {
    use super::{check, formats, kinds, read, write};
    use crate::twins::{Arg, Draft, Side, Sign, WriteAnswer};

    const SIGNS: &str = "1 .<.\n^    \n.<3 .\n^   ^\n. 1<2";
    const CLUES: &str = "west = [1,3,3,2]\neast = [2,2,1,3]\nnorth = [1,3,2,2]\nsouth = [2,1,3,2]";

    fn draft(text: &str) -> Draft {
        let answer = read(text);
        assert_eq!(answer.errors, []);
        answer.puzzles.into_iter().next().unwrap().draft
    }

    #[test]
    fn a_text_is_read_with_its_format_and_place() {
        let answer = read(&format!("\n\n{SIGNS}\n"));
        let puzzle = &answer.puzzles[0];
        assert_eq!((puzzle.format.as_str(), puzzle.line), ("futoshiki-text", 3));
        assert_eq!((puzzle.draft.kind.as_str(), puzzle.draft.size), ("futoshiki", 3));
        assert_eq!(puzzle.draft.givens, [1, 0, 0, 0, 3, 0, 0, 1, 2]);
        assert_eq!(puzzle.draft.across[1], Sign::Less);
    }

    #[test]
    fn a_bad_text_is_an_error_with_its_place() {
        let answer = read("west = [1,x]");
        assert_eq!(answer.puzzles, []);
        assert_eq!((answer.errors[0].line, answer.errors[0].column), (1, 11));
    }

    #[test]
    fn clues_keep_their_sides() {
        let clues = draft(CLUES).clues;
        assert_eq!((clues.top, clues.right), (vec![1, 3, 2, 2], vec![2, 2, 1, 3]));
        assert_eq!((clues.bottom, clues.left), (vec![2, 1, 3, 2], vec![1, 3, 3, 2]));
    }

    #[test]
    fn what_every_format_writes_is_read_as_the_same_draft() {
        let mut carried = 0;
        for format in formats() {
            if let WriteAnswer::Text { text } = write(draft(SIGNS), &format.id).unwrap() {
                carried += 1;
                assert_eq!(draft(&text), draft(SIGNS), "{}", format.id);
            }
        }
        assert_eq!(carried, 4, "link, futoshiki-text, unequal and picture carry signs");
    }

    #[test]
    fn a_format_that_cannot_carry_a_puzzle_refuses_with_a_sentence() {
        let answer = write(draft(SIGNS), "ring").unwrap();
        assert!(
            matches!(answer, WriteAnswer::Refused { refused } if refused.key.starts_with("write."))
        );
    }

    #[test]
    fn an_unknown_format_and_an_unknown_kind_are_named() {
        assert_eq!(write(draft(SIGNS), "tower").unwrap_err().0, "no format \"tower\"");
        let chess = Draft { kind: "chess".into(), ..draft(SIGNS) };
        assert_eq!(check(chess, None).unwrap_err().0, "no kind \"chess\"");
    }

    #[test]
    fn a_sound_draft_has_a_link_that_reads_back() {
        let answer = check(draft(CLUES), None).unwrap();
        assert_eq!((answer.faults, answer.contradictions), (Vec::new(), Vec::new()));
        assert_eq!(draft(&answer.link).clues, draft(CLUES).clues);
    }

    #[test]
    fn facing_clues_that_cannot_hold_are_named_with_their_places() {
        let mut sharp = draft(CLUES);
        sharp.clues.left[0] = 4;
        let answer = check(sharp, None).unwrap();
        let clash = &answer.contradictions[0];
        assert_eq!(clash.message.args["line"], Arg::Line { row: true, index: 0 });
        let places: Vec<_> = clash.clues.iter().map(|clue| (clue.side, clue.index)).collect();
        assert_eq!(places, [(Side::Left, 0), (Side::Right, 0)]);
        assert_ne!(answer.link, "", "a puzzle without solution can be shared");
    }

    #[test]
    fn the_players_own_digits_are_checked_and_stay_out_of_the_link() {
        let plain = check(draft(SIGNS), None).unwrap();
        let answer = check(draft(SIGNS), Some(&[0, 2, 2, 0, 0, 0, 0, 0, 0])).unwrap();
        assert!(
            answer.contradictions.iter().any(|clash| clash.cells == [1, 2]),
            "{:?}",
            answer.contradictions
        );
        assert_eq!(answer.link, plain.link);
    }

    #[test]
    fn a_draft_with_faults_has_no_link() {
        let mut wrong = draft(SIGNS);
        wrong.givens[8] = 9;
        let answer = check(wrong, None).unwrap();
        assert_eq!((answer.faults[0].cells.as_slice(), answer.link.as_str()), ([8].as_slice(), ""));
    }

    #[test]
    fn each_kind_is_listed_with_what_it_may_have() {
        let kinds: Vec<_> =
            kinds().into_iter().map(|kind| (kind.id, kind.clues, kind.signs)).collect();
        assert!(kinds.contains(&("skyscrapers".into(), true, false)));
        assert!(kinds.contains(&("futoshiki".into(), false, true)));
    }
}
