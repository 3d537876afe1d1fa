//! Points, quadrilaterals and the projective maps between them.
//!
//! A [`Projection`] maps the square of a grid onto its quadrilateral in the
//! photo. Nothing here depends on pixels.

/// A point of a photo, in pixels from its upper left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Point {
    /// The distance to the right.
    pub x: f32,
    /// The distance downwards.
    pub y: f32,
}

/// Four corners, clockwise from the upper left.
pub type Quad = [Point; 4];

impl Point {
    pub(crate) const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    pub(crate) fn plus(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }

    pub(crate) fn minus(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }

    pub(crate) fn times(self, factor: f32) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }

    /// The same point in a picture with so many times as many pixels on each side.
    pub(crate) fn resized(self, factor: f32) -> Self {
        let at = |value: f32| (value + 0.5) * factor - 0.5;
        Self::new(at(self.x), at(self.y))
    }

    pub(crate) fn length(self) -> f32 {
        self.x.hypot(self.y)
    }
}

/// The direction of the turn at `b` on the way from `a` to `c`: above 0 if it is clockwise in the
/// photo.
pub(crate) fn cross(a: Point, b: Point, c: Point) -> f32 {
    let (first, second) = (b.minus(a), c.minus(a));
    first.x * second.y - first.y * second.x
}

/// The area of a polygon whose corners go clockwise.
pub(crate) fn area(corners: &[Point]) -> f32 {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).map(|(a, b)| a.x * b.y - a.y * b.x).sum::<f32>() / 2.0
}

/// Whether four corners go clockwise around a convex area with no side much
/// shorter than another.
pub(crate) fn is_frame(quad: &Quad) -> bool {
    let convex = (0..4).all(|at| cross(quad[at], quad[(at + 1) % 4], quad[(at + 2) % 4]) > 0.0);
    let sides: [f32; 4] = std::array::from_fn(|at| quad[(at + 1) % 4].minus(quad[at]).length());
    let longest = sides.iter().copied().fold(0.0, f32::max);
    convex && sides.iter().all(|side| *side > 0.4 * longest)
}

/// The same corners, beginning with the corner nearest to the photo's upper left.
pub(crate) fn upright(mut quad: Quad) -> Quad {
    let middle = quad.iter().fold(Point::default(), |sum, corner| sum.plus(corner.times(0.25)));
    let first = (0..4).min_by(|a, b| {
        let side = |at: usize| (quad[at].x - middle.x) + (quad[at].y - middle.y);
        side(*a).total_cmp(&side(*b))
    });
    quad.rotate_left(first.unwrap_or(0));
    quad
}

/// Corners in a picture that is `factor` times as large.
pub(crate) fn resized(quad: Quad, factor: f32) -> Quad {
    quad.map(|corner| corner.resized(factor))
}

/// A projective map of the plane.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Projection([f32; 8]);

impl Projection {
    /// Maps the corners (0, 0), (side, 0), (side, side), (0, side) to the
    /// corners of a quadrilateral. Source: P. Heckbert, "Fundamentals of
    /// Texture Mapping and Image Warping" (1989), page 20.
    pub(crate) fn of_square(side: f32, quad: &Quad) -> Self {
        let [a, b, c, d] = *quad;
        let sum = a.minus(b).plus(c).minus(d);
        let (right, left) = (b.minus(c), d.minus(c));
        let whole = right.x * left.y - left.x * right.y;
        let whole = if whole.abs() < 1e-6 { 1e-6 } else { whole };
        let g = (sum.x * left.y - left.x * sum.y) / whole;
        let h = (right.x * sum.y - sum.x * right.y) / whole;
        Self([
            (b.x - a.x + g * b.x) / side,
            (d.x - a.x + h * d.x) / side,
            a.x,
            (b.y - a.y + g * b.y) / side,
            (d.y - a.y + h * d.y) / side,
            a.y,
            g / side,
            h / side,
        ])
    }

    /// The map that fits pairs of points best, by least squares; `None` for
    /// fewer than four.
    pub(crate) fn fitting(pairs: &[(Point, Point)]) -> Option<Self> {
        let mut sums = Normal::<8>::default();
        for (from, to) in pairs {
            let (u, v) = (from.x, from.y);
            sums.add([u, v, 1.0, 0.0, 0.0, 0.0, -u * to.x, -v * to.x], to.x, 1.0);
            sums.add([0.0, 0.0, 0.0, u, v, 1.0, -u * to.y, -v * to.y], to.y, 1.0);
        }
        if pairs.len() < 4 { None } else { sums.solve(0.0).map(Self) }
    }

    pub(crate) fn at(&self, u: f32, v: f32) -> Point {
        let [a, b, c, d, e, f, g, h] = self.0;
        let depth = g * u + h * v + 1.0;
        let depth = if depth.abs() < 1e-4 { 1e-4 } else { depth };
        Point::new((a * u + b * v + c) / depth, (d * u + e * v + f) / depth)
    }
}

/// The sums of a least-squares fit with N unknowns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Normal<const N: usize> {
    left: [[f64; N]; N],
    right: [f64; N],
}

impl<const N: usize> Default for Normal<N> {
    fn default() -> Self {
        Self { left: [[0.0; N]; N], right: [0.0; N] }
    }
}

impl<const N: usize> Normal<N> {
    /// Adds one observation: the factors of the unknowns, their result, and its
    /// weight.
    pub(crate) fn add(&mut self, factors: [f32; N], result: f32, weight: f32) {
        for (row, factor) in factors.iter().enumerate() {
            let weighted = f64::from(*factor) * f64::from(weight);
            for (column, other) in factors.iter().enumerate() {
                self.left[row][column] += weighted * f64::from(*other);
            }
            self.right[row] += weighted * f64::from(result);
        }
    }

    /// The unknowns, found by elimination with pivots; `pull` draws them
    /// towards zero. `None` if the observations do not determine them.
    pub(crate) fn solve(mut self, pull: f64) -> Option<[f32; N]> {
        for at in 0..N {
            self.left[at][at] += pull;
        }
        for at in 0..N {
            let pivot = (at..N)
                .max_by(|a, b| self.left[*a][at].abs().total_cmp(&self.left[*b][at].abs()))?;
            self.left.swap(at, pivot);
            self.right.swap(at, pivot);
            if self.left[at][at].abs() < 1e-12 {
                return None;
            }
            for row in (0..N).filter(|row| *row != at) {
                let factor = self.left[row][at] / self.left[at][at];
                for column in at..N {
                    self.left[row][column] -= factor * self.left[at][column];
                }
                self.right[row] -= factor * self.right[at];
            }
        }
        Some(std::array::from_fn(|at| (self.right[at] / self.left[at][at]) as f32))
    }
}

#[cfg(test)]
mod tests {
    use super::{Point, Projection, Quad, area, is_frame, upright};

    const QUAD: Quad = [
        Point::new(10.0, 20.0),
        Point::new(110.0, 30.0),
        Point::new(100.0, 140.0),
        Point::new(5.0, 120.0),
    ];

    fn near(a: Point, b: Point) -> bool {
        a.minus(b).length() < 0.01
    }

    #[test]
    fn a_projection_carries_the_corners_of_the_square() {
        let map = Projection::of_square(9.0, &QUAD);
        for (corner, (u, v)) in QUAD.iter().zip([(0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)]) {
            assert!(near(map.at(u, v), *corner), "{:?} for {corner:?}", map.at(u, v));
        }
    }

    #[test]
    fn a_fitted_projection_is_the_one_that_made_the_points() {
        let map = Projection::of_square(6.0, &QUAD);
        let places = (0..6).flat_map(|row| (0..6).map(move |column| (column as f32, row as f32)));
        let pairs: Vec<_> = places.map(|(u, v)| (Point::new(u, v), map.at(u, v))).collect();
        let fitted = Projection::fitting(&pairs).unwrap();
        assert!(near(fitted.at(6.0, 6.0), QUAD[2]), "{:?}", fitted.at(6.0, 6.0));
        assert!(Projection::fitting(&pairs[..3]).is_none());
    }

    #[test]
    fn frames_are_convex_clockwise_and_not_thin() {
        assert!(is_frame(&QUAD));
        let [a, b, c, d] = QUAD;
        assert!(!is_frame(&[a, d, c, b]), "the other way round");
        assert!(!is_frame(&[a, b, d, c]), "crossed");
        assert!(area(&QUAD) > 0.0);
        assert_eq!(upright([c, d, a, b]), QUAD);
    }
}
