//! The position of each place of the grid on the bulging paper.
//!
//! A mesh is a projective map plus a correction: for each coordinate, a
//! polynomial of second degree in both directions. Every line is therefore a
//! parabola whose coefficients change smoothly from line to line. The mesh is
//! fitted to the lines of the photo in rounds; each round searches closer to
//! where the round before saw the lines.

use crate::geometry::{Normal, Point, Projection, Quad};
use crate::lines::{ends, standing_out};
use crate::order::quantile;
use crate::picture::Picture;

/// The terms of the polynomial.
const TERMS: usize = 9;
/// How far from its expected place each round looks for a line, in cells.
pub(crate) const ROUNDS: [f32; 4] = [0.24, 0.18, 0.12, 0.1];
/// The distance between two places at which a line is searched for, in cells.
const STEP: f32 = 0.02;

/// The place of each point of a grid in the photo.
#[derive(Clone, Debug)]
pub(crate) struct Mesh {
    pub(crate) size: usize,
    /// How far inside its cell each edge is, in cells; 0 if cells share their
    /// lines.
    pub(crate) inset: f32,
    map: Projection,
    across: [f32; TERMS],
    along: [f32; TERMS],
}

/// A piece of a line: where it should be, and where it was seen.
struct Seen {
    u: f32,
    v: f32,
    offset: f32,
    weight: f32,
}

impl Mesh {
    pub(crate) fn new(quad: &Quad, size: usize, inset: f32) -> Self {
        let map = Projection::of_square(size as f32, quad);
        Self { size, inset, map, across: [0.0; TERMS], along: [0.0; TERMS] }
    }

    /// The point at column `u` and row `v`, both in cells; beyond the frame the
    /// grid is extrapolated.
    pub(crate) fn at(&self, u: f32, v: f32) -> Point {
        let n = self.size as f32;
        let terms = terms(u.max(-0.1).min(n + 0.1), v.max(-0.1).min(n + 0.1), n);
        let sum =
            |factors: &[f32; TERMS]| terms.iter().zip(factors).map(|(a, b)| a * b).sum::<f32>();
        self.map.at(u + sum(&self.across), v + sum(&self.along))
    }

    /// The side length of a cell near a place, in pixels.
    pub(crate) fn pitch(&self, u: f32, v: f32) -> f32 {
        let across = self.at(u + 0.5, v).minus(self.at(u - 0.5, v)).length();
        let along = self.at(u, v + 0.5).minus(self.at(u, v - 0.5)).length();
        across.min(along)
    }

    pub(crate) fn quad(&self) -> Quad {
        let n = self.size as f32;
        [self.at(0.0, 0.0), self.at(n, 0.0), self.at(n, n), self.at(0.0, n)]
    }

    /// The same mesh, fitted to the lines that are visible in the picture in so many rounds.
    pub(crate) fn fitted(mut self, contrast: &Picture, rounds: usize) -> Self {
        for (round, window) in ROUNDS.into_iter().take(rounds).enumerate() {
            // The first round may tilt and shear the mesh; later rounds may also bend it.
            let terms = if round == 0 { 4 } else { TERMS };
            let across = self.change(&self.seen(contrast, window, true), terms);
            let along = self.change(&self.seen(contrast, window, false), terms);
            for at in 0..TERMS {
                self.across[at] += across[at];
                self.along[at] += along[at];
            }
        }
        self
    }

    /// How clearly the lines can be seen, about 0 to 1.
    pub(crate) fn score(&self, contrast: &Picture) -> f32 {
        let mut lines = Vec::new();
        let mut middles = Vec::new();
        for upright in [true, false] {
            for along in 0..self.size {
                for edge in self.edges() {
                    lines.push(self.best(contrast, upright, edge, along));
                }
                for cell in 0..self.size {
                    middles.push(self.best(contrast, upright, cell as f32 + 0.5, along));
                }
            }
        }
        standing_out(&lines, &middles)
    }

    /// The positions of all edges across the grid.
    fn edges(&self) -> Vec<f32> {
        if self.inset == 0.0 {
            return (0..=self.size).map(|line| line as f32).collect();
        }
        let cells = (0..self.size).map(|cell| cell as f32);
        cells.flat_map(|cell| [cell + self.inset, cell + 1.0 - self.inset]).collect()
    }

    fn best(&self, contrast: &Picture, upright: bool, edge: f32, along: usize) -> f32 {
        let ends = ends(along, self.inset);
        let shifts = [-0.06, -0.03, 0.0, 0.03, 0.06].into_iter();
        let strengths = shifts.map(|shift| {
            let both = ends.map(|end| self.strength(contrast, upright, edge + shift, end));
            both[0].min(both[1])
        });
        strengths.fold(0.0, f32::max)
    }

    /// The mean contrast along a piece of a line, down or across the grid.
    pub(crate) fn strength(
        &self,
        contrast: &Picture,
        upright: bool,
        place: f32,
        (from, to): (f32, f32),
    ) -> f32 {
        let samples = 8;
        let sum: f32 = (0..samples)
            .map(|sample| {
                let along = from + (to - from) * (sample as f32 + 0.5) / samples as f32;
                let (u, v) = if upright { (place, along) } else { (along, place) };
                contrast.between(self.at(u, v)).min(0.7)
            })
            .sum();
        sum / samples as f32
    }

    /// Where the pieces of the lines are seen, for the lines down the grid
    /// (`upright`) or for the others.
    fn seen(&self, contrast: &Picture, window: f32, upright: bool) -> Vec<Seen> {
        // The edges of two adjacent boxes must not be mistaken for each other.
        let window = if self.inset > 0.0 { window.min(self.inset * 0.9) } else { window };
        let mut seen = Vec::new();
        for edge in self.edges() {
            for half in 0..2 * self.size {
                let from = half as f32 / 2.0 + 0.05 + self.inset * (1 - half % 2) as f32;
                let to = half as f32 / 2.0 + 0.45 - self.inset * (half % 2) as f32;
                let (offset, weight) = self.peak(contrast, upright, edge, (from, to), window);
                let along = (from + to) / 2.0;
                let (u, v) = if upright { (edge, along) } else { (along, edge) };
                seen.push(Seen { u, v, offset, weight });
            }
        }
        let cap = quantile(&seen.iter().map(|piece| piece.weight).collect::<Vec<_>>(), 0.6);
        seen.iter_mut().for_each(|piece| piece.weight = piece.weight.min(cap));
        seen
    }

    /// How far from its expected place a piece of a line is seen, and how clearly.
    fn peak(
        &self,
        contrast: &Picture,
        upright: bool,
        edge: f32,
        ends: (f32, f32),
        window: f32,
    ) -> (f32, f32) {
        let steps = (window / STEP) as i32;
        let shifts = (-steps..=steps).map(|step| step as f32 * STEP);
        let profile: Vec<(f32, f32)> = shifts
            .map(|shift| (shift, self.strength(contrast, upright, edge + shift, ends)))
            .collect();
        let values: Vec<f32> = profile.iter().map(|(_, value)| *value).collect();
        let ground = quantile(&values, 0.3);
        let top = values.iter().copied().fold(0.0, f32::max);
        let (mut sum, mut weight) = (0.0, 1e-6);
        for (shift, value) in profile {
            let above = (value - (ground + top) / 2.0).max(0.0);
            sum += above * shift;
            weight += above;
        }
        (sum / weight, top - ground)
    }

    /// The change that fits the polynomial to the pieces seen; pieces that
    /// disagree with the others lose their weight.
    fn change(&self, seen: &[Seen], count: usize) -> [f32; TERMS] {
        let n = self.size as f32;
        let mut change = [0.0; TERMS];
        let mut reach = 0.2;
        for _ in 0..5 {
            let mut sums = Normal::<TERMS>::default();
            for piece in seen {
                let mut factors = terms(piece.u, piece.v, n);
                factors[count..].fill(0.0);
                let said: f32 = factors.iter().zip(change).map(|(a, b)| a * b).sum();
                let apart = (piece.offset - said) / reach;
                let trust = 1.0 / (1.0 + apart * apart).powi(2);
                sums.add(factors, piece.offset, piece.weight * trust);
            }
            let total: f32 = seen.iter().map(|piece| piece.weight).sum();
            change = sums.solve(f64::from(total) * 1e-3 + 1e-9).unwrap_or([0.0; TERMS]);
            reach = (reach * 0.6).max(0.04);
        }
        change
    }
}

/// The terms at a place, starting with the terms of a bilinear map.
fn terms(u: f32, v: f32, n: f32) -> [f32; TERMS] {
    let (x, y) = (2.0 * u / n - 1.0, 2.0 * v / n - 1.0);
    let (xx, yy) = (x * x, y * y);
    [1.0, x, y, x * y, xx, yy, xx * y, x * yy, xx * yy]
}
