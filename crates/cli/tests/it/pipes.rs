//! Pipes that close early, pipes that stay open, and an output that accepts nothing.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use assert_cmd::cargo::cargo_bin;

/// A puzzle of order 3 with one clue, as in a list.
fn link() -> String {
    let rows = "west = [0,0,0]\neast = [0,0,0]\nnorth = [0,0,0]\nsouth = [3,0,0]\n";
    let link = crate::gridfold("convert --to link", rows).out;
    assert_eq!(link.lines().count(), 1, "{link}");
    link
}

fn start() -> Child {
    let mut command = Command::new(cargo_bin("gridfold"));
    command
        .args(["solve", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command.spawn().unwrap()
}

#[test]
fn an_answer_comes_while_the_input_is_still_open() {
    let link = link();
    let mut child = start();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        // A puzzle ends where the next one begins.
        input.write_all(link.as_bytes()).unwrap();
    }
    for _ in 0..2 {
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        assert!(answer.contains("\"verdict\""), "{answer}");
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

/// Runs a command on one puzzle, with this file as its standard output; returns
/// the exit code and the error message.
fn written_to(output: File, arguments: &str) -> (Option<i32>, String) {
    let mut command = Command::new(cargo_bin("gridfold"));
    command.args(arguments.split_whitespace());
    let piped = command.stdin(Stdio::piped()).stdout(output).stderr(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    // The program may exit before it has read anything.
    let _ = child.stdin.take().unwrap().write_all(b"lat2.1---\n");
    let ended = child.wait_with_output().unwrap();
    (ended.status.code(), String::from_utf8(ended.stderr).unwrap())
}

const COMMANDS: &[&str] =
    &["solve", "candidates", "conflict", "redundant", "convert --to link", "lab", "--help"];

#[test]
#[cfg(unix)]
fn an_output_that_takes_nothing_is_complained_about() {
    for command in COMMANDS {
        let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let (code, complaint) = written_to(full, command);
        assert_eq!(code, Some(2), "{command}: {complaint}");
        assert!(complaint.starts_with("gridfold: standard output: "), "{command}: {complaint}");
    }
}

#[test]
#[cfg(unix)]
fn an_output_that_is_open_for_reading_only_is_complained_about() {
    for command in COMMANDS.iter().filter(|command| **command != "--help") {
        let (code, complaint) = written_to(File::open("/dev/null").unwrap(), command);
        assert_eq!(code, Some(2), "{command}: {complaint}");
        assert!(complaint.starts_with("gridfold: standard output: "), "{command}: {complaint}");
    }
}

#[test]
fn a_reader_that_leaves_ends_the_program_without_a_word() {
    let many = link().repeat(5000);
    let mut child = start();
    let mut input = child.stdin.take().unwrap();
    drop(child.stdout.take());
    // The program may exit before it has read everything.
    let _ = input.write_all(many.as_bytes());
    drop(input);
    let ended = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(ended.stderr).unwrap(), "");
    assert_eq!(ended.status.code(), Some(0));
}
