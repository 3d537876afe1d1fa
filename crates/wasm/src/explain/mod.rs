//! The next step on a board, and why: first whether the player's digits can be right at all, then the easiest steps.
//!
//! The steps follow from the current board. The solution is used only to find
//! out that something is wrong.

mod known;
mod why_not;

use gridfold_core::deduction::{Board, Step};
use gridfold_core::explain;
use gridfold_core::puzzle::GridPuzzle;

use known::{sound, with_known};
pub use why_not::why_not;

use crate::wire::{HintAnswer, HintRequest, HintState, HintStep, Progress};

/// The maximum number of hints offered.
const MOST: usize = 8;

/// The hints for a board; `report` receives the progress of the search that comes first.
pub fn hint(
    request: HintRequest,
    clock: impl Fn() -> f64,
    mut report: impl FnMut(Progress),
) -> HintAnswer {
    let (puzzle, found) = match sound(&request.draft, &request.entries, clock, &mut report) {
        Ok(sound) => sound,
        Err(state) => return saying(state),
    };
    let board = Board::new(&puzzle);
    if board.is_full() {
        return saying(HintState::Solved);
    }
    let HintRequest { marks, ruled_out, .. } = &request;
    let Some(board) = with_known(board, marks.as_deref(), ruled_out, &found) else {
        return saying(HintState::Marks);
    };
    let hints = if request.to_number { to_numbers(&board) } else { easiest(&board) };
    told(&puzzle, &board, hints)
}

const fn saying(state: HintState) -> HintAnswer {
    HintAnswer { state, hints: Vec::new() }
}

/// The obvious numbers or, if there are none, the easiest steps.
fn easiest(board: &Board) -> Vec<Vec<Step>> {
    let steps = explain::hints(board, MOST);
    match steps.first() {
        Some(step) if explain::is_single(step) => vec![explain::run(board)],
        _ => steps.into_iter().map(|step| vec![step]).collect(),
    }
}

/// The ways to the next number: each step that places a number or, if there is none, all steps up to the next number.
/// If several solutions are left, there may be steps but no next number.
fn to_numbers(board: &Board) -> Vec<Vec<Step>> {
    let steps = explain::hints(board, MOST);
    let (placing, others): (Vec<Step>, Vec<Step>) =
        steps.into_iter().partition(|step| !step.placed.is_empty());
    if !placing.is_empty() {
        return placing.into_iter().map(|step| vec![step]).collect();
    }
    let way = explain::next_number(board);
    if way.is_empty() { others.into_iter().map(|step| vec![step]).collect() } else { vec![way] }
}

fn told(puzzle: &GridPuzzle, board: &Board, hints: Vec<Vec<Step>>) -> HintAnswer {
    let tell = |steps: &Vec<Step>| HintStep::all(puzzle, &mut board.clone(), steps);
    let hints: Vec<Vec<HintStep>> = hints.iter().map(tell).collect();
    let state = if hints.is_empty() { HintState::Open } else { HintState::Found };
    HintAnswer { state, hints }
}

#[cfg(test)]
mod tests {
    use super::hint;
    use super::known::subject::{SKY, SOLUTION, draft};
    use crate::wire::{HintAnswer, HintEvidence, HintRequest, HintState, HintStep};
    use gridfold_core::deduction::Board;
    use gridfold_core::explain::{LINE_WHIP, LONG_LINE_WHIP, Ladder};

    fn request(link: &str, entries: &[u32]) -> HintRequest {
        let (draft, entries) = (draft(link), entries.to_vec());
        HintRequest { draft, entries, marks: None, ruled_out: Vec::new(), to_number: false }
    }

    fn asked(link: &str, entries: &[u32], marks: Option<Vec<u32>>) -> HintAnswer {
        hint(HintRequest { marks, ..request(link, entries) }, || 0.0, |_| ())
    }

    fn number(link: &str, entries: &[u32]) -> HintAnswer {
        hint(HintRequest { to_number: true, ..request(link, entries) }, || 0.0, |_| ())
    }

    /// Applies hints until the board is full: returns its numbers, and the number of hints. What the hints rule out is
    /// remembered as the request says: in the marks, or separately.
    fn followed(mut request: HintRequest) -> (Vec<u32>, usize) {
        for count in 0.. {
            let answer = hint(request.clone(), || 0.0, |_| ());
            if answer.state == HintState::Solved {
                return (request.entries, count);
            }
            assert_eq!(answer.state, HintState::Found, "{request:?}");
            let steps = &answer.hints[0];
            let places = steps.iter().filter(|step| !step.placed.is_empty()).count();
            let is_way =
                request.to_number && places == 1 && !steps.last().unwrap().placed.is_empty();
            assert!(steps.len() == 1 || places == steps.len() || is_way);
            for removed in steps.iter().flat_map(|step| &step.removed) {
                let bits: u32 = removed.values.iter().map(|value| 1 << (value - 1)).sum();
                let at = removed.cell.index();
                // No hint rules out a number that an earlier hint has ruled out.
                assert_eq!(request.ruled_out[at] & bits, 0);
                match &mut request.marks {
                    Some(marks) => marks[at] &= !bits,
                    None => request.ruled_out[at] |= bits,
                }
            }
            for placed in steps.iter().flat_map(|step| &step.placed) {
                let at = placed.cell.index();
                request.entries[at] = placed.value;
                if let Some(marks) = &mut request.marks {
                    marks[at] = 1 << (placed.value - 1);
                }
            }
        }
        unreachable!()
    }

    #[test]
    fn hints_alone_lead_to_the_solution_and_tell_nothing_twice() {
        let from = |marks, to_number| {
            let ruled_out = vec![0; 25];
            followed(HintRequest { marks, ruled_out, to_number, ..request(SKY, &[0; 25]) })
        };
        let (entries, numbers) = from(None, true);
        assert_eq!((entries.as_slice(), numbers), (SOLUTION.as_slice(), 25));
        let (entries, remembered) = from(None, false);
        assert_eq!(entries, SOLUTION);
        // Obvious numbers form one hint.
        assert!(remembered < 25, "{remembered}");
        assert_eq!(from(Some(vec![0b11111; 25]), false), (entries, remembered));
    }

    /// The board after the first hint, if earlier hints ruled out these values of each cell.
    fn after_hint(link: &str, ruled_out: u32) -> Vec<u32> {
        let ruled_out = vec![ruled_out; 25];
        let answer = hint(HintRequest { ruled_out, ..request(link, &[0; 25]) }, || 0.0, |_| ());
        let mut entries = vec![0; 25];
        for placed in answer.hints[0].iter().flat_map(|step| &step.placed) {
            entries[placed.cell.index()] = placed.value;
        }
        entries
    }

    #[test]
    fn what_no_solution_agrees_with_is_not_built_upon() {
        let unique = "sky5.-----.2-22-.-3--2.3----";
        let entries = after_hint(unique, 0b11111);
        assert!(entries.iter().all(|value| *value > 0));
        assert_eq!(asked(unique, &entries, None).state, HintState::Solved);
        let open = "sky5.-----.-----.-----.-----";
        let entries = after_hint(open, 0b10110);
        assert!(entries.iter().any(|value| *value > 0));
        assert_ne!(asked(open, &entries, None).state, HintState::Wrong);
    }

    #[test]
    fn a_wrong_number_or_a_missing_mark_comes_first() {
        let mut entries = [0; 25];
        entries[0] = 4;
        let answer = asked(SKY, &entries, None);
        assert_eq!((answer.state, answer.hints.len()), (HintState::Wrong, 0));
        let mut marks = vec![0b11111; 25];
        marks[0] = 0b11011;
        assert_eq!(asked(SKY, &[0; 25], Some(marks)).state, HintState::Marks);
        assert_eq!(asked(SKY, &SOLUTION, None).state, HintState::Solved);
    }

    #[test]
    fn a_puzzle_that_is_none_or_has_many_solutions_says_so() {
        assert_eq!(
            asked("sky5.-4---.-----.-3---.-----", &[0; 25], None).state,
            HintState::Impossible
        );
        assert_eq!(asked("sky5.-----.-----.-----.-----", &[0; 25], None).state, HintState::Open);
        // Whatever was entered, the fault is the puzzle's and not the player's.
        let mut entries = [0; 25];
        entries[24] = 1;
        let none = asked("sky5.-4---.-----.-3---.-----", &entries, None);
        assert_eq!(none.state, HintState::Impossible);
    }

    /// The evidence of the first step of this type on a way to a number.
    fn evidence(link: &str, cells: usize, wanted: fn(&HintEvidence) -> bool) -> HintEvidence {
        let mut entries = vec![0; cells];
        loop {
            let answer = number(link, &entries);
            assert_eq!(answer.state, HintState::Found, "{link}");
            for step in &answer.hints[0] {
                if let Some(found) = step.evidence.as_ref().filter(|found| wanted(found)) {
                    return found.clone();
                }
                for placed in &step.placed {
                    entries[placed.cell.index()] = placed.value;
                }
            }
        }
    }

    /// The evidence of the first step of a rule on the path of a ladder.
    fn first_told(link: &str, mut ladder: Ladder, rule: &str) -> HintEvidence {
        let puzzle = draft(link).puzzle().unwrap();
        let mut board = Board::new(&puzzle);
        loop {
            let step = ladder.next(&board).unwrap();
            if step.rule.id == rule {
                return HintStep::new(&puzzle, &board, &step).evidence.unwrap();
            }
            board.apply(&step);
        }
    }

    #[test]
    fn a_whip_travels_as_numbers_each_with_its_line() {
        let link = "fut6.WO.gGl-gIg-l-l-ggDg.lEl--ggDglgg--gFg--g-";
        let found = first_told(link, Ladder::default(), "line-whip");
        let HintEvidence::Whip { supposed, lines } = found else { panic!() };
        let (end, lines) = lines.split_last().unwrap();
        assert!(supposed.holds && !lines.is_empty());
        for line in lines {
            assert!(!line.reasons.is_empty() && line.said.len() == line.numbers.len(), "{line:?}");
            for number in &line.numbers {
                let place = line.through.cells.iter().position(|of| *of == number.cell).unwrap();
                let agrees = |way: &Vec<u8>| number.values.contains(&way[place]);
                assert!(line.ways.iter().all(agrees), "{line:?}");
            }
        }
        assert_eq!((end.through.cells.len(), end.numbers.len(), end.said.len()), (6, 0, 1));
    }

    #[test]
    fn four_corners_travel_as_two_branches_whose_ends_deny_each_other() {
        let found = evidence("sky5.---3-.2----.----3.1-333.Q1I.f", 25, |found| {
            matches!(found, HintEvidence::Chain { .. })
        });
        let HintEvidence::Chain { supposed, branches: [first, second] } = found else { panic!() };
        assert!(supposed.holds);
        assert_eq!((first[0].from, second[0].from), (supposed, supposed));
        let ends = [first.last().unwrap().to, second.last().unwrap().to];
        assert_eq!((ends[0].cell, ends[0].value), (ends[1].cell, ends[1].value));
        assert_ne!(ends[0].holds, ends[1].holds);
        for link in first.iter().chain(&second) {
            let place = |cell| link.through.cells.iter().position(|of| *of == cell);
            // Each way of the line contains the start and the end of the link.
            for way in &link.ways {
                let says = |at: gridfold_core::deduction::Statement| {
                    (way[place(at.cell).unwrap()] == at.value) == at.holds
                };
                assert!(says(link.from) && says(link.to), "{link:?}");
            }
        }
        assert!(first.iter().chain(&second).any(|link| !link.ways.is_empty()));
    }

    #[test]
    fn a_trial_travels_as_a_story_with_the_board_that_it_begins_on() {
        let link = "fut6.WO.gGl-gIg-l-l-ggDg.lEl--ggDglgg--gFg--g-";
        let whips = [&LINE_WHIP, &LONG_LINE_WHIP];
        let found = first_told(link, Ladder::default().without(&whips), "focused-trial");
        let HintEvidence::Trial { frame, supposed, events, end } = found else { panic!() };
        assert!(supposed.holds && !events.is_empty());
        assert!(events.iter().all(|event| {
            frame.iter().any(|part| part.name == event.through.name) && !event.removed.is_empty()
        }));
        // A sign between two cells is the final contradiction.
        assert_eq!(end.conditions.signs.len(), 1);
        assert!(frame.contains(&end));
    }

    #[test]
    fn each_step_of_a_way_has_the_board_that_those_before_it_have_made() {
        let answer = number("sky5.-----.2-22-.-3--2.3----", &[0; 25]);
        let steps = &answer.hints[0];
        assert!(steps.len() > 1);
        for (step, next) in steps.iter().zip(&steps[1..]) {
            for removed in &step.removed {
                let bits: u32 = removed.values.iter().map(|value| 1 << (value - 1)).sum();
                let at = removed.cell.index();
                assert_eq!(step.before.candidates[at] & bits, bits);
                assert_eq!(next.before.candidates[at], step.before.candidates[at] & !bits);
            }
        }
    }
}
