//! New Sum Skyscrapers against the plain solver, and every step of their paths
//! against what it names.

use gridfold_core::budget::Budget;
use gridfold_core::conditions::{Condition, Feature, Written};
use gridfold_core::constraints::Model;
use gridfold_core::deduction::{Board, Cause, Step};
use gridfold_core::explain::{Band, Ladder, SEARCH};
use gridfold_core::generate::{Aim, Made, Wish, generate};
use gridfold_core::grid::{Cell, House, Line, Size};
use gridfold_core::kind::Kind;
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::solve::Solutions;

use crate::sums::{SUMS, sets};
use crate::support::twin;

/// New puzzles of several sets and levels.
fn made(rounds: u64) -> impl Iterator<Item = Made> {
    let sets = sets();
    let levels = [Band::Easy, Band::Medium, Band::Hard, Band::Expert];
    (0..rounds).map(move |seed| {
        let features = sets[seed as usize % sets.len()];
        let aim = match levels.get(seed as usize % (levels.len() + 1)) {
            Some(band) if features == SUMS => Aim::Band(*band),
            _ => Aim::Any,
        };
        let kind = if features.has(Feature::Adjacent) { "mixed" } else { "skyscrapers" };
        let size = if features.has(Feature::Boxes) { 4 } else { 5 };
        let wish = Wish { features, aim, ..Wish::of(Kind::named(kind).expect("a kind"), size) };
        Budget::unlimited(|budget| generate(&wish, seed, budget)).expect("a puzzle")
    })
}

/// The plain solver finds the solution and no other; how many steps of the rule
/// of sums its path had, each of which follows from what it names.
fn check_made(rounds: u64) -> usize {
    let mut steps = 0;
    for made in made(rounds) {
        let puzzle = made.draft.puzzle().expect("a puzzle");
        assert_eq!(twin::solutions(&puzzle, 2), [made.solution], "{:?}", made.draft);
        steps += replayed(&puzzle);
    }
    steps
}

/// Every step of the path of a puzzle follows from the candidates, the rows,
/// columns, diagonals and boxes, and the conditions that it names.
fn replayed(puzzle: &GridPuzzle) -> usize {
    let (mut board, mut ladder, mut by_sums) = (Board::new(puzzle), Ladder::default(), 0);
    while let Some(step) = ladder.easiest(&board, 1).into_iter().next() {
        if step.rule == &SEARCH {
            break;
        }
        assert_follows(puzzle, &board, &step);
        by_sums += usize::from(step.rule.id == "sum-in-view");
        board.apply(&step);
    }
    by_sums
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
    for (cell, value) in
        step.removed.iter().flat_map(|(cell, gone)| gone.iter().map(|one| (*cell, one)))
    {
        let mut supposed = model.clone();
        supposed.given(cell, value);
        assert_eq!(Solutions::few_of(&supposed).next(), None, "{step:?} in {:?}", puzzle.draft());
    }
    if let Some(placed) = step.placed {
        model.exclude(placed.cell, placed.value);
        assert_eq!(Solutions::few_of(&model).next(), None, "{step:?} in {:?}", puzzle.draft());
    }
}

/// Whether a step names a condition, or the line or house that it speaks of.
fn is_named(size: Size, condition: Condition, step: &Step) -> bool {
    let in_line = |line: Line| match condition.written() {
        Written::Border { side, index, .. } => side.line(index) == line,
        Written::Gap { first, second, .. } => {
            let mut cells = size.line_cells(line);
            let both: Vec<Cell> =
                cells.by_ref().filter(|one| [first, second].contains(one)).collect();
            both.len() == 2
        }
        Written::Cell { .. } | Written::Mark { .. } | Written::Grid => false,
    };
    // Diagonals and boxes are taken for granted as rows and columns are.
    condition.written() == Written::Grid
        || step.causes.iter().any(|cause| match *cause {
            Cause::Condition(one) => one == condition,
            Cause::Line(line) | Cause::House(House::Line(line)) => in_line(line),
            Cause::House(_) | Cause::Cell(_) | Cause::Candidate { .. } => false,
        })
}

#[test]
fn new_puzzles_with_sums_are_unique_and_their_steps_follow() {
    assert!(check_made(20) > 20);
}

#[test]
#[ignore = "minutes: two hundred new puzzles with sums and all their hints"]
fn two_hundred_new_puzzles_with_sums_are_unique_and_their_steps_follow() {
    assert!(check_made(200) > 200);
}
