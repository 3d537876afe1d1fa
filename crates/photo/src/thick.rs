//! Finds thicker lines, such as those around the boxes of a Sudoku.

use gridfold_core::conditions::{Boxes, Feature};
use gridfold_core::grid::Size;
use gridfold_core::kind::Kind;

use crate::mesh::Mesh;
use crate::order::quantile;
use crate::picture::Picture;

/// How many times as heavy as other lines the lines around boxes must be. A 9 x 9 grid with only givens, where boxes
/// are expected, needs less; a grid with clues and signs, which break lines, needs more.
const HEAVIER: f32 = 1.3;
const HEAVIER_IF_SUDOKU: f32 = 1.12;
/// The same factor in a grid of 4 x 4, which has only one such line in each direction.
const HEAVIER_OF_ONE: f32 = 1.5;
const HEAVIER_BESIDE_SIGNS: f32 = 1.7;
/// There are also boxes if every line around boxes is heavier than any other line by this factor.
const LIGHTEST: f32 = 1.25;
/// How many steps to either side of the expected place a line is measured, and
/// the length of a step, in cells.
const AROUND: (i32, f32) = (8, 0.015);

/// Whether the lines around boxes stand out, both down and across a grid that
/// is rotated by this many quarter turns.
pub(crate) fn has_boxes(contrast: &Picture, mesh: &Mesh, turn: usize, kind: &Kind) -> bool {
    let Some(boxes) = Size::new(mesh.size).and_then(Boxes::of) else { return false };
    let (rows, columns) = boxes.shape();
    let (down, across) = if turn.is_multiple_of(2) { (columns, rows) } else { (rows, columns) };
    let heavier = match (!kind.has(Feature::Clues) && !kind.has_gaps(), mesh.size) {
        (true, 9) => HEAVIER_IF_SUDOKU,
        (true, 4) => HEAVIER_OF_ONE,
        (true, _) => HEAVIER,
        (false, _) => HEAVIER_BESIDE_SIGNS,
    };
    let lines = [(true, down), (false, across)];
    let heaviness = lines.map(|(upright, every)| heaviness(contrast, mesh, upright, every));
    mesh.inset == 0.0
        && (heaviness.iter().all(|(mean, _)| *mean > heavier)
            || mesh.size > 4 && heaviness.iter().all(|(_, least)| *least > LIGHTEST))
}

/// Two ratios for one direction: the weight of each `every`-th line to that of all other lines, and the lightest of the
/// former to the heaviest of the latter.
fn heaviness(contrast: &Picture, mesh: &Mesh, upright: bool, every: usize) -> (f32, f32) {
    let weights = |at_box: bool| -> Vec<f32> {
        (1..mesh.size)
            .filter(|line| line.is_multiple_of(every) == at_box)
            .map(|line| weight(contrast, mesh, upright, line as f32))
            .collect()
    };
    let (thick, thin) = (weights(true), weights(false));
    let mean = |weights: &[f32]| weights.iter().sum::<f32>() / weights.len().max(1) as f32;
    let (lightest, heaviest) = (quantile(&thick, 0.0), quantile(&thin, 1.0));
    (mean(&thick) / mean(&thin).max(1e-4), lightest / heaviest.max(1e-4))
}

/// How much ink a line has across its width, in most pieces.
fn weight(contrast: &Picture, mesh: &Mesh, upright: bool, line: f32) -> f32 {
    let pieces: Vec<f32> = (0..mesh.size)
        .map(|cell| {
            let ends = (cell as f32 + 0.2, cell as f32 + 0.8);
            let shifts = (-AROUND.0..=AROUND.0).map(|step| step as f32 * AROUND.1);
            shifts.map(|shift| mesh.strength(contrast, upright, line + shift, ends)).sum()
        })
        .collect();
    quantile(&pieces, 0.5)
}
