//! New Sum Skyscrapers, compared with the plain solver, and every step of their
//! paths, compared with the premises that it names.

use gridfold_core::budget::Budget;
use gridfold_core::conditions::Feature;
use gridfold_core::deduction::{Board, Findings, Step};
use gridfold_core::explain::{Band, Ladder, grade, path};
use gridfold_core::generate::{Aim, Made, Wish, generate};
use gridfold_core::kind::Kind;
use gridfold_core::puzzle::GridPuzzle;

use crate::sums::{SUMS, sets};
use crate::support::premises::{follows, needless};
use crate::support::replay::replayed;
use crate::support::twin;

/// New puzzles with several sets of features and several levels.
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

/// The plain solver finds the solution of each puzzle and no other. Returns the
/// number of steps by the rule of sums in their paths, each of which follows
/// from what it names.
fn check_made(rounds: u64) -> usize {
    let mut steps = 0;
    for made in made(rounds) {
        let puzzle = made.draft.puzzle().expect("a puzzle");
        assert_eq!(twin::solutions(&puzzle, 2), [made.solution], "{:?}", made.draft);
        steps += replayed(&puzzle, &["sum-in-view"]);
    }
    steps
}

/// Asserts that a step of the rule of sums rules out everything that the rule finds for
/// the same sum and the same reason. Returns whether that is more than one number.
fn assert_whole(puzzle: &GridPuzzle, board: &Board, step: &Step) -> bool {
    let mut findings = Findings::up_to(usize::MAX);
    let _ = (step.rule.find)(&board.look(0), &mut findings);
    let found = findings.into_steps();
    let reason = step.sentence.trim_end_matches(".several");
    let same = found.iter().filter(|one| one.causes == step.causes && one.sentence == reason);
    let same: Vec<_> = same.flat_map(|one| &one.removed).collect();
    let count: u32 = step.removed.iter().map(|(_, values)| values.len()).sum();
    assert_eq!(count as usize, same.len(), "{step:?}");
    let is_in = |(cell, values): &(_, _)| {
        step.removed.iter().any(|(at, gone)| at == cell && *gone & *values == *values)
    };
    assert!(same.into_iter().all(is_in), "{step:?}");
    assert_eq!(step.sentence.ends_with(".several"), step.removed.len() > 1, "{step:?}");
    let told = step.clone().told(board);
    assert!(follows(board, &told.causes, &told), "{}", told.message(puzzle));
    assert_eq!(needless(board, &told), None, "{}", told.message(puzzle));
    count > 1
}

#[test]
fn what_a_sum_rules_out_for_one_reason_is_one_step() {
    let mut several = 0;
    for made in made(20) {
        let puzzle = made.draft.puzzle().expect("a puzzle");
        let (mut board, mut ladder) = (Board::new(&puzzle), Ladder::default().together());
        while let Some(step) = ladder.next(&board) {
            if step.rule.id == "sum-in-view" {
                several += u32::from(assert_whole(&puzzle, &board, &step));
            }
            board.apply(&step);
        }
        let hardest = path(&puzzle).steps.iter().map(|step| step.rating).max();
        assert_eq!(hardest, Some(grade(&puzzle).rating), "{:?}", made.draft);
    }
    assert!(several > 10, "{several}");
}

#[test]
fn a_step_of_sums_says_how_far_its_numbers_would_lead() {
    let link = "sky5s.-8-7-.-8-e-.----9.----a.7";
    let puzzle = gridfold_core::formats::read(link).expect("a link").draft.puzzle().expect("one");
    let steps = path(&puzzle).steps;
    let sums = steps.iter().filter(|step| step.rule.id == "sum-in-view");
    let said: Vec<String> = sums.map(|step| step.message(&puzzle).to_string()).collect();
    assert_eq!(
        said[..3],
        [
            "With any of the numbers ruled out in r2c3, r2c4 and r2c5, what the right clue of row 2 sees never adds up to exactly 8.",
            "With 4 in r2c5, the sum seen from the right clue of row 2 would be at least 9, but it is 8.",
            "With 5 in r2c5, the sum seen from the right clue of row 2 could be at most 5, but it is 8.",
        ]
    );
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
