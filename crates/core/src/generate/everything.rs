//! Everything that is true of a full grid, and could be printed in it.

use crate::conditions::{Border, Condition, Feature, Mark, Sign};
use crate::grid::{Anchor, Side, Size, Span};
use crate::puzzle::{Draft, GridPuzzle};

/// Everything that is true of a full grid and may be printed in it.
pub(super) fn everything(empty: &GridPuzzle, solution: &[u32]) -> Vec<Condition> {
    let (mut draft, size) = (empty.draft(), empty.size());
    // A new field of a draft must be filled in below; otherwise no generated puzzle uses it.
    let Draft {
        kind,
        size: _,
        unit: _,
        features,
        clues: _,
        givens: _,
        across: _,
        down: _,
        marks: _,
    } = draft;
    if kind.has(Feature::Clues) {
        let border = Border::of(features);
        for side in Side::ALL {
            let shown = (0..size.n()).map(|index| border.shown(side, index, size, solution));
            draft.clues[side as usize] = shown.collect();
        }
    }
    for span in Span::GAPS {
        let signs = size.places(span).map(|at| sign_at(&draft, size, at, solution)).collect();
        *draft.signs_mut(span) = signs;
    }
    draft.marks = size.anchors().map(|at| mark_of(&draft, size, at, solution)).collect();
    draft.givens = solution.to_vec();
    draft.puzzle().map(|puzzle| puzzle.conditions().to_vec()).unwrap_or_default()
}

/// The mark that is true at a place, if the wish asks for such marks.
fn mark_of(draft: &Draft, size: Size, at: Anchor, solution: &[u32]) -> Mark {
    let holds = |mark: &Mark| {
        let says = mark.condition(at, draft.scale());
        let is_wished = mark.feature().is_some_and(|feature| draft.features.has(feature));
        is_wished && says.is_some_and(|says| says.accepts(size, solution))
    };
    Mark::WRITTEN.into_iter().find(holds).unwrap_or_default()
}

/// The sign that is true between two neighbours, if the kind has such signs.
fn sign_at(draft: &Draft, size: Size, at: Anchor, solution: &[u32]) -> Sign {
    let adjacent = draft.has(Feature::Adjacent);
    let holds = |sign: &Sign| {
        let wanted = match sign.feature() {
            Some(Feature::Adjacent) => adjacent,
            Some(feature) => !adjacent && draft.kind.has(feature),
            None => false,
        };
        let says = sign.condition(at.first, at.last(size), adjacent);
        wanted && says.is_some_and(|says| says.accepts(size, solution))
    };
    Sign::WRITTEN.into_iter().find(holds).unwrap_or_default()
}
