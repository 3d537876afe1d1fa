//! Whether each step of a path follows from what it names: the plain candidates
//! of the board, rows and columns, and the conditions among its causes.

use gridfold_core::conditions::{Condition, Written};
use gridfold_core::constraints::Model;
use gridfold_core::deduction::{Board, Cause, Step};
use gridfold_core::explain::{Ladder, SEARCH};
use gridfold_core::grid::{Cell, House, Line, Size};
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::solve::Solutions;

/// Follows the path of a puzzle; how many of its steps are by these rules.
pub fn replayed(puzzle: &GridPuzzle, rules: &[&str]) -> usize {
    let (mut board, mut ladder, mut counted) = (Board::new(puzzle), Ladder::default(), 0);
    while let Some(step) = ladder.easiest(&board, 1).into_iter().next() {
        if step.rule == &SEARCH {
            break;
        }
        assert_follows(puzzle, &board, &step);
        counted += usize::from(rules.contains(&step.rule.id));
        board.apply(&step);
    }
    counted
}

fn assert_follows(puzzle: &GridPuzzle, board: &Board, step: &Step) {
    let size = puzzle.size();
    let mut model = Model::new(size);
    let named = puzzle.conditions().iter().filter(|one| is_named(size, **one, step));
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
    if let Some(placed) = step.placed {
        model.exclude(placed.cell, placed.value);
        assert_eq!(Solutions::few_of(&model).next(), None, "{step:?} in {:?}", puzzle.draft());
    }
}

/// Whether a step names a condition, the line that it stands in, or all cells
/// that it speaks of. Diagonals and boxes are taken for granted as rows and
/// columns are.
fn is_named(size: Size, condition: Condition, step: &Step) -> bool {
    let within = |line: Line| stands_in(size, condition.written(), line);
    condition.written() == Written::Grid
        || is_between(condition, step)
        || step.causes.iter().any(|cause| match *cause {
            Cause::Condition(one) => one == condition,
            Cause::Line(line) | Cause::House(House::Line(line)) => within(line),
            Cause::House(_) | Cause::Cell(_) | Cause::Candidate { .. } => false,
        })
}

/// Whether it is a sign between cells that a step speaks of.
fn is_between(condition: Condition, step: &Step) -> bool {
    let speaks_of = |cell: Cell| {
        let removed = step.removed.iter().any(|(one, _)| *one == cell);
        removed || step.causes.contains(&Cause::Cell(cell))
    };
    match condition.written() {
        Written::Gap { first, second, sign: _ } => speaks_of(first) && speaks_of(second),
        Written::Border { .. } | Written::Cell { .. } | Written::Mark { .. } | Written::Grid => {
            false
        }
    }
}

/// Whether a line is that of a number at the border, or has both cells of a
/// gap. What a given or a mark says is among the candidates once a step has
/// named it.
fn stands_in(size: Size, written: Written, line: Line) -> bool {
    let has = |cell: Cell| size.line_cells(line).any(|other| other == cell);
    match written {
        Written::Border { side, index, number: _ } => side.line(index) == line,
        Written::Gap { first, second, sign: _ } => has(first) && has(second),
        Written::Cell { .. } | Written::Mark { .. } | Written::Grid => false,
    }
}
