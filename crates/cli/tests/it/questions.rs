//! `gridfold candidates`, `gridfold conflict` and `gridfold redundant`: answers, places, and what each exit code means.

use serde_json::{Value, json};

use crate::{gridfold, records};

/// A puzzle whose only solution is 123 231 312.
const UNIQUE: &str = "1 . .\n     \n.<3 .\n^    \n. 1 .\n";
/// All squares of order 3.
const OPEN: &str = "lat3.J\n";
/// Two cells of the first column are 1; the other cells do not matter.
const IMPOSSIBLE: &str = "1 .<.\n     \n1 . .\n     \n. . 2\n";

fn record(arguments: &str, input: &str) -> (i32, Value) {
    let ended = gridfold(arguments, input);
    assert_eq!(ended.err, "");
    (ended.code, records(&ended.out).remove(0))
}

#[test]
fn each_cell_of_a_unique_puzzle_has_one_candidate() {
    let (code, record) = record("candidates --json", UNIQUE);
    assert_eq!(code, 0);
    assert_eq!(record["complete"], true);
    assert_eq!(record["found"], json!([[[1], [2], [3]], [[2], [3], [1]], [[3], [1], [2]]]));
    assert_eq!(record["open"][2], json!([[], [], []]));
}

#[test]
fn candidates_are_drawn_in_the_board() {
    let ended = gridfold("candidates", "sky3.3--.---.---.---\nlat3.1--------\n");
    let first = "     3\n   +---------+\n   | 1 23 23 |\n   | 2 13 13 |\n";
    assert!(ended.out.starts_with(first), "{}", ended.out);
    assert!(ended.out.contains("   | 23 123 123 |\n"), "{}", ended.out);
    assert!(ended.out.contains("<stdin>:2: latin 3x3: 8 cells take several values ("));
    assert_eq!(ended.code, 0);
}

#[test]
fn a_puzzle_without_solution_has_no_candidates() {
    let (code, record) = record("candidates --json", IMPOSSIBLE);
    assert_eq!((code, &record["found"][0]), (1, &json!([[], [], []])));
    assert!(gridfold("candidates", IMPOSSIBLE).out.contains("futoshiki 3x3: no solution ("));
}

#[test]
fn a_conflict_is_a_smallest_one_with_its_places() {
    let (code, record) = record("conflict --json", IMPOSSIBLE);
    assert_eq!((code, &record["solvable"], &record["count"]), (1, &json!(false), &json!(2)));
    let expected = json!({"clues": [], "givens": [[0, 0], [1, 0]], "signs": []});
    assert_eq!(record["conflict"], expected);
}

#[test]
fn a_conflict_is_drawn_alone_and_told_in_words() {
    let ended = gridfold("conflict", "mix3.-2-.---.--3.--1.I1.l-----.-----g\n");
    assert_eq!(ended.code, 1);
    assert!(
        ended.out.contains("no solution; these 3 conditions contradict each other"),
        "{}",
        ended.out
    );
    assert!(ended.out.contains("\n  the bottom clue of column 3 is 3\n"), "{}", ended.out);
    assert!(ended.out.contains("\n  r1c1 < r1c2\n"), "{}", ended.out);
    assert!(!ended.out.contains("r3c3"), "it takes no part: {}", ended.out);
}

#[test]
fn a_puzzle_with_a_solution_has_no_conflict() {
    let (code, record) = record("conflict --json", UNIQUE);
    assert_eq!((code, &record["solvable"], &record["conflict"]), (0, &json!(true), &json!(null)));
    assert!(gridfold("conflict", UNIQUE).out.contains(": it has a solution ("));
}

#[test]
fn what_could_be_left_out_is_named() {
    let (code, record) = record("redundant --json", UNIQUE);
    assert_eq!((code, &record["verdict"], &record["conditions"]), (1, &json!("unique"), &json!(5)));
    assert_eq!(record["redundant"]["givens"], json!([[1, 1], [2, 1]]));
    let sign = |greater: [usize; 2]| json!({"lesser": [1, 0], "greater": greater});
    assert_eq!(record["redundant"]["signs"], json!([sign([1, 1]), sign([2, 0])]));
    let text = gridfold("redundant", UNIQUE).out;
    assert!(text.contains("exactly one solution; each of these 4 conditions could"), "{text}");
    assert!(text.contains("\n  r2c1 < r2c2\n") && !text.contains("r1c1 is 1"), "{text}");
}

#[test]
fn a_minimal_puzzle_ends_with_0() {
    let ended = gridfold("redundant", "lat2.1---\n");
    assert_eq!(ended.code, 0, "{}", ended.err);
    assert!(ended.out.contains("nothing could be left out"), "{}", ended.out);
}

#[test]
fn gaps_of_an_adjacent_puzzle_are_not_counted_and_it_is_said() {
    let (code, found) = record("redundant --json", "fut2a.--1-.bb.bb\n");
    assert_eq!((code, &found["conditions"], &found["gaps"]), (0, &json!(1), &json!(4)));
    let text = gridfold("redundant", "fut2a.--1-.bb.bb\n").out;
    assert!(text.contains("; nothing else could be left out"), "{text}");
    assert!(text.contains("not looked at: 4 gaps"), "{text}");
    let (_, others) = record("redundant --json", UNIQUE);
    assert_eq!(others.get("gaps"), None);
}

#[test]
fn an_early_end_leaves_conditions_undecided() {
    let (code, record) = record("redundant --json --nodes 0", UNIQUE);
    assert_eq!((code, record["verdict"].as_str()), (1, Some("unknown")));
    assert_eq!(record["unknown"]["givens"].as_array().map(Vec::len), Some(3));
}

#[test]
fn answers_keep_the_order_of_the_input() {
    let lines = format!("lat2.1---\n{OPEN}lat2.11--\n").repeat(30);
    let ended = gridfold("conflict --json", &lines);
    let solvable: Vec<bool> =
        records(&ended.out).iter().map(|record| record["solvable"] == true).collect();
    assert_eq!(solvable, [true, true, false].repeat(30));
}
