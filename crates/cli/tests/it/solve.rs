//! `gridfold solve`: answers, order, and what each exit code means.

use std::fs;

use crate::{gridfold, records};

const UNIQUE: &str = "west = [1,3,3,2]\neast = [2,2,1,3]\nnorth = [1,3,2,2]\nsouth = [2,1,3,2]\n";
/// All 576 squares of order 4.
const OPEN: &str = "west = [0,0,0,0]\neast = [0,0,0,0]\nnorth = [0,0,0,0]\nsouth = [0,0,0,0]\n";
/// Two buildings in full view from both ends of one row.
const IMPOSSIBLE: &str =
    "west = [1,0,0,0]\neast = [1,0,0,0]\nnorth = [0,0,0,0]\nsouth = [0,0,0,0]\n";
/// A clue that no reader accepts.
const BAD: &str = "west = [1,x,0,0]\neast = [1,0,0,0]\nnorth = [0,0,0,0]\nsouth = [0,0,0,0]\n";

fn link(text: &str) -> String {
    gridfold("convert --to link", text).out
}

#[test]
fn a_unique_puzzle_is_drawn_with_its_verdict() {
    let ended = gridfold("solve", UNIQUE);
    assert_eq!(ended.code, 0, "{}", ended.err);
    assert!(
        ended.out.contains("<stdin>:1: skyscrapers 4x4: exactly one solution ("),
        "{}",
        ended.out
    );
    assert!(ended.out.lines().count() > 4, "{}", ended.out);
}

#[test]
fn without_a_limit_two_solutions_are_enough() {
    let record = &records(&gridfold("solve --json", OPEN).out)[0];
    assert_eq!(record["verdict"], "several");
    assert_eq!(record["count"], 2);
    assert_eq!(record["solutions"].as_array().unwrap().len(), 2);
}

#[test]
fn a_limit_gives_that_many_solutions() {
    let record = &records(&gridfold("solve --json --limit 7", OPEN).out)[0];
    assert_eq!(record["count"], 7);
    assert_eq!(record["solutions"].as_array().unwrap().len(), 7);
}

#[test]
fn all_are_given_and_count_only_counts() {
    let all = &records(&gridfold("solve --json --all", OPEN).out)[0];
    assert_eq!(
        (all["count"].as_u64(), all["solutions"].as_array().unwrap().len()),
        (Some(576), 576)
    );
    let count = &records(&gridfold("solve --json --count", OPEN).out)[0];
    assert_eq!(
        (count["count"].as_u64(), count["solutions"].as_array().unwrap().len()),
        (Some(576), 0)
    );
    assert!(gridfold("solve --count", OPEN).out.contains("exactly 576 solutions"));
}

#[test]
fn the_questions_exclude_each_other() {
    let ended = gridfold("solve --all --count", OPEN);
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("cannot be used with"), "{}", ended.err);
}

#[test]
fn a_puzzle_without_solution_ends_with_1_and_says_why() {
    let ended = gridfold("solve", IMPOSSIBLE);
    assert_eq!(ended.code, 1);
    assert!(ended.out.contains("no solution ("), "{}", ended.out);
    assert!(ended.out.contains("row 1"), "{}", ended.out);
}

#[test]
fn too_few_nodes_leave_a_puzzle_undecided() {
    let ended = gridfold("solve --json --count --nodes 10", OPEN);
    let record = &records(&ended.out)[0];
    assert!(record["nodes"].as_u64().unwrap() <= 10, "{record}");
    assert!(record["count"].as_u64().unwrap() < 576, "{record}");
}

#[test]
fn answers_keep_the_order_of_the_input() {
    let lines = [link(UNIQUE), link(OPEN), link(IMPOSSIBLE)].concat().repeat(40);
    let ended = gridfold("solve --json --count", &lines);
    let verdicts: Vec<String> = records(&ended.out)
        .iter()
        .map(|record| record["verdict"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(verdicts, ["unique", "several", "none"].repeat(40));
    assert_eq!(ended.code, 1);
}

#[test]
fn bad_input_is_named_and_the_others_are_still_solved() {
    let folder = std::env::temp_dir().join(format!("gridfold-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let (good, bad) = (folder.join("good.txt"), folder.join("bad.txt"));
    fs::write(&good, UNIQUE).unwrap();
    fs::write(&bad, BAD).unwrap();
    let missing = folder.join("missing.txt");
    let arguments = format!(
        "solve --json {} {} {} {}",
        bad.display(),
        missing.display(),
        good.display(),
        good.display()
    );
    let in_json = gridfold(&arguments, "");
    let ended = gridfold(&arguments.replace("--json ", ""), "");
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!((in_json.code, in_json.err.as_str()), (2, ""));
    let said: Vec<bool> =
        records(&in_json.out).iter().map(|record| record.get("verdict").is_some()).collect();
    assert_eq!(said, [false, false, true, true], "{}", in_json.out);
    assert_eq!(ended.code, 2);
    assert_eq!(ended.out.matches("exactly one solution").count(), 2, "{}", ended.out);
    assert!(ended.err.contains(&format!("gridfold: {}:1:", bad.display())), "{}", ended.err);
    assert!(ended.err.contains(&format!("gridfold: {}: ", missing.display())), "{}", ended.err);
}

#[test]
fn a_bad_link_in_a_list_is_named_by_its_line() {
    let good = link(UNIQUE);
    let lines = format!("{good}\nsky4.x\n{good}");
    let ended = gridfold("solve", &lines);
    assert_eq!(ended.code, 2);
    assert_eq!(ended.out.matches("exactly one solution").count(), 2, "{}", ended.out);
    assert!(ended.err.contains("<stdin>:3:"), "{}", ended.err);
}

#[test]
fn a_cut_link_is_solved_and_the_reader_is_told() {
    let ended = gridfold("solve --json", "sky4.1332.2122.3213\n");
    assert_eq!((ended.code, records(&ended.out).len()), (0, 1));
    assert!(ended.err.starts_with("gridfold: <stdin>:1: "), "{}", ended.err);
    let converted = gridfold("convert --to link", "sky4.1332.2122.3213.1423.a\n");
    assert_eq!(converted.code, 0);
    assert!(converted.err.starts_with("gridfold: <stdin>:1: "), "{}", converted.err);
}

#[test]
fn a_text_without_puzzles_says_so() {
    for text in ["", "\n\n", "# nothing but a remark\n"] {
        let ended = gridfold("solve --json", text);
        assert_eq!((ended.code, ended.out.as_str()), (2, ""));
        assert_eq!(ended.err, "gridfold: no puzzle found\n");
    }
}
