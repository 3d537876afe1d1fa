//! The symbol of a square: what is left without lines, signs on them, and circles or boxes around it.

use crate::bounds::Bounds;
use crate::order::quantile;
use crate::parts::{Joined, Part, joined, parts};
use crate::patch::SIDE;
use crate::picture::Picture;
use crate::rim::{self, RIM};

/// Less ink than this is only the grain of the paper.
pub(crate) const GRAIN: f32 = 0.07;
/// A square has so many edges, each with at most one sign.
const EDGES: usize = 4;

/// The number or letter nearest to the middle of a square.
pub(crate) struct Symbol {
    /// The box around it.
    pub(crate) bounds: Bounds,
    /// How dark it is at its darkest.
    pub(crate) dark: f32,
    /// The ink of the square without what surrounds it.
    pub(crate) bare: Picture,
}

impl Symbol {
    /// The symbol of a square; `None` if there is only the grain of the paper.
    pub(crate) fn of(ink: &Picture, is_boxed: bool) -> Option<Self> {
        let first = Seen::of(ink)?;
        let (seen, mut bare) = first.behind(ink).unwrap_or_else(|| (first, ink.clone()));
        let bounds = rim::regrown(seen.found.bounds, seen.found.pixels, &seen.cleared, is_boxed);
        seen.frames.iter().for_each(|frame| wipe(&mut bare, &frame.pixels));
        Some(Self { bounds, dark: seen.dark, bare })
    }
}

/// What is seen at one glance.
struct Seen {
    found: Joined,
    dark: f32,
    /// What was erased as a line, or as a part of another square.
    cleared: Vec<bool>,
    /// Circles and boxes around something.
    frames: Vec<Part>,
}

impl Seen {
    fn of(ink: &Picture) -> Option<Self> {
        let inner: Vec<f32> = inner(ink).collect();
        let dark = quantile(&inner, 0.985);
        let limit = (0.45 * dark).max(GRAIN);
        let mut open: Vec<bool> = ink.values.iter().map(|value| *value > limit).collect();
        let cleared = rim::clear(&mut open);
        let (frames, parts) = parts(&mut open, &cleared, ink);
        Some(Self { found: joined(&parts)?, dark, cleared, frames })
    }

    /// If this is only the rest of something at the edge, such as a filled sign on a line: the paler symbol nearer to the
    /// middle, and the ink without the rests at all edges.
    fn behind(&self, ink: &Picture) -> Option<(Self, Picture)> {
        if !self.found.is_rest {
            return None;
        }
        let mut bare = ink.clone();
        wipe(&mut bare, &self.found.pixels);
        let mut other = Self::of(&bare)?;
        for _ in 1..EDGES {
            if other.found.is_rest {
                wipe(&mut bare, &other.found.pixels);
                other = Self::of(&bare)?;
            }
        }
        (!other.found.is_rest).then_some((other, bare))
    }
}

/// The ink of a square without its rim.
fn inner(ink: &Picture) -> impl Iterator<Item = f32> + '_ {
    (RIM..SIDE - RIM).flat_map(|y| ink.row(y)[RIM..SIDE - RIM].iter().copied())
}

/// Removes a part and its soft edge.
fn wipe(ink: &mut Picture, pixels: &[usize]) {
    for at in pixels {
        let (x, y) = (at % SIDE, at / SIDE);
        for row in y.saturating_sub(1)..(y + 2).min(SIDE) {
            ink.values[row * SIDE..][x.saturating_sub(1)..(x + 2).min(SIDE)].fill(0.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Symbol;
    use crate::patch::SIDE;
    use crate::picture::Picture;

    /// The edges of the symbol in a square with such ink: left, top, right, bottom.
    fn edges(ink: impl Fn(usize, usize) -> f32) -> [usize; 4] {
        let values = (0..SIDE * SIDE).map(|at| ink(at % SIDE, at / SIDE)).collect();
        let picture = Picture { width: SIDE, height: SIDE, values };
        let bounds = Symbol::of(&picture, false).unwrap().bounds;
        [bounds.left, bounds.top, bounds.right, bounds.bottom]
    }

    #[test]
    fn a_pale_number_beside_a_dark_sign_on_a_line_is_the_symbol() {
        let is_sign = |x: usize, y: usize| x < 9 && (17..31).contains(&y);
        let is_number = |x: usize, y: usize| (20..26).contains(&x) && (16..32).contains(&y);
        let pale = |x: usize, y: usize| if is_number(x, y) { 0.25 } else { 0.0 };
        let both = |x: usize, y: usize| if is_sign(x, y) { 0.9 } else { pale(x, y) };
        assert_eq!(edges(pale), [20, 16, 25, 31]);
        assert_eq!(edges(both), edges(pale));
        let is_another = |x: usize, y: usize| y > 39 && (17..31).contains(&x);
        let three = |x: usize, y: usize| if is_another(x, y) { 0.9 } else { both(x, y) };
        assert_eq!(edges(three), edges(pale));
        let alone = edges(|x, y| if is_sign(x, y) { 0.9 } else { 0.0 });
        assert_eq!(alone[2], 8, "without a number, it is the sign");
    }

    #[test]
    fn a_number_in_two_pieces_that_both_touch_the_rim_is_the_symbol() {
        let is_bar = |x: usize, y: usize| (12..30).contains(&x) && (2..12).contains(&y);
        let is_stem = |x: usize, y: usize| (36..42).contains(&x) && (10..44).contains(&y);
        let seven = edges(|x, y| if is_bar(x, y) || is_stem(x, y) { 0.8 } else { 0.0 });
        assert_eq!(seven[0], 12);
        assert!(seven[2] > 40 && seven[3] > 40, "{seven:?}");
    }

    #[test]
    fn a_dark_number_that_continues_into_the_rim_is_the_symbol() {
        let is_number = |x: usize, y: usize| (4..30).contains(&x) && (20..26).contains(&y);
        let is_pale = |x: usize, y: usize| (20..26).contains(&x) && (28..42).contains(&y);
        let pale = |x: usize, y: usize| if is_pale(x, y) { 0.25 } else { 0.0 };
        let both = |x: usize, y: usize| if is_number(x, y) { 0.9 } else { pale(x, y) };
        assert_eq!(edges(pale), [20, 28, 25, 41]);
        assert_eq!(edges(both)[1..], [20, 29, 25]);
    }
}
