//! Finds the lines around the boxes of a Sudoku: thicker ones, or double ones.

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
/// Two lines are a double line if the paper between them has less than this share of their contrast.
const BETWEEN: f32 = 0.5;
/// How many steps to either side of the expected place a line is measured, and
/// the length of a step, in cells.
const AROUND: (i32, f32) = (8, 0.015);

/// Whether the lines around boxes stand out or are the only double ones, both down and across a grid that is rotated by this
/// many quarter turns.
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
            || mesh.size > 4 && heaviness.iter().all(|(_, least)| *least > LIGHTEST)
            || lines.iter().all(|(upright, every)| are_double(contrast, mesh, *upright, *every)))
}

/// Whether at least half of the lines around boxes, each `every`-th one, are double, and no other line.
fn are_double(contrast: &Picture, mesh: &Mesh, upright: bool, every: usize) -> bool {
    let (mut double, mut boxes) = (0, 0);
    for line in 1..mesh.size {
        let is_there = is_double(&profile(contrast, mesh, upright, line as f32));
        let is_box = line.is_multiple_of(every);
        if is_there && !is_box {
            return false;
        }
        double += usize::from(is_there);
        boxes += usize::from(is_box);
    }
    2 * double >= boxes
}

/// Whether a line has two dark sides and paper between them.
fn is_double(profile: &[f32]) -> bool {
    // The darkest place so far, and the palest one after a dark side.
    let (mut before, mut bare) = (0.0_f32, 1.0_f32);
    let whole = profile.iter().copied().fold(0.0, f32::max);
    profile.iter().any(|value| {
        if before > BETWEEN * whole {
            bare = bare.min(*value);
        }
        before = before.max(*value);
        *value > BETWEEN * whole && bare < BETWEEN * BETWEEN * whole
    })
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
    let ink = |ends: (f32, f32)| -> f32 {
        shifts().map(|shift| mesh.strength(contrast, upright, line + shift, ends)).sum()
    };
    quantile(&pieces(mesh).map(ink).collect::<Vec<f32>>(), 0.5)
}

/// The contrast across the width of a line, in most pieces.
fn profile(contrast: &Picture, mesh: &Mesh, upright: bool, line: f32) -> Vec<f32> {
    let at = |shift: f32| {
        let pieces = pieces(mesh).map(|ends| mesh.strength(contrast, upright, line + shift, ends));
        quantile(&pieces.collect::<Vec<f32>>(), 0.5)
    };
    shifts().map(at).collect()
}

/// The ends of the pieces of a line, between the lines that cross it.
fn pieces(mesh: &Mesh) -> impl Iterator<Item = (f32, f32)> {
    (0..mesh.size).map(|cell| (cell as f32 + 0.2, cell as f32 + 0.8))
}

fn shifts() -> impl Iterator<Item = f32> {
    (-AROUND.0..=AROUND.0).map(|step| step as f32 * AROUND.1)
}

#[cfg(test)]
mod tests {
    use gridfold_core::kind::Kind;

    use super::has_boxes;
    use crate::drawn::{dot, paper, quad};
    use crate::geometry::Point;
    use crate::grey::contrast;
    use crate::mesh::Mesh;

    #[test]
    fn double_lines_only_around_boxes_are_their_lines() {
        // Cells of 60 pixels; these lines are double, and the others have as much ink.
        let has = |double: &dyn Fn(usize) -> bool| {
            let corners = quad([(30.0, 30.0), (570.0, 30.0), (570.0, 570.0), (30.0, 570.0)]);
            let mut picture = paper(600, 600);
            for line in 0..=9 {
                let shifts: &[f32] = if double(line) { &[-5.0, 3.0] } else { &[-2.0, 0.0] };
                for (shift, step) in
                    shifts.iter().flat_map(|shift| (30..=570).map(move |step| (shift, step)))
                {
                    let (at, along) = (30.0 + 60.0 * line as f32 + shift, step as f32);
                    dot(&mut picture, Point::new(at, along));
                    dot(&mut picture, Point::new(along, at));
                }
            }
            let kind = Kind::carrying(false, false);
            has_boxes(&contrast(&picture), &Mesh::new(&corners, 9, 0.0), 0, kind)
        };
        assert!(has(&|line| line % 3 == 0));
        assert!(!has(&|line| line % 2 == 0) && !has(&|_| true) && !has(&|_| false));
    }
}
