//! Everything that follows from one reason is one step: the step contains all
//! of it, and nothing that does not follow from the named signs and cells. Also
//! tests the shortest path to a number.

use gridfold_core::budget::Budget;
use gridfold_core::conditions::{Condition, LessThan};
use gridfold_core::deduction::{Board, Cause, Findings, Rating, Step};
use gridfold_core::explain::{End, Ladder, grade, next_number, path, path_from};
use gridfold_core::formats;
use gridfold_core::grid::{Cell, Size, Values};
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::solve::Solutions;

use crate::support::cases::cases;
use crate::support::random::{Dice, any_draft};

fn puzzle(link: &str) -> GridPuzzle {
    let found = formats::read(link).unwrap_or_else(|error| panic!("{link}: {error}"));
    found.draft.puzzle().unwrap_or_else(|faults| panic!("{link}: {faults}"))
}

/// The sentences of the first steps of a path.
fn said(link: &str, count: usize) -> Vec<String> {
    let puzzle = puzzle(link);
    path(&puzzle).steps.iter().take(count).map(|step| step.message(&puzzle).to_string()).collect()
}

#[test]
fn one_reason_is_told_in_one_sentence() {
    assert_eq!(
        said("sky4.4---.----.----.----", 1),
        [
            "All 4 buildings are visible from the top clue of column 1, so they rise one by one, from 1 in r1c1 to 4 in r4c1."
        ]
    );
    assert_eq!(
        said("fut5.WD.llS.U", 2),
        [
            "The numbers rise along r1c1, r1c2 and r1c3: only the last of these can be 5, and only the first can be 1.",
            "The numbers rise along r1c1, r1c2 and r1c3. Each of these cells needs room for the lower numbers before it and the higher ones after it.",
        ]
    );
    assert_eq!(
        said("lat4o.ooO.Q", 1),
        [
            "A circle means an odd number, and a square an even one, so r1c1 and r1c2 cannot be the others."
        ]
    );
}

#[test]
fn stairs_place_every_cell_at_once() {
    let puzzle = puzzle("sky4.4---.----.----.----");
    let steps = path(&puzzle).steps;
    let values: Vec<u32> = steps[0].placed.iter().map(|by| by.value).collect();
    assert_eq!(values, [1, 2, 3, 4]);
    let mut board = Board::new(&puzzle);
    board.place(puzzle.size().cell(0, 0), 1);
    board.place(puzzle.size().cell(3, 0), 4);
    let rest = Ladder::default().together().next(&board).expect("a step");
    assert_eq!(rest.placed.len(), 2);
}

/// The candidates that signs leave. Each sign only bounds one cell by another,
/// so every value that remains when nothing more can be removed is possible.
fn bounded(size: Size, mut values: Vec<Values>, signs: &[LessThan]) -> Option<Vec<Values>> {
    for _ in 0..=size.cell_count() * size.n() {
        for sign in signs {
            let (low, high) = (sign.lesser.index(), sign.greater.index());
            values[high] = values[high] & Values::above(values[low].min());
            values[low] = values[low] & Values::up_to(values[high].max().saturating_sub(1));
            if values[low].is_empty() || values[high].is_empty() {
                return None;
            }
        }
    }
    Some(values)
}

/// Whether the signs and these cells alone rule out everything that a step rules out.
fn follows(board: &Board, step: &Step, signs: &[LessThan], cells: &[Cell]) -> bool {
    let size = board.size();
    let known =
        |cell: Cell| if cells.contains(&cell) { board.values(cell) } else { size.all_values() };
    let start: Vec<Values> = size.cells().map(known).collect();
    let removed = step.removed.iter();
    removed.flat_map(|(cell, gone)| gone.iter().map(|value| (*cell, value))).all(|(cell, value)| {
        let mut supposed = start.clone();
        supposed[cell.index()] = Values::only(value);
        bounded(size, supposed, signs).is_none()
    })
}

/// Asserts that a step about several signs needs exactly those that it names.
/// Returns whether the step is about several signs.
fn assert_exact(board: &Board, step: &Step) -> bool {
    let sign = |cause: &Cause| match cause {
        Cause::Condition(Condition::LessThan(sign)) => Some(*sign),
        _ => None,
    };
    let cell = |cause: &Cause| match cause {
        Cause::Cell(cell) => Some(*cell),
        _ => None,
    };
    let signs: Vec<LessThan> = step.causes.iter().filter_map(sign).collect();
    let cells: Vec<Cell> = step.causes.iter().filter_map(cell).collect();
    let told = ["min-max", "chain-bound", "sign-bound", "next-to-known"].contains(&step.rule.id);
    if !told || signs.len() < 2 {
        return false;
    }
    assert!(follows(board, step, &signs, &cells), "{step:?}");
    for left_out in &signs {
        let others: Vec<LessThan> = signs.iter().filter(|one| *one != left_out).copied().collect();
        assert!(!follows(board, step, &others, &cells), "{step:?} without {left_out:?}");
    }
    assert!(cells.is_empty() || !follows(board, step, &signs, &[]), "{step:?} without {cells:?}");
    true
}

#[test]
fn several_signs_say_what_is_told_and_each_is_needed() {
    let mut dice = Dice(26);
    let mut told = 0;
    for _ in 0..1_500 {
        let n = 3 + dice.below(4);
        let puzzle = any_draft(&mut dice, n).puzzle().expect("in range");
        if Solutions::new(&puzzle).next().is_none() {
            continue;
        }
        let (mut board, mut ladder) = (Board::new(&puzzle), Ladder::default().together());
        ladder = ladder.up_to(Rating(300));
        while let Some(step) = ladder.next(&board) {
            told += u32::from(assert_exact(&board, &step));
            board.apply(&step);
        }
    }
    assert!(told > 500, "{told}");
}

#[test]
fn what_is_told_together_leads_as_far_and_is_no_harder() {
    let files = ["published-skyscrapers.jsonl", "published-futoshiki.jsonl"];
    let (mut fewer, mut all) = (0, 0);
    for case in files.into_iter().flat_map(cases).filter(|case| case.solution().is_some()) {
        let puzzle = case.draft().puzzle().expect("a puzzle");
        let told = path(&puzzle);
        let (mut board, mut ladder) = (Board::new(&puzzle), Ladder::default());
        let single = Budget::unlimited(|budget| path_from(&mut board, &mut ladder, budget));
        assert_eq!((told.end, single.end), (End::Full, End::Full), "{}", case.id);
        let hardest = told.steps.iter().map(|step| step.rating).max();
        assert_eq!(hardest, Some(grade(&puzzle).rating), "{}", case.id);
        fewer += usize::from(told.steps.len() < single.steps.len());
        all += 1;
    }
    assert!(fewer * 5 > all, "{fewer} of {all}");
}

#[test]
fn all_steps_at_once_lead_as_far_as_one_after_another() {
    let mut dice = Dice(61);
    let (mut unfinished, mut all) = (0, 0);
    for _ in 0..600 {
        let n = 3 + dice.below(4);
        let puzzle = any_draft(&mut dice, n).puzzle().expect("in range");
        if Solutions::new(&puzzle).next().is_none() {
            continue;
        }
        for hardest in [165, 205, 285, 365, 555].map(Rating) {
            let (mut board, mut ladder) = (Board::new(&puzzle), Ladder::default().up_to(hardest));
            while let Some(step) = ladder.next(&board).filter(|step| step.rating <= hardest) {
                board.apply(&step);
            }
            let (mut quick, mut ladder) = (Board::new(&puzzle), Ladder::default().up_to(hardest));
            while ladder.apply(&mut quick, hardest) {}
            for cell in puzzle.size().cells() {
                let ends = [&board, &quick].map(|end| (end.values(cell), end.is_placed(cell)));
                assert_eq!(ends[0], ends[1], "{puzzle:?} {hardest}");
            }
            (unfinished, all) = (unfinished + u32::from(!board.is_full()), all + 1);
        }
    }
    assert!(unfinished > 100 && all - unfinished > 100, "{unfinished} of {all}");
}

/// Whether the steps can be found one by one: at each step, its rule finds at
/// least what the step says.
fn can_be_followed(board: &Board, steps: &[Step]) -> bool {
    let mut here = board.clone();
    steps.iter().all(|step| {
        let mut gone = vec![Values::NONE; here.size().cell_count()];
        let mut placed = Vec::new();
        let mut reasoned = here.clone();
        // A chain of signs is followed sign by sign.
        for _ in 0..here.size().cell_count() {
            let mut findings = Findings::up_to(usize::MAX);
            let _ = (step.rule.find)(&reasoned.look(0), &mut findings);
            let found = findings.into_steps();
            placed.extend(found.iter().flat_map(|one| one.placed.clone()));
            let before = reasoned.now();
            for (cell, values) in found.iter().flat_map(|one| &one.removed) {
                gone[cell.index()] = gone[cell.index()] | *values;
                reasoned.keep(*cell, !*values);
            }
            if reasoned.now() == before || step.rule.id != "sign-bound" {
                break;
            }
        }
        let is_gone = |(cell, values): &(Cell, Values)| gone[cell.index()] & *values == *values;
        let seen =
            step.removed.iter().all(is_gone) && step.placed.iter().all(|by| placed.contains(by));
        here.apply(step);
        seen
    })
}

#[test]
fn the_way_to_a_number_needs_each_of_its_steps() {
    let links = [
        "sky5.-----.2-22-.-3--2.3----",
        "sky6.223416.234221.222241.312322",
        "fut5.D3V.Dg-gLg--.--lgJgglgD",
        "fut5.E3R2--.l-lQg.ElgFll-lF.g",
        "fut5.M2M.-lEl--lEllgD.JgEgF",
        "sky5.32341.12324.14224.32321",
    ];
    let mut long = 0;
    for link in links {
        let puzzle = puzzle(link);
        let mut board = Board::new(&puzzle);
        while !board.is_full() {
            let steps = next_number(&board);
            assert!(can_be_followed(&board, &steps), "{link} {steps:?}");
            let (last, before) = steps.split_last().expect("a number");
            assert!(!last.placed.is_empty() && before.iter().all(|step| step.placed.is_empty()));
            for (left_out, dropped) in before.iter().enumerate() {
                let mut fewer = steps.clone();
                fewer.remove(left_out);
                assert!(!can_be_followed(&board, &fewer), "{link}: {dropped:?} in {steps:?}");
            }
            long += usize::from(before.len() > 2);
            steps.iter().for_each(|step| board.apply(step));
        }
    }
    assert!(long > 4, "{long}");
}
