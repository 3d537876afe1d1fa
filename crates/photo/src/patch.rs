//! A small square of the paper, straightened: how much ink lies where.
//!
//! Each square has its own level of the paper, since a shadow may end in the
//! cell beside it.

use crate::geometry::Point;
use crate::grey::Greys;
use crate::mesh::Mesh;
use crate::order::quantile;
use crate::picture::Picture;

/// A square is straightened to so many pixels a side.
pub(crate) const SIDE: usize = 48;
/// Cells are looked at where they have at least so many pixels, if the photo has them.
const FINE: f32 = 40.0;
/// The paper's level is found in windows of half a side, at so many places a side.
const WINDOWS: usize = 3;

/// The grid's paper, as fine as its cells ask for.
#[derive(Debug)]
pub(crate) struct Sheet<'a> {
    paper: Picture,
    /// Pixels of the contrast picture to those of `paper`.
    zoom: f32,
    pub(crate) mesh: &'a Mesh,
}

impl<'a> Sheet<'a> {
    pub(crate) fn new(greys: &Greys, mesh: &'a Mesh) -> Self {
        let middle = mesh.size as f32 / 2.0;
        let mut factor = 1;
        while mesh.pitch(middle, middle) * greys.step as f32 / (2 * factor) as f32 >= FINE {
            factor *= 2;
        }
        let zoom = greys.step as f32 / factor as f32;
        Self { paper: greys.paper.reduced(factor), zoom, mesh }
    }

    /// The ink around a place, from `half` a side before it to `half` behind
    /// it, in cells; and the share of the square that lies on the photo.
    pub(crate) fn patch(&self, u: f32, v: f32, half: f32) -> Picture {
        let mut patch = Picture::new(SIDE, SIDE);
        for (at, value) in patch.values.iter_mut().enumerate() {
            let offset = |pixel: usize| ((pixel as f32 + 0.5) / SIDE as f32 * 2.0 - 1.0) * half;
            let point = self.mesh.at(u + offset(at % SIDE), v + offset(at / SIDE));
            *value = self.paper.between(self.zoomed(point));
        }
        ink(&patch)
    }

    /// Whether a place lies on the photo.
    pub(crate) fn holds(&self, u: f32, v: f32) -> bool {
        self.paper.holds(self.zoomed(self.mesh.at(u, v)))
    }

    fn zoomed(&self, point: Point) -> Point {
        Point::new((point.x + 0.5) * self.zoom - 0.5, (point.y + 0.5) * self.zoom - 0.5)
    }
}

/// How much darker each pixel is than the paper around it, 0 to 1.
fn ink(patch: &Picture) -> Picture {
    let levels = levels(patch);
    let mut ink = Picture::new(SIDE, SIDE);
    for (at, value) in ink.values.iter_mut().enumerate() {
        let place = |pixel: usize| pixel as f32 / (SIDE - 1) as f32 * (WINDOWS - 1) as f32;
        let level = levels.between(Point::new(place(at % SIDE), place(at / SIDE)));
        *value = (1.0 - patch.values[at] / level.max(0.02)).clamp(0.0, 1.0);
    }
    ink
}

/// The level of the paper in overlapping windows: most of a window is paper.
fn levels(patch: &Picture) -> Picture {
    let mut levels = Picture::new(WINDOWS, WINDOWS);
    let half = SIDE / 2;
    for (at, level) in levels.values.iter_mut().enumerate() {
        let start = |window: usize| window * half / (WINDOWS - 1);
        let (left, top) = (start(at % WINDOWS), start(at / WINDOWS));
        let rows = (top..top + half).flat_map(|y| &patch.row(y)[left..left + half]);
        *level = quantile(&rows.copied().collect::<Vec<_>>(), 0.75);
    }
    levels
}
