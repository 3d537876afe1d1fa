//! Odd and even cells: every question on random boards, compared with the plain
//! solver; new puzzles; and each step of their paths.

use std::collections::BTreeSet;

use gridfold_core::budget::Budget;
use gridfold_core::conditions::{Condition, Feature, Features};
use gridfold_core::explain::{grade, orientations};
use gridfold_core::formats::{LINK, read};
use gridfold_core::generate::{Aim, Amounts, Made, Missed, Wish, generate, vary};
use gridfold_core::grid::Values;
use gridfold_core::kind::{KINDS, Kind};
use gridfold_core::puzzle::{GridPuzzle, Mark};
use gridfold_core::solve::{self, Conflict, Solutions, Verdict, count, unique};

use crate::support::random::{Dice, variant, variants};
use crate::support::replay::replayed;
use crate::support::twin;

/// The most solutions listed.
const LISTED: usize = 300;

fn puzzle(text: &str) -> GridPuzzle {
    let found = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    found.draft.puzzle().unwrap_or_else(|faults| panic!("{text}: {faults}"))
}

/// Marks alone, and combined with each other variant.
fn sets() -> Vec<Features> {
    variants().into_iter().filter(|set| set.has(Feature::OddEven)).collect()
}

/// Asks everything about random boards up to a size; returns how many had one
/// solution, several, and none.
fn check_boards(seed: u64, rounds: usize, largest: usize) -> [usize; 3] {
    let (mut dice, sets, mut verdicts) = (Dice(seed), sets(), [0; 3]);
    for round in 0..rounds {
        // Every other board has marks and no other variant.
        let alone = round % 2 == 0;
        let features = if alone {
            Features::NONE.set(Feature::OddEven, true)
        } else {
            sets[dice.below(sets.len())]
        };
        let n = if features.has(Feature::Boxes) { 4 } else { 1 + dice.below(largest) };
        let puzzle = variant(&mut dice, n, features).puzzle().expect("in range");
        let expected = twin::solutions(&puzzle, LISTED);
        for found in [Solutions::new(&puzzle).take(LISTED), Solutions::few(&puzzle).take(LISTED)] {
            let found: BTreeSet<Vec<u32>> = found.collect();
            assert_eq!(found.len(), expected.len(), "{:?}", puzzle.draft());
            assert!(found.iter().all(|one| puzzle.accepts(one)), "{:?}", puzzle.draft());
        }
        let verdict = [Verdict::None, Verdict::Unique, Verdict::Several][expected.len().min(2)];
        assert_eq!(unique(&puzzle).verdict, verdict, "{:?}", puzzle.draft());
        verdicts[expected.len().min(2)] += 1;
        if expected.len() < LISTED {
            check_questions(&puzzle, &expected);
        }
    }
    verdicts
}

/// The number of solutions, surviving candidates, conflicts, superfluous parts,
/// and obvious contradictions, given all solutions.
fn check_questions(puzzle: &GridPuzzle, expected: &[Vec<u32>]) {
    assert_eq!(count(puzzle), expected.len() as u64, "{:?}", puzzle.draft());
    let known = Budget::unlimited(|budget| solve::candidates(puzzle, budget, &mut |_| {}));
    let values = |cell: usize| -> Values { expected.iter().map(|one| one[cell]).collect() };
    let all: Vec<Values> = (0..puzzle.size().cell_count()).map(values).collect();
    assert_eq!(known.found, all, "{:?}", puzzle.draft());
    let plain = puzzle.contradictions();
    assert!(plain.is_empty() || expected.is_empty(), "{plain:?}: {:?}", puzzle.draft());
    let left = |rest: &GridPuzzle, most: usize| twin::solutions(rest, most).len();
    match Budget::unlimited(|budget| solve::conflict(puzzle, budget)) {
        Conflict::None => assert!(!expected.is_empty(), "{:?}", puzzle.draft()),
        Conflict::Unknown => panic!("no limit was set"),
        Conflict::Smallest(conditions) => {
            let core = puzzle.only(&conditions);
            assert_eq!(left(&core, 1), 0, "{conditions:?}");
            let needed = |one: &Condition| left(&core.without(*one), 1) == 1;
            assert!(conditions.iter().all(needed), "{conditions:?}");
        }
    }
    let redundant = Budget::unlimited(|budget| solve::redundant(puzzle, budget, &mut |_| {}));
    assert_eq!(redundant.unknown, []);
    for mark in puzzle.conditions().iter().filter(|one| one.feature() == Feature::OddEven) {
        let idle = left(&puzzle.without(*mark), expected.len() + 1) == expected.len();
        assert_eq!(redundant.conditions.contains(mark), idle, "{mark:?}: {:?}", puzzle.draft());
    }
}

#[test]
fn every_question_about_marked_boards_has_the_plain_solvers_answer() {
    let [none, one, several] = check_boards(700, 300, 4);
    assert!(none > 20 && one > 20 && several > 20, "{none} none, {one} one, {several} several");
}

#[test]
#[ignore = "minutes: every question about two thousand marked boards up to 5x5"]
fn every_question_about_two_thousand_marked_boards_has_the_plain_solvers_answer() {
    let [none, one, several] = check_boards(701, 2_000, 5);
    assert!(none > 200 && one > 200 && several > 200, "{none}, {one}, {several}");
}

/// New puzzles of all kinds and sizes, alone and with other variants.
fn made(rounds: u64) -> impl Iterator<Item = Made> {
    let sets = sets();
    (0..rounds).map(move |seed| {
        let alone = seed % 2 == 0;
        let features = if alone {
            Features::NONE.set(Feature::OddEven, true)
        } else {
            sets[seed as usize / 2 % sets.len()]
        };
        let kind = KINDS[seed as usize / 2 % KINDS.len()];
        let able = features.iter().all(|feature| kind.has(feature));
        let kind = if able { kind } else { Kind::named("mixed").expect("a kind") };
        let size = if features.has(Feature::Boxes) { 4 } else { 4 + seed as usize % 2 };
        let wish = Wish { features, ..Wish::of(kind, size) };
        Budget::unlimited(|budget| generate(&wish, seed, budget)).expect("a puzzle")
    })
}

/// For each puzzle, the plain solver finds its solution and no other, and every
/// step of its path follows; returns the number of steps by the rules of marks.
fn check_made(rounds: u64) -> usize {
    let mut steps = 0;
    for made in made(rounds) {
        let puzzle = made.draft.puzzle().expect("a puzzle");
        assert!(made.draft.has(Feature::OddEven), "no mark in {:?}", made.draft);
        assert_eq!(twin::solutions(&puzzle, 2), [made.solution], "{:?}", made.draft);
        steps += replayed(&puzzle, &["odd-even", "parity-count"]);
    }
    steps
}

#[test]
fn new_puzzles_with_marks_are_unique_and_their_steps_follow() {
    assert!(check_made(20) > 40);
}

#[test]
#[ignore = "minutes: two hundred new puzzles with marks and all their hints"]
fn two_hundred_new_puzzles_with_marks_are_unique_and_their_steps_follow() {
    assert!(check_made(200) > 400);
}

#[test]
fn as_many_cells_are_marked_as_are_wished() {
    let latin = Kind::named("latin").expect("a kind");
    let features = Features::NONE.set(Feature::OddEven, true);
    let amounts = Amounts { marks: Some(9), ..Amounts::default() };
    let wish = Wish { features, amounts, aim: Aim::Any, ..Wish::of(latin, 5) };
    let made = Budget::unlimited(|budget| generate(&wish, 4, budget)).expect("a puzzle");
    let marked = made.draft.marks.iter().filter(|mark| **mark != Mark::None).count();
    assert_eq!(marked, 9, "{:?}", made.draft);
    // A wish without marks leaves no room for them.
    let none = Wish { features: Features::NONE, ..wish };
    assert_eq!(Budget::unlimited(|budget| generate(&none, 4, budget)), Err(Missed::NoRoom));
}

/// Marks turn with the board; otherwise the grade would be that of a different puzzle.
#[test]
fn a_marked_board_is_the_same_puzzle_in_all_orientations() {
    for made in made(8) {
        let puzzle = made.draft.puzzle().expect("a puzzle");
        let expected = grade(&puzzle);
        for turned in orientations(&made.draft) {
            let turned = turned.puzzle().expect("a puzzle");
            assert_eq!(unique(&turned).verdict, Verdict::Unique, "{:?}", turned.draft());
            assert_eq!(grade(&turned), expected, "{:?}", turned.draft());
        }
    }
}

#[test]
fn a_variation_has_its_marks_in_the_same_cells_and_they_are_true() {
    for made in made(4) {
        let wish = Wish::of(made.draft.kind, made.draft.size);
        let varied =
            Budget::unlimited(|budget| vary(&made.draft, &wish, 5, budget)).expect("another");
        let is_marked = |mark: &Mark| *mark != Mark::None;
        let places = |marks: &[Mark]| marks.iter().map(is_marked).collect::<Vec<bool>>();
        assert_eq!(places(&varied.draft.marks), places(&made.draft.marks));
        assert!(varied.draft.puzzle().expect("a puzzle").accepts(&varied.solution));
        assert_ne!(varied.draft, made.draft);
    }
}

#[test]
fn what_is_plain_of_marks_is_named() {
    let sentence = |link: &str| {
        let found = puzzle(link).contradictions();
        let sentences: Vec<String> = found.iter().map(|fault| fault.message.to_string()).collect();
        sentences.join(" ")
    };
    let odd = "r1c1 has a grey circle, so its number has to be odd.";
    assert_eq!(sentence("lat4o.oP.2P"), odd);
    assert_eq!(
        sentence("lat4o.ooo-M.Q"),
        "row 1 has 3 cells for odd numbers, but can hold only 2."
    );
    assert_eq!(
        sentence("lat4o.-e-eM.2P"),
        "row 1 has 3 cells for even numbers, but can hold only 2."
    );
    // A park is even, so 0, 1, 2 contains two even numbers, while 1, 2, 3 contains one.
    assert_eq!(sentence("sky3po.---.---.---.---.ee-G"), "");
    assert_ne!(sentence("sky3o.---.---.---.---.ee-G"), "");
}

#[test]
fn a_link_of_marks_says_what_does_not_fit() {
    let draft = read("lat3o.oe-G.J").expect("a link").draft;
    assert_eq!(draft.marks[..3], [Mark::Odd, Mark::Even, Mark::None]);
    assert_eq!(draft.features, Features::NONE);
    let link = LINK.write(&read("fut3o.--oG.1I.G.G").expect("a link").draft).expect("a link");
    assert!(link.starts_with("fut3o.--oG.1I."), "{link}");
    let sentence = |text: &str| read(text).expect_err(text).message.to_string();
    let letters = Mark::WRITTEN.map(|mark| mark.letter().to_string()).join(", ");
    let mark =
        format!("x is not a mark; {letters} or - is expected, or a capital D to W for several -.");
    assert_eq!(sentence("lat3o.x"), mark);
    assert_eq!(sentence("lat3oo.o"), "o appears twice.");
}
