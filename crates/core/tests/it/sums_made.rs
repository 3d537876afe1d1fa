//! New Sum Skyscrapers, compared with the plain solver, and every step of their
//! paths, compared with the premises that it names.

use gridfold_core::budget::Budget;
use gridfold_core::conditions::Feature;
use gridfold_core::explain::Band;
use gridfold_core::generate::{Aim, Made, Wish, generate};
use gridfold_core::kind::Kind;

use crate::sums::{SUMS, sets};
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

#[test]
fn new_puzzles_with_sums_are_unique_and_their_steps_follow() {
    assert!(check_made(20) > 20);
}

#[test]
#[ignore = "minutes: two hundred new puzzles with sums and all their hints"]
fn two_hundred_new_puzzles_with_sums_are_unique_and_their_steps_follow() {
    assert!(check_made(200) > 200);
}
