//! The rim of a square: lines and signs are there, and the ends of numbers that touch them.

use crate::bounds::Bounds;
use crate::order::quantile;
use crate::patch::SIDE;

/// How far lines at the edge of a square may reach into the square, in its pixels.
pub(crate) const RIM: usize = 6;
/// How far from the middle of an edge a sign on the line may reach.
const SIGN: usize = 9;

/// Erases everything that is connected to the edge of the square, within the
/// rim: lines, and parts of the next cell. Returns what was erased.
pub(crate) fn clear(open: &mut [bool]) -> Vec<bool> {
    let before = open.to_vec();
    let mut ends = Vec::new();
    for at in 0..SIDE {
        ends.extend([(at, 0), (at, SIDE - 1), (0, at), (SIDE - 1, at)]);
    }
    while let Some((x, y)) = ends.pop() {
        let at = y * SIDE + x;
        if open[at] && (is_rim(x) || is_rim(y)) {
            open[at] = false;
            ends.extend((x > 0).then(|| (x - 1, y)));
            ends.extend((x + 1 < SIDE).then_some((x + 1, y)));
            ends.extend((y > 0).then(|| (x, y - 1)));
            ends.extend((y + 1 < SIDE).then_some((x, y + 1)));
        }
    }
    before.iter().zip(open).map(|(before, after)| *before && !*after).collect()
}

/// The box around a number, larger by what of it was erased with the rim. If the cells have no boxes of their own, signs
/// are on their lines: what was erased there does not come back.
pub(crate) fn regrown(
    mut bounds: Bounds,
    mut pixels: Vec<usize>,
    cleared: &[bool],
    is_boxed: bool,
) -> Bounds {
    let last = SIDE - 1;
    let left = thick(cleared, |along, deep| (deep, along));
    let right = thick(cleared, |along, deep| (last - deep, along));
    let top = thick(cleared, |along, deep| (along, deep));
    let bottom = thick(cleared, |along, deep| (along, last - deep));
    let is_beside_sign = |along: usize, across: usize| {
        !is_boxed && is_rim(across) && along.abs_diff(SIDE / 2) < SIGN
    };
    let is_line = |x: usize, y: usize| x < left || y < top || x + right > last || y + bottom > last;
    let mut is_open: Vec<bool> = cleared.to_vec();
    while let Some(at) = pixels.pop() {
        let (x, y) = (at % SIDE, at / SIDE);
        bounds = bounds.joined(Bounds::of(x, y));
        for row in y.saturating_sub(1)..(y + 2).min(SIDE) {
            for column in x.saturating_sub(1)..(x + 2).min(SIDE) {
                let next = row * SIDE + column;
                let is_sign = is_beside_sign(column, row) || is_beside_sign(row, column);
                if is_open[next] && !is_sign && !is_line(column, row) {
                    is_open[next] = false;
                    pixels.push(next);
                }
            }
        }
    }
    bounds
}

/// How thick a line at an edge is, with its soft side: what was erased is so deep for half of the edge. 0 if there is none.
fn thick(cleared: &[bool], place: impl Fn(usize, usize) -> (usize, usize)) -> usize {
    let is_erased = |(x, y): (usize, usize)| cleared[y * SIDE + x];
    let deep =
        |along: usize| (0..SIDE).take_while(|deep| is_erased(place(along, *deep))).count() as f32;
    let depths: Vec<f32> = (0..SIDE).map(deep).collect();
    match quantile(&depths, 0.5) as usize {
        0 => 0,
        deep => deep + 1,
    }
}

/// Whether a column or a row is in the rim.
pub(crate) fn is_rim(at: usize) -> bool {
    !(RIM..SIDE - RIM).contains(&at)
}

#[cfg(test)]
mod tests {
    use super::{clear, regrown};
    use crate::bounds::Bounds;
    use crate::patch::SIDE;

    /// The box around a number of which this is seen in a square without the rim, and what of it was erased comes back.
    fn number(dark: impl Fn(usize, usize) -> bool, is_boxed: bool) -> Bounds {
        let mut open: Vec<bool> = (0..SIDE * SIDE).map(|at| dark(at % SIDE, at / SIDE)).collect();
        let cleared = clear(&mut open);
        let pixels: Vec<usize> = (0..SIDE * SIDE).filter(|at| open[*at]).collect();
        let boxes = pixels.iter().map(|at| Bounds::of(at % SIDE, at / SIDE));
        regrown(boxes.reduce(Bounds::joined).unwrap(), pixels, &cleared, is_boxed)
    }

    fn stroke(x: usize, y: usize, top: usize) -> bool {
        (22..26).contains(&x) && (top..36).contains(&y)
    }

    #[test]
    fn a_number_that_reaches_the_edge_keeps_its_end() {
        let seven = |x: usize, y: usize| stroke(x, y, 0) || y < 4 && (8..26).contains(&x);
        assert_eq!(number(seven, true), Bounds { left: 8, top: 0, right: 25, bottom: 35 });
    }

    #[test]
    fn a_line_at_the_edge_stays_away() {
        let on_line = |x: usize, y: usize| stroke(x, y, 0) || y < 3;
        assert_eq!(number(on_line, true), Bounds { left: 22, top: 4, right: 25, bottom: 35 });
    }

    #[test]
    fn a_sign_on_the_line_that_a_number_touches_is_no_part_of_it() {
        let with_sign = |x: usize, y: usize| stroke(x, y, 4) || y < 4 && (18..30).contains(&x);
        assert_eq!(number(with_sign, false).top, 6, "only what is outside the rim");
        assert_eq!(number(with_sign, true).top, 0, "in a box, there are no signs");
        let aside = |x: usize, y: usize| (13..20).contains(&y) && x < 24;
        assert_eq!(number(aside, false).left, 0, "signs are in the middle");
    }
}
