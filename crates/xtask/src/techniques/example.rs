//! The boards of a technique: its example as shown, and the same board rotated,
//! for the reader to try.

use gridfold_core::deduction::{Board, Findings, Rule, Step};
use gridfold_core::explain::{Example, orientations};
use gridfold_core::grid::{Cell, Values};
use gridfold_core::puzzle::Draft;
use gridfold_wasm::wire::TechniqueBoard;

/// The example with its first step.
pub(super) fn shown(example: &Example, first: Step) -> TechniqueBoard {
    TechniqueBoard::new(&example.puzzle, &example.before, &[first])
}

/// The first step of a rule on its example.
pub(super) fn first(rule: &Rule, example: &Example) -> Step {
    let mut steps = steps(rule, &example.before);
    assert!(!steps.is_empty(), "{rule:?} finds nothing in its example");
    steps.swap_remove(0)
}

/// The example rotated by a quarter turn, so that looking at the picture above does not give the answer. A whip found
/// in one orientation may be shorter in another; in that case a different orientation is used.
pub(super) fn turned(rule: &Rule, example: &Example) -> TechniqueBoard {
    let draft = example.puzzle.draft();
    let cells = (0..draft.givens.len() as u32).collect();
    let numbered = orientations(&Draft { givens: cells, ..draft.clone() });
    let board = |which: usize| {
        let old: Vec<Cell> = numbered[which].givens.iter().map(|cell| Cell(*cell as u16)).collect();
        let puzzle = orientations(&draft)[which].puzzle();
        let puzzle = puzzle.unwrap_or_else(|faults| panic!("{} turned: {faults}", rule.id));
        let values: Vec<Values> = old.iter().map(|cell| example.before.values(*cell)).collect();
        let is_placed = |cell: Cell| example.before.is_placed(old[cell.index()]);
        let board = Board::of_candidates(&puzzle, &values, is_placed);
        let steps = steps(rule, &board);
        (!steps.is_empty()).then(|| TechniqueBoard::new(&puzzle, &board, &steps))
    };
    // The last but one of all orientations is a quarter turn, or a half turn if
    // boxes do not allow a quarter.
    let quarter = numbered.len() - 2;
    let mut boards = [quarter].into_iter().chain((0..numbered.len()).rev()).filter_map(board);
    boards.next().unwrap_or_else(|| panic!("{} turned finds nothing", rule.id))
}

/// Every step of a rule on a board.
fn steps(rule: &Rule, board: &Board) -> Vec<Step> {
    let mut findings = Findings::up_to(usize::MAX);
    let _ = (rule.find)(&board.look(0), &mut findings);
    findings.into_steps()
}
