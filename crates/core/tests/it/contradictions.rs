//! Each obvious contradiction: its sentence, and the places that it highlights.

use gridfold_core::error::Fault;
use gridfold_core::formats;
use gridfold_core::grid::{Cell, Side};

fn contradictions(link: &str) -> Vec<Fault> {
    let read = formats::read(link).unwrap_or_else(|error| panic!("{link}: {error}"));
    let puzzle = read.draft.puzzle().unwrap_or_else(|faults| panic!("{link}: {faults}"));
    puzzle.contradictions()
}

/// The only contradiction of a link.
fn only(link: &str) -> (String, Fault) {
    let mut found = contradictions(link);
    assert_eq!(found.len(), 1, "{link}: {found:?}");
    let fault = found.remove(0);
    (fault.message.to_string(), fault)
}

#[test]
fn facing_clues_are_named() {
    let (sentence, fault) = only("sky5.4----.-----.3----.-----");
    assert_eq!(
        sentence,
        "The clues 4 and 3 of column 1 cannot both be right: facing clues add up to at most 6."
    );
    assert_eq!(fault.clues, [(Side::Top, 0), (Side::Bottom, 0)]);
    let (sentence, _) = only("sky5.-----.-1---.-----.-1---");
    assert_eq!(
        sentence,
        "Both clues of row 2 are 1: the tallest building cannot stand at both ends."
    );
}

#[test]
fn two_equal_extremes_on_one_side_are_named() {
    let (sentence, fault) = only("sky4.1--1.----.----.----");
    assert_eq!(
        sentence,
        "the top clue of column 1 and the top clue of column 4 are both 1; that puts the same building into two cells of one line."
    );
    assert_eq!(fault.clues, [(Side::Top, 0), (Side::Top, 3)]);
}

#[test]
fn repeats_and_wrong_counts_are_named() {
    let (sentence, fault) = only("sky3.---.---.---.---.1-1G");
    assert_eq!(sentence, "1 appears more than once in row 1.");
    assert_eq!(fault.cells, [Cell(0), Cell(2)]);
    let (sentence, fault) = only("sky3.---.---.---.3--.132G");
    assert_eq!(sentence, "the left clue of row 1 is 3, but its full line shows 2.");
    assert_eq!(fault.clues, [(Side::Left, 0)]);
    assert_eq!(fault.cells, [Cell(0), Cell(1), Cell(2)]);
    let (sentence, fault) = only("sky3.---.---.---.1--.12H");
    assert_eq!(sentence, "the left clue of row 1 is 1, but 2 buildings are already visible.");
    assert_eq!(fault.cells, [Cell(0), Cell(1)]);
}

#[test]
fn broken_signs_circles_and_long_chains_are_named() {
    let (sentence, fault) = only("fut3.3I.lF.G");
    assert_eq!(sentence, "The sign between r1c1 and r1c2 is broken.");
    assert_eq!(fault.signs, [(Cell(0), Cell(1))]);
    // r1c1 < r1c2 < r2c2 < r2c1 < r1c1.
    let (sentence, fault) = only("fut3.J.l-gD.glE");
    assert_eq!(sentence, "These signs form a circle: each cell would be smaller than itself.");
    assert_eq!(fault.signs.len(), 4);
    // r1c1 < r1c2 < r2c2 < r2c3 in a grid of three values.
    let (sentence, _) = only("fut3.J.l--l--.-lE");
    assert_eq!(sentence, "A chain of 4 rising cells does not fit into the values 1 to 3.");
}

#[test]
fn a_sound_puzzle_has_none() {
    assert_eq!(contradictions("sky4.1332.2122.3213.1423"), []);
}
