//! Checks whether each step of a path follows from what it names: the plain
//! candidates of the board, rows and columns, and the conditions among its
//! causes.

use gridfold_core::conditions::{Condition, Written};
use gridfold_core::constraints::Model;
use gridfold_core::deduction::{Board, Cause, Step};
use gridfold_core::explain::{Ladder, SEARCH};
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::solve::Solutions;

/// Follows the path of a puzzle; returns how many of its steps are by these rules.
pub fn replayed(puzzle: &GridPuzzle, rules: &[&str]) -> usize {
    let (mut board, mut ladder, mut counted) = (Board::new(puzzle), Ladder::default(), 0);
    while let Some(step) = ladder.easiest(&board, 1).into_iter().next() {
        if step.rule == &SEARCH {
            break;
        }
        assert_follows(puzzle, &board, &step.clone().told(&board));
        counted += usize::from(rules.contains(&step.rule.id));
        board.apply(&step);
    }
    counted
}

fn assert_follows(puzzle: &GridPuzzle, board: &Board, step: &Step) {
    let size = puzzle.size();
    let mut model = Model::new(size);
    let named = puzzle.conditions().iter().filter(|one| is_named(**one, step));
    named.for_each(|one| one.post(size, &mut model));
    for cell in size.cells() {
        let gone = size.all_values() & !board.values(cell);
        gone.iter().for_each(|value| model.exclude(cell, value));
    }
    let removed = step.removed.iter();
    for (cell, value) in removed.flat_map(|(cell, gone)| gone.iter().map(|one| (*cell, one))) {
        let mut supposed = model.clone();
        supposed.given(cell, value);
        assert_eq!(Solutions::few_of(&supposed).next(), None, "{step:?} in {:?}", puzzle.draft());
    }
    for placed in &step.placed {
        let mut model = model.clone();
        model.exclude(placed.cell, placed.value);
        assert_eq!(Solutions::few_of(&model).next(), None, "{step:?} in {:?}", puzzle.draft());
    }
}

/// Whether a step names a condition. Diagonals and boxes, like rows and
/// columns, need not be named.
fn is_named(condition: Condition, step: &Step) -> bool {
    condition.written() == Written::Grid || step.causes.contains(&Cause::Condition(condition))
}
