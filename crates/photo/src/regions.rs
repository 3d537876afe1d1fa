//! Connected regions of a picture, and the polygons around them.

use crate::bounds::Bounds;
use crate::geometry::{Point, Quad, area, cross, is_frame, upright};
use crate::picture::Picture;

/// How much of a triangle's hull its three corners enclose at least; a square's enclose half.
const TRIANGLE: f32 = 0.8;

/// A connected region.
#[derive(Clone, Debug)]
pub(crate) struct Region {
    /// The corners of the smallest convex polygon around the region, clockwise.
    pub(crate) hull: Vec<Point>,
    /// The longer side of the box around the region.
    pub(crate) longest: usize,
    /// Whether the region touches the edge of the picture.
    pub(crate) at_border: bool,
}

impl Region {
    /// The four corners of the hull that enclose most of the region, if they
    /// make a frame.
    pub(crate) fn quad(&self) -> Option<Quad> {
        let corners = simplified(self.hull.clone(), 4);
        let quad = upright(corners.try_into().ok()?);
        is_frame(&quad).then_some(quad)
    }

    /// The square of which the region is one half, if it is a triangle with two legs and the square is a frame.
    pub(crate) fn halved(&self) -> Option<Quad> {
        let corners: [Point; 3] = simplified(self.hull.clone(), 3).try_into().ok()?;
        let is_triangle = area(&corners) > TRIANGLE * self.area();
        let longest = (0..3).max_by(|a, b| {
            let side = |at: &usize| corners[(at + 1) % 3].minus(corners[*at]).length();
            side(a).total_cmp(&side(b))
        })?;
        let [a, b, c] = [0, 1, 2].map(|at| corners[(longest + at) % 3]);
        let quad = upright([a, a.plus(b).minus(c), b, c]);
        (is_triangle && is_frame(&quad)).then_some(quad)
    }

    pub(crate) fn area(&self) -> f32 {
        area(&self.hull)
    }

    /// The corners farthest along the two diagonals of the photo, if they make
    /// a frame.
    pub(crate) fn extremes(&self) -> Option<Quad> {
        let farthest = |x: f32, y: f32| {
            let along = |corner: &Point| corner.x * x + corner.y * y;
            self.hull.iter().copied().max_by(|a, b| along(a).total_cmp(&along(b)))
        };
        let quad = [
            farthest(-1.0, -1.0)?,
            farthest(1.0, -1.0)?,
            farthest(1.0, 1.0)?,
            farthest(-1.0, 1.0)?,
        ];
        is_frame(&quad).then_some(quad)
    }
}

/// The connected regions of the pixels above (`dark`) or below a limit whose
/// boxes measure at least `least` and at most `most` on both sides. Dark
/// regions connect across corners; light regions do not.
pub(crate) fn regions(
    picture: &Picture,
    limit: f32,
    dark: bool,
    least: usize,
    most: usize,
) -> Vec<Region> {
    let mut open: Vec<bool> = picture.values.iter().map(|value| (*value > limit) == dark).collect();
    let mut filled = Vec::new();
    let mut found = Vec::new();
    for start in 0..open.len() {
        if open[start] {
            let bounds = fill(picture, &mut open, start, dark, &mut filled);
            let fits = |side: usize| (least..=most).contains(&side);
            if fits(bounds.width()) && fits(bounds.height()) {
                found.push(region(picture, &filled, bounds));
            }
        }
    }
    found
}

/// Collects the region of a pixel into `filled` and closes it.
fn fill(
    picture: &Picture,
    open: &mut [bool],
    start: usize,
    corners: bool,
    filled: &mut Vec<usize>,
) -> Bounds {
    let (width, height) = (picture.width, picture.height);
    filled.clear();
    filled.push(start);
    open[start] = false;
    let mut bounds = Bounds::of(start % width, start / width);
    let mut done = 0;
    while done < filled.len() {
        let (x, y) = (filled[done] % width, filled[done] / width);
        done += 1;
        bounds = bounds.joined(Bounds::of(x, y));
        for row in y.saturating_sub(1)..(y + 2).min(height) {
            for column in x.saturating_sub(1)..(x + 2).min(width) {
                let at = row * width + column;
                if open[at] && (corners || row == y || column == x) {
                    open[at] = false;
                    filled.push(at);
                }
            }
        }
    }
    bounds
}

fn region(picture: &Picture, filled: &[usize], bounds: Bounds) -> Region {
    let (width, height) = (picture.width, picture.height);
    let mut ends = vec![(width, 0); bounds.height()];
    for at in filled {
        let (left, right) = &mut ends[at / width - bounds.top];
        *left = (*left).min(at % width);
        *right = (*right).max(at % width);
    }
    let at_border = bounds.left == 0
        || bounds.top == 0
        || bounds.right + 1 == width
        || bounds.bottom + 1 == height;
    Region { hull: hull(&ends, bounds.top), longest: bounds.longest(), at_border }
}

/// The convex hull of rows given by their ends, clockwise from the top.
fn hull(ends: &[(usize, usize)], top: usize) -> Vec<Point> {
    let row = |(at, x): (usize, usize)| Point::new(x as f32, (top + at) as f32);
    let rights = ends.iter().enumerate().map(|(at, end)| row((at, end.1)));
    let lefts = ends.iter().enumerate().map(|(at, end)| row((at, end.0))).rev();
    let mut hull: Vec<Point> = Vec::new();
    for side in [rights.collect::<Vec<_>>(), lefts.collect()] {
        let first = hull.len();
        for point in side {
            while hull.len() >= first + 2
                && cross(hull[hull.len() - 2], hull[hull.len() - 1], point) <= 0.0
            {
                hull.pop();
            }
            hull.push(point);
        }
    }
    hull
}

/// A polygon with at most `most` corners: leaves out the corners that change
/// its area least.
fn simplified(mut corners: Vec<Point>, most: usize) -> Vec<Point> {
    while corners.len() > most {
        let count = corners.len();
        let cut = |at: usize| {
            cross(corners[(at + count - 1) % count], corners[at], corners[(at + 1) % count])
        };
        let least = (0..count).min_by(|a, b| cut(*a).total_cmp(&cut(*b)));
        corners.remove(least.unwrap_or(0));
    }
    corners
}

#[cfg(test)]
mod tests {
    use super::regions;
    use crate::drawn::{grid, paper, quad};

    const QUAD: [(f32, f32); 4] = [(30.0, 20.0), (170.0, 30.0), (160.0, 150.0), (20.0, 140.0)];

    #[test]
    fn the_outline_of_a_grid_is_its_frame() {
        let mut picture = paper(200, 180);
        grid(&mut picture, &quad(QUAD), 4, 0.0);
        picture.values.iter_mut().for_each(|value| *value = 1.0 - *value);
        let found = regions(&picture, 0.5, true, 50, usize::MAX);
        assert_eq!(found.len(), 1);
        for frame in [found[0].quad().unwrap(), found[0].extremes().unwrap()] {
            let apart = frame.iter().zip(quad(QUAD)).map(|(a, b)| a.minus(b).length());
            assert!(apart.fold(0.0, f32::max) < 3.0, "{frame:?}");
        }
    }

    #[test]
    fn the_white_of_cells_are_regions_of_their_own() {
        let mut picture = paper(200, 180);
        grid(&mut picture, &quad(QUAD), 4, 0.0);
        picture.values.iter_mut().for_each(|value| *value = 1.0 - *value);
        let cells = regions(&picture, 0.5, false, 10, 60);
        assert_eq!(cells.len(), 16);
        assert!(cells.iter().all(|cell| !cell.at_border));
    }
}
