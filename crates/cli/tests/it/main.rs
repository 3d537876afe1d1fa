//! The program as a shell sees it: its input, its output, and its end.

mod convert;
mod encodings;
mod explain;
mod generate;
mod lab;
mod photo;
mod pipes;
mod questions;
mod records;
mod seeds;
mod snakes;
mod solve;
mod terminal;
mod variants;

use assert_cmd::Command;
use serde_json::Value;

/// The result of a run: its exit code, standard output and standard error.
struct Ended {
    code: i32,
    out: String,
    err: String,
}

/// Runs `gridfold` with these arguments, separated by spaces, and this standard input.
fn gridfold(arguments: &str, input: &str) -> Ended {
    gridfold_fed(arguments, input.as_bytes().to_vec())
}

/// The same with any bytes as standard input.
fn gridfold_fed(arguments: &str, input: Vec<u8>) -> Ended {
    let mut command = Command::cargo_bin("gridfold").unwrap();
    let output = command.args(arguments.split_whitespace()).write_stdin(input).output().unwrap();
    Ended {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The JSON objects of an output, one per line.
fn records(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}
