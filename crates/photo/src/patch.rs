//! A small square of the paper, straightened: how much ink is where.
//!
//! Each square has its own paper level, because a shadow may end in the
//! neighbouring cell.

use std::borrow::Cow;

use crate::diagonals;
use crate::geometry::Point;
use crate::grey::Greys;
use crate::mesh::Mesh;
use crate::photo::Photo;
use crate::picture::Picture;

/// The number of pixels per side of a straightened square.
pub(crate) const SIDE: usize = 48;
/// The minimum number of pixels per side of a cell, if the photo has that many.
const FINE: f32 = 40.0;
/// The paper's level is determined on pixels this many times as large.
const COARSE: usize = 2;
/// Anything dark that is no wider than about twice this many of these larger
/// pixels counts as printed.
const STROKE: usize = 4;

/// The grid's paper, at the resolution that its cells need.
#[derive(Debug)]
pub(crate) struct Sheet<'a> {
    paper: Cow<'a, Picture>,
    tint: Picture,
    /// The number of pixels of `paper` for each pixel of the contrast picture.
    zoom: f32,
    pub(crate) mesh: &'a Mesh,
    /// Whether lines run from corner to corner below the numbers.
    pub(crate) has_diagonals: bool,
}

impl<'a> Sheet<'a> {
    pub(crate) fn new(photo: &Photo<'_>, greys: &'a Greys, mesh: &'a Mesh) -> Self {
        let middle = mesh.size as f32 / 2.0;
        let mut factor = 1;
        while mesh.pitch(middle, middle) * greys.step as f32 / (2 * factor) as f32 >= FINE {
            factor *= 2;
        }
        let zoom = greys.step as f32 / factor as f32;
        let whole = Cow::Borrowed(&greys.paper);
        Self {
            paper: if factor == 1 { whole } else { Cow::Owned(greys.paper.reduced(factor)) },
            tint: greys.tint(photo),
            zoom,
            mesh,
            has_diagonals: diagonals::are_drawn(&greys.contrast, mesh),
        }
    }

    /// The ink around a place, from `half` a side before it to `half` a side
    /// after it, in cells.
    pub(crate) fn patch(&self, u: f32, v: f32, half: f32) -> Picture {
        let mut patch = Picture::new(SIDE, SIDE);
        for (at, value) in patch.values.iter_mut().enumerate() {
            let offset = |pixel: usize| ((pixel as f32 + 0.5) / SIDE as f32 * 2.0 - 1.0) * half;
            let point = self.mesh.at(u + offset(at % SIDE), v + offset(at / SIDE));
            *value = self.paper.between(self.zoomed(point));
        }
        ink(&patch)
    }

    /// How much bluer the ink of a place is than its paper; negative if it is redder.
    pub(crate) fn tint(
        &self,
        (u, v, half): (f32, f32, f32),
        ink: &Picture,
        bounds: [f32; 4],
    ) -> f32 {
        let [left, top, right, bottom] = bounds.map(|end| (end * SIDE as f32) as usize);
        let (mut inked, mut weight, mut bare, mut count) = (0.0, 1e-3, 0.0, 1e-3);
        for y in (top..bottom).step_by(2) {
            for x in (left..right).step_by(2) {
                let offset = |pixel: usize| ((pixel as f32 + 0.5) / SIDE as f32 * 2.0 - 1.0) * half;
                let value = self.tint.between(self.mesh.at(u + offset(x), v + offset(y)));
                let dark = ink.at(x, y);
                inked += dark * value;
                weight += dark;
                bare += (1.0 - dark) * value;
                count += 1.0 - dark;
            }
        }
        inked / weight - bare / count
    }

    /// Whether a place is within the photo.
    pub(crate) fn holds(&self, u: f32, v: f32) -> bool {
        self.paper.holds(self.zoomed(self.mesh.at(u, v)))
    }

    fn zoomed(&self, point: Point) -> Point {
        Point::new((point.x + 0.5) * self.zoom - 0.5, (point.y + 0.5) * self.zoom - 0.5)
    }
}

/// How much darker each pixel is than the paper around it, from 0 to 1.
fn ink(patch: &Picture) -> Picture {
    let levels = levels(&patch.reduced(COARSE));
    let mut ink = Picture::new(SIDE, SIDE);
    for (at, value) in ink.values.iter_mut().enumerate() {
        let place = |pixel: usize| (pixel as f32 + 0.5) / COARSE as f32 - 0.5;
        let level = levels.between(Point::new(place(at % SIDE), place(at / SIDE)));
        *value = (1.0 - patch.values[at] / level.max(0.02)).clamp(0.0, 1.0);
    }
    ink
}

/// The level of the paper at each pixel: the picture without anything dark and
/// narrow (a morphological closing), so that strokes vanish and the edges of
/// shadows stay.
fn levels(patch: &Picture) -> Picture {
    let wide = extremes(&extremes(patch, f32::max), f32::max);
    extremes(&extremes(&wide, f32::min), f32::min).local_mean(1)
}

/// The greatest or least value around each pixel of a row. Rows become columns,
/// so applying the function twice covers both directions.
fn extremes(picture: &Picture, pick: fn(f32, f32) -> f32) -> Picture {
    let mut turned = Picture::new(picture.height, picture.width);
    for y in 0..picture.height {
        let row = picture.row(y);
        for x in 0..picture.width {
            let around = &row[x.saturating_sub(STROKE)..(x + STROKE + 1).min(row.len())];
            turned.values[x * picture.height + y] = around.iter().copied().fold(row[x], pick);
        }
    }
    turned
}

#[cfg(test)]
mod tests {
    use super::{SIDE, ink};
    use crate::picture::Picture;

    #[test]
    fn a_stroke_is_ink_and_the_edge_of_a_shadow_is_not() {
        let mut patch = Picture::new(SIDE, SIDE);
        for at in 0..SIDE * SIDE {
            let (x, y) = (at % SIDE, at / SIDE);
            let paper = if x + y < SIDE { 0.9 } else { 0.45 };
            let stroke = (20..25).contains(&x) && (10..38).contains(&y);
            patch.values[at] = if stroke { 0.3 * paper } else { paper };
        }
        let ink = ink(&patch);
        for (x, y) in [(22, 14), (22, 34), (21, 20)] {
            assert!(ink.at(x, y) > 0.5, "{} at {x}, {y}", ink.at(x, y));
        }
        for (x, y) in [(8, 8), (40, 40), (12, 30), (40, 14), (12, 40)] {
            assert!(ink.at(x, y) < 0.15, "{} at {x}, {y}", ink.at(x, y));
        }
    }
}
