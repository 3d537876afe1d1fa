//! Every command on diagonals, boxes, parks and bars.

use serde_json::{Value, json};

use crate::{gridfold, records};

/// Number 469 of janko.at.
const PARK: &str = "sky6p.213343.441332.332112.214334\n";
/// An adjacent puzzle whose one solution begins with 4 1 2 3.
const ADJACENT: &str = "4a:4,0R,0RDL,0DL,0D,0RD,0URL,0UL,0URD,0UDL,0,0,0UR,0UL,4,0,\n";
const DIAGONALS: &str = "lat4x.1-Q\n";

fn record(arguments: &str, input: &str) -> (i32, Value) {
    let ended = gridfold(arguments, input);
    assert_eq!(ended.err, "");
    (ended.code, records(&ended.out).remove(0))
}

#[test]
fn a_park_is_0() {
    let (code, solved) = record("solve --json", PARK);
    assert_eq!(
        (code, &solved["verdict"], &solved["features"]),
        (0, &json!("unique"), &json!(["parks"]))
    );
    assert_eq!(solved["solutions"][0][0], json!([4, 5, 0, 3, 2, 1]));
    let (_, candidates) = record("candidates --json", PARK);
    assert_eq!(candidates["found"][0], json!([[4], [5], [0], [3], [2], [1]]));
    let text = gridfold("solve", PARK).out;
    assert!(text.contains("skyscrapers 6x6 parks\n"), "{text}");
    assert!(text.contains("| 4 5 0 3 2 1 | 4\n"), "{text}");
    assert!(text.contains("<stdin>:1: skyscrapers 6x6 parks: exactly one solution ("), "{text}");
    let drawn = gridfold("candidates", "sky3p.---.---.---.---.0H\n").out;
    assert!(drawn.contains("| 0  12  12  |\n   | 12 012 012 |\n"), "{drawn}");
}

#[test]
fn two_parks_in_a_line_are_refused_by_name() {
    let ended = gridfold("solve", &PARK.replace("6p", "6pp"));
    assert_eq!((ended.code, ended.out.as_str()), (2, ""));
    assert!(
        ended.err.contains("<stdin>:1:6: Two parks in a line are not supported"),
        "{}",
        ended.err
    );
}

#[test]
fn squares_are_counted() {
    for (puzzle, count) in [("lat4x.Q", 48), ("lat4b.Q", 288), ("lat5x.W---", 960)] {
        let (_, solved) = record("solve --count --json", puzzle);
        assert_eq!(solved["count"], count, "{puzzle}");
    }
}

#[test]
fn conditions_are_named_by_what_they_are() {
    let (code, conflict) = record("conflict --json", "lat4x.1E1K\n");
    assert_eq!((code, &conflict["count"]), (1, &json!(3)));
    let expected = json!({"clues": [], "diagonals": true, "givens": [[0, 0], [1, 1]], "signs": []});
    assert_eq!(conflict["conflict"], expected);
    let text = gridfold("conflict", "lat4x.1E1K\n").out;
    assert!(text.contains("\n  both diagonals\n  r1c1 is 1\n  r2c2 is 1\n"), "{text}");
    let bars = ADJACENT.replace("4,0R", "4,3R");
    let (_, conflict) = record("conflict --json", &bars);
    let gaps = json!([
        {"first": [0, 0], "second": [0, 1], "sign": "none"},
        {"first": [0, 2], "second": [0, 3], "sign": "bar"},
    ]);
    assert_eq!(conflict["conflict"]["adjacent"], gaps);
    let text = gridfold("conflict", &bars).out;
    assert!(
        text.contains("\n  r1c1 | r1c2: no bar\n  r1c3 | r1c4: a bar\n  r1c2 is 3\n"),
        "{text}"
    );
    // The rest of the puzzle cannot be written, because every empty gap would
    // have a meaning.
    assert!(text.contains("| .   3   . | . |") && !text.contains("adjacent\n"), "{text}");
}

#[test]
fn a_bar_is_never_redundant_and_the_diagonals_may_be() {
    let (_, found) = record("redundant --json", ADJACENT);
    let redundant = found["redundant"].as_object().unwrap();
    assert_eq!(redundant.keys().collect::<Vec<_>>(), ["clues", "givens", "signs"]);
    let (_, found) = record("redundant --json", "lat4x.1234341243212143\n");
    assert_eq!(found["redundant"]["diagonals"], true);
}

#[test]
fn variants_go_through_the_forms_that_carry_them() {
    for puzzle in [PARK, ADJACENT, DIAGONALS.replace("-Q", "---L").as_str(), "lat4b.1-2M\n"] {
        let link = gridfold("convert --to link", puzzle);
        let picture = gridfold("convert --to picture", &link.out);
        assert_eq!((link.code, picture.code), (0, 0), "{}{}", link.err, picture.err);
        assert_eq!(gridfold("convert --to link", &picture.out).out, link.out, "{}", picture.out);
    }
    assert_eq!(gridfold("convert --to unequal", ADJACENT).out, ADJACENT);
    for (form, puzzle, refusal) in [
        ("towers", PARK, "This format cannot say that the lowest value is a park."),
        ("futoshiki-text", ADJACENT, "This format cannot store bars."),
        (
            "sides",
            "sky4b.----.----.----.----\n",
            "This format cannot say that the values in a box are all different.",
        ),
        (
            "ring",
            "sky4x.----.----.----.----\n",
            "This format cannot say that the values on a diagonal are all different.",
        ),
    ] {
        let ended = gridfold(&format!("convert --to {form}"), puzzle);
        assert_eq!((ended.code, ended.out.as_str()), (1, ""), "{form}");
        assert_eq!(ended.err, format!("gridfold: <stdin>:1: {refusal}\n"));
    }
}

#[test]
fn every_game_in_the_adjacent_mode_has_one_solution() {
    let games = include_str!("../../../core/tests/data/adjacent.txt");
    let found = gridfold("solve --limit 2 --json", games);
    assert_eq!((found.code, found.err.as_str()), (0, ""));
    let lines: Vec<&str> = found.out.lines().collect();
    assert_eq!(lines.len(), 54);
    assert!(lines.iter().all(|line| line.contains(r#""verdict":"unique","count":1"#)), "{lines:?}");
}
