//! What to do next on a board, and why: first whether the player's digits can be right at all, then the easiest steps.
//!
//! The steps follow from the board as it stands. The solution is looked at only to say that something is wrong.

use gridfold_core::deduction::{Board, Step};
use gridfold_core::error::Faults;
use gridfold_core::explain::{self, Band};
use gridfold_core::grid::{Cell, Values};
use gridfold_core::puzzle::{Draft, GridPuzzle};
use gridfold_core::solve::{self, Answer, Question};

use crate::throttle::{GRID_NODES_PER_LOOK, Throttle};
use crate::wire::{
    HintAnswer, HintRequest, HintState, HintStep, Progress, WhyNotAnswer, WhyNotRequest,
};

/// Hints that are offered at most.
const MOST: usize = 8;

/// The hints for a board; `report` hears how far the search is that comes first.
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
    match request.marks {
        None => told(&puzzle, &board, to_numbers(&board)),
        Some(marks) => with_marks(&puzzle, board, &values_of(&puzzle, &marks), &found),
    }
}

/// Why a cell cannot have a number, as simply as it can be said. What only long trials or a search rule out is answered
/// like what is right, so that asking reveals no more than reasons do.
pub fn why_not(
    request: WhyNotRequest,
    clock: impl Fn() -> f64,
    mut report: impl FnMut(Progress),
) -> WhyNotAnswer {
    let (puzzle, _) = match sound(&request.draft, &request.entries, clock, &mut report) {
        Ok(sound) => sound,
        Err(state) => return WhyNotAnswer { state, step: None },
    };
    let board = Board::new(&puzzle);
    let is_inside = usize::from(request.cell) < puzzle.size().cell_count()
        && puzzle.size().all_values().contains(request.value);
    let step =
        if is_inside { explain::why_not(&board, Cell(request.cell), request.value) } else { None };
    let step = step.filter(|step| Band::of(step.rating) < Band::Trial);
    let state = if step.is_some() { HintState::Found } else { HintState::Open };
    WhyNotAnswer { state, step: step.map(|step| HintStep::new(&puzzle, &board, &step)) }
}

/// The puzzle with the player's digits as givens and up to two solutions of it, or what is to be said first.
fn sound(
    draft: &Draft,
    entries: &[u32],
    clock: impl Fn() -> f64,
    report: &mut impl FnMut(Progress),
) -> Result<(GridPuzzle, Answer), HintState> {
    let filled = draft.clone().with_entries(entries).puzzle();
    let puzzle = filled.map_err(|Faults(_)| HintState::Impossible)?;
    let found = solved(&puzzle, &clock, report);
    if !found.solutions.is_empty() {
        return Ok((puzzle, found));
    }
    // A puzzle that has no solution itself is no fault of the player's.
    let played = entries.iter().any(|value| *value > 0);
    let alone = played && has_solution(draft, &clock, report);
    Err(if alone { HintState::Wrong } else { HintState::Impossible })
}

/// Up to two solutions.
fn solved(
    puzzle: &GridPuzzle,
    clock: impl Fn() -> f64,
    report: &mut impl FnMut(Progress),
) -> Answer {
    Throttle::new(clock).watch(
        None,
        GRID_NODES_PER_LOOK,
        |progress| report((*progress).into()),
        |budget| solve::find(puzzle, Question::UNIQUE, budget),
    )
}

fn has_solution(draft: &Draft, clock: impl Fn() -> f64, report: &mut impl FnMut(Progress)) -> bool {
    draft.puzzle().is_ok_and(|puzzle| !solved(&puzzle, clock, report).solutions.is_empty())
}

const fn saying(state: HintState) -> HintAnswer {
    HintAnswer { state, hints: Vec::new() }
}

/// The marks of each cell; a cell without any can be everything.
fn values_of(puzzle: &GridPuzzle, marks: &[u32]) -> Vec<Values> {
    let all = puzzle.size().all_values();
    let marked = |bits: &u32| all.iter().filter(|value| bits >> (value - 1) & 1 == 1).collect();
    marks.iter().map(|bits| if *bits == 0 { all } else { marked(bits) }).collect()
}

/// The easiest steps from the player's marks. Marks that no solution found here agrees with are not built upon: if there
/// is one solution only, that is said.
fn with_marks(
    puzzle: &GridPuzzle,
    mut board: Board,
    marks: &[Values],
    found: &Answer,
) -> HintAnswer {
    let fits =
        |solution: &Vec<u32>| solution.iter().zip(marks).all(|(value, of)| of.contains(*value));
    if found.solutions.iter().any(fits) {
        puzzle.size().cells().zip(marks).for_each(|(cell, values)| board.keep(cell, *values));
    } else if found.complete {
        return saying(HintState::Marks);
    }
    let steps = explain::hints(&board, MOST);
    told(puzzle, &board, steps.into_iter().map(|step| vec![step]).collect())
}

/// Ways to the next number: each step that places one, or else all steps up to one. Where several solutions are left there
/// may be no next number, but still steps.
fn to_numbers(board: &Board) -> Vec<Vec<Step>> {
    let steps = explain::hints(board, MOST);
    let (placing, others): (Vec<Step>, Vec<Step>) =
        steps.into_iter().partition(|step| step.placed.is_some());
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
    use gridfold_core::formats;
    use gridfold_core::puzzle::Draft;

    use super::{hint, why_not};
    use crate::wire::{
        HintAnswer, HintEvidence, HintRequest, HintState, WhyNotAnswer, WhyNotRequest,
    };

    /// Vector 2 of the design with its solution.
    const SKY: &str = "sky5.32341.12324.14224.32321";
    const SOLUTION: [u32; 25] =
        [3, 4, 2, 1, 5, 1, 5, 3, 2, 4, 2, 3, 5, 4, 1, 4, 2, 1, 5, 3, 5, 1, 4, 3, 2];

    fn draft(link: &str) -> Draft {
        formats::read(link).unwrap().draft
    }

    fn asked(link: &str, entries: &[u32], marks: Option<Vec<u32>>) -> HintAnswer {
        let request = HintRequest { draft: draft(link), entries: entries.to_vec(), marks };
        hint(request, || 0.0, |_| ())
    }

    /// Follows hints to the end and counts them.
    fn followed(link: &str, marks: bool) -> (Vec<u32>, usize) {
        let mut entries = vec![0; 25];
        let mut left = vec![0b11111; 25];
        for count in 0.. {
            let answer = asked(link, &entries, marks.then(|| left.clone()));
            if answer.state == HintState::Solved {
                return (entries, count);
            }
            assert_eq!(answer.state, HintState::Found);
            for step in &answer.hints[0] {
                for removed in &step.removed {
                    let bits: u32 = removed.values.iter().map(|value| 1 << (value - 1)).sum();
                    left[removed.cell.index()] &= !bits;
                }
                if let Some(placed) = step.placed {
                    entries[placed.cell.index()] = placed.value;
                    left[placed.cell.index()] = 1 << (placed.value - 1);
                }
            }
        }
        unreachable!()
    }

    #[test]
    fn hints_alone_lead_to_the_solution_with_marks_and_without() {
        let (entries, numbers) = followed(SKY, false);
        assert_eq!((entries.as_slice(), numbers), (SOLUTION.as_slice(), 25));
        let (entries, steps) = followed(SKY, true);
        assert_eq!(entries, SOLUTION);
        assert!(steps >= 25, "{steps}");
    }

    #[test]
    fn the_last_step_of_a_way_places_a_number_and_no_other_does() {
        for steps in asked(SKY, &[0; 25], None).hints {
            let places: Vec<bool> = steps.iter().map(|step| step.placed.is_some()).collect();
            assert!(places.iter().rev().enumerate().all(|(at, places)| *places == (at == 0)));
        }
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
        // Whatever was entered, the puzzle is at fault and not the player.
        let mut entries = [0; 25];
        entries[24] = 1;
        let none = asked("sky5.-4---.-----.-3---.-----", &entries, None);
        assert_eq!(none.state, HintState::Impossible);
    }

    fn asked_why(link: &str, entries: &[u32], cell: u16, value: u32) -> WhyNotAnswer {
        let request = WhyNotRequest { draft: draft(link), entries: entries.to_vec(), cell, value };
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
    fn why_not_comes_after_the_check() {
        let mut entries = [0; 25];
        entries[0] = 4;
        assert_eq!(asked_why(SKY, &entries, 24, 4).state, HintState::Wrong);
        let none = asked_why("sky5.-4---.-----.-3---.-----", &[0; 25], 0, 1);
        assert_eq!(none.state, HintState::Impossible);
        // What no page asks is no reason to panic.
        assert_eq!(asked_why(SKY, &[0; 25], 25, 1).step, None);
        assert_eq!(asked_why(SKY, &[0; 25], 0, 6).step, None);
    }

    /// The evidence of the first step of a way to a number that has one of this sort.
    fn evidence(link: &str, cells: usize, wanted: fn(&HintEvidence) -> bool) -> HintEvidence {
        let mut entries = vec![0; cells];
        loop {
            let answer = asked(link, &entries, None);
            assert_eq!(answer.state, HintState::Found, "{link}");
            for step in &answer.hints[0] {
                if let Some(found) = step.evidence.as_ref().filter(|found| wanted(found)) {
                    return found.clone();
                }
                if let Some(placed) = step.placed {
                    entries[placed.cell.index()] = placed.value;
                }
            }
        }
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
            // Each way of the line has what the link starts from, and what it ends with.
            for way in &link.ways {
                let says = |at: crate::wire::HintStatement| {
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
        let found = evidence(link, 36, |found| matches!(found, HintEvidence::Trial { .. }));
        let HintEvidence::Trial { frame, supposed, events, end } = found else { panic!() };
        assert!(supposed.holds && !events.is_empty());
        assert!(events.iter().all(|event| {
            frame.iter().any(|part| part.name == event.through.name) && !event.removed.is_empty()
        }));
        // A sign between two cells is what cannot hold in the end.
        assert_eq!(end.conditions.signs.len(), 1);
        assert!(frame.contains(&end));
    }

    #[test]
    fn each_step_of_a_way_has_the_board_that_those_before_it_have_made() {
        let answer = asked("sky5.-----.2-22-.-3--2.3----", &[0; 25], None);
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
