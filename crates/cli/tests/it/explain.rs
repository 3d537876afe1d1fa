//! `hint`, `steps`, `rate` and `why-not`.

use serde_json::Value;

use crate::{gridfold, records};

const EASY: &str = "sky4.1332.2122.3213.1423\n";
const WHIP: &str = "fut6.WO.gGl-gIg-l-l-ggDg.lEl--ggDglgg--gFg--g-\n";
const TWO: &str = "sky4.1332.2122.3213.1423\nfut4.L4E.lgDggF.GlF\n";

fn lines(arguments: &str, input: &str) -> Vec<Value> {
    records(&gridfold(arguments, input).out)
}

#[test]
fn a_hint_names_its_rule_its_reason_and_what_it_does() {
    let text = gridfold("hint", EASY).out;
    assert!(
        text.contains("Clue 1 (1.0): From the left clue of row 1 only one building is visible"),
        "{text}"
    );
    assert!(text.ends_with("[r1c1 = 4]\n"), "{text}");
    let hints = lines("hint --most 3 --json", EASY);
    assert_eq!(hints[0]["steps"][0]["place"], serde_json::json!([["r1c1", 4]]));
    assert!(hints[0]["steps"].as_array().is_some_and(|steps| steps.len() > 1));
    let number = lines("hint --number --json", "sky5.-----.2-22-.-3--2.3----\n");
    let steps = number[0]["steps"].as_array().expect("steps");
    let placing = steps.iter().filter(|step| step["place"].is_array()).count();
    assert!(steps.len() > 1 && placing == 1, "{steps:?}");
    assert_eq!(steps[steps.len() - 1]["place"].as_array().map(Vec::len), Some(1), "{steps:?}");
    let text = gridfold("hint --number", "sky5.-----.2-22-.-3--2.3----\n").out;
    assert_eq!(text.lines().filter(|line| line.starts_with("  ")).count(), steps.len(), "{text}");
    assert!(text.trim_end().ends_with(']') && text.matches(" = ").count() == 1, "{text}");
}

#[test]
fn what_one_reason_says_is_one_step() {
    let told = gridfold("steps", "sky4.4---.----.----.----\n").out;
    assert!(told.contains("[r1c1 = 1; r2c1 = 2; r3c1 = 3; r4c1 = 4]"), "{told}");
    let record = lines("hint --json", "sky4.4---.----.----.----\n");
    assert_eq!(record[0]["steps"][0]["place"].as_array().map(Vec::len), Some(4));
}

#[test]
fn puzzles_are_rated_in_order() {
    let rated = lines("rate --json", TWO);
    let told: Vec<String> = rated
        .iter()
        .map(|one| format!("{} {} {}", one["line"], one["rating"], one["rule"]))
        .collect();
    assert_eq!(told, ["1 1.7 \"edge-limit\"", "2 1.7 \"chain-bound\""]);
    assert!(rated.iter().all(|one| one["finished"] == true && one["trial"] == false));
    let text = gridfold("rate", EASY).out;
    assert!(text.contains("skyscrapers 4x4: easy 1.7 (edge-limit), width 1, effort "), "{text}");
}

/// Both clues of the first row are 4, which is impossible.
const IMPOSSIBLE: &str = "sky4.4---.----.4---.----\n";

#[test]
fn a_puzzle_without_a_solution_is_neither_rated_nor_hinted_at() {
    let rated = gridfold("rate", IMPOSSIBLE);
    assert_eq!(rated.code, 1);
    assert!(
        rated.out.ends_with("4x4: no solution, so there is nothing to rate\n"),
        "{}",
        rated.out
    );
    let hinted = gridfold("hint", IMPOSSIBLE);
    assert_eq!(hinted.code, 1);
    assert!(hinted.out.ends_with("4x4: no solution, so no step leads to one\n"), "{}", hinted.out);
    for command in ["rate --json", "hint --json", "steps --json"] {
        let found = lines(command, &format!("{IMPOSSIBLE}{EASY}sky4.----.----.----.----\n"));
        let verdicts: Vec<&Value> = found.iter().map(|one| &one["verdict"]).collect();
        assert_eq!(verdicts, ["none", "unique", "several"], "{command}");
    }
    let open = gridfold("rate", "sky4.----.----.----.----\n").out;
    assert!(open.contains("not finished: several solutions"), "{open}");
    let steps = gridfold("steps", "sky4.----.----.----.----\n").out;
    assert!(
        steps.contains("0 steps, nothing more follows by any rule: several solutions"),
        "{steps}"
    );
}

#[test]
fn steps_are_written_one_after_the_other() {
    let paths = lines("steps --json", EASY);
    let steps = paths[0]["steps"].as_array().expect("steps");
    assert_eq!((steps.len(), &paths[0]["finished"]), (16, &Value::Bool(true)));
    for step in steps {
        assert!(step["causes"].as_array().is_some_and(|causes| !causes.is_empty()), "{step}");
        assert!(step["place"].is_array() || step["remove"].is_array(), "{step}");
    }
    let stopped = gridfold("steps --nodes 3", EASY);
    assert_eq!(stopped.code, 1);
    assert!(stopped.out.contains("stopped"));
}

/// Each line gives its cell the number that all ways to fill the line have there.
#[test]
fn a_whip_is_written_link_by_link() {
    let paths = lines("steps --json", WHIP);
    let steps = paths[0]["steps"].as_array().expect("steps");
    let whips: Vec<&Value> = steps.iter().filter(|step| step["whip"].is_object()).collect();
    assert!(!whips.is_empty());
    assert!(steps.iter().all(|step| {
        let is_whip = step["rule"].as_str().is_some_and(|rule| rule.ends_with("line-whip"));
        is_whip == step["whip"].is_object()
    }));
    for step in whips {
        let whip = &step["whip"];
        let removed = step["remove"].as_array().expect("what goes");
        assert!(removed.iter().any(|gone| gone[0] == whip["supposed"][0]), "{step}");
        let (end, lines) = whip["lines"].as_array().expect("lines").split_last().expect("an end");
        for line in lines {
            let by = line["by"].as_str().expect("a line");
            let ways = line["ways"].as_array().cloned().unwrap_or_default();
            assert!(!line["because"].as_array().expect("reasons").is_empty(), "{line}");
            for set in line["set"].as_array().expect("cells") {
                let cell = set[0].as_str().expect("a cell");
                let (row, column) = cell[1..].split_once('c').expect("a place");
                let place = if by.starts_with("row") { column } else { row };
                let place: usize = place.parse().expect("a number");
                let values = set[1].as_array().expect("values");
                assert!(ways.iter().all(|way| values.contains(&way[place - 1])), "{line}");
            }
        }
        assert!(end["by"].is_string() && end["set"].is_null(), "{step}");
        assert!(!end["because"].as_array().expect("reasons").is_empty(), "{step}");
    }
}

#[test]
fn why_not_names_the_clue() {
    let text = gridfold("why-not r5c5=4", "sky5.32341.12324.14224.32321\n").out;
    assert!(text.contains("Edge limit (1.7): The right clue of row 5 is 4"), "{text}");
    let right = gridfold("why-not r1c1=4", EASY);
    assert_eq!(right.code, 1);
    assert_eq!(gridfold("why-not here", EASY).code, 2);
}
