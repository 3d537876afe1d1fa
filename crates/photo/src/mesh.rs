//! The position of each place of the grid on the bulging paper.
//!
//! A mesh is a projective map plus a correction: for each coordinate, a
//! polynomial of second degree in both directions, or of third degree on a page
//! that is bent more at one end. Every line is therefore a smooth curve that
//! changes little from line to line. The mesh is fitted to the lines of the photo
//! in rounds; each round searches closer to where the round before saw the lines.

use crate::geometry::{Normal, Point, Projection, Quad};
use crate::lines::{ends, standing_out};
use crate::order::quantile;
use crate::picture::Picture;

/// The terms of the polynomial, and how many of them only shear the mesh, or bend its lines to parabolas.
const TERMS: usize = 13;
const SHEARED: usize = 4;
const BENT: usize = 9;
/// How much more clearly the lines must be seen if they are no parabolas, as near the back of a book.
const CLEARER: f32 = 0.045;
/// How far from its expected place each round looks for a line, in cells, and the number of terms: for parabolas, and for
/// curves that are bent more at one end.
pub(crate) const PARABOLAS: [(f32, usize); 4] =
    [(0.24, SHEARED), (0.18, BENT), (0.12, BENT), (0.1, BENT)];
const CURVES: [(f32, usize); 4] = [(0.3, BENT), (0.2, TERMS), (0.14, TERMS), (0.1, TERMS)];
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

    /// The same mesh, fitted to the lines that are visible in the picture in so many of the rounds for parabolas, and how
    /// clearly they are seen. Only if all rounds are wanted, other curves are tried too; boxes with gaps leave too much room
    /// for them.
    pub(crate) fn fitted(self, contrast: &Picture, rounds: usize) -> (f32, Self) {
        let parabolas = self.clone().moved(contrast, &PARABOLAS[..rounds]);
        if rounds < PARABOLAS.len() || self.inset > 0.0 {
            return parabolas;
        }
        let curves = self.moved(contrast, &CURVES);
        if curves.0 > parabolas.0 + CLEARER { curves } else { parabolas }
    }

    fn moved(mut self, contrast: &Picture, rounds: &[(f32, usize)]) -> (f32, Self) {
        for (window, terms) in rounds {
            self.fit(contrast, *window, *terms);
        }
        (self.score(contrast), self)
    }

    /// Moves the mesh to where its lines are seen, with so many terms.
    fn fit(&mut self, contrast: &Picture, window: f32, terms: usize) {
        let across = self.change(&self.seen(contrast, window, true), terms);
        let along = self.change(&self.seen(contrast, window, false), terms);
        for at in 0..TERMS {
            self.across[at] += across[at];
            self.along[at] += along[at];
        }
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
    [1.0, x, y, x * y, xx, yy, xx * y, x * yy, xx * yy, xx * x, yy * y, xx * x * y, yy * y * x]
}

#[cfg(test)]
mod tests {
    use super::{Mesh, PARABOLAS};
    use crate::drawn::{dot, paper, quad};
    use crate::grey::contrast;

    #[test]
    fn a_page_that_is_bent_more_at_one_end_is_followed() {
        let corners = quad([(60.0, 60.0), (540.0, 60.0), (540.0, 540.0), (60.0, 540.0)]);
        let mut bent = Mesh::new(&corners, 9, 0.0);
        // The columns become narrower towards the right, and the rows fall there.
        (bent.across[1], bent.across[4], bent.across[9]) = (0.3, -0.2, -0.3);
        (bent.along[5], bent.along[9]) = (0.1, 0.3);
        let mut picture = paper(600, 600);
        for line in 0..=9 {
            for step in 0..=2000 {
                let along = 9.0 * step as f32 / 2000.0;
                dot(&mut picture, bent.at(line as f32, along));
                dot(&mut picture, bent.at(along, line as f32));
            }
        }
        let mesh = Mesh::new(&bent.quad(), 9, 0.0);
        let farthest = |mesh: &Mesh| {
            let places = (0..100).map(|at| ((at % 10) as f32, (at / 10) as f32));
            let apart = places.map(|(u, v)| mesh.at(u, v).minus(bent.at(u, v)).length());
            apart.fold(0.0, f32::max)
        };
        let (score, found) = mesh.clone().fitted(&contrast(&picture), PARABOLAS.len());
        assert!(farthest(&found) < 4.0 && score > 0.8, "{} {score}", farthest(&found));
        let quick = mesh.fitted(&contrast(&picture), PARABOLAS.len() - 1).1;
        assert!(farthest(&quick) > 8.0, "parabolas do not follow it: {}", farthest(&quick));
    }
}
