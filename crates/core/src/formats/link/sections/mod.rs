//! The sections of a link between its dots, one file for each type: the number of
//! places in the section, and their contents.
//!
//! To add a section, copy `clues.rs` and add a line for the new one to [`sections`], at
//! its position in a link.

mod clues;
mod givens;
mod marks;
mod numbers;
mod section;
mod signs;

use clues::Clues;
use givens::Givens;
use marks::Marks;
use numbers::Numbers;
use signs::Signs;

pub(super) use section::{NOTHING, Section};

use crate::conditions::{Border, Feature};
use crate::grid::{Side, Size};
use crate::puzzle::Draft;

/// The sections of a draft of this kind with these features, in order; the
/// check comes after them.
pub(super) fn sections(draft: &Draft) -> Vec<Box<dyn Section>> {
    // A new list in a draft needs a section; everything else is in the opening.
    let Draft {
        kind,
        size: _,
        unit: _,
        features: _,
        clues: _,
        givens: _,
        across: _,
        down: _,
        marks: _,
    } = draft;
    let mut sections: Vec<Box<dyn Section>> = Vec::new();
    if kind.has(Feature::Clues) {
        sections.extend(Side::ALL.map(|side| clues(draft, side)));
    }
    sections.extend(Marks::of(draft).map(|marks| Box::new(marks) as Box<dyn Section>));
    sections.push(Box::new(Givens { parks: draft.has(Feature::Parks) }));
    if kind.has_gaps() {
        sections.push(Box::new(Signs::of(draft, true)));
        sections.push(Box::new(Signs::of(draft, false)));
    }
    sections
}

/// The section for the clues of a side: one character for each clue, if there is a
/// character for the highest possible clue.
fn clues(draft: &Draft, side: Side) -> Box<dyn Section> {
    let border = Border::of(draft.features);
    let highest = Size::new(draft.size).map_or(0, |size| *border.numbers(size).end());
    match highest <= Size::MAX as u32 {
        true => Box::new(Clues(side)),
        false => Box::new(Numbers { side, width: highest.to_string().len() }),
    }
}
