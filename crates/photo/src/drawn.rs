//! Grids drawn for the tests.

use crate::geometry::{Point, Projection, Quad};
use crate::picture::Picture;

/// A sheet of white paper.
pub(crate) fn paper(width: usize, height: usize) -> Picture {
    Picture { width, height, values: vec![0.9; width * height] }
}

/// Draws the lines of a grid; with an inset, its cells are separate boxes.
pub(crate) fn grid(paper: &mut Picture, quad: &Quad, size: usize, inset: f32) {
    let map = Projection::of_square(size as f32, quad);
    let cells = (0..size).map(|cell| cell as f32);
    for cell in cells.clone() {
        for edge in [cell + inset, cell + 1.0 - inset] {
            for other in cells.clone() {
                for step in 0..=200 {
                    let along = other + inset + (1.0 - 2.0 * inset) * step as f32 / 200.0;
                    dot(paper, map.at(edge, along));
                    dot(paper, map.at(along, edge));
                }
            }
        }
    }
}

/// Draws the two lines from corner to corner of a grid.
pub(crate) fn diagonals(paper: &mut Picture, quad: &Quad) {
    let map = Projection::of_square(1.0, quad);
    for along in (0..=1000).map(|step| step as f32 / 1000.0) {
        dot(paper, map.at(along, along));
        dot(paper, map.at(along, 1.0 - along));
    }
}

/// Darkens 2 x 2 pixels.
pub(crate) fn dot(paper: &mut Picture, at: Point) {
    let width = paper.width;
    for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
        let place = (at.y as usize + y) * width + at.x as usize + x;
        paper.values[place] = 0.15;
    }
}

/// A quadrilateral with these pixels as corners.
pub(crate) fn quad(corners: [(f32, f32); 4]) -> Quad {
    corners.map(|(x, y)| Point::new(x, y))
}
