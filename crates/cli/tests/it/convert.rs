//! `gridfold convert`: every format from every other, and refusals.

use crate::gridfold;

const PLAN: &str = " | 4 3 2 1 |\n-+---------+-\n4|         |1\n3|         |2\n2|         |2\n1|         |2\n-+---------+-\n | 1 2 2 2 |\n";
const FUTOSHIKI: &str = ".<.>.\n     \n.>.<2\n     \n. . .\n";

#[test]
fn what_is_written_reads_back_as_the_same_puzzle() {
    // Some forms show heights as 10, 20, ...; the link notes that behind a slash.
    let puzzle = |text: &str| {
        gridfold("convert --to link", text).out.trim().split('/').next().map(str::to_owned)
    };
    let link = puzzle(PLAN);
    for format in ["ring", "plan", "sides", "picture", "link"] {
        let text = gridfold(&format!("convert --to {format}"), PLAN);
        assert_eq!(text.code, 0, "{format}: {}", text.err);
        assert_eq!(puzzle(&text.out), link, "{format}:\n{}", text.out);
    }
}

#[test]
fn several_drawings_in_a_row_stay_apart() {
    let twice = format!(
        "{}{}",
        gridfold("convert --to plan", PLAN).out,
        gridfold("convert --to sides", PLAN).out
    );
    let links = gridfold("convert --to link", &twice);
    assert_eq!(links.out.lines().count(), 2, "{}{}", links.out, links.err);
}

#[test]
fn a_format_that_cannot_carry_a_puzzle_says_so() {
    let ended = gridfold("convert --to futoshiki-text", PLAN);
    assert_eq!((ended.code, ended.out.as_str()), (1, ""));
    assert!(ended.err.starts_with("gridfold: <stdin>:1: This form cannot carry"), "{}", ended.err);
    assert_eq!(gridfold("convert --to futoshiki-text", FUTOSHIKI).code, 0);
}

#[test]
fn an_unknown_format_is_answered_with_the_known_ones() {
    let ended = gridfold("convert --to tower", PLAN);
    assert_eq!(ended.code, 2);
    assert!(
        ended.err.contains("the formats are") && ended.err.contains("futoshiki-text"),
        "{}",
        ended.err
    );
}
