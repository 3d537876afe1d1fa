//! JSON records: each states the place of its puzzle, whatever went wrong, as
//! its schema requires.

use std::fs;
use std::path::Path;

use jsonschema::Validator;
use serde_json::{Value, json};

use crate::{gridfold, records};

const UNIQUE: &str = "sky4.1332.2122.3213.1423";
const NONE: &str = "sky5.-4---.-----.-3---.-----";
const SNAKE: &str = "3,2,2,3,2,3,2,2,3,3,2,2,2,3,3,3,3";

/// Every command that takes puzzles and writes JSON, and its further arguments.
const COMMANDS: &[&str] = &[
    "candidates",
    "conflict",
    "convert --to towers",
    "hint",
    "lab --cap 1000",
    "rate",
    "redundant",
    "solve",
    "steps",
    "why-not r1c1=2",
];

/// Good lines, a snake, an empty line, two puzzles in one text, a text without a puzzle, a draft with a
/// fault.
fn mixed() -> String {
    [
        UNIQUE,
        SNAKE,
        "",
        r#"{"text":"lat2.1D\nlat2.1D"}"#,
        "no puzzle",
        "sky4.9332.2122.3213.1423",
        NONE,
    ]
    .join("\n")
}

fn lines_of(records: &[Value]) -> Vec<u64> {
    let mut lines: Vec<u64> =
        records.iter().map(|record| record["line"].as_u64().expect("a line")).collect();
    // The lab writes a line for each strategy.
    lines.dedup();
    lines
}

#[test]
fn every_line_has_its_record_whatever_stands_there() {
    for command in COMMANDS {
        let ended = gridfold(&format!("{command} --json --lines"), &mixed());
        let all = records(&ended.out);
        assert_eq!(lines_of(&all), [1, 2, 3, 4, 5, 6, 7], "{command}: {}", ended.out);
        let bad = |line: u64| {
            let of_line = all.iter().find(|record| record["line"] == line);
            of_line.and_then(|record| record["error"]["code"].as_str()).unwrap_or("-").to_owned()
        };
        assert_eq!((bad(3), bad(4)), ("empty".to_owned(), "several".to_owned()), "{command}");
        assert_eq!(bad(5), "read.unknown", "{command}: {}", ended.out);
        assert!(bad(1) == "-", "{command}: {}", ended.out);
        assert_eq!(ended.code, 2, "{command}");
        assert_eq!(ended.err, "", "{command}");
    }
}

#[test]
fn an_id_comes_back_as_it_went_in() {
    let input = [
        json!({"id": "mon-17", "text": UNIQUE, "source": "Monday"}),
        json!({"id": {"page": 3}, "text": "no puzzle"}),
        json!({"text": SNAKE}),
        json!({"id": 4, "text": "4\n1 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0"}),
    ];
    let text: String = input.iter().map(|line| format!("{line}\n")).collect();
    for arguments in ["solve --json", "solve --json --lines"] {
        let all = records(&gridfold(arguments, &text).out);
        let ids: Vec<Option<&Value>> = all.iter().map(|record| record.get("id")).collect();
        assert_eq!(ids, [Some(&json!("mon-17")), Some(&json!({"page": 3})), None, Some(&json!(4))]);
        assert_eq!(lines_of(&all), [1, 2, 3, 4]);
        assert_eq!(all[0]["verdict"], "unique");
        assert!(all[1]["error"]["message"].is_string());
        assert_eq!(all[2]["kind"], "snake");
    }
}

#[test]
fn an_id_is_kept_to_the_letter_even_where_the_text_is_missing() {
    let ids = ["123456789012345678901234567890", "1.50", r#"{"b":1,"a":2}"#, r#""\u00e9""#];
    let texts = ["\"lat2.1D\"", "null", "\"no puzzle\"", "7"];
    for (id, text) in ids.iter().flat_map(|id| texts.map(|text| (id, text))) {
        let input = format!("{{\"id\":{id},\"text\":{text}}}\n");
        let out = gridfold("solve --json --lines", &input).out;
        assert!(out.starts_with(&format!("{{\"line\":1,\"id\":{id},")), "{input}{out}");
    }
}

#[test]
fn what_else_should_be_known_of_a_text_stands_in_its_record() {
    let (cut, king) = ("sky4.1332.2122.3213.14", "snake4.323224232323I33F34D423J42.4");
    let ambiguous = gridfold("convert --to exclusive-last", king).out;
    let text = format!("{cut}\n{ambiguous}\n");
    for command in
        ["solve --box 3x2x2", "convert --to link --box 3x2x2", "lab --cap 10 --box 3x2x2"]
    {
        let ended = gridfold(&format!("{command} --json --lines"), &text);
        let all = records(&ended.out);
        let notes = |line: u64| {
            let of_line = all.iter().find(|record| record["line"] == line);
            of_line.map_or(Value::Null, |record| record["notes"].clone())
        };
        assert_eq!(notes(1)[0]["code"], "read.link-cut", "{command}: {}", ended.out);
        assert_eq!(notes(2)[0]["code"], "ambiguous", "{command}: {}", ended.out);
        assert!(ended.err.contains("gridfold: <stdin>:1: The link is incomplete"), "{}", ended.err);
        assert!(ended.err.contains("<stdin>:2: taken as"), "{}", ended.err);
    }
}

#[test]
fn the_number_of_jobs_changes_no_answer() {
    let text = mixed().repeat(30);
    let untimed = |jobs: &str| {
        let mut all = records(&gridfold(&format!("solve --json --lines --jobs {jobs}"), &text).out);
        all.iter_mut().for_each(|record| record["micros"] = json!(0));
        all
    };
    let one = untimed("1");
    assert_eq!(lines_of(&one), (1..=text.lines().count() as u64).collect::<Vec<_>>());
    assert_eq!(one, untimed("7"));
    for jobs in ["0", "1025", "99999999999"] {
        assert_eq!(gridfold(&format!("solve --jobs {jobs}"), "").code, 2);
    }
}

#[test]
fn a_broken_object_names_its_column() {
    let text = format!("{{\"id\":1,\"text\":\"{UNIQUE}\"}}\n{{\"id\":2,\"text\"}}\n{{\"id\":3}}\n");
    let all = records(&gridfold("rate --json", &text).out);
    assert_eq!(lines_of(&all), [1, 2, 3]);
    assert_eq!(
        all[1]["error"],
        json!({"code": "json", "message": all[1]["error"]["message"], "column": 15})
    );
    assert_eq!(all[2]["error"]["code"], "json");
    let plain = gridfold("rate", &text);
    assert!(plain.err.contains("<stdin>:2:15: "), "{}", plain.err);
}

#[test]
fn a_file_that_cannot_be_read_has_a_record_too() {
    let all = records(&gridfold("solve --json /nowhere/puzzles.txt", "").out);
    assert_eq!(all[0]["file"], "/nowhere/puzzles.txt");
    assert_eq!((all[0].get("line"), &all[0]["error"]["code"]), (None, &json!("unreadable")));
}

#[test]
fn a_puzzle_that_was_not_found_has_a_record_in_its_place() {
    let ended =
        gridfold("generate --json --size 4 --level master --looks 3 --seed 5 --count 2", "");
    let all = records(&ended.out);
    let seeds: Vec<&Value> = all.iter().map(|record| &record["seed"]).collect();
    assert_eq!((seeds, ended.code), (vec![&json!(5), &json!(6)], 1));
    assert!(all.iter().all(|record| record["error"]["code"] == "generate.ended"), "{}", ended.out);
}

fn schema(command: &str) -> String {
    gridfold(&format!("schema {command}"), "").out
}

/// The first word of a command.
fn name(command: &str) -> &str {
    command.split(' ').next().unwrap_or(command)
}

#[test]
fn what_is_written_follows_the_schema() {
    let input = [mixed(), "fut4.L4E.lgDggF.GlF".to_owned(), "lat3a.I".to_owned()].join("\n");
    for command in COMMANDS.iter().chain(&["generate --count 2 --level easy"]) {
        let schema: Value = serde_json::from_str(&schema(name(command))).unwrap();
        let validator = jsonschema::validator_for(&schema).expect("a schema");
        let lines = if command.starts_with("generate") { "" } else { "--lines" };
        let ended = gridfold(&format!("{command} --json {lines}"), &input);
        for record in records(&ended.out) {
            assert_follows(&validator, &record);
            let mut other = record.clone();
            other["nodes"] = json!("many");
            other["link"] = json!(7);
            other["kind"] = json!(7);
            other["text"] = json!(7);
            other["error"] = json!(7);
            assert!(!validator.is_valid(&other), "{command}: {other}");
        }
    }
}

fn assert_follows(validator: &Validator, record: &Value) {
    let faults: Vec<String> =
        validator.iter_errors(record).map(|fault| fault.to_string()).collect();
    assert!(faults.is_empty(), "{record}: {faults:?}");
}

#[test]
fn the_schemas_of_the_docs_are_those_of_the_program() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schema");
    for command in COMMANDS.iter().map(|command| name(command)).chain(["generate", "photo"]) {
        let file = folder.join(format!("{command}.json"));
        let written = fs::read_to_string(&file).unwrap_or_default();
        assert_eq!(
            written,
            schema(command),
            "cargo run -p xtask -- schemas writes {}",
            file.display()
        );
    }
    let count = fs::read_dir(folder).unwrap().count();
    assert_eq!(count, COMMANDS.len() + 2);
}
