//! What is known about a board before a hint: whether the digits can be right, and what marks and earlier hints
//! leave.

use std::iter::repeat;

use gridfold_core::deduction::Board;
use gridfold_core::error::Faults;
use gridfold_core::grid::Values;
use gridfold_core::puzzle::{Draft, GridPuzzle};
use gridfold_core::solve::{self, Answer, Question};

use crate::throttle::{GRID_NODES_PER_LOOK, Throttle};
use crate::wire::{HintState, Progress};

/// The puzzle with the player's digits as givens and up to two of its solutions, or the message to
/// show first.
pub fn sound(
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
    // If the puzzle itself has no solution, that is not the player's fault.
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

/// Leaves on the board only what the player's marks leave and what earlier hints did not rule out, both as far as a
/// known solution agrees. None if the marks lack a number of the unique solution.
pub fn with_known(
    mut board: Board,
    marks: Option<&[u32]>,
    ruled_out: &[u32],
    found: &Answer,
) -> Option<Board> {
    let marks = marks.unwrap_or_default();
    let agrees = |solution: &&Vec<u32>| {
        solution.iter().zip(marks).all(|(value, bits)| *bits == 0 || Values(*bits).contains(*value))
    };
    let denied = |solution: &&Vec<u32>| {
        let pairs = solution.iter().zip(ruled_out);
        pairs.filter(|(value, bits)| Values(**bits).contains(**value)).count()
    };
    let (marks, solution) = match found.solutions.iter().filter(agrees).min_by_key(denied) {
        Some(solution) => (marks, solution),
        None if found.complete => return None,
        None => (&[][..], found.solutions.iter().min_by_key(denied)?),
    };
    let marked = marks.iter().copied().map(|bits| if bits == 0 { u32::MAX } else { bits });
    let marked = marked.chain(repeat(u32::MAX));
    let ruled_out = ruled_out.iter().copied().chain(repeat(0));
    let cells = board.size().cells().zip(solution).zip(marked).zip(ruled_out);
    cells.for_each(|(((cell, value), marked), ruled_out)| {
        board.keep(cell, Values(marked & !ruled_out) | Values::only(*value));
    });
    Some(board)
}

/// The puzzle of the tests in this folder.
#[cfg(test)]
pub mod subject {
    use gridfold_core::formats;
    use gridfold_core::puzzle::Draft;

    /// Vector 2 of the design, with its solution.
    pub const SKY: &str = "sky5.32341.12324.14224.32321";
    pub const SOLUTION: [u32; 25] =
        [3, 4, 2, 1, 5, 1, 5, 3, 2, 4, 2, 3, 5, 4, 1, 4, 2, 1, 5, 3, 5, 1, 4, 3, 2];

    pub fn draft(link: &str) -> Draft {
        formats::read(link).unwrap().draft
    }
}
