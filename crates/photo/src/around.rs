//! What is around a frame: whether its lines continue, and whether it is a part of a larger grid.

use crate::mesh::Mesh;
use crate::order::quantile;
use crate::picture::Picture;
use crate::white_cells::{NO_RING, Ring};

/// The minimum strength of a line relative to the lines of the grid.
const LINE: f32 = 0.4;
/// A line is looked for in so many pieces beyond a side, and so far beside its place, in cells.
const PIECES: usize = 3;
const NEAR: [f32; 3] = [-0.06, 0.0, 0.06];

/// Whether the corners between cells around a grid have no lines on their outer sides.
pub(crate) fn is_open(contrast: &Picture, mesh: &Mesh, ring: Ring) -> bool {
    let n = mesh.size as f32;
    let (near, far) = ((-0.8, -0.2), (n + 0.2, n + 0.8));
    let outside = [
        (-1.0, near, -1.0, near),
        (-1.0, far, n + 1.0, near),
        (n + 1.0, far, n + 1.0, far),
        (n + 1.0, near, -1.0, far),
    ];
    let usual = mesh.strength(contrast, true, n, (0.2, n - 0.2))
        + mesh.strength(contrast, false, 0.0, (0.2, n - 0.2));
    (0..4).filter(|side| ring[*side] && ring[(*side + 3) % 4]).all(|side| {
        let (across, columns, upright, rows) = outside[side];
        let around = |upright: bool, place: f32, ends| {
            [-0.08, -0.04, 0.0, 0.04, 0.08]
                .map(|shift| mesh.strength(contrast, upright, place + shift, ends))
                .into_iter()
                .fold(0.0, f32::max)
        };
        around(false, across, columns).min(around(true, upright, rows)) < LINE * usual / 2.0
    })
}

/// Whether a frame is a part of something larger: most lines cross one of its sides. If they cross all sides and not the
/// corners, there are cells with clues around a whole grid.
pub(crate) fn is_part(contrast: &Picture, mesh: &Mesh) -> bool {
    // Between boxes with gaps, there are no lines to continue.
    if mesh.inset > 0.0 {
        return false;
    }
    let n = mesh.size as f32;
    let mut crossed = 0;
    for upright in [true, false] {
        let within = strength(contrast, mesh, upright, (0.2, n - 0.2), 1);
        for beyond in [(-0.8, -0.2), (n + 0.8, n + 0.2)] {
            let is_crossed = strength(contrast, mesh, upright, beyond, PIECES) > LINE * within;
            crossed += usize::from(is_crossed);
        }
    }
    crossed > 0 && (crossed < 4 || !is_open(contrast, mesh, [true; 4]))
}

/// How strong most lines between cells are in the weakest of so many pieces; beyond the photo there are none. The first end
/// is the outer one.
fn strength(
    contrast: &Picture,
    mesh: &Mesh,
    upright: bool,
    (from, to): (f32, f32),
    pieces: usize,
) -> f32 {
    let step = (to - from) / pieces as f32;
    let weakest = |line: usize| {
        let line = line as f32;
        let (u, v) = if upright { (line, from) } else { (from, line) };
        let mut weakest = if contrast.holds(mesh.at(u, v)) { 1.0 } else { 0.0_f32 };
        for piece in 0..pieces {
            let start = from + step * piece as f32;
            let mut near = 0.0_f32;
            for shift in NEAR {
                near =
                    near.max(mesh.strength(contrast, upright, line + shift, (start, start + step)));
            }
            weakest = weakest.min(near);
        }
        weakest
    };
    quantile(&(1..mesh.size).map(weakest).collect::<Vec<f32>>(), 0.5)
}

/// Whether a grid contains another grid: its cells have the same size, and there are more of them.
pub(crate) fn holds(whole: &Mesh, part: &Mesh) -> bool {
    let (apart, pitch) = apart_by(whole, part);
    let half = part.size as f32 / 2.0;
    let spare = (whole.size as f32 - part.size as f32) / 2.0;
    let alike = (pitch / part.pitch(half, half).max(1.0) - 1.0).abs() < 0.08;
    spare > 0.0 && whole.inset == part.inset && alike && apart < 1.5 * spare * pitch
}

/// Whether everything that the whole grid has around a part can be cells with clues. These are one row on each side, but
/// one side may have none. If the whole grid is larger by only one, they must have been found as a ring.
pub(crate) fn has_ring_more(whole: &Mesh, part: &Mesh, ring: Ring) -> bool {
    let (apart, pitch) = apart_by(whole, part);
    let is_seen = ring != NO_RING && whole.size == part.size + 1;
    (is_seen || whole.size == part.size + 2) && apart < 1.2 * pitch
}

/// The distance between the middles of two grids, and the side of a cell in the middle of the first.
fn apart_by(one: &Mesh, other: &Mesh) -> (f32, f32) {
    let middle = |mesh: &Mesh| mesh.at(mesh.size as f32 / 2.0, mesh.size as f32 / 2.0);
    let half = one.size as f32 / 2.0;
    (middle(one).minus(middle(other)).length(), one.pitch(half, half))
}

#[cfg(test)]
mod tests {
    use super::{has_ring_more, holds, is_part};
    use crate::drawn::{grid, paper, quad};
    use crate::grey::contrast;
    use crate::mesh::Mesh;
    use crate::white_cells::NO_RING;

    /// A frame of cells with a side of 40 pixels.
    fn square(start: f32, size: usize) -> Mesh {
        let end = start + 40.0 * size as f32;
        Mesh::new(&quad([(start, start), (end, start), (end, end), (start, end)]), size, 0.0)
    }

    #[test]
    fn lines_continue_beyond_a_part_and_not_beyond_a_whole_grid() {
        let mut picture = paper(400, 400);
        grid(&mut picture, &square(20.0, 9).quad(), 9, 0.0);
        let picture = contrast(&picture);
        for (start, size, is_cut_out) in [(20.0, 9, false), (20.0, 7, true), (60.0, 7, true)] {
            assert_eq!(is_part(&picture, &square(start, size)), is_cut_out, "{start} {size}");
        }
    }

    #[test]
    fn a_part_with_more_than_one_row_of_cells_beside_it_has_no_ring() {
        let whole = square(20.0, 8);
        let below = [false, false, true, false];
        for (start, size, ring, has_ring) in [
            (60.0, 6, NO_RING, true),
            (20.0, 7, below, true),
            (20.0, 7, NO_RING, false),
            (20.0, 6, below, false),
            (100.0, 5, below, false),
        ] {
            let part = square(start, size);
            assert!(holds(&whole, &part), "{start} {size}");
            assert_eq!(has_ring_more(&whole, &part, ring), has_ring, "{start} {size} {ring:?}");
        }
    }
}
