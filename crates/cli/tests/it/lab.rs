//! `gridfold lab`: the table, the JSON Lines, and what stops a strategy.

use crate::{gridfold, records};

/// All clues of a 4x4; an independent program counted 304 and 110 tries.
const DEMO: &str = "sky5.-----.2-22-.-3--2.3----";
const SMALL: &str = "sky4.1332.2122.3213.1423\n";
/// The snake of the founding documents.
const SNAKE: &str = "bwb/w/b/wb/w/bw/b/w/bw/bw/b/w/b/wb/wb/wb/wb\n";

const GRIDS: [&str; 11] = [
    "naive",
    "line-check",
    "early-checks",
    "domains",
    "elimination",
    "queue",
    "candidates",
    "fix-point",
    "stronger",
    "person",
    "engine",
];

#[test]
fn every_strategy_has_its_row() {
    let ended = gridfold("lab --cap 10000", SMALL);
    assert_eq!(ended.code, 1, "{}", ended.err);
    let rows: Vec<&str> = ended.out.lines().collect();
    assert_eq!(rows[0], "<stdin>:1: skyscrapers 4x4");
    let names = rows[2..].iter().filter_map(|row| row.split_whitespace().next());
    assert_eq!(names.collect::<Vec<_>>(), GRIDS);
    assert!(rows[2].ends_with("stopped, of 5,726,623,060 tries"), "{}", rows[2]);
    assert_eq!(ended.err, "", "a progress bar without a terminal");
}

#[test]
fn each_strategy_is_one_line_of_json() {
    let ended = gridfold("lab --json --strategy domains --strategy early-checks", SMALL);
    assert_eq!(ended.code, 0, "{}", ended.err);
    let found = records(&ended.out);
    let told: Vec<_> = found
        .iter()
        .map(|record| (record["strategy"].as_str().unwrap(), record["tries"].as_u64().unwrap()))
        .collect();
    assert_eq!(told, [("early-checks", 304), ("domains", 110)]);
    for record in found {
        assert_eq!((record["solutions"].as_u64(), &record["finished"]), (Some(1), &true.into()));
        assert_eq!(
            (record["kind"].as_str(), record["size"].as_u64()),
            (Some("skyscrapers"), Some(4))
        );
        let counts =
            ["positions", "dead_ends", "removals", "micros"].map(|key| record[key].is_u64());
        assert_eq!(counts, [true; 4], "{record}");
    }
}

#[test]
fn the_first_solution_ends_a_strategy_and_exhaust_does_not() {
    let tries = |goal: &str| {
        let ended = gridfold(&format!("lab --json --strategy domains {goal}"), SMALL);
        assert_eq!(ended.code, 0, "{}", ended.err);
        records(&ended.out)[0]["tries"].as_u64().unwrap()
    };
    assert_eq!((tries("--first"), tries("--exhaust"), tries("")), (42, 110, 110));
    assert_eq!(gridfold("lab --first --exhaust", SMALL).code, 2);
}

#[test]
fn the_cap_stops_a_strategy_and_says_so() {
    let ended = gridfold("lab --json --cap 100 --strategy domains --strategy naive", SMALL);
    assert_eq!(ended.code, 1, "{}", ended.err);
    for record in records(&ended.out) {
        let stopped = (record["tries"].as_u64(), record["finished"].as_bool());
        assert_eq!(stopped, (Some(100), Some(false)));
        let known = record["log10_total"].as_f64().map(|total| (total * 1000.0).round());
        let expected = (record["strategy"] == "naive").then_some(9758.0);
        assert_eq!(known, expected, "{record}");
    }
}

fn tries(arguments: &str) -> Vec<Option<u64>> {
    let ended =
        gridfold(&format!("lab --json --strategy domains --strategy fix-point {arguments}"), DEMO);
    records(&ended.out).iter().map(|record| record["tries"].as_u64()).collect()
}

#[test]
fn cells_are_tried_in_the_order_that_was_asked_for() {
    assert_eq!(tries(""), [Some(97_683), Some(2_169)]);
    assert_eq!(tries("--smallest"), [Some(73_011), Some(2_159)]);
    assert_eq!(tries("--begin-with r1c1"), tries(""));
    let other = tries("--begin-with r5c5,r3c3");
    assert!(other.len() == 2 && other != tries(""), "{other:?}");
}

#[test]
fn a_cell_to_begin_with_has_to_be_on_the_board() {
    let ended = gridfold("lab --begin-with r2c9", DEMO);
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("no cell r2c9"), "{}", ended.err);
    let ended = gridfold("lab --begin-with b2", DEMO);
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("r2c3: row 2, column 3"), "{}", ended.err);
}

#[test]
fn a_cap_of_exactly_its_tries_stops_nothing() {
    let ended = gridfold("lab --json --cap 110 --strategy domains", SMALL);
    let records = records(&ended.out);
    let known =
        |record: &serde_json::Value| (record["tries"].as_u64(), record["finished"].as_bool());
    assert_eq!(records.iter().map(known).collect::<Vec<_>>(), [(Some(110), Some(true))]);
}

#[test]
fn no_time_stops_every_strategy_that_has_something_to_try() {
    let ended = gridfold("lab --json --seconds 0 --strategy early-checks --strategy engine", SMALL);
    let finished = |record: &serde_json::Value| record["finished"].as_bool();
    let finished: Vec<_> = records(&ended.out).iter().map(finished).collect();
    assert_eq!((ended.code, finished), (1, vec![Some(false); 2]));
}

#[test]
fn snakes_have_strategies_of_their_own() {
    let ended = gridfold("lab --json", SNAKE);
    assert_eq!(ended.code, 0, "{}", ended.err);
    let told: Vec<_> = records(&ended.out)
        .iter()
        .map(|record| {
            assert_eq!(record["box"], serde_json::json!([3, 3, 3]));
            (record["strategy"].as_str().unwrap().to_owned(), record["tries"].as_u64().unwrap())
        })
        .collect();
    let expected = [
        ("corner", 837),
        ("all-starts", 73_146),
        ("span", 10_309),
        ("symmetry", 5_087),
        ("connected", 1_959),
    ];
    assert_eq!(told, expected.map(|(id, tries)| (id.to_owned(), tries)));
    assert!(gridfold("lab", SNAKE).out.starts_with("<stdin>:1: snake 3x3x3\n"));
}

#[test]
fn a_strategy_for_the_other_family_is_complained_about() {
    let ended = gridfold("lab --strategy corner", SMALL);
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("no strategy that was named is for this puzzle"), "{}", ended.err);
    let ended = gridfold("lab --strategy fastest", SMALL);
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("early-checks, domains"), "{}", ended.err);
    assert!(ended.err.contains("for snakes corner, all-starts"), "{}", ended.err);
}
