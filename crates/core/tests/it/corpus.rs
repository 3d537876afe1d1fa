//! Published puzzles and published counts.

use std::collections::HashMap;

use gridfold_core::budget::Budget;
use gridfold_core::grid::{Side, Size};
use gridfold_core::kind::Kind;
use gridfold_core::puzzle::Draft;
use gridfold_core::solve::{Question, Solutions, Verdict, count, find, unique};

use crate::support::cases::{Case, cases};
use crate::support::random::seen_from;

fn check(case: &Case) {
    let puzzle = case.draft().puzzle().unwrap_or_else(|faults| panic!("{}: {faults}", case.id));
    let expected = case.solutions.as_ref().map(ToString::to_string);
    match expected.as_deref() {
        Some("1") => {
            let answer = unique(&puzzle);
            assert_eq!(answer.verdict, Verdict::Unique, "{}", case.id);
            assert_eq!(Some(&answer.solutions[0]), case.solution().as_ref(), "{}", case.id);
        }
        Some("0") => assert_eq!(unique(&puzzle).verdict, Verdict::None, "{}", case.id),
        Some("\"2+\"") => assert_eq!(unique(&puzzle).verdict, Verdict::Several, "{}", case.id),
        other => panic!("{}: {other:?} is not a count", case.id),
    }
}

#[test]
fn published_skyscrapers_have_the_listed_answers() {
    let cases = cases("published-skyscrapers.jsonl");
    assert_eq!(cases.len(), 52);
    cases.iter().for_each(check);
}

#[test]
fn published_futoshiki_have_the_listed_answers() {
    let cases = cases("published-futoshiki.jsonl");
    assert_eq!(cases.len(), 92);
    cases.iter().for_each(check);
}

#[test]
fn published_latin_squares_have_the_listed_answers() {
    let small: Vec<Case> = cases("published-latin.jsonl");
    let listed = small.iter().filter(|case| case.draft().size <= 10 && case.solutions.is_some());
    let checked = listed.inspect(|case| check(case)).count();
    assert!(checked >= 5, "only {checked} small squares");
}

#[test]
fn latin_squares_are_counted() {
    for (n, squares) in [(1, 1), (2, 2), (3, 12), (4, 576), (5, 161_280)] {
        let puzzle =
            Draft::empty(Kind::named("latin").expect("a kind"), n).puzzle().expect("empty");
        assert_eq!(count(&puzzle), squares, "order {n}");
    }
}

/// Every distinct complete set of clues of order n, with the number of squares
/// that match it.
fn clue_vectors(n: usize) -> HashMap<[Vec<u32>; 4], u64> {
    let size = Size::new(n).expect("a size");
    let latin = Draft::empty(Kind::named("latin").expect("a kind"), n).puzzle().expect("empty");
    let mut vectors = HashMap::new();
    for square in Solutions::new(&latin) {
        let side =
            |side| (0..n).map(|index| seen_from(size, side, index, &square, false)).collect();
        *vectors.entry(Side::ALL.map(side)).or_default() += 1;
    }
    vectors
}

/// (distinct sets of clues, those with one solution, the most squares for one set).
fn clue_vector_counts(n: usize) -> (usize, usize, u64) {
    let vectors = clue_vectors(n);
    let mut uniques = 0;
    for (clues, squares) in &vectors {
        let mut draft = Draft::empty(Kind::named("skyscrapers").expect("a kind"), n);
        draft.clues = clues.clone();
        let puzzle = draft.puzzle().expect("clues in range");
        let answer = Budget::unlimited(|budget| find(&puzzle, Question::UNIQUE, budget));
        assert_eq!(answer.verdict == Verdict::Unique, *squares == 1, "{clues:?}");
        uniques += usize::from(answer.verdict == Verdict::Unique);
    }
    (vectors.len(), uniques, vectors.values().copied().max().unwrap_or(0))
}

#[test]
fn small_clue_vectors_are_counted() {
    assert_eq!(clue_vector_counts(2), (2, 2, 1));
    assert_eq!(clue_vector_counts(3), (12, 12, 1));
    assert_eq!(clue_vector_counts(4), (438, 372, 6));
}

#[test]
#[ignore = "a hundred thousand puzzles; `npm run test:long` runs it"]
fn five_by_five_clue_vectors_are_counted() {
    assert_eq!(clue_vector_counts(5), (102_398, 68_368, 20));
}
