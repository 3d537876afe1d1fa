//! The puzzles that the project grew from: each answer exactly as an independent search found it.

use serde_json::{Value, json};

use crate::{gridfold, records};

const SEEDS: &str = include_str!("../../../core/tests/data/seeds.json");

/// Every grid puzzle that is written as text, with its answer.
fn puzzles() -> Vec<Value> {
    let seeds: Value = serde_json::from_str(SEEDS).unwrap();
    let grids = ["skyscrapers", "futoshiki"]
        .iter()
        .flat_map(|kind| seeds[kind].as_array().unwrap().clone());
    let found: Vec<Value> = grids.filter(|puzzle| puzzle["text"].is_string()).collect();
    assert!(found.len() >= 6, "{} puzzles", found.len());
    found
}

#[test]
fn every_one_gives_the_listed_answer() {
    for puzzle in puzzles() {
        let id = &puzzle["id"];
        let ended = gridfold("solve --json", puzzle["text"].as_str().unwrap());
        let record = &records(&ended.out)[0];
        let expected = match puzzle["solutions"].as_u64() {
            Some(0) => ("none", 1),
            Some(1) => ("unique", 0),
            other => panic!("{id}: {other:?} solutions"),
        };
        assert_eq!(
            (record["verdict"].as_str().unwrap(), ended.code),
            expected,
            "{id}: {}",
            ended.err
        );
        if expected.0 == "unique" {
            assert_eq!(record["solutions"], json!([puzzle["solution"]]), "{id}");
        }
        assert_eq!(record["size"], puzzle["size"], "{id}");
    }
}

#[test]
fn every_one_is_the_same_puzzle_as_a_link() {
    for puzzle in puzzles() {
        let link = gridfold("convert --to link", puzzle["text"].as_str().unwrap()).out;
        assert_eq!(link.lines().count(), 1, "{link}");
        let record = &records(&gridfold("solve --json", &link).out)[0];
        let expected =
            if puzzle["solutions"] == 1 { json!([puzzle["solution"]]) } else { json!([]) };
        assert_eq!(record["solutions"], expected, "{}", puzzle["id"]);
    }
}

#[test]
fn the_snake_is_folded_as_the_document_prints_it() {
    let seeds: Value = serde_json::from_str(SEEDS).unwrap();
    let snakes = seeds["snake"].as_array().unwrap();
    assert!(!snakes.is_empty());
    for snake in snakes {
        let text = snake["text"].as_str().unwrap();
        let record = &records(&gridfold("solve --json", text).out)[0];
        assert_eq!(record["count"], snake["classes_up_to_rotation_and_reflection"]);
        assert_eq!(record["box"], snake["box"]);
        let corner = &records(&gridfold("solve --json --corner", text).out)[0];
        let arrows: Vec<&Value> =
            corner["solutions"].as_array().unwrap().iter().map(|one| &one["arrows"]).collect();
        assert_eq!(json!(arrows), snake["from_corner_along_x"]);
    }
}
