//! The connected parts of a square, and which of them form its symbol.

use crate::bounds::Bounds;
use crate::patch::SIDE;
use crate::picture::Picture;
use crate::rim::is_rim;

/// Anything smaller than this, in pixels of the square, is a speck.
const SPECK: usize = 9;
/// The minimum ink of a part of a number, as a share of the ink of its largest part.
const LEAST: f32 = 0.12;
/// With this share, it may be as far away as two sevenths of the length of both: the bar and the body of a 5 have about as
/// much ink.
const ALIKE: f32 = 0.4;
/// What is longer is not the rest of a sign at the edge.
const LONG: usize = 26;
/// The factor for a part that is cut off at the rim.
const CUT: f32 = 0.5;
/// A part is a circle or a box around a symbol if the symbol's length is at
/// least this fraction of the part's length.
const FRAMED: usize = 3;
/// The rest of the lines of a cell is longer than this, and not on all sides.
const LINED: usize = 32;

/// The middle ninth of a square.
const MIDDLE: Bounds =
    Bounds { left: SIDE / 3, top: SIDE / 3, right: SIDE - SIDE / 3, bottom: SIDE - SIDE / 3 };

/// A connected part of what is printed.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    bounds: Bounds,
    pub(crate) pixels: Vec<usize>,
    ink: f32,
    /// Whether the part continued into the rim, as the rest of a line or a sign there.
    is_cut: bool,
}

impl Part {
    /// Whether all of the part is in the rim, as a piece of a line that does not reach the edge.
    fn is_in_rim(&self) -> bool {
        self.pixels.iter().all(|at| is_rim(at % SIDE) || is_rim(at / SIDE))
    }

    /// Whether the part is long, or on at least seven of eight sides of the middle of a box: a stroke of a 5 is not.
    fn encloses(&self, within: Bounds) -> bool {
        let middle = (within.left + within.right, within.top + within.bottom);
        let mut sides = [false; 8];
        for at in &self.pixels {
            let (x, y) = (2 * (at % SIDE), 2 * (at / SIDE));
            let [right, below] = [x > middle.0, y > middle.1].map(usize::from);
            let is_steep = x.abs_diff(middle.0) < y.abs_diff(middle.1);
            sides[4 * right + 2 * below + usize::from(is_steep)] = true;
        }
        self.bounds.longest() > LINED || sides.iter().filter(|is_there| **is_there).count() > 6
    }
}

/// The parts of a square, without circles and boxes that surround something.
pub(crate) fn parts(open: &mut [bool], cleared: &[bool], ink: &Picture) -> (Vec<Part>, Vec<Part>) {
    let mut parts = Vec::new();
    for start in 0..open.len() {
        if open[start] {
            parts.push(part(open, cleared, ink, start));
        }
    }
    let bounds: Vec<Bounds> = parts.iter().map(|part| part.bounds).collect();
    parts.into_iter().partition(|part| {
        let within = |other: &Bounds| {
            let is_framed = FRAMED * other.longest() >= part.bounds.longest();
            part.bounds.surrounds(*other) && is_framed && part.encloses(*other)
        };
        bounds.iter().any(within)
    })
}

fn part(open: &mut [bool], cleared: &[bool], ink: &Picture, start: usize) -> Part {
    let mut stack = vec![start];
    open[start] = false;
    let bounds = Bounds::of(start % SIDE, start / SIDE);
    let mut part = Part { bounds, pixels: Vec::new(), ink: 0.0, is_cut: false };
    while let Some(at) = stack.pop() {
        let (x, y) = (at % SIDE, at / SIDE);
        part.ink += ink.values[at];
        part.pixels.push(at);
        part.bounds = part.bounds.joined(Bounds::of(x, y));
        for row in y.saturating_sub(1)..(y + 2).min(SIDE) {
            for column in x.saturating_sub(1)..(x + 2).min(SIDE) {
                let next = row * SIDE + column;
                part.is_cut |= cleared[next];
                if open[next] {
                    open[next] = false;
                    stack.push(next);
                }
            }
        }
    }
    part
}

/// A part with all that belongs to it.
pub(crate) struct Joined {
    pub(crate) bounds: Bounds,
    pub(crate) pixels: Vec<usize>,
    /// Whether all of it continued into the rim and is far from the middle, as the rest of something else.
    pub(crate) is_rest: bool,
}

/// The most likely part and the parts that belong to it: the second digit of a number, a stroke that broke off, or the
/// body of a 5 that touches a line and not its own bar.
pub(crate) fn joined(parts: &[Part]) -> Option<Joined> {
    let main = parts.iter().max_by(|a, b| central(a).total_cmp(&central(b)))?;
    let near = (main.bounds.longest() / 3).max(3);
    let belongs = |part: &&Part| {
        let is_body = part.ink > main.ink && part.bounds.longest() <= LINED;
        let both = part.bounds.joined(main.bounds).longest();
        let near = if part.ink > ALIKE * main.ink { near.max(2 * both / 7) } else { near };
        part.bounds.is_near(main.bounds, near)
            && part.ink > LEAST * main.ink
            && (main.is_cut || !part.is_cut || is_body)
            && !part.is_in_rim()
    };
    let belonging = || parts.iter().filter(belongs);
    let bounds = belonging().fold(main.bounds, |whole, part| whole.joined(part.bounds));
    let within = |part: &&Part| part.bounds.joined(bounds) == bounds;
    let pixels = parts.iter().filter(within).flat_map(|part| part.pixels.iter().copied());
    let is_rest = belonging()
        .all(|part| part.is_cut && part.bounds.longest() < LONG && !part.bounds.is_near(MIDDLE, 0));
    (bounds.longest() >= SPECK).then(|| Joined { bounds, pixels: pixels.collect(), is_rest })
}

/// How much ink a part has, weighted down if it is far from the middle.
fn central(part: &Part) -> f32 {
    let Bounds { left, top, right, bottom } = part.bounds;
    let side = SIDE as f32;
    let away = |from: usize, to: usize| ((from + to + 1) as f32 / side - 1.0).abs();
    let apart = away(left, right).max(away(top, bottom));
    let whole = if part.is_cut { CUT } else { 1.0 };
    whole * part.ink * (1.0 - apart * apart).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::{joined, parts};
    use crate::bounds::Bounds;
    use crate::patch::SIDE;
    use crate::picture::Picture;

    /// The box around the symbol of a square with such boxes of ink, and whether it is a rest; what is erased is in the rim.
    fn symbol(boxes: &[Bounds]) -> (Bounds, bool) {
        let within = |at: usize| {
            boxes.iter().any(|one| one.joined(Bounds::of(at % SIDE, at / SIDE)) == *one)
        };
        let mut open: Vec<bool> = (0..SIDE * SIDE).map(within).collect();
        let cleared: Vec<bool> =
            (0..SIDE * SIDE).map(|at| at % SIDE > 41 || at / SIDE < 6).collect();
        let values = open.iter().map(|is_inked| f32::from(u8::from(*is_inked))).collect();
        let ink = Picture { width: SIDE, height: SIDE, values };
        let joined = joined(&parts(&mut open, &cleared, &ink).1).unwrap();
        (joined.bounds, joined.is_rest)
    }

    fn square(left: usize, top: usize, right: usize, bottom: usize) -> Bounds {
        Bounds { left, top, right, bottom }
    }

    #[test]
    fn a_bar_far_above_its_body_belongs_to_it_and_another_mark_does_not() {
        let (bar, body) = (square(19, 8, 36, 12), square(14, 18, 26, 28));
        assert_eq!(symbol(&[bar, body]).0, bar.joined(body));
        let marks = [square(6, 20, 15, 29), square(25, 20, 34, 29)];
        assert_eq!(symbol(&marks).0, marks[1]);
    }

    #[test]
    fn a_long_stroke_at_the_edge_is_no_rest() {
        let stem = square(36, 10, 41, 41);
        assert_eq!(symbol(&[stem]), (stem, false));
        let end = square(36, 18, 41, 30);
        assert_eq!(symbol(&[end]), (end, true));
    }

    #[test]
    fn a_piece_of_a_line_in_the_rim_is_no_part_of_a_number() {
        let number = square(14, 14, 20, 37);
        let piece = square(15, 43, 28, 44);
        assert_eq!(symbol(&[number, piece]).0, number);
        let stroke = square(15, 40, 28, 41);
        assert_eq!(symbol(&[number, stroke]).0, number.joined(stroke));
    }
}
