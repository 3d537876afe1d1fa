//! Nothing in a puzzle, an id or a file name can control the terminal.

use std::fs;

use assert_cmd::Command;

use crate::{gridfold, records};

/// Clears the screen, renames the window, and reverses the direction of the text.
const COMMANDS: [&str; 4] = ["\u{1b}[2J", "\u{1b}]0;x\u{7}", "\u{9b}2J", "\u{202e}"];

fn is_harmless(text: &str) -> bool {
    let commands = |char: char| (char.is_control() && char != '\n') || char == '\u{202e}';
    !text.contains(commands)
}

#[test]
fn a_text_that_is_refused_is_repeated_without_its_control_characters() {
    for command in COMMANDS {
        for text in [
            format!("sky{command}.1332\n"),
            format!(".Shape~4x4.{command}~R1C1\n"),
            format!("begin\npuzzle {command}\nsize 4\nend\n"),
            format!("west = [{command}]\n"),
        ] {
            for how in ["solve", "solve --json", "convert --to link"] {
                let ended = gridfold(how, &text);
                assert!(
                    is_harmless(&ended.out) && is_harmless(&ended.err),
                    "{text:?}: {}",
                    ended.err
                );
                assert!(!(ended.out + &ended.err).is_empty());
            }
        }
    }
}

#[test]
fn an_id_means_the_same_in_json() {
    let input = "{\"id\":\"a\u{9b}b\",\"text\":\"lat2.1D\"}\n";
    let ended = gridfold("rate --json", input);
    assert!(is_harmless(&ended.out), "{}", ended.out);
    assert_eq!(records(&ended.out)[0]["id"], "a\u{9b}b");
}

#[test]
fn an_argument_is_refused_without_its_control_characters() {
    for word in COMMANDS {
        for arguments in [
            ["generate", "--kind", word],
            ["solve", "--box", word],
            ["solve", "-", &format!("--{word}")],
        ] {
            let mut command = Command::cargo_bin("gridfold").unwrap();
            let output = command.args(arguments).write_stdin("lat2.1D").output().unwrap();
            let text = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(2), "{text:?}");
            assert!(!text.is_empty() && is_harmless(&text), "{text:?}");
        }
    }
}

#[test]
#[cfg(unix)]
fn the_name_of_a_file_is_shown_without_its_control_characters() {
    let folder = tempfile();
    let path = folder.join("a\u{1b}[2J\nb");
    fs::write(&path, "lat2.1D\nnothing\n").unwrap();
    for how in ["solve", "rate", "redundant", "lab"] {
        let mut command = Command::cargo_bin("gridfold").unwrap();
        let output = command.arg(how).arg(&path).output().unwrap();
        let texts = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        assert!(texts.iter().all(|text| is_harmless(text)), "{texts:?}");
        assert!(texts.concat().contains("a\\u001b[2J\\u000ab"), "{texts:?}");
    }
    fs::remove_dir_all(folder).unwrap();
}

/// A folder of this run.
#[cfg(unix)]
fn tempfile() -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("gridfold-terminal-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder
}
