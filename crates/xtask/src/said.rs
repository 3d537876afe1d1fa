//! Messages with the core's English text, for the test that the page shows the same text.
//!
//! The file contains the steps of a few puzzles, and one sentence for each type
//! of argument that these steps lack. Only the tests read the file.

use std::collections::BTreeMap;

use gridfold_core::deduction::{Board, Step};
use gridfold_core::explain;
use gridfold_core::formats;
use gridfold_core::grid::{Line, Side};
use gridfold_core::message::{Arg, Message};
use gridfold_core::puzzle::GridPuzzle;
use serde_json::{Value, json};

/// Puzzles from an easy one to some that need chains and trials.
const PUZZLES: &[&str] = &[
    "sky4.1332.2122.3213.1423",
    "sky5.---4-.33---.-12-3.-233-",
    "sky6.23--42.--3-1-.-2-3--.----52.-1G6F3G2--1L",
    "sky6.------.--1--4.----2-.----4-.-2D43--5E1E4O1-",
    "fut5.D3V.Dg-gLg--.--lgJgglgD",
    "fut6.WO.gGl-gIg-l-l-ggDg.lEl--ggDglgg--gFg--g-",
];

/// The maximum number of sentences per key.
const MOST: usize = 4;

/// The file: a list of `{"message", "english"}`.
pub(crate) fn json() -> serde_json::Result<String> {
    let mut kept: BTreeMap<&str, Vec<Message>> = BTreeMap::new();
    for message in PUZZLES.iter().flat_map(|link| of_path(link)).chain(of_each_argument()) {
        let same_key = kept.entry(message.key).or_default();
        if same_key.len() < MOST {
            same_key.push(message);
        }
    }
    let said: Vec<Value> = kept
        .into_values()
        .flatten()
        .map(|message| json!({ "english": message.to_string(), "message": message }))
        .collect();
    serde_json::to_string_pretty(&said)
}

fn of_path(link: &str) -> Vec<Message> {
    let puzzle = puzzle(link);
    let steps = Step::all_told(&Board::new(&puzzle), &explain::path(&puzzle).steps);
    steps.iter().map(|step| step.message(&puzzle)).collect()
}

fn puzzle(link: &str) -> GridPuzzle {
    let found = formats::read(link).unwrap_or_else(|error| panic!("{link}: {error}"));
    found.draft.puzzle().unwrap_or_else(|faults| panic!("{link}: {faults}"))
}

fn of_each_argument() -> Vec<Message> {
    let statement = |key, row| {
        Message::new(key).with("cell", Arg::Cell { row, column: 1 }).with("value", 3_u32)
    };
    let suppose = Message::new("rule.focused-trial")
        .with("cell", Arg::Cell { row: 0, column: 0 })
        .with("values", Arg::Values(vec![10]))
        .with("count", 2_u32);
    let corners = Message::new("rule.four-corners")
        .with("cell", Arg::Cell { row: 2, column: 2 })
        .with("values", Arg::Values(vec![1]))
        .with("one", Line::Row(0))
        .with("first", Arg::Said(Box::new(statement("statement.is", 0))))
        .with("two", Line::Column(3))
        .with("second", Arg::Said(Box::new(statement("statement.is-not", 1))))
        .with("three", Line::Row(1))
        .with("four", Line::Column(1))
        .with("corner", Arg::Cell { row: 1, column: 1 });
    let frame = vec![
        Arg::Line(Line::Row(0)),
        Arg::Box { index: 3 },
        Arg::Diagonal { rising: true },
        Arg::Clue { side: Side::Left, index: 4 },
    ];
    let hidden = |house: Arg| {
        Message::new("rule.hidden-triple")
            .with("line", house)
            .with("numbers", Arg::Values(vec![1, 2, 3]))
            .with("others", Arg::Cells(vec![(0, 0), (0, 2), (0, 4)]))
    };
    let fish = |rows| {
        Message::new("rule.swordfish")
            .with("lines", Arg::Lines { rows, indices: vec![0, 2, 5] })
            .with("covers", Arg::Lines { rows: !rows, indices: vec![1, 2] })
            .with("values", Arg::Values(vec![7]))
    };
    let ways = |ways| {
        Message::new("rule.three-arrangements")
            .with("line", Line::Column(0))
            .with("ways", Arg::Ways(ways))
    };
    vec![
        suppose.clone().with("frame", Arg::List(frame)),
        suppose.with("frame", Arg::List(vec![Arg::Box { index: 0 }])),
        corners,
        hidden(Arg::Diagonal { rising: false }),
        hidden(Arg::Box { index: 1 }),
        fish(true),
        fish(false),
        ways(vec![vec![1, 2, 3], vec![3, 2, 1], vec![2, 1, 3]]),
        ways(vec![vec![10, 2, 3], vec![3, 2, 10]]),
        Message::new("read.number").with("found", "it's {5} <b>"),
    ]
}
