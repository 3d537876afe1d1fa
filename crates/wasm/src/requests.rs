//! The quick requests about grids, without JavaScript: values in, values out, so that tests run anywhere.
//!
//! Solving, which may take a long time, is in [`solving`](crate::solving); reading and writing are in
//! [`texts`](crate::texts). Nothing is stored between requests. Each request contains the whole puzzle, so the worker
//! can be ended at any time.

use gridfold_core::error::Faults;
use gridfold_core::formats::LINK;
use gridfold_core::kind::KINDS;
use gridfold_core::puzzle::Draft;
use gridfold_core::wire::KindEntry;

use crate::wire::CheckAnswer;

/// An invalid request, which our page never makes; the text says what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadRequest(pub String);

/// The faults of a draft and of the player's own digits that are visible
/// without a search.
#[must_use]
pub fn check(draft: Draft, entries: Option<&[u32]>) -> CheckAnswer {
    let link = LINK.write(&draft).unwrap_or_default();
    let filled = draft.with_entries(entries.unwrap_or_default());
    let (faults, contradictions) = match filled.puzzle() {
        Ok(puzzle) => (Vec::new(), puzzle.contradictions()),
        Err(Faults(faults)) => (faults, Vec::new()),
    };
    CheckAnswer { faults, contradictions, link }
}

/// Every kind of puzzle, in the order of the menus.
#[must_use]
pub fn kinds() -> Vec<KindEntry> {
    KINDS.iter().map(|kind| KindEntry::from(*kind)).collect()
}

#[cfg(test)]
mod tests {
    use gridfold_core::formats;
    use gridfold_core::grid::{Cell, Line, Side};
    use gridfold_core::message::Arg;
    use gridfold_core::puzzle::Draft;

    use super::{check, kinds};

    const SIGNS: &str = "1 .<.\n^    \n.<3 .\n^   ^\n. 1<2";
    const CLUES: &str = "west = [1,3,3,2]\neast = [2,2,1,3]\nnorth = [1,3,2,2]\nsouth = [2,1,3,2]";

    fn draft(text: &str) -> Draft {
        formats::read(text).unwrap().draft
    }

    #[test]
    fn a_sound_draft_has_a_link_that_reads_back() {
        let answer = check(draft(CLUES), None);
        assert_eq!((answer.faults, answer.contradictions), (Vec::new(), Vec::new()));
        assert_eq!(draft(&answer.link).clues, draft(CLUES).clues);
    }

    #[test]
    fn facing_clues_that_cannot_hold_are_named_with_their_places() {
        let mut sharp = draft(CLUES);
        sharp.clues[Side::Left as usize][0] = 4;
        let answer = check(sharp, None);
        let clash = &answer.contradictions[0];
        assert!(clash.message.args.contains(&("line", Arg::Line(Line::Row(0)))), "{clash:?}");
        assert_eq!(clash.clues, [(Side::Left, 0), (Side::Right, 0)]);
        assert_ne!(answer.link, "", "a puzzle without solution can be shared");
    }

    #[test]
    fn the_players_own_digits_are_checked_and_stay_out_of_the_link() {
        let plain = check(draft(SIGNS), None);
        let answer = check(draft(SIGNS), Some(&[0, 2, 2, 0, 0, 0, 0, 0, 0]));
        assert!(
            answer.contradictions.iter().any(|clash| clash.cells == [Cell(1), Cell(2)]),
            "{:?}",
            answer.contradictions
        );
        assert_eq!(answer.link, plain.link);
    }

    #[test]
    fn a_draft_with_faults_has_no_link() {
        let mut wrong = draft(SIGNS);
        wrong.givens[8] = 9;
        let answer = check(wrong, None);
        assert_eq!(
            (answer.faults[0].cells.as_slice(), answer.link.as_str()),
            ([Cell(8)].as_slice(), "")
        );
    }

    #[test]
    fn each_kind_is_listed_with_what_it_may_have() {
        let kinds: Vec<_> = kinds().iter().map(|kind| (kind.id, kind.clues, kind.signs)).collect();
        assert!(kinds.contains(&("skyscrapers", true, false)));
        assert!(kinds.contains(&("futoshiki", false, true)));
    }
}
