//! Texts as other systems write them: UTF-16 with a byte order mark, and lines
//! that end in a bare carriage return.

use crate::{gridfold, gridfold_fed};

const RING: &str = "-1 3 2 1 -1\n3 0 0 0 1\n2 0 0 0 2\n1 0 0 0 2\n-1 1 2 2 -1\n\nlat2.1D\n";

fn links(input: impl Into<Vec<u8>>) -> String {
    let ended = gridfold_fed("convert --to link", input.into());
    assert_eq!((ended.code, ended.err.as_str()), (0, ""));
    ended.out
}

#[test]
fn a_text_in_utf_16_is_read_by_its_mark() {
    let expected = links(RING);
    assert_eq!(expected.lines().count(), 2);
    let text = format!("\u{feff}{RING}");
    let windows = text.replace('\n', "\r\n");
    for text in [text, windows] {
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(links(little), expected);
        assert_eq!(links(big), expected);
    }
}

#[test]
fn a_text_in_utf_16_that_was_cut_is_named_and_not_a_crash() {
    let mut cut: Vec<u8> = "\u{feff}lat2.1D".encode_utf16().flat_map(u16::to_le_bytes).collect();
    cut.pop();
    let ended = gridfold_fed("convert --to link", cut);
    assert_eq!(ended.code, 2, "{}", ended.err);
    for bytes in [vec![0xff], vec![0xff, 0x00, b'x'], vec![0xfe, 0xff, 0xd8]] {
        assert_eq!(gridfold_fed("solve", bytes).code, 2);
    }
}

#[test]
fn a_carriage_return_alone_ends_a_line() {
    assert_eq!(links(RING.replace('\n', "\r")), links(RING));
    let refused = gridfold("solve", "lat2.1D\rnothing\r");
    assert!(refused.err.starts_with("gridfold: <stdin>:2:1: "), "{}", refused.err);
}

#[test]
fn an_empty_input_is_a_mistake() {
    for command in ["solve", "rate", "convert --to link", "lab"] {
        let ended = gridfold(command, "");
        assert_eq!(
            (ended.code, ended.err.as_str()),
            (2, "gridfold: no puzzle found\n"),
            "{command}"
        );
    }
}
