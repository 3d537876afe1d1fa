//! Every concrete puzzle in the documents that this project started from: text
//! in, answer out.

use gridfold_core::constraints::{ExactLine, LineClues};
use gridfold_core::engine::{Domains, PropagationLevel, Propagator};
use gridfold_core::formats;
use gridfold_core::grid::{Line, Size, Values};
use gridfold_core::puzzle::GridPuzzle;
use gridfold_core::solve::{Verdict, unique};
use serde_json::Value;

use crate::support::cases::data;

fn seeds() -> Value {
    serde_json::from_str(&data("seeds.json")).expect("the seeds are JSON")
}

fn puzzle(seed: &Value) -> GridPuzzle {
    let text = seed["text"].as_str().expect("a text");
    let read = formats::read(text).unwrap_or_else(|error| panic!("{}: {error}", seed["id"]));
    read.draft.puzzle().unwrap_or_else(|faults| panic!("{}: {faults}", seed["id"]))
}

fn rows(value: &Value) -> Vec<u32> {
    let rows = value.as_array().expect("rows").iter();
    let cells = rows.flat_map(|row| row.as_array().expect("a row"));
    cells.map(|cell| cell.as_u64().expect("a value") as u32).collect()
}

#[test]
fn every_grid_puzzle_gives_the_listed_answer() {
    let seeds = seeds();
    let mut checked = 0;
    for seed in
        ["skyscrapers", "futoshiki"].iter().flat_map(|kind| seeds[kind].as_array().expect("a list"))
    {
        if seed["text"].is_null() {
            continue;
        }
        let answer = unique(&puzzle(seed));
        match seed["solutions"].as_u64() {
            Some(0) => assert_eq!(answer.verdict, Verdict::None, "{}", seed["id"]),
            Some(1) => {
                assert_eq!(answer.verdict, Verdict::Unique, "{}", seed["id"]);
                assert_eq!(answer.solutions[0], rows(&seed["solution"]), "{}", seed["id"]);
            }
            other => panic!("{}: {other:?} solutions?", seed["id"]),
        }
        checked += 1;
    }
    assert_eq!(checked, 9);
}

#[test]
fn the_emptied_skyline_still_has_its_one_solution() {
    let seeds = seeds();
    let seed = &seeds["skyscrapers"][0];
    assert_eq!(seed["id"], "skyline-desc");
    let mut draft = puzzle(seed).draft().clone();
    assert!(draft.has_givens());
    draft.givens.fill(0);
    let answer = unique(&draft.puzzle().expect("clues alone"));
    assert_eq!(answer.verdict, Verdict::Unique);
    assert_eq!(answer.solutions[0], rows(&seed["solution"]));
}

/// The first document calls this line impossible, and the case file repeats it:
/// 10 30 20 60 with two open lots shows too many. That is a mistake in its text
/// ("eliminate all elements below 60"; its program correctly eliminates those
/// above): 10, 30 and 60 are visible, 40 and 50 are hidden behind 60. With one
/// visible building fewer, the line is impossible.
#[test]
fn the_line_of_the_first_document_is_possible_after_all() {
    let seeds = seeds();
    let lines = seeds["skyscrapers"].as_array().expect("a list").iter();
    let line = lines.map(|seed| &seed["line"]).find(|line| !line.is_null()).expect("one line");
    let heights: Vec<u64> =
        line["heights"].as_array().expect("heights").iter().filter_map(Value::as_u64).collect();
    let size = Size::new(heights.len()).expect("a size");
    let mut domains = Domains::new(size);
    for (place, height) in heights.iter().enumerate().filter(|(_, height)| **height > 0) {
        let value = Values::only((height / 10) as u32);
        domains.keep(size.cell(0, place), value).expect("different heights");
    }
    domains.propagate_singles().expect("different heights");
    let holds_with = |clue: u32| {
        let clues = LineClues {
            line: Line::Row(0),
            clues: [Some(clue), None],
            signs: Vec::new(),
            lowest_unseen: false,
        };
        ExactLine::new(size, clues).propagate(&mut domains.clone(), PropagationLevel::Full).is_ok()
    };
    assert_eq!(line["clue"], 3);
    assert!(holds_with(3));
    assert!(!holds_with(2) && !holds_with(4));
}
