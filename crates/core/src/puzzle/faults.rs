//! Turns a draft into a puzzle, or finds all faults that prevent this, in one
//! pass.

use super::{Draft, GridPuzzle, Paper};
use crate::conditions::{Border, Boxes, Feature, Sign};
use crate::error::{Fault, Faults};
use crate::grid::{Anchor, Cell, Side, Size, Span};
use crate::message::{Arg, Message};

impl Draft {
    /// The puzzle that this draft describes.
    ///
    /// # Errors
    /// Returns all faults that prevent the draft from being a puzzle: numbers out of range, a list of the wrong length,
    /// or signs or features that do not fit.
    pub fn puzzle(&self) -> Result<GridPuzzle, Faults> {
        let faults = find(self);
        match Size::new(self.size) {
            Some(size) if faults.is_empty() => {
                let conditions = self.conditions(size);
                Ok(GridPuzzle {
                    kind: self.kind,
                    size,
                    scale: self.scale(),
                    features: self.features,
                    paper: Paper::of(size, &conditions),
                    conditions,
                })
            }
            _ => Err(Faults(faults)),
        }
    }
}

/// Every structural fault; empty if the draft is a puzzle. A wrong size is reported alone, and so
/// are wrong lengths.
fn find(draft: &Draft) -> Vec<Fault> {
    let Some(size) = Size::new(draft.size) else {
        let message = Message::new("fault.size").with("size", draft.size).with("max", Size::MAX);
        return vec![Fault::new(message)];
    };
    let lengths = wrong_lengths(draft);
    if !lengths.is_empty() {
        return lengths;
    }
    let mut faults: Vec<Fault> = not_of_kind(draft).collect();
    faults.extend(boxes_of_no_size(draft, size));
    faults.extend(strange_signs(draft, size));
    faults.extend(clues_out_of_range(draft, size));
    faults.extend(givens_out_of_range(draft, size));
    faults
}

fn wrong_lengths(draft: &Draft) -> Vec<Fault> {
    let Draft { kind: _, size, unit: _, features: _, clues, givens, across, down, marks } = draft;
    let sides = ["top", "right", "bottom", "left"];
    let clues = sides.into_iter().zip(clues).map(|(side, clues)| (side, clues.len(), *size));
    let inside = [
        ("givens", givens.len(), size * size),
        ("across", across.len(), Span::Across.count(*size)),
        ("down", down.len(), Span::Down.count(*size)),
        ("marks", marks.len(), Anchor::count(*size)),
    ];
    let wrong = clues.chain(inside).filter(|(_, found, expected)| found != expected);
    wrong.map(|(what, found, expected)| wrong_length(what, found, expected)).collect()
}

fn wrong_length(what: &str, found: usize, expected: usize) -> Fault {
    let message = Message::new("fault.count").with("what", what);
    Fault::new(message.with("found", found).with("expected", expected))
}

fn not_of_kind(draft: &Draft) -> impl Iterator<Item = Fault> {
    // The kind is quicker to ask than the draft.
    let others = Feature::ALL.into_iter().filter(|feature| !draft.kind.has(*feature));
    let strange = others.filter(|feature| draft.has(*feature));
    strange.map(|feature| Fault::new(Message::new(feature.not_of_kind())))
}

fn boxes_of_no_size(draft: &Draft, size: Size) -> Option<Fault> {
    if !draft.has(Feature::Boxes) || Boxes::of(size).is_some() {
        return None;
    }
    let sizes: Vec<String> = Boxes::sizes().map(|n| n.to_string()).collect();
    let message = Message::new("fault.boxes-size").with("size", draft.size);
    Some(Fault::new(message.with("sizes", sizes.join(", "))))
}

/// An adjacent puzzle allows only bars in its gaps; any other puzzle allows
/// only the other signs.
fn strange_signs(draft: &Draft, size: Size) -> impl Iterator<Item = Fault> {
    let adjacent = draft.has(Feature::Adjacent);
    let strange_bar = move |sign: Sign| {
        let is_bar = sign.feature()? == Feature::Adjacent;
        (is_bar != adjacent).then_some(is_bar)
    };
    // A look at the signs is quicker than a list of all gaps.
    let mut signs = draft.across.iter().chain(&draft.down);
    let is_strange = signs.any(|sign| strange_bar(*sign).is_some());
    let gaps = is_strange.then(|| draft.gaps()).into_iter().flatten();
    gaps.filter_map(move |(first, second, sign)| {
        let is_bar = strange_bar(sign)?;
        let key = if is_bar { "fault.bar" } else { "fault.sign-adjacent" };
        let message = Message::new(key)
            .with("first", Arg::cell(size, first))
            .with("second", Arg::cell(size, second));
        Some(Fault::new(message).at_sign(first, second))
    })
}

/// Reports only numbers that are too high: a number that is too low may be half
/// typed.
fn clues_out_of_range(draft: &Draft, size: Size) -> impl Iterator<Item = Fault> {
    let most = *Border::of(draft.features).numbers(size).end();
    let places = Side::ALL.into_iter().flat_map(|side| {
        draft.side(side).iter().enumerate().map(move |(index, clue)| (side, index, *clue))
    });
    places.filter(move |(.., clue)| *clue > most).map(move |(side, index, clue)| {
        let message = Message::new("fault.clue-range")
            .with("clue", Arg::Clue { side, index })
            .with("value", clue)
            .with("size", most);
        Fault::new(message).at_clue(side, index)
    })
}

fn givens_out_of_range(draft: &Draft, size: Size) -> impl Iterator<Item = Fault> {
    let scale = draft.scale();
    let givens = (0..).map(Cell).zip(&draft.givens);
    givens.filter(|(_, given)| **given as usize > draft.size).map(move |(cell, given)| {
        let message = Message::new("fault.given-range")
            .with("cell", Arg::cell(size, cell))
            .with("value", scale.shown(*given))
            .with("least", scale.shown(1))
            .with("most", scale.shown(size.n() as u32));
        Fault::new(message).at(cell)
    })
}
