//! What to do next on a board, and why: first whether the player's digits can be right at all, then the easiest steps.
//!
//! The steps follow from the board as it stands. The solution is looked at only to say that something is wrong.

use gridfold_core::error::Faults;
use gridfold_core::explain;
use gridfold_core::grid::Values;
use gridfold_core::puzzle::{Draft, GridPuzzle};
use gridfold_core::rules::{Board, Step};
use gridfold_core::solve::{self, Answer, Question};

use crate::throttle::{GRID_NODES_PER_LOOK, Throttle};
use crate::wire::{HintAnswer, HintRequest, HintState, HintStep, Progress};

/// Hints that are offered at most.
const MOST: usize = 8;

/// The hints for a board; `report` hears how far the search is that comes first.
pub fn hint(
    request: HintRequest,
    clock: impl Fn() -> f64,
    mut report: impl FnMut(Progress),
) -> HintAnswer {
    let played = request.entries.iter().any(|value| *value > 0);
    let puzzle = match request.draft.clone().with_entries(&request.entries).puzzle() {
        Ok(puzzle) => puzzle,
        Err(Faults(_)) => return saying(HintState::Impossible),
    };
    let found = solved(&puzzle, &clock, &mut report);
    if found.solutions.is_empty() {
        // A puzzle that has no solution itself is no fault of the player's.
        let alone = played && has_solution(&request.draft, &clock, &mut report);
        return saying(if alone { HintState::Wrong } else { HintState::Impossible });
    }
    let board = Board::new(&puzzle);
    if board.is_full() {
        return saying(HintState::Solved);
    }
    match request.marks {
        None => told(&puzzle, &board, to_numbers(&board)),
        Some(marks) => with_marks(&puzzle, board, &values_of(&puzzle, &marks), &found),
    }
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
    let tell = |step: &Step| HintStep::new(puzzle, board.layout(), step);
    let hints: Vec<Vec<HintStep>> =
        hints.iter().map(|steps| steps.iter().map(tell).collect()).collect();
    let state = if hints.is_empty() { HintState::Open } else { HintState::Found };
    HintAnswer { state, hints }
}

#[cfg(test)]
mod tests {
    use gridfold_core::formats;
    use gridfold_core::puzzle::Draft;

    use super::hint;
    use crate::wire::{HintAnswer, HintRequest, HintState};

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
}
