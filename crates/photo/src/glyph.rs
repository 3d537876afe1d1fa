//! Glyphs, cut out of a square and scaled to the same size for the nets.

use crate::bounds::Bounds;
use crate::geometry::Point;
use crate::order::quantile;
use crate::patch::SIDE;
use crate::picture::Picture;
use crate::symbol::{GRAIN, Symbol};

/// The number of pixels per side of a glyph.
pub(crate) const GLYPH: usize = 24;
/// How many of these pixels the longer side of the symbol takes up.
const FILLED: f32 = 20.0;
/// The minimum height of a number relative to its width; two digits are wider than they are high.
const FLAT: f32 = 0.45;
/// A mark is farther from the middle of its cell than this, and lower than this, both in sides of the square; or both of these.
const LARGE: (f32, f32) = (0.32, 0.31);
const SMALL: (f32, f32) = (0.24, 0.28);
/// How far beyond the first limits it clearly is one, and the chances of that.
const CLEARLY: f32 = 0.02;
const UNCLEAR_MARK: f32 = 0.88;
const CLEAR_MARK: f32 = 0.97;
/// A symbol whose shorter side is less than this share of the longer one is widened for the net of pens, but at most so much.
const WIDE: f32 = 0.62;
const WIDENED: f32 = 2.2;
/// Sharp ink is at most so many times as dark as the blurred ink at the same point: what was wiped stays away.
const MASKED: f32 = 4.0;

/// A symbol, scaled as the nets expect it.
#[derive(Clone, Debug)]
pub(crate) struct Glyph {
    /// Ink, row by row, from 0 to 1.
    pub(crate) pixels: Vec<f32>,
    /// The same as sharp as the photo has it, for the net of pens; what is narrow is widened.
    pub(crate) sharp: Vec<f32>,
    /// The length of the symbol relative to its square, its distance from the middle, and its darkness; all are
    /// between 0 and 1. For a gap, the first is the distance of the cells' edges from their line.
    pub(crate) facts: [f32; 3],
    /// The box around the symbol in the square: left, top, right, bottom, each from 0 to 1.
    pub(crate) bounds: [f32; 4],
    /// The hue of its ink, from -0.5 to 0.5 (see `Patch::hue`).
    pub(crate) hue: [f32; 2],
}

impl Glyph {
    /// The number or letter nearest to the middle of a square; `None` if there
    /// is only the grain of the paper.
    pub(crate) fn cut(
        ink: &Picture,
        is_boxed: bool,
        sharp: &dyn Fn(Point, f32) -> f32,
    ) -> Option<Self> {
        let symbol = Symbol::of(ink, is_boxed)?;
        Some(Self::scaled(&symbol.bare, symbol.bounds, symbol.dark, sharp))
    }

    /// A whole square as it is, for symbols on lines.
    pub(crate) fn whole(ink: &Picture, inset: f32) -> Self {
        let small = ink.reduced(SIDE / GLYPH);
        let dark = quantile(&small.values, 0.97).max(GRAIN);
        let pixels = small.values.iter().map(|value| (value / dark).min(1.0)).collect();
        Self {
            pixels,
            sharp: Vec::new(),
            facts: [inset, 0.0, dark],
            bounds: [0.2, 0.2, 0.8, 0.8],
            hue: [0.0; 2],
        }
    }

    fn scaled(ink: &Picture, bounds: Bounds, dark: f32, sharp: &dyn Fn(Point, f32) -> f32) -> Self {
        let longest = bounds.longest() as f32;
        let scale = longest / FILLED;
        let middle =
            ((bounds.left + bounds.right) as f32 / 2.0, (bounds.top + bounds.bottom) as f32 / 2.0);
        let sampled = |scale: (f32, f32), at: &dyn Fn(Point) -> f32| -> Vec<f32> {
            let pixels = (0..GLYPH * GLYPH).map(|pixel| {
                let offset = |pixel: usize| pixel as f32 + 0.5 - GLYPH as f32 / 2.0;
                let x = middle.0 + offset(pixel % GLYPH) * scale.0;
                let y = middle.1 + offset(pixel / GLYPH) * scale.1;
                mean_around(Point::new(x, y), scale, at)
            });
            pixels.collect()
        };
        let coarse = |point: Point| if ink.holds(point) { ink.between(point) } else { 0.0 };
        let pixels = sampled((scale, scale), &coarse);
        let pixels = pixels.iter().map(|pixel| (pixel / dark.max(GRAIN)).min(1.0)).collect();
        let (wide, high) = (bounds.width() as f32, bounds.height() as f32);
        let widened = |length: f32| scale / (WIDE * longest / length).clamp(1.0, WIDENED);
        let scale = (widened(wide), widened(high));
        let size = scale.0.min(scale.1);
        let sharp = sampled(scale, &|point| sharp(point, size).min(MASKED * coarse(point)));
        let full = quantile(&sharp, 0.97).max(GRAIN);
        let sharp = sharp.iter().map(|pixel| (pixel / full).min(1.0)).collect();
        let side = SIDE as f32;
        let apart = (middle.0 - side / 2.0).hypot(middle.1 - side / 2.0) / side;
        let share = |at: usize| at as f32 / side;
        Self {
            pixels,
            sharp,
            facts: [longest / side, apart, dark],
            bounds: [
                share(bounds.left),
                share(bounds.top),
                share(bounds.right + 1),
                share(bounds.bottom + 1),
            ],
            hue: [0.0; 2],
        }
    }

    /// Whether the symbol is much wider than a number, in a puzzle rotated by
    /// this many quarter turns.
    pub(crate) fn is_flat(&self, turn: usize) -> bool {
        let [left, top, right, bottom] = self.bounds;
        let (width, height) = (right - left, bottom - top);
        if turn.is_multiple_of(2) { height < FLAT * width } else { width < FLAT * height }
    }

    /// The chance that it is a mark in a corner of a cell or at its edge, and no number; 0 if it cannot be one.
    pub(crate) fn mark(&self, turn: usize) -> f32 {
        let far = |(aside, low): (f32, f32)| (self.facts[1] - aside).min(low - self.stands(turn).0);
        let (large, small) = (far(LARGE), far(SMALL));
        if large.max(small) < 0.0 {
            0.0
        } else if large < CLEARLY {
            UNCLEAR_MARK
        } else {
            CLEAR_MARK
        }
    }

    /// How high it is, and how far down its foot is, in a puzzle rotated by this many quarter turns; both in sides of
    /// its square.
    pub(crate) fn stands(&self, turn: usize) -> (f32, f32) {
        let [left, top, right, bottom] = self.bounds;
        match turn % 4 {
            0 => (bottom - top, bottom),
            1 => (right - left, 1.0 - left),
            2 => (bottom - top, 1.0 - top),
            _ => (right - left, right),
        }
    }

    /// The pixels transposed.
    pub(crate) fn transposed(pixels: &[f32]) -> Vec<f32> {
        (0..GLYPH * GLYPH).map(|at| pixels[at % GLYPH * GLYPH + at / GLYPH]).collect()
    }

    /// The same glyph, rotated clockwise by this many quarter turns.
    pub(crate) fn turned(&self, turns: usize) -> Vec<f32> {
        turned(&self.pixels, turns)
    }

    /// The sharp pixels, rotated clockwise by this many quarter turns.
    pub(crate) fn sharp_turned(&self, turns: usize) -> Vec<f32> {
        turned(&self.sharp, turns)
    }
}

/// Pixels rotated clockwise by this many quarter turns.
fn turned(pixels: &[f32], turns: usize) -> Vec<f32> {
    let last = GLYPH - 1;
    let from = |x: usize, y: usize| match turns % 4 {
        0 => (x, y),
        1 => (y, last - x),
        2 => (last - x, last - y),
        _ => (last - y, x),
    };
    let places = (0..GLYPH * GLYPH).map(|at| from(at % GLYPH, at / GLYPH));
    places.map(|(x, y)| pixels[y * GLYPH + x]).collect()
}

/// The mean of a rectangle of this size around a point.
fn mean_around(point: Point, (wide, high): (f32, f32), at: &dyn Fn(Point) -> f32) -> f32 {
    let corners = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)];
    let near =
        |(a, b): (f32, f32)| at(Point::new(point.x + a * wide / 4.0, point.y + b * high / 4.0));
    corners.into_iter().map(near).sum::<f32>() / 4.0
}

#[cfg(test)]
mod tests {
    use super::{GLYPH, Glyph, UNCLEAR_MARK, WIDENED, turned};
    use crate::geometry::Point;
    use crate::patch::SIDE;
    use crate::picture::Picture;

    fn ink(dark: impl Fn(usize, usize) -> bool) -> Picture {
        let value = |at: usize| if dark(at % SIDE, at / SIDE) { 0.8 } else { 0.0 };
        let values = (0..SIDE * SIDE).map(value).collect();
        Picture { width: SIDE, height: SIDE, values }
    }

    fn cut(ink: &Picture) -> Option<Glyph> {
        Glyph::cut(ink, false, &|at, _| ink.between(at))
    }

    #[test]
    fn what_is_narrow_is_widened_for_the_net_of_pens() {
        let bar = ink(|x, y| (20..24).contains(&x) && (14..34).contains(&y));
        let glyph = cut(&bar).unwrap();
        let width = |pixels: &[f32]| pixels[12 * GLYPH..13 * GLYPH].iter().sum::<f32>();
        assert!((width(&glyph.pixels) - 4.0).abs() < 0.2);
        assert!((width(&glyph.sharp) - 4.0 * WIDENED).abs() < 0.5, "{}", width(&glyph.sharp));
        assert_eq!(glyph.sharp_turned(1), turned(&glyph.sharp, 1));
        let square = ink(|x, y| (14..34).contains(&x) && (14..34).contains(&y));
        let glyph = cut(&square).unwrap();
        assert!((width(&glyph.sharp) - 20.0).abs() < 0.5);
    }

    #[test]
    fn a_number_for_the_net_of_pens_is_as_sharp_as_the_photo() {
        let blurred = ink(|x, y| (14..34).contains(&x) && (14..34).contains(&y));
        let stripes = |at: Point, _: f32| if at.x as usize % 4 < 2 { 0.9 } else { 0.1 };
        let glyph = Glyph::cut(&blurred, false, &stripes).unwrap();
        assert!(glyph.sharp[12 * GLYPH..13 * GLYPH].iter().filter(|ink| **ink > 0.8).count() < 14);
        assert!(glyph.sharp[12 * GLYPH] < 0.1, "nothing is there");
    }

    #[test]
    fn a_bar_is_cut_out_without_the_lines_around_it() {
        let square =
            ink(|x, y| y < 3 || x > SIDE - 3 || ((20..24).contains(&x) && (14..34).contains(&y)));
        let glyph = cut(&square).unwrap();
        let side = SIDE as f32;
        assert_eq!(glyph.bounds, [20.0, 14.0, 24.0, 34.0].map(|at| at / side));
        assert_eq!(glyph.facts[0], 20.0 / side);
        let dark = |x: usize, y: usize| glyph.pixels[y * GLYPH + x] > 0.5;
        assert!(dark(12, 4) && dark(11, 19) && !dark(4, 12), "it fills the height");
    }

    #[test]
    fn a_stroke_keeps_the_body_that_touches_a_line() {
        let line = |x: usize| x < 4;
        let bar = |x: usize, y: usize| (22..38).contains(&x) && (12..15).contains(&y);
        let body = |x: usize, y: usize| {
            (4..19).contains(&x) && (14..18).contains(&y)
                || (15..19).contains(&x) && (14..30).contains(&y)
        };
        let glyph = cut(&ink(|x, y| line(x) || bar(x, y) || body(x, y))).unwrap();
        assert_eq!(glyph.bounds, [5, 12, 38, 30].map(|at| at as f32 / SIDE as f32));
        let rest = |x: usize, y: usize| (18..20).contains(&x) && y > 5;
        let glyph = cut(&ink(|x, y| bar(x, y) || rest(x, y))).unwrap();
        assert_eq!(glyph.bounds, [22, 12, 38, 15].map(|at| at as f32 / SIDE as f32), "a line");
    }

    #[test]
    fn a_small_digit_in_a_corner_is_a_mark_and_a_large_one_is_none() {
        let dark = |left: usize, top: usize, width: usize, height: usize| {
            let within = move |x: usize, y: usize| {
                (left..left + width).contains(&x) && (top..top + height).contains(&y)
            };
            cut(&ink(within)).unwrap()
        };
        assert!((0..4).all(|turn| dark(7, 7, 10, 10).mark(turn) > 0.9));
        assert_eq!(dark(18, 18, 12, 12).mark(0), 0.0, "small, but in the middle");
        assert_eq!(dark(9, 9, 12, 12).mark(0), UNCLEAR_MARK, "small, and less far aside");
        assert_eq!(dark(7, 7, 8, 18).mark(0), 0.0, "aside, but high");
        assert!(dark(7, 7, 8, 18).mark(1) > 0.8, "not high on its side");
    }

    #[test]
    fn the_foot_of_a_glyph_turns_with_the_puzzle() {
        let glyph = cut(&ink(|x, y| (12..18).contains(&x) && (12..36).contains(&y))).unwrap();
        let [near, far] = [12.0, 36.0].map(|at| at / SIDE as f32);
        assert_eq!(glyph.stands(0), (far - near, far));
        assert_eq!(glyph.stands(1).1, 1.0 - near);
        assert_eq!(glyph.stands(2), (far - near, 1.0 - near));
        assert_eq!(glyph.stands(3).1, 18.0 / SIDE as f32);
    }

    #[test]
    fn specks_and_grain_are_nothing() {
        assert!(cut(&ink(|_, _| false)).is_none());
        assert!(cut(&ink(|x, y| (20..24).contains(&x) && (20..24).contains(&y))).is_none());
    }

    #[test]
    fn what_is_left_of_a_sign_at_the_edge_does_not_belong_to_the_number() {
        let sign = |x: usize, y: usize| x < 12 && (18..30).contains(&y);
        let number = |x: usize, y: usize| (16..30).contains(&x) && (12..36).contains(&y);
        let glyph = cut(&ink(|x, y| sign(x, y) || number(x, y))).unwrap();
        assert_eq!(glyph.bounds, [16.0, 12.0, 30.0, 36.0].map(|at| at / SIDE as f32));
        let alone = cut(&ink(sign)).unwrap();
        assert_eq!(alone.bounds[2] * SIDE as f32, 12.0);
    }

    #[test]
    fn a_circle_around_a_number_is_no_part_of_it() {
        let apart = |x: usize, y: usize| (x as f32 - 23.5).hypot(y as f32 - 23.5);
        let circle = |x: usize, y: usize| (15.0..17.5).contains(&apart(x, y));
        let number = |x: usize, y: usize| (20..28).contains(&x) && (16..32).contains(&y);
        let glyph = cut(&ink(|x, y| circle(x, y) || number(x, y))).unwrap();
        assert_eq!(glyph.bounds, [20.0, 16.0, 28.0, 32.0].map(|at| at / SIDE as f32));
        assert_eq!(glyph.pixels, cut(&ink(number)).unwrap().pixels);
        assert!(cut(&ink(circle)).unwrap().bounds[0] < 0.2, "alone it may be a number");
    }

    #[test]
    fn a_stroke_that_is_open_to_one_side_is_no_circle() {
        let hook = |x: usize, y: usize| {
            (10..34).contains(&x) && (12..15).contains(&y)
                || (10..13).contains(&x) && (12..36).contains(&y)
                || (10..34).contains(&x) && (33..36).contains(&y)
        };
        let within = |x: usize, y: usize| (24..28).contains(&x) && (20..29).contains(&y);
        let glyph = cut(&ink(|x, y| hook(x, y) || within(x, y))).unwrap();
        assert_eq!(glyph.bounds, [10.0, 12.0, 34.0, 36.0].map(|at| at / SIDE as f32));
    }

    #[test]
    fn both_digits_of_a_number_belong_together() {
        let both = |x| (10..18).contains(&x) || (22..30).contains(&x);
        let glyph = cut(&ink(|x, y| both(x) && (16..32).contains(&y))).unwrap();
        assert_eq!(glyph.bounds[0] * SIDE as f32, 10.0);
        assert_eq!(glyph.bounds[2] * SIDE as f32, 30.0);
    }

    #[test]
    fn four_turns_are_none() {
        let glyph = cut(&ink(|x, y| x + y > 30 && (12..30).contains(&x) && y < 36)).unwrap();
        assert_eq!(glyph.turned(4), glyph.pixels);
        let once = Glyph { pixels: glyph.turned(1), ..glyph.clone() };
        assert_eq!(once.turned(3), glyph.pixels);
        assert_ne!(once.pixels, glyph.pixels);
        assert_eq!(Glyph::transposed(&Glyph::transposed(&glyph.pixels)), glyph.pixels);
    }
}
