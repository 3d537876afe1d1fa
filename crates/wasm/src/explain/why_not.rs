//! Why a cell cannot have a number.

use gridfold_core::deduction::Board;
use gridfold_core::explain::{self, Band};
use gridfold_core::grid::{Cell, Values};
use gridfold_core::solve::Answer;

use super::known::{sound, with_known};
use crate::wire::{HintState, HintStep, Progress, WhyNotAnswer, WhyNotRequest};

/// Why a cell cannot have a number, as simply as possible. A number that only long trials or a search rule out gets the
/// same answer as a right number, so that asking reveals no more than reasons do. The reason starts from the player's
/// marks and earlier hints, as far as the solution agrees.
pub fn why_not(
    request: WhyNotRequest,
    clock: impl Fn() -> f64,
    mut report: impl FnMut(Progress),
) -> WhyNotAnswer {
    let (puzzle, found) = match sound(&request.draft, &request.entries, clock, &mut report) {
        Ok(sound) => sound,
        Err(state) => return WhyNotAnswer { state, step: None },
    };
    let is_inside = usize::from(request.cell) < puzzle.size().cell_count()
        && puzzle.size().all_values().contains(request.value);
    if !is_inside {
        return WhyNotAnswer { state: HintState::Open, step: None };
    }
    let board = wondering(Board::new(&puzzle), &request, &found);
    let step = explain::why_not(&board, Cell(request.cell), request.value);
    let step = step.filter(|step| Band::of(step.rating) < Band::Trial);
    let state = if step.is_some() { HintState::Found } else { HintState::Open };
    WhyNotAnswer { state, step: step.map(|step| HintStep::new(&puzzle, &board, &step)) }
}

/// Leaves on the board what is known, except about the number in question, which stays there to be ruled out. Marks
/// that lack a number of the unique solution are ignored.
fn wondering(board: Board, request: &WhyNotRequest, found: &Answer) -> Board {
    let (mut marks, mut ruled_out) = (request.marks.clone(), request.ruled_out.clone());
    let (at, asked) = (usize::from(request.cell), Values::only(request.value).0);
    if let Some(bits) = marks.as_mut().and_then(|marks| marks.get_mut(at)).filter(|bits| **bits > 0)
    {
        *bits |= asked;
    }
    if let Some(bits) = ruled_out.get_mut(at) {
        *bits &= !asked;
    }
    with_known(board.clone(), marks.as_deref(), &ruled_out, found).unwrap_or(board)
}

#[cfg(test)]
mod tests {
    use super::super::known::sound;
    use super::super::known::subject::{SKY, SOLUTION, draft};
    use super::why_not;
    use crate::wire::{HintState, WhyNotAnswer, WhyNotRequest};

    fn asked_why(link: &str, entries: &[u32], cell: u16, value: u32) -> WhyNotAnswer {
        asked_why_with(link, entries, (None, Vec::new()), cell, value)
    }

    /// Asks the same with the player's marks and what earlier hints ruled out.
    fn asked_why_with(
        link: &str,
        entries: &[u32],
        (marks, ruled_out): (Option<Vec<u32>>, Vec<u32>),
        cell: u16,
        value: u32,
    ) -> WhyNotAnswer {
        let (draft, entries) = (draft(link), entries.to_vec());
        let request = WhyNotRequest { draft, entries, marks, ruled_out, cell, value };
        why_not(request, || 0.0, |_| ())
    }

    #[test]
    fn why_not_names_the_clue_that_rules_a_number_out() {
        let answer = asked_why(SKY, &[0; 25], 24, 4);
        let step = answer.step.unwrap();
        assert_eq!((answer.state, step.rule), (HintState::Found, "edge-limit"));
        assert_eq!(step.conditions.clues[0].index, 4);
    }

    #[test]
    fn why_not_says_of_what_is_right_what_it_says_of_what_is_hard() {
        for cell in 0..25 {
            let value = SOLUTION[usize::from(cell)];
            let answer = asked_why(SKY, &[0; 25], cell, value);
            assert_eq!((answer.state, answer.step), (HintState::Open, None));
        }
        // Appendix A 12, where some candidates are left to long trials.
        let hard = "fut6.WO.gGl-gIg-l-l-ggDg.lEl--ggDglgg--gFg--g-";
        let unruled = (0..36).flat_map(|cell| (1..=6).map(move |value| (cell, value)));
        let open = unruled.filter(|(cell, value)| {
            asked_why(hard, &[0; 36], *cell, *value).state == HintState::Open
        });
        assert!(open.count() > 36);
    }

    #[test]
    fn why_not_starts_from_what_is_known() {
        let link = "sky5.-----.2-22-.-3--2.3----";
        let asked = (0..25).flat_map(|cell| (1..=5).map(move |value| (cell, value)));
        let hard = |(cell, value): &(u16, u32)| {
            let answer = asked_why(link, &[0; 25], *cell, *value);
            answer.step.is_none_or(|step| step.evidence.is_some())
        };
        let hard: Vec<(u16, u32)> = asked.filter(hard).collect();
        assert!(hard.len() > 25);
        let (_, found) = sound(&draft(link), &[0; 25], || 0.0, &mut |_| ()).unwrap();
        let solution = &found.solutions[0];
        let left: Vec<u32> = solution.iter().map(|value| 1 << (value - 1)).collect();
        let gone: Vec<u32> = left.iter().map(|bits| !bits & 0b11111).collect();
        for (cell, value) in hard {
            let by = |known| asked_why_with(link, &[0; 25], known, cell, value);
            let (marked, told) = (by((Some(left.clone()), Vec::new())), by((None, gone.clone())));
            assert_eq!(marked, told);
            // There is no reason against a right number, whatever is marked.
            let is_right = solution[usize::from(cell)] == value;
            assert_eq!(marked.state == HintState::Open, is_right, "{cell} {value}");
            assert!(marked.step.is_none_or(|step| step.evidence.is_none()));
        }
    }

    #[test]
    fn why_not_does_not_build_on_marks_that_are_wrong() {
        let plain = asked_why(SKY, &[0; 25], 12, 1);
        assert_eq!(plain.state, HintState::Found);
        // The first cell is 3.
        let mut marks = vec![0b11111; 25];
        marks[0] = 0b01000;
        let ruled_out = vec![0; 25];
        assert_eq!(asked_why_with(SKY, &[0; 25], (Some(marks), ruled_out), 12, 1), plain);
        let mut ruled_out = vec![0; 25];
        ruled_out[0] = 0b00100;
        assert_eq!(asked_why_with(SKY, &[0; 25], (None, ruled_out), 12, 1), plain);
    }

    #[test]
    fn why_not_comes_after_the_check() {
        let mut entries = [0; 25];
        entries[0] = 4;
        assert_eq!(asked_why(SKY, &entries, 24, 4).state, HintState::Wrong);
        let none = asked_why("sky5.-4---.-----.-3---.-----", &[0; 25], 0, 1);
        assert_eq!(none.state, HintState::Impossible);
        // A request that the page never makes must not panic.
        assert_eq!(asked_why(SKY, &[0; 25], 25, 1).step, None);
        assert_eq!(asked_why(SKY, &[0; 25], 0, 6).step, None);
        assert_eq!(asked_why(SKY, &[0; 25], 0, 0).step, None);
    }
}
