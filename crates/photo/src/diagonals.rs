//! Finds the thin lines from corner to corner of a puzzle with diagonals, and
//! removes them from behind the numbers.

use crate::mesh::Mesh;
use crate::order::quantile;
use crate::patch::SIDE;
use crate::picture::Picture;

/// The measured stretches of the line near the corners of each cell, in sides of a cell along the line.
const ENDS: (f32, f32) = (0.18, 0.34);
/// The distance from the line at which the paper next to it is measured, in sides of a cell.
const BESIDE: f32 = 0.09;
/// How much darker than the paper next to it the line must be, and in what share of its pieces.
const DARKER: f32 = 0.04;
const PIECES: f32 = 0.8;
/// Half the line's width in a straightened cell, and the distance from each corner within which nothing else is
/// printed.
const HALF: usize = 2;
const CORNER: usize = 15;
/// Ink that is darker than the line by this factor does not belong to it.
const STRONGER: f32 = 1.4;

/// Whether both diagonals are drawn.
pub(crate) fn are_drawn(contrast: &Picture, mesh: &Mesh) -> bool {
    [false, true].into_iter().all(|falls| is_drawn(contrast, mesh, falls))
}

fn is_drawn(contrast: &Picture, mesh: &Mesh, rises: bool) -> bool {
    let n = mesh.size as f32;
    // Separate boxes have shorter sides.
    let side = 1.0 - 2.0 * mesh.inset;
    let at = |along: f32, aside: f32| {
        let (u, v) = (along + aside * side, along - aside * side);
        contrast.between(mesh.at(u, if rises { n - v } else { v }))
    };
    let mean = |from: f32, aside: f32| {
        let steps = (0..8).map(|step| from + (ENDS.1 - ENDS.0) * side * step as f32 / 7.0);
        steps.map(|along| at(along, aside)).sum::<f32>() / 8.0
    };
    let stands_out = |from: f32| {
        let around = [-0.03, -0.015, 0.0, 0.015, 0.03].into_iter();
        let line = around.map(|aside| mean(from, aside)).fold(0.0, f32::max);
        line > DARKER + mean(from, -BESIDE).max(mean(from, BESIDE))
    };
    let start = |cell: usize, part: f32| cell as f32 + mesh.inset + part * side;
    let starts = (0..mesh.size).flat_map(|cell| [start(cell, ENDS.0), start(cell, 1.0 - ENDS.1)]);
    let found = starts.filter(|from| stands_out(*from)).count();
    found as f32 >= PIECES * 2.0 * n
}

/// Removes the line that runs through a cell and its soft edge, but leaves anything darker.
pub(crate) fn wipe(ink: &mut Picture, rises: bool) {
    let aside = |at: usize| {
        let across = if rises { SIDE - 1 - at % SIDE } else { at % SIDE };
        across.abs_diff(at / SIDE)
    };
    let is_corner = |at: usize| (at / SIDE).abs_diff(SIDE / 2) > SIDE / 2 - CORNER;
    let alone = (0..SIDE * SIDE).filter(|at| aside(*at) <= HALF && is_corner(*at));
    let line = quantile(&alone.map(|at| ink.values[at]).collect::<Vec<_>>(), 0.8);
    for (at, value) in ink.values.iter_mut().enumerate() {
        let limit = match aside(at) {
            0..=HALF if is_corner(at) => f32::INFINITY,
            0..=HALF => STRONGER * line,
            far if far <= 2 * HALF => line,
            _ => continue,
        };
        if *value <= limit {
            *value = 0.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{are_drawn, wipe};
    use crate::drawn::{grid, paper, quad};
    use crate::grey::contrast;
    use crate::mesh::Mesh;
    use crate::patch::SIDE;
    use crate::picture::Picture;

    const QUAD: [(f32, f32); 4] = [(40.0, 40.0), (340.0, 40.0), (340.0, 340.0), (40.0, 340.0)];

    #[test]
    fn two_lines_from_corner_to_corner_are_diagonals_and_one_is_none() {
        for inset in [0.0, 0.15] {
            let mut picture = paper(380, 380);
            grid(&mut picture, &quad(QUAD), 5, inset);
            let mesh = Mesh::new(&quad(QUAD), 5, inset);
            assert!(!are_drawn(&contrast(&picture), &mesh), "{inset}");
            (40..340).for_each(|at| picture.values[at * 380 + at] = 0.4);
            assert!(!are_drawn(&contrast(&picture), &mesh), "{inset}");
            (40..340).for_each(|at| picture.values[at * 380 + 380 - at] = 0.4);
            assert!(are_drawn(&contrast(&picture), &mesh), "{inset}");
        }
    }

    #[test]
    fn the_line_goes_and_the_number_on_it_stays() {
        let mut ink = Picture::new(SIDE, SIDE);
        (0..SIDE).for_each(|at| ink.values[at * SIDE + at] = 0.3);
        (14..34).for_each(|y| ink.values[y * SIDE + 24] = 0.8);
        // The line has a soft edge.
        (4..44).for_each(|at| ink.values[at * SIDE + at + 3] = 0.1);
        wipe(&mut ink, false);
        assert!((4..20).all(|at| ink.at(at + 3, at) == 0.0));
        assert!(ink.at(24, 24) > 0.7 && ink.at(24, 15) > 0.7);
        assert!([3, 12, 20, 30, 44].iter().all(|at| ink.at(*at, *at) == 0.0));
    }
}
