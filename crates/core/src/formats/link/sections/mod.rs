//! The sections of a link between two dots, one file a sort: how many places
//! it has, and what is written and read there.
//!
//! To add one: copy `clues.rs` and put its line into [`sections`], where it
//! stands in a link.

mod clues;
mod givens;
mod marks;
mod section;
mod signs;

use clues::Clues;
use givens::Givens;
use marks::Marks;
use signs::Signs;

pub(super) use section::{NOTHING, Section};

use super::opening::letters;
use crate::conditions::Feature;
use crate::grid::Side;
use crate::puzzle::Draft;

/// The sections of a draft of this kind and these features, in order; the
/// check comes behind them.
pub(super) fn sections(draft: &Draft) -> Vec<Box<dyn Section>> {
    let mut sections: Vec<Box<dyn Section>> = Vec::new();
    if draft.kind.has(Feature::Clues) {
        sections.extend(Side::ALL.map(|side| -> Box<dyn Section> { Box::new(Clues(side)) }));
    }
    if letters(draft).iter().any(Feature::is_mark) {
        sections.push(Box::new(Marks));
    }
    sections.push(Box::new(Givens { parks: draft.has(Feature::Parks) }));
    if draft.kind.has_gaps() {
        sections.push(Box::new(Signs::of(draft, true)));
        sections.push(Box::new(Signs::of(draft, false)));
    }
    sections
}
