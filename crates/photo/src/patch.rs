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
/// A glyph's pixels of up to this many of the sharpest picture's are taken from there.
const SHARP: f32 = 3.5;
/// What is paler than this is paper, and its hue counts the more, the paler it is.
const BARE: f32 = 0.15;
/// The hue of ink that hardly takes any light is uncertain: so much more is counted as taken from all of it.
const FAINT: f32 = 0.15;

/// The grid's paper, at the resolution that its cells need.
#[derive(Debug)]
pub(crate) struct Sheet<'a> {
    paper: Cow<'a, Picture>,
    /// The same paper as sharp as possible, and how many of its pixels make up one of the contrast picture, across and down.
    sharpest: &'a Picture,
    step: f32,
    photo: &'a Photo<'a>,
    /// How many pixels of the photo make up one of the contrast picture, across and down.
    factor: f32,
    /// The number of pixels of `paper` for each pixel of the contrast picture.
    zoom: f32,
    pub(crate) mesh: &'a Mesh,
    /// Whether lines run from corner to corner below the numbers.
    pub(crate) has_diagonals: bool,
}

impl<'a> Sheet<'a> {
    pub(crate) fn new(photo: &'a Photo<'a>, greys: &'a Greys, mesh: &'a Mesh) -> Self {
        let middle = mesh.size as f32 / 2.0;
        let mut factor = 1;
        while mesh.pitch(middle, middle) * greys.step as f32 / (2 * factor) as f32 >= FINE {
            factor *= 2;
        }
        let zoom = greys.step as f32 / factor as f32;
        let whole = Cow::Borrowed(&greys.paper);
        Self {
            paper: if factor == 1 { whole } else { Cow::Owned(greys.paper.reduced(factor)) },
            sharpest: &greys.paper,
            step: greys.step as f32,
            photo,
            factor: greys.factor(),
            zoom,
            mesh,
            has_diagonals: diagonals::are_drawn(&greys.contrast, mesh),
        }
    }

    /// The ink around a place, from `half` a side before it to `half` a side
    /// after it, in cells.
    pub(crate) fn patch(&self, u: f32, v: f32, half: f32) -> Patch<'_> {
        let mut patch = Picture::new(SIDE, SIDE);
        for (at, value) in patch.values.iter_mut().enumerate() {
            let offset = |pixel: usize| ((pixel as f32 + 0.5) / SIDE as f32 * 2.0 - 1.0) * half;
            let point = self.mesh.at(u + offset(at % SIDE), v + offset(at / SIDE));
            *value = self.paper.between(point.resized(self.zoom));
        }
        let levels = levels(&patch.reduced(COARSE));
        let ink = ink(&patch, &levels);
        let at = |x: f32, y: f32| self.mesh.at(u + x * half, v + y * half);
        let (middle, side) = (at(0.0, 0.0), SIDE as f32 / 2.0);
        let [across, along] =
            [at(1.0, 0.0), at(0.0, 1.0)].map(|end| end.minus(middle).times(1.0 / side));
        Patch { ink, levels, sheet: self, middle, across, along }
    }

    /// Whether a place is within the photo.
    pub(crate) fn holds(&self, u: f32, v: f32) -> bool {
        self.paper.holds(self.mesh.at(u, v).resized(self.zoom))
    }
}

/// A straightened square.
#[derive(Debug)]
pub(crate) struct Patch<'a> {
    pub(crate) ink: Picture,
    /// The level of the paper.
    levels: Picture,
    sheet: &'a Sheet<'a>,
    /// The middle in the contrast picture, and one pixel of the square to the right and down.
    middle: Point,
    across: Point,
    along: Point,
}

impl Patch<'_> {
    /// The ink at a point of the square, taken from the sharpest picture that suits pixels of this size.
    pub(crate) fn sharp(&self, at: Point, size: f32) -> f32 {
        let (sheet, there) = (self.sheet, self.there(at));
        let value = if size * sheet.step * self.across.length() < SHARP {
            sheet.sharpest.between(there.resized(sheet.step))
        } else {
            sheet.paper.between(there.resized(sheet.zoom))
        };
        darker(value, &self.levels, at)
    }

    /// The hue of the ink in a part of the square: how much more red than blue, and how much more green than both, it takes
    /// from the light of its paper; each as a share of all that it takes.
    pub(crate) fn hue(&self, bounds: [f32; 4]) -> [f32; 2] {
        let [left, top, right, bottom] = bounds.map(|end| (end * SIDE as f32) as usize);
        let (mut inked, mut bare) = ([0.0; 3], [0.0; 3]);
        let (mut weight, mut count) = (1e-6, 1e-6);
        for y in top..bottom {
            for x in left..right {
                let pixel = self.there(Point::new(x as f32, y as f32)).resized(self.sheet.factor);
                let colour = self.sheet.photo.colour(pixel);
                let dark = self.ink.at(x, y).powi(2);
                let light = (BARE - self.ink.at(x, y)).max(0.0);
                for (channel, value) in colour.into_iter().enumerate() {
                    inked[channel] += dark * value;
                    bare[channel] += light * value;
                }
                weight += dark;
                count += light;
            }
        }
        let [red, green, blue] = std::array::from_fn(|channel| {
            let level: f32 = (bare[channel] / count).max(1.0);
            (1.0 - inked[channel] / weight / level).clamp(0.0, 1.0)
        });
        let whole = red + green + blue + FAINT;
        [(red - blue) / whole, (green - (red + blue) / 2.0) / whole]
    }

    /// The point of the contrast picture at a point of the square.
    fn there(&self, at: Point) -> Point {
        let centre = SIDE as f32 / 2.0 - 0.5;
        let aside = self.across.times(at.x - centre);
        self.middle.plus(aside).plus(self.along.times(at.y - centre))
    }
}

/// How much darker each pixel is than the paper around it, from 0 to 1.
fn ink(patch: &Picture, levels: &Picture) -> Picture {
    let mut ink = Picture::new(SIDE, SIDE);
    for (at, value) in ink.values.iter_mut().enumerate() {
        let point = Point::new((at % SIDE) as f32, (at / SIDE) as f32);
        *value = darker(patch.values[at], levels, point);
    }
    ink
}

/// How much darker a value is than the paper at a point of a square, from 0 to 1.
fn darker(value: f32, levels: &Picture, at: Point) -> f32 {
    let place = |at: f32| (at + 0.5) / COARSE as f32 - 0.5;
    let level = levels.between(Point::new(place(at.x), place(at.y)));
    (1.0 - value / level.max(0.02)).clamp(0.0, 1.0)
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
    use super::{COARSE, SIDE, Sheet, ink, levels};
    use crate::drawn::quad;
    use crate::geometry::Point;
    use crate::grey::Greys;
    use crate::mesh::Mesh;
    use crate::photo::Photo;
    use crate::picture::Picture;

    /// What a sheet says about the middle cell of nine, in which this stands.
    fn seen<T>(
        colour: impl Fn(usize, usize) -> Option<[u8; 3]>,
        say: impl Fn(&Sheet<'_>) -> T,
    ) -> T {
        let side = 360;
        let pixel = |at: usize| colour(at % side, at / side).unwrap_or([230, 225, 180]);
        let bytes: Vec<u8> = (0..side * side).flat_map(pixel).collect();
        let photo = Photo::new(side, side, &bytes).unwrap();
        let greys = Greys::of(&photo);
        let mesh =
            Mesh::new(&quad([(30.0, 30.0), (330.0, 30.0), (330.0, 330.0), (30.0, 330.0)]), 3, 0.0);
        say(&Sheet::new(&photo, &greys, &mesh))
    }

    #[test]
    fn the_hue_of_ink_does_not_depend_on_how_dark_it_is() {
        let hue = |ink: [u8; 3]| {
            let stroke = |x: usize, y: usize| (170..190).contains(&x) && (150..210).contains(&y);
            seen(
                |x, y| stroke(x, y).then_some(ink),
                |sheet| sheet.patch(1.5, 1.5, 0.46).hue([0.2, 0.2, 0.8, 0.8]),
            )
        };
        let [black, red, blue, pale] =
            [[30, 30, 25], [170, 30, 30], [40, 70, 160], [135, 147, 170]].map(hue);
        assert!(black.iter().all(|part| part.abs() < 0.03), "{black:?}");
        assert!(red[0] < -0.2 && red[1] > 0.1, "{red:?}");
        assert!(blue[0] > 0.3 && pale[0] > 0.25, "{blue:?} {pale:?}");
    }

    #[test]
    fn small_pixels_come_from_the_sharpest_picture() {
        let stripes = |x: usize, y: usize| {
            (150..210).contains(&y) && x.is_multiple_of(2) && (150..210).contains(&x)
        };
        let darkest = |size: f32| {
            seen(
                |x, y| stripes(x, y).then_some([20, 20, 20]),
                |sheet| {
                    let patch = sheet.patch(1.5, 1.5, 0.46);
                    let places = (0..20)
                        .map(|at| patch.sharp(Point::new(20.0 + 0.25 * at as f32, 24.0), size));
                    places.fold(0.0, f32::max)
                },
            )
        };
        assert!(darkest(0.5) > darkest(9.0) + 0.2, "{} {}", darkest(0.5), darkest(9.0));
    }

    #[test]
    fn a_stroke_is_ink_and_the_edge_of_a_shadow_is_not() {
        let mut patch = Picture::new(SIDE, SIDE);
        for at in 0..SIDE * SIDE {
            let (x, y) = (at % SIDE, at / SIDE);
            let paper = if x + y < SIDE { 0.9 } else { 0.45 };
            let stroke = (20..25).contains(&x) && (10..38).contains(&y);
            patch.values[at] = if stroke { 0.3 * paper } else { paper };
        }
        let ink = ink(&patch, &levels(&patch.reduced(COARSE)));
        for (x, y) in [(22, 14), (22, 34), (21, 20)] {
            assert!(ink.at(x, y) > 0.5, "{} at {x}, {y}", ink.at(x, y));
        }
        for (x, y) in [(8, 8), (40, 40), (12, 30), (40, 14), (12, 40)] {
            assert!(ink.at(x, y) < 0.15, "{} at {x}, {y}", ink.at(x, y));
        }
    }
}
