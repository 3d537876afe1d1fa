//! Finds the grid: where its corners are, how many cells it has, and how it lies.
//!
//! Several ways propose frames; each frame is judged with every number of
//! cells by how well its lines show, and the best are judged again once their
//! lines were followed over the bulging paper.

use crate::geometry::{Quad, area, is_frame};
use crate::lines::Straightened;
use crate::mesh::Mesh;
use crate::order::{falling, quantile};
use crate::picture::Picture;
use crate::regions::regions;
use crate::white_cells::lattices;

/// The levels at which outlines are sought: shares of the strongest contrast.
const LIMITS: [f32; 5] = [0.12, 0.2, 0.32, 0.46, 0.62];
/// The smallest frame, as a share of the photo's shorter side.
const LEAST: f32 = 0.2;
/// So many guesses are followed over the paper.
const FOLLOWED: usize = 6;
/// Guesses that are so much worse than the best are not.
const NEAR: f32 = 0.35;
/// The bonus for a frame that fills the photo, and for each cell more a side.
const FILLING: f32 = 0.12;
const LARGER: f32 = 0.015;
/// A grid of which the best is a part is taken if it is not so much worse.
const PART: f32 = 0.2;
/// Less than this is not a grid.
const CLEAR: f32 = 0.3;

/// The frame as far as it is known beforehand.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Frame {
    pub(crate) corners: Option<Quad>,
    pub(crate) size: Option<usize>,
}

/// A frame that may be the grid's.
#[derive(Clone, Copy, Debug)]
struct Guess {
    quad: Quad,
    size: usize,
    inset: f32,
    score: f32,
}

/// The grid in the contrast picture; `None` where nothing looks like one.
pub(crate) fn find(contrast: &Picture, known: Frame) -> Option<Mesh> {
    let guesses = guesses(contrast, known);
    let order = falling(guesses.iter().map(|guess| guess.score));
    let whole = (contrast.width * contrast.height) as f32;
    let best = order.first().map_or(0.0, |at| guesses[*at].score);
    let sorted = order.iter().map(|at| &guesses[*at]);
    let likely = sorted.take_while(|guess| guess.score > best - NEAR);
    let followed = likely.take(FOLLOWED).map(|guess| {
        let mesh = Mesh::new(&guess.quad, guess.size, guess.inset).fitted(contrast);
        let worth = FILLING * (area(&mesh.quad()) / whole).sqrt() + LARGER * guess.size as f32;
        (mesh.score(contrast), worth, mesh)
    });
    let usable = followed.filter(|(score, _, mesh)| {
        known.corners.is_some() || (*score > CLEAR && is_frame(&mesh.quad()))
    });
    let followed: Vec<(f32, f32, Mesh)> = usable.collect();
    let best = followed.iter().max_by(|a, b| (a.0 + a.1).total_cmp(&(b.0 + b.1)))?;
    // The middle of a grid is a grid as well, and its lines are all alike.
    let around =
        followed.iter().filter(|other| best.0 - other.0 < PART && holds(&other.2, &best.2));
    let whole = around.max_by_key(|other| other.2.size);
    Some(whole.unwrap_or(best).2.clone())
}

/// Whether a grid has another as a part of it: cells of the same size, and more of them.
fn holds(whole: &Mesh, part: &Mesh) -> bool {
    let middle = |mesh: &Mesh| mesh.at(mesh.size as f32 / 2.0, mesh.size as f32 / 2.0);
    let pitch = |mesh: &Mesh| mesh.pitch(mesh.size as f32 / 2.0, mesh.size as f32 / 2.0);
    let apart = middle(whole).minus(middle(part)).length();
    let spare = (whole.size as f32 - part.size as f32) / 2.0;
    let alike = (pitch(whole) / pitch(part).max(1.0) - 1.0).abs() < 0.08;
    spare > 0.0 && whole.inset == part.inset && alike && apart < 1.5 * spare * pitch(whole)
}

/// Every frame with every number of cells, and how well its lines show.
fn guesses(contrast: &Picture, known: Frame) -> Vec<Guess> {
    let mut guesses = Vec::new();
    let sizes: Vec<usize> = (4..=9).filter(|n| known.size.is_none_or(|size| size == *n)).collect();
    for (quad, insets) in quads(contrast, known.corners) {
        let straight = Straightened::of(contrast, &quad);
        for size in &sizes {
            for inset in insets {
                let score = straight.score(*size, inset);
                guesses.push(Guess { quad, size: *size, inset, score });
            }
        }
    }
    guesses
}

/// The frames to be judged, and what may lie between an edge of a cell and its
/// place in the lattice.
fn quads(contrast: &Picture, corners: Option<Quad>) -> Vec<(Quad, [f32; 2])> {
    if let Some(corners) = corners {
        return vec![(corners, [0.0, 0.12])];
    }
    let short = contrast.width.min(contrast.height);
    let strongest = quantile(&contrast.values, 0.985);
    let mut quads: Vec<(Quad, [f32; 2])> = Vec::new();
    for limit in LIMITS.map(|share| share * strongest) {
        let least = (short as f32 * LEAST) as usize;
        for region in regions(contrast, limit, true, least, usize::MAX) {
            let found = region.quad().into_iter().chain(region.extremes());
            quads.extend(found.map(|quad| (quad, [0.0; 2])));
        }
        let whites = regions(contrast, limit, false, (short / 70).max(5), short / 4);
        let found = lattices(&whites).into_iter();
        quads.extend(found.map(|lattice| (lattice.quad, [0.0, apart(lattice.inset)])));
    }
    let least = (short as f32 * LEAST).powi(2) / 2.0;
    quads.retain(|(quad, _)| area(quad) > least);
    distinct(quads)
}

/// Cells less far apart than this share their lines.
fn apart(inset: f32) -> f32 {
    if inset < 0.06 { 0.0 } else { inset }
}

/// Without those that are like an earlier one.
fn distinct(quads: Vec<(Quad, [f32; 2])>) -> Vec<(Quad, [f32; 2])> {
    let mut kept: Vec<(Quad, [f32; 2])> = Vec::new();
    for (quad, insets) in quads {
        let near = 0.008 * area(&quad).sqrt();
        let like = |other: &(Quad, [f32; 2])| {
            let apart = quad.iter().zip(&other.0).map(|(a, b)| a.minus(*b).length());
            other.1 == insets && apart.fold(0.0, f32::max) < near
        };
        if !kept.iter().any(like) {
            kept.push((quad, insets));
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::{Frame, find};
    use crate::drawn::{grid, paper, quad};
    use crate::geometry::Quad;
    use crate::grey::contrast;

    const TILTED: [(f32, f32); 4] = [(60.0, 50.0), (330.0, 80.0), (310.0, 350.0), (40.0, 300.0)];

    fn apart(a: &Quad, b: &Quad) -> f32 {
        a.iter().zip(b).map(|(a, b)| a.minus(*b).length()).fold(0.0, f32::max)
    }

    #[test]
    fn a_tilted_grid_of_any_size_is_found_where_it_is() {
        for size in 4..=9 {
            let mut picture = paper(400, 400);
            grid(&mut picture, &quad(TILTED), size, 0.0);
            let mesh = find(&contrast(&picture), Frame::default()).unwrap();
            assert_eq!(mesh.size, size);
            assert!(apart(&mesh.quad(), &quad(TILTED)) < 4.0, "{size}: {:?}", mesh.quad());
        }
    }

    #[test]
    fn boxes_with_gaps_are_found_with_half_a_gap_around_them() {
        let mut picture = paper(400, 400);
        grid(&mut picture, &quad(TILTED), 5, 0.15);
        let mesh = find(&contrast(&picture), Frame::default()).unwrap();
        assert_eq!(mesh.size, 5);
        assert!((mesh.inset - 0.15).abs() < 0.05, "{}", mesh.inset);
        assert!(apart(&mesh.quad(), &quad(TILTED)) < 6.0, "{:?}", mesh.quad());
    }

    #[test]
    fn what_is_known_is_not_looked_for() {
        let mut picture = paper(400, 400);
        grid(&mut picture, &quad(TILTED), 8, 0.0);
        let known = Frame { corners: Some(quad(TILTED)), size: Some(4) };
        assert_eq!(find(&contrast(&picture), known).unwrap().size, 4);
        let known = Frame { corners: None, size: None };
        assert!(find(&contrast(&paper(300, 200)), known).is_none());
    }
}
