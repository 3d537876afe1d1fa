//! Sum Skyscrapers: obvious contradictions of their clues, sums too large for a
//! byte, and random boards compared with the plain solver.

use std::collections::BTreeSet;

use gridfold_core::budget::Budget;
use gridfold_core::conditions::{Border, Condition, Feature, Features};
use gridfold_core::formats::{Format, read};
use gridfold_core::grid::{Cell, Side, Size, Values};
use gridfold_core::kind::Kind;
use gridfold_core::puzzle::{Draft, GridPuzzle};
use gridfold_core::solve::{self, Conflict, LineByLine, Rest, Solutions, Verdict, count, unique};

use crate::support::lines::orders;
use crate::support::random::{Dice, square, variant};
use crate::support::twin;

/// Sums and nothing else.
pub const SUMS: Features = Features::NONE.set(Feature::Sums, true);

fn puzzle(text: &str) -> GridPuzzle {
    let found = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    found.draft.puzzle().unwrap_or_else(|faults| panic!("{text}: {faults}"))
}

fn empty(n: usize, features: Features) -> Draft {
    Draft { features, ..Draft::empty(Kind::named("mixed").expect("a kind"), n) }
}

/// The sum of the visible heights, computed in a second way.
fn seen(heights: impl Iterator<Item = u32>) -> u32 {
    let mut shown: Vec<u32> = Vec::new();
    for height in heights {
        if shown.iter().all(|before| *before < height) {
            shown.push(height);
        }
    }
    shown.iter().sum()
}

/// A pair of facing sums that some order of the line produces is never called
/// contradictory, and most other pairs are.
#[test]
fn facing_sums_are_judged_rightly() {
    for parks in [false, true] {
        for n in 2..=6 {
            let park = u32::from(parks);
            let shown: BTreeSet<[u32; 2]> = orders(n)
                .iter()
                .map(|order| order.iter().map(|value| value - park).collect::<Vec<_>>())
                .map(|order| [seen(order.iter().copied()), seen(order.iter().rev().copied())])
                .collect();
            let mut draft = empty(n as usize, SUMS.set(Feature::Parks, parks));
            let size = Size::new(n as usize).expect("a size");
            let numbers = Border::of(draft.features).numbers(size);
            let (mut impossible, mut told) = (0, 0);
            for first in 1..=*numbers.end() {
                for last in 1..=*numbers.end() {
                    draft.clues[Side::Left as usize][0] = first;
                    draft.clues[Side::Right as usize][0] = last;
                    let is_told = !draft.puzzle().expect("in range").contradictions().is_empty();
                    let possible = shown.contains(&[first, last]);
                    assert!(!(is_told && possible), "n {n}: {first} and {last}");
                    impossible += u32::from(!possible);
                    told += u32::from(is_told);
                }
            }
            assert!(told * 10 >= impossible * 7, "n {n}: {told} of {impossible}");
        }
    }
}

#[test]
fn what_is_plain_of_sums_is_named() {
    let sentence = |link: &str| {
        let found = puzzle(link).contradictions();
        let sentences: Vec<String> = found.iter().map(|fault| fault.message.to_string()).collect();
        sentences.join(" ")
    };
    assert_eq!(
        sentence("sky4s.3---"),
        "the top clue of column 1 is 3, but the tallest building is always seen, so a sum is at least 4."
    );
    assert_eq!(
        sentence("sky4s.a---.----.5---"),
        "The sums 10 and 5 of column 1 cannot both be right: facing sums add up to at most 14."
    );
    assert_eq!(
        sentence("sky4s.5---.----.5---"),
        "The sums 5 and 5 of column 1 cannot both be right: facing sums add up to at least 11."
    );
    assert_eq!(
        sentence("sky4s.44--"),
        "the top clue of column 1 and the top clue of column 2 are both 4; that puts the same building into two cells of one line."
    );
    assert_eq!(
        sentence("sky3s.---.---.---.4--.213F"),
        "the left clue of row 1 is 4, but the buildings seen along its full line add up to 5."
    );
    assert_eq!(
        sentence("sky3s.---.---.---.4--.23-F"),
        "the left clue of row 1 is 4, but the buildings seen so far already add up to 5."
    );
    let fault = |link: &str| read(link).unwrap().draft.puzzle().unwrap_err().to_string();
    assert_eq!(fault("sky4s.b---"), "the top clue of column 1 is 11; a clue here is at most 10.");
    assert_eq!(fault("sky4ps.7---"), "the top clue of column 1 is 7; a clue here is at most 6.");
    assert_eq!(fault("lat4s"), "This kind of puzzle has no sums at the border.");
}

/// With parks, two equal extreme clues are possible on one side, but three are not.
#[test]
fn equal_extremes_on_a_side_are_judged_rightly() {
    for parks in [false, true] {
        for n in 3..=5 {
            let draft = empty(n, SUMS.set(Feature::Parks, parks));
            let numbers = Border::of(draft.features).numbers(Size::new(n).expect("a size"));
            for clue in [*numbers.start(), *numbers.end()] {
                for places in 0..1_usize << n {
                    let mut draft = draft.clone();
                    for index in (0..n).filter(|index| places >> index & 1 == 1) {
                        draft.clues[Side::Top as usize][index] = clue;
                    }
                    let puzzle = draft.puzzle().expect("in range");
                    let solvable = unique(&puzzle).verdict != Verdict::None;
                    assert_eq!(puzzle.contradictions().is_empty(), solvable, "{draft:?}");
                }
            }
        }
    }
}

/// A puzzle of order 32 with all its sums and most of its cells given.
fn large() -> (Draft, Vec<u32>) {
    let n = 32;
    let solution: Vec<u32> = (0..n * n).map(|at| ((at / n + at % n) % n) as u32 + 1).collect();
    let mut draft = empty(n, SUMS);
    let (border, size) = (Border::of(draft.features), Size::new(n).expect("a size"));
    for side in Side::ALL {
        let shown = (0..n).map(|index| border.shown(side, index, size, &solution));
        draft.clues[side as usize] = shown.collect();
    }
    draft.givens.clone_from(&solution);
    draft.givens.iter_mut().step_by(5).for_each(|given| *given = 0);
    (draft, solution)
}

#[test]
fn sums_above_a_byte_are_kept() {
    let (draft, solution) = large();
    assert_eq!(draft.clues[Side::Left as usize][0], 528);
    for id in ["link", "picture"] {
        let format = Format::named(id).expect("a form");
        let written = format.write(&draft).expect("every puzzle");
        assert_eq!(format.read(&written).expect("a puzzle").draft, draft, "{id}");
    }
    let puzzle = draft.puzzle().expect("in range");
    assert!(puzzle.accepts(&solution) && puzzle.contradictions().is_empty());
    let answer = unique(&puzzle);
    assert_eq!((answer.verdict, &answer.solutions[0]), (Verdict::Unique, &solution));
    // 528 is 272 plus 256, the number of values of a byte.
    let mut wrong = Draft { givens: solution, ..draft };
    wrong.clues[Side::Left as usize][0] = 272;
    let found = wrong.puzzle().expect("in range").contradictions();
    let sentences: Vec<String> = found.iter().map(|fault| fault.message.to_string()).collect();
    assert_eq!(
        sentences,
        [
            "the left clue of row 1 is 272, but the buildings seen along its full line add up to 528."
        ]
    );
}

/// The format of the documents that this project started from has an additional line.
#[test]
fn the_sides_form_says_that_clues_are_sums() {
    let text =
        "west = [0,0,4]\neast = [0,0,0]\nnorth = [0,6,0]\nsouth = [0,0,0]\nhigh = 1\nclues = sums";
    let found = read(text).expect("a puzzle");
    assert_eq!((found.format.id, found.draft.features), ("sides", SUMS));
    assert_eq!(found.format.write(&found.draft).as_deref(), Ok(text));
    let error = |other: &str| read(&text.replace("sums", other)).unwrap_err().to_string();
    assert_eq!(
        error("many"),
        "line 6, column 9: many is not a way to read clues; expected sums, or no such line."
    );
    let twice = "sums\nclues = sums";
    assert_eq!(error(twice), "line 7, column 1: clues appears twice.");
}

/// The sum of each line is the sum computed from the line's own cells.
#[test]
fn the_sums_of_a_square_are_true_of_it() {
    let mut dice = Dice(500);
    for n in [1, 2, 5, 9, 16] {
        let (solution, size) = (square(&mut dice, n), Size::new(n).expect("a size"));
        for parks in [false, true].into_iter().filter(|parks| n > 1 || !parks) {
            let border = Border::of(SUMS.set(Feature::Parks, parks));
            for (side, index) in
                Side::ALL.into_iter().flat_map(|side| (0..n).map(move |at| (side, at)))
            {
                let line = size.line_cells(side.line(index));
                let mut heights: Vec<u32> =
                    line.map(|cell| solution[cell.index()] - u32::from(parks)).collect();
                if !side.sees_first_cell_first() {
                    heights.reverse();
                }
                let sum = seen(heights.into_iter());
                assert_eq!(border.shown(side, index, size, &solution), sum);
                assert!(border.numbers(size).contains(&sum));
            }
        }
    }
}

/// Sums alone, and with each other feature that a grid may have.
pub fn sets() -> Vec<Features> {
    let others = Feature::ALL.into_iter().filter(|one| one.letter().is_some());
    others.map(|other| SUMS.set(other, true)).collect()
}

/// Asks all questions about random boards and compares the answers with the plain solver.
fn check_boards(seed: u64, rounds: usize) {
    let (mut dice, sets) = (Dice(seed), sets());
    let mut verdicts = [0; 3];
    for round in 0..rounds {
        let features = sets[round % sets.len()];
        let n = if features.has(Feature::Boxes) { 4 } else { 1 + dice.below(5) };
        let puzzle = variant(&mut dice, n, features).puzzle().expect("in range");
        let expected = twin::solutions(&puzzle, usize::MAX);
        check_solutions(&puzzle, &expected);
        check_counts(&puzzle, expected.len());
        check_candidates(&puzzle, &expected);
        check_conflict(&puzzle, expected.is_empty());
        check_redundant(&puzzle, expected.len());
        verdicts[expected.len().min(2)] += 1;
    }
    assert!(verdicts.iter().all(|count| *count * 25 > rounds), "{verdicts:?}");
}

fn check_solutions(puzzle: &GridPuzzle, expected: &[Vec<u32>]) {
    let few = expected.len() <= 200;
    let found: BTreeSet<Vec<u32>> = Solutions::new(puzzle).collect();
    assert!(found.iter().eq(expected), "{:?}", puzzle.draft());
    if few {
        let found: BTreeSet<Vec<u32>> = Solutions::few(puzzle).collect();
        assert!(found.iter().eq(expected), "{:?}", puzzle.draft());
    }
    let verdict = match expected.len() {
        0 => Verdict::None,
        1 => Verdict::Unique,
        _ => Verdict::Several,
    };
    assert_eq!(unique(puzzle).verdict, verdict, "{:?}", puzzle.draft());
    assert!(expected.is_empty() || puzzle.contradictions().is_empty(), "{:?}", puzzle.draft());
}

fn check_counts(puzzle: &GridPuzzle, expected: usize) {
    assert_eq!(count(puzzle), expected as u64, "{:?}", puzzle.draft());
    if let Some(mut lines) = LineByLine::of(&puzzle.model()) {
        assert_eq!(Budget::unlimited(|budget| lines.advance(budget)), Rest::End);
        assert_eq!(lines.count(), expected as u128, "{:?}", puzzle.draft());
    }
}

fn check_candidates(puzzle: &GridPuzzle, solutions: &[Vec<u32>]) {
    let known = Budget::unlimited(|budget| solve::candidates(puzzle, budget, &mut |_| {}));
    let values = |cell: Cell| solutions.iter().map(|one| one[cell.index()]).collect();
    let expected: Vec<Values> = puzzle.size().cells().map(values).collect();
    assert_eq!(known.found, expected, "{:?}", puzzle.draft());
}

fn check_conflict(puzzle: &GridPuzzle, unsolvable: bool) {
    let solvable = |part: &GridPuzzle| !twin::solutions(part, 1).is_empty();
    match Budget::unlimited(|budget| solve::conflict(puzzle, budget)) {
        Conflict::None => assert!(!unsolvable, "{:?}", puzzle.draft()),
        Conflict::Unknown => panic!("no limit was set"),
        Conflict::Smallest(conditions) => {
            let core = puzzle.only(&conditions);
            assert!(unsolvable && !solvable(&core), "{conditions:?}");
            let is_needed = |one: &Condition| solvable(&core.without(*one));
            assert!(conditions.iter().all(is_needed), "{conditions:?}");
        }
    }
}

fn check_redundant(puzzle: &GridPuzzle, solutions: usize) {
    let known = Budget::unlimited(|budget| solve::redundant(puzzle, budget, &mut |_| {}));
    assert_eq!(known.unknown, []);
    for condition in puzzle.conditions().iter().filter(|one| one.is_removable()) {
        let rest = puzzle.without(*condition);
        let changes = twin::solutions(&rest, solutions + 1).len() != solutions;
        assert_eq!(known.conditions.contains(condition), !changes, "{condition:?}");
    }
}

#[test]
fn boards_with_sums_have_the_plain_solvers_answers() {
    check_boards(501, 60);
}

#[test]
#[ignore = "minutes: two thousand boards with sums up to 5x5, every question"]
fn two_thousand_boards_with_sums_have_the_plain_solvers_answers() {
    check_boards(502, 2_000);
}
