//! Everything that keeps a draft from being a puzzle, found in one pass.

use super::Draft;
use crate::error::Fault;
use crate::grid::{Cell, Side, Size};
use crate::message::{Arg, Message};

/// Every structural fault; empty where the draft is a puzzle.
pub fn find(draft: &Draft) -> Vec<Fault> {
    if Size::new(draft.size).is_none() {
        let message = Message::new("fault.size").with("size", draft.size).with("max", Size::MAX);
        return vec![Fault::new(message)];
    }
    let lengths = wrong_lengths(draft);
    if !lengths.is_empty() {
        return lengths;
    }
    let mut faults = not_of_kind(draft);
    faults.extend(clues_out_of_range(draft));
    faults.extend(givens_out_of_range(draft));
    faults
}

fn wrong_lengths(draft: &Draft) -> Vec<Fault> {
    let n = draft.size;
    let gaps = n * (n - 1);
    let sides = ["top", "right", "bottom", "left"];
    let clues = (0..4).map(|side| (sides[side], draft.clues[side].len(), n));
    let inside = [
        ("givens", draft.givens.len(), n * n),
        ("across", draft.across.len(), gaps),
        ("down", draft.down.len(), gaps),
    ];
    let wrong = clues.chain(inside).filter(|(_, found, expected)| found != expected);
    wrong.map(|(what, found, expected)| wrong_length(what, found, expected)).collect()
}

fn wrong_length(what: &str, found: usize, expected: usize) -> Fault {
    let message = Message::new("fault.count").with("what", what);
    Fault::new(message.with("found", found).with("expected", expected))
}

fn not_of_kind(draft: &Draft) -> Vec<Fault> {
    let clues = (draft.has_clues() && !draft.kind.clues)
        .then(|| Fault::new(Message::new("fault.clues-not-of-kind")));
    let signs = (draft.has_signs() && !draft.kind.signs)
        .then(|| Fault::new(Message::new("fault.signs-not-of-kind")));
    clues.into_iter().chain(signs).collect()
}

fn clues_out_of_range(draft: &Draft) -> Vec<Fault> {
    let mut faults = Vec::new();
    for side in Side::ALL {
        for (index, clue) in draft.side(side).iter().enumerate() {
            if *clue as usize > draft.size {
                let message = Message::new("fault.clue-range")
                    .with("clue", Arg::Clue { side, index })
                    .with("value", *clue)
                    .with("size", draft.size);
                faults.push(Fault::new(message).at_clue(side, index));
            }
        }
    }
    faults
}

fn givens_out_of_range(draft: &Draft) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (index, given) in draft.givens.iter().enumerate() {
        if *given as usize > draft.size {
            let cell = Arg::Cell { row: index / draft.size, column: index % draft.size };
            let message = Message::new("fault.given-range")
                .with("cell", cell)
                .with("value", *given)
                .with("size", draft.size);
            faults.push(Fault::new(message).at(Cell(index as u16)));
        }
    }
    faults
}
